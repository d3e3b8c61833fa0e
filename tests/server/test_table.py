"""A table over the wire: making it, sitting down, playing, and whatever else may happen there."""

from __future__ import annotations

import pytest

from parlour.games.dualite import GAME as dualite
from parlour.players import names as bot_names
from parlour.players.levels import offered
from parlour.record import read, replay, written_result
from tests.games.whole_games import EVERY_GAME
from tests.server.house import INVITE, ME, Browser, House, Made, bot


def seated(house: House, game: str = "dualite", **more: object) -> tuple[Made, Browser, Browser]:
    """Two people at a table, both there."""
    made = house.create(game, ME, INVITE, name="Ada", **more)
    made.sit(1, "Bo")
    ada, bo = made.browser(0), made.browser(1)
    ada.until(kind="table")
    return made, ada, bo


def play_out(*browsers: Browser) -> None:
    """Always the first choice of a person who is awaited, to the end."""
    while browsers[0].catch_up()["outcome"] is None:
        seat = browsers[0].table["awaited"][0]
        browsers[seat].catch_up()
        browsers[seat].make(browsers[seat].table["view"]["choices"][0])
    for browser in browsers:
        browser.catch_up()


@pytest.mark.slow
def test_two_people_play_a_whole_game_and_read_its_record(house: House) -> None:
    for game in ("dualite", "pockets"):
        made, ada, bo = seated(house, game)
        bystander = made.browser()
        play_out(ada, bo)
        assert ada.table["outcome"] == bo.table["outcome"] == bystander.catch_up()["outcome"]
        assert ada.table["view"]["choices"] == []
        answer = house.http.get(f"/api/tables/{made.id}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        sheet = read(answer.text)
        assert sheet.names == ("Ada", "Bo")
        played = replay(sheet, EVERY_GAME)
        assert sheet.result == written_result(played.game.outcome(played.positions[-1]))


def test_the_record_is_not_given_out_before_the_end(house: House) -> None:
    made, ada, _ = seated(house, "pockets")
    answer = house.http.get(f"/api/tables/{made.id}/record")
    assert (answer.status_code, answer.json()["code"]) == (400, "record-not-yet")
    ada.do("resign", "1")
    assert house.http.get(f"/api/tables/{made.id}/record").status_code == 200


def test_the_lobby_lists_the_games_with_their_options(house: House) -> None:
    cards = {card["name"]: card for card in house.http.get("/api/games").json()}
    assert set(cards) == set(EVERY_GAME)
    assert cards["dualite"]["open"]
    assert cards["dualite"]["levels"] == offered(dualite)[-1]
    assert (cards["dualite"]["lowest"], cards["dualma"]["lowest"]) == (1, 0)
    assert not cards["pockets"]["open"]
    assert cards["pockets"]["options"] == [
        {"name": "tricks", "default": "2", "values": [], "low": 1, "high": 3, "by_language": {}, "among_people": None}
    ]


def test_one_who_plays_there_looks_from_elsewhere_and_is_not_there_for_it(house: House) -> None:
    made, ada, _ = seated(house)
    ada.make("a1+d3")
    mine = {"Authorization": f"Bearer {made.tickets[1]}"}
    seen = house.http.get(f"/api/tables/{made.id}", headers=mine).json()
    assert (seen["status"], seen["awaited"], seen["outcome"]) == ("playing", [1], None)
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Bo"]
    stranger = house.http.get(f"/api/tables/{made.id}")
    assert (stranger.status_code, stranger.json()["code"]) == (400, "wrong-ticket")

    alone = house.create("dualite", ME, INVITE)
    mine = {"Authorization": f"Bearer {alone.tickets[0]}"}
    seen = house.http.get(f"/api/tables/{alone.id}", headers=mine).json()
    assert seen["status"] == "gathering"
    assert [seat["here"] for seat in seen["seats"]] == [False, False]


def test_an_invitation_is_spent_on_sitting_down(house: House) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    ada = made.browser(0)
    assert [seat["kind"] for seat in ada.table["seats"]] == ["person", "free"]
    ticket = made.sit(1, "  Bo\n the second ")
    assert ticket != made.invites[1], "the ticket is another secret"
    seat = ada.until(kind="table")["seats"][1]
    assert (seat["kind"], seat["name"], seat["here"]) == ("person", "Bo the second", False)
    again = house.refused(f"/api/tables/{made.id}/sit", json={"secret": made.invites[1], "name": "Eve"})
    assert again["code"] == "invitation-spent"
    assert house.hello(made.id, ticket).table["you"] == 1
    assert ada.is_quiet() is False
    assert ada.table["seats"][1]["here"]


def test_a_lost_answer_is_not_a_lost_seat(house: House) -> None:
    """Who sends the same request again, with the same key of their own, gets the same ticket again."""
    for listed in (False, True):
        made = house.create("dualite", ME, INVITE, listed=listed)
        body = {"secret": None if listed else made.invites[1], "name": "Bo", "key": "a key of my own making"}
        first = house.http.post(f"/api/tables/{made.id}/sit", json=body).json()
        assert house.http.post(f"/api/tables/{made.id}/sit", json=body).json() == first
        assert house.hello(made.id, first["ticket"]).table["you"] == 1
        other = house.refused(f"/api/tables/{made.id}/sit", json={**body, "key": "the key of another guest"})
        assert other["code"] == ("no-free-seat" if listed else "invitation-spent")


def test_a_promised_ticket_is_bound_to_its_table(house: House) -> None:
    """The same guest with the same key at another table has another ticket: one gives nothing away of the other."""
    body = {"name": "Bo", "key": "a key of my own making"}
    made = [house.create("dualite", ME, INVITE, listed=True) for _ in range(2)]
    cards = [house.http.post(f"/api/tables/{table.id}/sit", json=body).json() for table in made]
    assert cards[0]["seat"] == cards[1]["seat"] == 1
    assert cards[0]["ticket"] != cards[1]["ticket"]
    browser = house.open(made[1].id)
    browser.send(kind="hello", ticket=cards[0]["ticket"])
    assert browser.next()["code"] == "wrong-ticket"


def test_a_guest_without_a_name_is_a_guest(house: House) -> None:
    made = house.create("dualite", ME, bot(1))
    assert made.browser(0).table["seats"][0]["name"] == "Guest"


def test_anyone_may_take_a_free_seat_at_a_listed_table(house: House) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada", listed=True)
    rows = {row["table"]: row for row in house.http.get("/api/tables").json()}
    assert rows[made.id]["seats"][1]["kind"] == "free"
    answer = house.http.post(f"/api/tables/{made.id}/sit", json={"name": "Bo"}).json()
    assert answer["seat"] == 1
    assert house.hello(made.id, answer["ticket"]).table["you"] == 1
    assert house.refused(f"/api/tables/{made.id}/sit", json={"name": "Eve"})["code"] == "no-free-seat"


def test_a_table_that_is_over_is_not_listed(house: House) -> None:
    def listed() -> set[str]:
        return {row["table"] for row in house.http.get("/api/tables").json()}

    made = house.create("dualite", ME, ME, listed=True)
    assert made.id in listed()
    made.browser(0).do("resign", "enough")
    assert made.id not in listed()


def test_a_table_by_invitation_is_not_listed(house: House) -> None:
    made = house.create("dualite", ME, INVITE)
    assert made.id not in {row["table"] for row in house.http.get("/api/tables").json()}
    assert house.refused(f"/api/tables/{made.id}/sit", json={})["code"] == "invitation-needed"


def test_both_seats_on_one_device_for_open_games(house: House) -> None:
    made = house.create("dualite", ME, ME, name="Ada")
    first, second = made.browser(0), made.browser(1)
    first.until(kind="table")
    first.make("a1+c3")
    second.catch_up()
    second.make("b2")
    assert [line["seat"] for line in first.until(kind="table")["announcements"]] == [0, 1]
    second.do("take-back", "1")
    assert len(first.until(kind="table")["announcements"]) == 1, "one person at one device need not ask"


def test_not_for_games_with_hidden_cards(house: House) -> None:
    refusal = house.refused("/api/tables", json={"game": "pockets", "seats": [ME, ME]})
    assert refusal["code"] == "one-device-hidden"


def test_a_bystander_follows_but_cannot_act(house: House) -> None:
    made, ada, _ = seated(house)
    bystander = made.browser()
    assert bystander.table["you"] is None
    ada.make("a1+c3")
    assert bystander.until(kind="table")["announcements"][0]["text"] == "a1+c3"
    acts: dict[str, dict[str, object]] = {
        "play": {"phase": 2, "text": "b2"},
        "resign": {},
        "take-back": {},
        "answer": {"accept": True},
        "rematch": {},
    }
    for kind, parts in acts.items():
        assert bystander.ask(kind, kind, **parts)["code"] == "bystander"
    assert ada.is_quiet()


def test_the_others_see_who_is_here(house: House) -> None:
    made, ada, bo = seated(house)
    assert [seat["here"] for seat in ada.table["seats"]] == [True, True]
    second_tab = made.browser(1)
    assert ada.is_quiet(), "a second tab changes nothing for the others"
    bo.close()
    assert ada.is_quiet()
    second_tab.close()
    assert [seat["here"] for seat in ada.until(kind="table")["seats"]] == [True, False]


def test_two_tabs_of_one_seat_stay_in_step(house: House) -> None:
    made, ada, bo = seated(house)
    tab = made.browser(0)
    tab.make("a1+c3")
    assert ada.until(kind="table")["announcements"] == tab.table["announcements"]
    bo.catch_up()
    bo.make("b2")
    assert ada.until(kind="table") == tab.until(kind="table")
    assert ada.make("b3") == tab.until(kind="table")


def test_resigning(house: House) -> None:
    _, ada, bo = seated(house)
    ada.do("resign", "1")
    assert bo.until(kind="table")["outcome"] == {
        "winners": [1],
        "reason": "outcome-resigned",
        "points": [],
        "seat": 0,
        "early": True,
    }
    assert bo.ask("resign", "2")["code"] == "game-over"


def test_stepping_through_the_game(house: House) -> None:
    _, ada, bo = seated(house)
    ada.make("a1+c3")
    bo.catch_up()
    bo.make("b2")
    circles = [len(ada.ask("look", f"{ply}", ply=ply)["view"]["circles"]) for ply in range(3)]
    assert circles == [0, 2, 3]
    too_far = ada.ask("look", "3", ply=3)
    assert (too_far["code"], too_far["facts"]) == ("look-too-far", {"ply": 3, "last": 2})


def test_stepping_counts_only_what_one_has_heard(house: House) -> None:
    """Seat 1 changes its mind twice; neither the number of steps nor their views tell the others."""
    _, ada, bo = seated(house, "pockets")
    for card in bo.table["view"]["hand"]:
        bo.make(f"lay {card}")
    assert ada.ask("look", "1", ply=1)["code"] == "look-too-far"
    assert bo.ask("look", "2", ply=2)["view"]["laid"] == bo.table["view"]["hand"][1]
    assert ada.ask("look", "3", ply=0)["view"]["ready"] == [False, True], "step 0 is now: nothing was heard"


def test_considering_is_for_games_with_drafts(house: House) -> None:
    _, ada, _ = seated(house)
    assert ada.ask("consider", "1", draft="b2")["code"] == "nothing-to-consider"


def test_someone_explains_where_one_plays_alone_against_bots(house: House) -> None:
    ada = house.create("dualite", ME, bot(1), name="Ada").browser(0)
    assert ada.ask("coach", "1")["said"] == [{"code": "dualite-coach-1", "facts": {}}]
    ada.make("a1+c3")
    while ada.table["to_move"] != [0]:
        ada.until(kind="table")
    assert ada.ask("coach", "2")["said"][0]["code"] != "dualite-coach-1"
    ada.do("resign", "3")
    assert ada.ask("coach", "4")["said"] == []
    _, first, second = seated(house)
    assert first.ask("coach", "5")["code"] == "coach-not-here"
    assert second.ask("coach", "6")["code"] == "coach-not-here"


def test_a_take_back_against_bots_is_granted_at_once(house: House) -> None:
    made = house.create("dualite", ME, bot(1), name="Ada")
    ada = made.browser(0)
    assert ada.ask("take-back", "0")["code"] == "nothing-to-take-back"
    ada.make("a1+c3")
    while ada.table["to_move"] != [0]:
        ada.until(kind="table")
    assert len(ada.table["announcements"]) == 2
    assert ada.table["can_take_back"]
    assert ada.do("take-back", "1")["announcements"] == []
    assert ada.make("a1+c3")["announcements"][0]["text"] == "a1+c3"


def test_a_person_who_was_offline_during_a_take_back_reads_the_moves_of_now(house: House) -> None:
    """As many moves as before, so that only their contents tell."""
    made = house.create("dualite", ME, bot(1), name="Ada")
    ada = made.browser(0)
    for opening in ("a1+c3", "a1+d4"):
        ada.catch_up()
        ada.make(opening)
        while ada.table["to_move"] != [0]:
            ada.until(kind="table")
        spectator = made.browser()
        told = [line["text"] for line in spectator.catch_up()["announcements"]]
        assert told == [line["text"] for line in ada.table["announcements"]]
        assert (len(told), told[0]) == (2, opening)
        spectator.close()
        ada.do("take-back", opening)


def test_a_take_back_against_people_needs_their_consent(house: House) -> None:
    _, ada, bo = seated(house)
    ada.make("a1+c3")
    bo.catch_up()
    assert bo.ask("answer", "0", accept=True)["code"] == "nothing-asked"
    assert ada.do("take-back", "1")["asking"] == 0
    assert bo.until(kind="table")["asking"] == 0
    assert ada.ask("take-back", "2")["code"] == "already-asked"
    assert ada.ask("answer", "3", accept=True)["code"] == "not-yours-to-answer"
    refused = bo.do("answer", "4", accept=False)
    assert (refused["asking"], len(refused["announcements"])) == (None, 1)
    ada.catch_up()
    ada.do("take-back", "5")
    bo.catch_up()
    granted = bo.do("answer", "6", accept=True)
    assert (granted["asking"], granted["announcements"], granted["to_move"]) == (None, [], [0])


def test_a_question_can_be_withdrawn_and_lapses_with_the_next_move(house: House) -> None:
    _, ada, bo = seated(house)
    ada.make("a1+c3")
    ada.do("take-back", "1")
    assert ada.do("answer", "2", accept=False)["asking"] is None
    ada.do("take-back", "3")
    bo.catch_up()
    assert bo.make("b2")["asking"] is None


def test_all_other_people_must_agree(house: House) -> None:
    made = house.create("dualite", ME, INVITE, INVITE, bot(1), options={"players": "4"})
    made.sit(1)
    made.sit(2)
    first, second, third = (made.browser(seat) for seat in range(3))
    first.catch_up()
    first.make("a1+c3")
    first.do("take-back", "1")
    second.catch_up()
    assert second.table["unanswered"] == [1, 2]
    assert second.do("answer", "1", accept=True)["unanswered"] == [2]
    assert second.ask("answer", "2", accept=True)["code"] == "not-yours-to-answer"
    assert second.ask("answer", "3", accept=False)["code"] == "not-yours-to-answer"
    third.catch_up()
    assert third.do("answer", "1", accept=True)["announcements"] == []


def test_a_part_of_the_own_turn_is_withdrawn_without_asking(house: House) -> None:
    _, ada, bo = seated(house, "pockets")
    ada.make(f"lay {max(ada.table['view']['hand'])}")
    assert not ada.table["can_take_back"]
    assert ada.ask("take-back", "0")["code"] == "cannot-take-back"
    bo.catch_up()
    bo.make(f"lay {min(bo.table['view']['hand'])}")
    planter = bo if ada.catch_up()["to_move"] == [1] else ada
    planter.make("flag left")
    assert planter.table["can_take_back"]
    assert planter.do("take-back", "1")["view"]["flags"] == []
    planter.make("flag left")
    planter.make("flag right")
    assert not planter.table["can_take_back"], "now both choose secretly again"
    assert planter.ask("take-back", "2")["code"] == "cannot-take-back"


def test_a_rematch_is_at_the_same_table_with_sides_swapped(house: House) -> None:
    made, ada, bo = seated(house)
    bystander = made.browser()
    assert ada.ask("rematch", "0")["code"] == "rematch-not-over"
    ada.do("resign", "1")
    bo.catch_up()
    asked = bo.do("rematch", "2")
    assert asked["room"]["status"] == "gathering"
    assert asked["outcome"]["winners"] == [1], "the last game is shown until the next one starts"
    assert [person["ready"] for person in ada.catch_up()["room"]["people"]] == [False, True]
    assert [seat["name"] for seat in ada.table["room"]["seats"]] == ["Bo", "Ada"]
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Bo"]
    again = ada.do("rematch", "3")
    assert (again["you"], again["outcome"], again["announcements"]) == (1, None, [])
    assert again["phase"] > asked["phase"], "what was meant for the last game is stale"
    assert [seat["name"] for seat in again["seats"]] == ["Bo", "Ada"]
    assert bo.catch_up()["you"] == 0
    assert bystander.catch_up()["to_move"] == [0]
    assert [(tally["name"], tally["wins"]) for tally in again["room"]["score"]] == [("Ada", 0), ("Bo", 1)]


def test_no_rematch_starts_before_everyone_is_there(house: House) -> None:
    """No clock either."""
    made, ada, bo = seated(house, time={"kind": "move", "seconds": 60})
    bo.close()
    ada.until(kind="table")
    ada.do("resign", "1")
    waiting = ada.do("rematch", "2")
    assert (waiting["room"]["status"], waiting["clock"]) == ("gathering", None)
    bo = made.browser(1)
    assert bo.table["room"]["status"] == "gathering", "and has asked for it too"
    started = bo.do("rematch", "3")
    assert (started["room"]["status"], started["you"]) == ("playing", 0)
    assert started["clock"]["whole"] == 60_000


def test_a_rematch_against_a_bot_begins_with_the_bot(house: House) -> None:
    made = house.create("dualite", ME, bot(2), name="Ada")
    ada = made.browser(0)
    ada.do("resign", "1")
    bots_name = ada.table["seats"][1]["name"]
    again = ada.do("rematch", "2")
    while not again["announcements"]:
        again = ada.until(kind="table")
    assert again["announcements"][0]["seat"] == 0
    assert (again["seats"][0]["kind"], again["seats"][0]["name"], again["seats"][0]["level"]) == ("bot", bots_name, 2)


def test_everyone_at_a_table_has_a_name_of_their_own(house: House) -> None:
    """Guests who bring the same name, or none, are numbered; bots of one level are told apart."""
    made = house.create("duos", bot(5), bot(5), bot(5), INVITE, INVITE, INVITE, options={"players": "6"})
    bots = [seat["name"] for seat in made.browser().table["seats"][:3]]
    for seat, name in ((3, ""), (4, "guest"), (5, bots[0].upper())):
        made.sit(seat, name)
    names = [seat["name"] for seat in made.browser().table["seats"]]
    assert names == [*bots, "Guest 2", "guest 3", f"{bots[0].upper()} 2"], "the host is a Guest already"
    assert len(set(bots)) == 3


@pytest.mark.slow
def test_a_bot_does_not_take_the_name_of_who_sets_the_table(house: House) -> None:
    for name in bot_names.listed():
        seats = house.create("duos", ME, *[bot(1)] * 5, options={"players": "6"}, name=name).browser().table["seats"]
        assert len({seat["name"] for seat in seats}) == 6


def test_bots_play_among_themselves(house: House) -> None:
    for game in ("dualite", "pockets"):
        bystander = house.create(game, bot(1), bot(2)).browser()
        while bystander.table["outcome"] is None:
            bystander.until(kind="table")
        assert bystander.table["announcements"]
