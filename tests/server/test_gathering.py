"""A table that people share, over the wire: one code, a start, clocks, absence, links, and two devices."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.http.limits import Rate
from parlour.server.table import table_codes, tickets
from parlour.tables import absence
from parlour.tables.parts import clock
from tests.server.house import INVITE, ME, Browser, House, Made, bot, running
from tests.server.test_duos import Hours, pairs

OPEN = {"kind": "open"}


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def come(made: Made, name: str = "", **more: object) -> tuple[dict[str, Any], Browser]:
    """A person comes by the code that the host sees."""
    code = made.house.hello(made.id, made.tickets[0]).table["room"]["code"]
    answer = made.house.http.post(f"/api/tables/{made.id}/sit", json={"secret": code, "name": name, **more})
    assert answer.status_code == 200, answer.text
    card: dict[str, Any] = answer.json()
    return card, made.house.hello(made.id, card["ticket"])


def party(house: House, players: int = 6) -> tuple[Made, Browser]:
    made = house.create("duos", ME, *[OPEN] * (players - 1), options={"players": str(players)}, name="Ada")
    return made, made.browser(0)


@pytest.mark.slow
def test_three_phones_come_by_one_code_and_the_host_starts(house: House) -> None:
    made, ada = party(house)
    assert (ada.table["room"]["status"], ada.table["view"], ada.table["clock"]) == ("gathering", None, None)
    guests = [come(made, name)[1] for name in ("Bo", "Cy", "Di")]
    assert [guest.table["you"] for guest in guests] == [1, 2, 3]
    assert [person["name"] for person in ada.catch_up()["room"]["people"]] == ["Ada", "Bo", "Cy", "Di"]
    assert guests[0].ask("start", "1")["code"] == "host-only"
    ada.do("seat-bot", "2", seat=4, level=1)
    ada.do("close-seat", "3", seat=5)
    started = ada.do("start", "4")
    assert (started["room"]["status"], len(started["seats"])) == ("playing", 5)
    assert guests[2].catch_up()["view"]["cards"]
    assert "6 seats" not in str(started), "a table of six plays with five"


def test_a_visitor_who_was_declined_does_not_ask_again_under_other_names(house: House) -> None:
    made = house.create("dualite", ME, OPEN, name="Ada")
    ada = made.browser(0)

    def ask(name: str, device: str) -> httpx.Response:
        body = {"name": name, "ask": True}
        return house.http.post(f"/api/tables/{made.id}/sit", json=body, headers={"parlour-device": device})

    first = ask("Bo", "1" * 32)
    assert first.status_code == 200
    assert ada.catch_up()["room"]["question"]["what"] == "come"
    ada.do("answer", "1", accept=False)
    for device in ("1" * 32, "2" * 32):
        again = ask("Cy", device)
        assert (again.status_code, again.json()["code"]) == (400, "asked-lately")
    assert [person["name"] for person in ada.catch_up()["room"]["people"]] == ["Ada", "Bo"]
    ada.do("remove", "2", person=1)
    assert ask("Di", "3" * 32).json()["code"] == "table-closed", "that is how a host locks out who goes on"
    assert come(made, "Eve")[0]["seat"] == 1


def test_the_code_can_be_typed(house: House) -> None:
    made, ada = party(house)
    code = ada.table["room"]["code"]
    mistaken = code.translate(str.maketrans({"L": "1", "Q": "O", "8": "B", "5": "S", "2": "Z"}))
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} ", mistaken):
        found = {"table": made.id, "code": code}
        assert house.http.post("/api/codes", json={"code": typed}).json() == found
        assert house.http.get(f"/api/codes/{typed}").json() == found, "programs of version 0.1"
    assert house.http.post("/api/codes", json={"code": "ZZZZZZ"}).status_code == 404
    assert house.http.get("/api/codes/ZZZZZZ").status_code == 404


def test_one_who_tries_codes_finds_none_and_others_are_not_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wrong codes are counted for each address; after some of them a right one is not looked up either."""
    monkeypatch.setattr(table_codes, "WRONG_CODES", Rate(3, 0.01))

    def tried(code: str, last: int) -> httpx.Response:
        return house.http.post("/api/codes", json={"code": code}, headers={"X-Forwarded-For": f"192.0.2.{last}"})

    with running(tmp_path) as house:
        made = house.create("dualite", ME, OPEN)
        code = made.browser(0).table["room"]["code"]
        assert [tried(code, 1).status_code for _ in range(5)] == [200] * 5, "right ones are not counted"
        assert [tried("ZZZZZZ", 1).status_code for _ in range(4)] == [404, 404, 404, 429]
        refused = tried(code, 1)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-codes")
        sat = {"secret": code, "name": "Bo"}
        guessed = house.http.post(f"/api/tables/{made.id}/sit", json=sat, headers={"X-Forwarded-For": "192.0.2.1"})
        assert guessed.json()["code"] == "too-many-codes"
        assert tried(code, 2).json() == {"table": made.id, "code": code}


def looked_up(house: House, code: str, address: str) -> int:
    return house.http.post("/api/codes", json={"code": code}, headers={"X-Forwarded-For": address}).status_code


def test_wrong_codes_are_counted_for_a_network_and_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has many addresses tries no more codes for that."""
    monkeypatch.setattr(table_codes, "WRONG_CODES_OF_A_NETWORK", Rate(4, 0.01))
    monkeypatch.setattr(table_codes, "ALL_WRONG_CODES", Rate(10, 0.01))
    with running(tmp_path) as house:
        code = house.create("dualite", ME, OPEN).browser(0).table["room"]["code"]
        tried = [looked_up(house, "ZZZZZZ", f"192.0.2.{last}") for last in range(6)]
        assert tried == [404] * 4 + [429] * 2
        tried = [looked_up(house, "ZZZZZZ", f"2001:db8:0:{number:x}::1") for number in range(6)]
        assert tried == [404] * 4 + [429] * 2, "the newer internet gives 65536 of these to one home"
        assert looked_up(house, code, "198.51.100.1") == 200
        assert [looked_up(house, "ZZZZZZ", f"198.51.{third}.1") for third in range(4)] == [404] * 2 + [429] * 2


def test_a_code_lapses_with_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as house:
        made = house.create("dualite", ME, bot(1))
        ada = made.browser(0)
        code = ada.table["room"]["code"]
        sit = f"/api/tables/{made.id}/sit"
        monkeypatch.setattr(table_codes, "FINISHED_LASTS", -1)
        assert looked_up(house, code, "192.0.2.1") == 200
        ada.do("resign", "over")
        assert looked_up(house, code, "192.0.2.1") == 404
        assert house.refused(sit, json={"secret": code})["code"] == "wrong-invitation"
        ada.do("rematch", "again")
        assert looked_up(house, code, "192.0.2.1") == 200, "there is something to come to again"
        monkeypatch.setattr(table_codes, "CODE_LASTS", -1)
        assert looked_up(house, code, "192.0.2.1") == 404


def test_a_code_that_was_drawn_twice_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAAA", "AAAAAA", "BBBBBB", "BBBBBB", "AAAAAA", "CCCCCC"])
    with running(tmp_path) as house:
        monkeypatch.setattr(tickets, "code", lambda: next(drawn))
        tables = [house.create("dualite", ME, OPEN) for _ in range(2)]
        assert [table.browser(0).table["room"]["code"] for table in tables] == ["AAAAAA", "BBBBBB"]
        ada = tables[1].browser(0)
        guest = house.http.post(f"/api/tables/{tables[1].id}/sit", json={"secret": "BBBBBB", "watch": True}).json()
        ada.catch_up()
        assert ada.do("remove", "1", person=guest["person"])["room"]["code"] == "CCCCCC"


def test_an_invitation_that_was_used_opens_no_other_seat(house: House) -> None:
    """The host swaps two seats, and then the seat of the used link waits for the other guest."""
    made = house.create("duos", ME, INVITE, INVITE, name="Ada", options={"players": "3"})
    ada = made.browser(0)
    made.sit(2, "Bo")
    ada.catch_up()
    ada.do("swap-seats", "1", one=1, other=2)
    again = house.refused(f"/api/tables/{made.id}/sit", json={"secret": made.invites[2], "name": "A friend of Bo"})
    assert again["code"] == "invitation-spent"


def test_bystanders_are_not_told_the_code(house: House) -> None:
    made, ada = party(house)
    code = ada.table["room"]["code"]
    bystander = made.browser()
    assert bystander.table["room"]["code"] is None
    assert code not in "".join(bystander.heard)


def test_one_who_comes_chooses_a_seat_or_watches(house: House) -> None:
    made, _ = party(house)
    assert come(made, "Bo", seat=4)[0]["seat"] == 4
    card, watcher = come(made, "Cy", watch=True)
    assert (card["seat"], watcher.table["you"], watcher.table["room"]["you"]) == (None, None, card["person"])
    assert watcher.do("sit", "1", seat=2)["you"] == 2
    assert watcher.do("sit", "2", seat=None)["you"] is None


def test_two_who_ask_for_an_opponent_are_seated_together(house: House) -> None:
    first = house.http.post("/api/opponents", json={"game": "dualite", "name": "Ada"}).json()
    ada = house.hello(first["table"], first["ticket"]["ticket"])
    assert ada.table["room"]["status"] == "gathering"
    second = house.http.post("/api/opponents", json={"game": "dualite", "name": "Bo"}).json()
    assert second["table"] == first["table"]
    bo = house.hello(second["table"], second["ticket"]["ticket"])
    assert (bo.table["room"]["status"], bo.table["you"]) == ("playing", 1)
    third = house.http.post("/api/opponents", json={"game": "dualite", "name": "Cy"}).json()
    assert third["table"] != first["table"]
    cy = house.hello(third["table"], third["ticket"]["ticket"])
    assert cy.do("seat-bot", "1", seat=1, level=1)["room"]["status"] == "playing", "a bot meanwhile"


def asked(house: House, name: str, game: str = "dualite") -> tuple[dict[str, Any], Browser]:
    """A person asks for an opponent and opens the table that they get."""
    card = house.http.post("/api/opponents", json={"game": game, "name": name}).json()
    return card, house.hello(card["table"], card["ticket"]["ticket"])


def test_one_who_plays_a_bot_meanwhile_is_asked_when_someone_comes(house: House) -> None:
    first, ada = asked(house, "Ada", "duality")
    ada.do("seat-bot", "1", seat=1, level=1)
    second, bo = asked(house, "Bo", "duality")
    assert (second["table"], second["ticket"]["seat"]) == (first["table"], None)
    assert ada.catch_up()["room"]["question"] == {"what": "meet", "by": 1, "seat": None, "unanswered": [0]}
    third, _ = asked(house, "Cy", "duality")
    assert third["table"] != first["table"], "one question at a time"
    ada.do("answer", "2", accept=True)
    met = bo.catch_up()
    assert [seat["name"] for seat in met["seats"]] == ["Bo", "Ada"]
    assert (met["room"]["status"], met["outcome"]) == ("playing", None)


def test_one_who_would_rather_play_the_bot_is_not_asked_again(house: House) -> None:
    first, ada = asked(house, "Ada", "pockets")
    ada.do("seat-bot", "1", seat=1, level=1)
    asked(house, "Bo", "pockets")
    ada.catch_up()
    ada.do("answer", "2", accept=False)
    assert asked(house, "Cy", "pockets")[0]["table"] != first["table"]


def test_two_who_ask_at_once_meet_each_other(house: House) -> None:
    """Also before either has opened the page of a table."""
    with ThreadPoolExecutor(2) as both:
        cards = list(
            both.map(lambda name: house.http.post("/api/opponents", json={"game": "dualma", "name": name}).json(), "AB")
        )
    assert cards[0]["table"] == cards[1]["table"]
    for card in cards:
        house.hello(card["table"], card["ticket"]["ticket"])
    assert house.hello(cards[0]["table"], None).table["room"]["status"] == "playing"


def test_strangers_are_two_where_the_game_allows_it(house: House) -> None:
    _, ada = asked(house, "Ada", "duos")
    _, bo = asked(house, "Bo", "duos")
    assert (bo.table["room"]["status"], len(bo.table["seats"])) == ("playing", 2)
    assert ada.catch_up()["options"]["players"] == "2"


def test_no_one_is_seated_with_someone_who_has_gone(house: House) -> None:
    first = house.http.post("/api/opponents", json={"game": "dualma", "name": "Ada"}).json()
    house.hello(first["table"], first["ticket"]["ticket"]).close()
    while house.hello(first["table"], None).table["room"]["people"][0]["here"]:
        pass
    second = house.http.post("/api/opponents", json={"game": "dualma", "name": "Bo"}).json()
    assert second["table"] != first["table"]


def test_a_seat_is_handed_over_once_its_holder_has_left_and_the_old_ticket_dies(house: House) -> None:
    made, ada = party(house, 2)
    card, bo = come(made, "Bo")
    assert bo.table["room"]["status"] == "playing"
    links, ask = f"/api/tables/{made.id}/links", {"ticket": made.tickets[0], "seat": 1}
    assert house.refused(links, json={"ticket": card["ticket"], "seat": 0})["code"] == "host-only"
    assert house.refused(links, json=ask)["code"] == "seat-holder-here"
    bo.do("leave", "1")
    lapsed = house.http.post(links, json=ask).json()
    assert link_of(ada.catch_up(), card) == (True, False), "all are told that there is a link"
    back = house.hello(made.id, card["ticket"])
    refused = house.refused(f"/api/tables/{made.id}/sit", json={"secret": lapsed["secret"]})
    assert refused["code"] == "invitation-spent", "Bo came back first"
    back.do("leave", "2")
    link = house.http.post(links, json=ask).json()
    old = house.refused(f"/api/tables/{made.id}/sit", json={"secret": lapsed["secret"]})
    assert old["code"] == "wrong-invitation", "a new link replaces the old one"
    body = {"secret": link["secret"], "key": "k" * 24}
    again = house.http.post(f"/api/tables/{made.id}/sit", json=body).json()
    assert (again["seat"], again["person"]) == (1, card["person"])
    assert house.http.post(f"/api/tables/{made.id}/sit", json=body).json() == again, "the answer was lost on the way"
    assert link_of(ada.catch_up(), card) == (False, True), "all are told that it was used"
    gone = house.open(made.id)
    gone.send(kind="hello", ticket=card["ticket"])
    assert gone.next()["code"] == "wrong-ticket"
    assert house.hello(made.id, again["ticket"]).table["you"] == 1
    spent = house.refused(f"/api/tables/{made.id}/sit", json={"secret": link["secret"]})
    assert spent["code"] == "wrong-invitation"


def link_of(table: dict[str, Any], card: dict[str, Any]) -> tuple[bool, bool]:
    """Whether there is an unused link for this person's seat, and whether one was used in this game."""
    person = next(one for one in table["room"]["people"] if one["person"] == card["person"])
    return person["link_given"], person["by_link"]


def test_a_new_link_raced_by_ten_gives_one_ticket(house: House) -> None:
    made, _ = party(house, 2)
    _, bo = come(made, "Bo")
    bo.do("leave", "1")
    body = {"ticket": made.tickets[0], "seat": 1}
    secret = house.http.post(f"/api/tables/{made.id}/links", json=body).json()["secret"]

    def sit(_: int) -> int:
        return house.http.post(f"/api/tables/{made.id}/sit", json={"secret": secret}).status_code

    with ThreadPoolExecutor(10) as racers:
        assert sorted(racers.map(sit, range(10))) == [200] + [400] * 9


def test_a_host_cannot_take_the_seat_of_a_stranger(tmp_path: Path) -> None:
    """Not while the opponent is here, nor when they have left, nor by sending them away and coming in a second time."""
    with running(tmp_path) as house:
        first, ada = asked(house, "Ada", "dualite")
        second, bo = asked(house, "Bo", "dualite")
        bo.catch_up()
        assert (first["table"], bo.table["room"]["status"]) == (second["table"], "playing")
        links, ask = f"/api/tables/{first['table']}/links", {"ticket": first["ticket"]["ticket"], "seat": 1}
        assert house.refused(links, json=ask)["code"] == "stranger-seat"
        assert ada.ask("remove", "1", person=second["ticket"]["person"])["code"] == "stranger-plays"
        assert bo.catch_up()["you"] == 1
        bo.do("leave", "1")
        assert house.refused(links, json=ask)["code"] == "stranger-seat"
        code = ada.catch_up()["room"]["code"]
        other = house.http.post(f"/api/tables/{first['table']}/sit", json={"secret": code}).json()
        phone = house.hello(first["table"], other["ticket"])
        assert phone.ask("sit", "1", seat=1)["code"] == "seat-taken"


def test_the_link_of_a_guest_who_was_removed_opens_no_later_seat(house: House) -> None:
    made = house.create("duos", ME, INVITE, INVITE, INVITE, name="Ada", options={"players": "4"})
    ada = made.browser(0)
    made.sit(1, "Bo")
    ada.catch_up()
    ada.do("remove", "1", person=1)
    new = house.http.post(f"/api/tables/{made.id}/links", json={"ticket": made.tickets[0], "seat": 1}).json()
    old = house.refused(f"/api/tables/{made.id}/sit", json={"secret": made.invites[1]})
    assert old["code"] == "invitation-spent"
    assert house.http.post(f"/api/tables/{made.id}/sit", json={"secret": new["secret"]}).json()["seat"] == 1


def test_a_private_link_for_one_seat(house: House) -> None:
    made, _ = party(house)
    link = house.http.post(f"/api/tables/{made.id}/links", json={"ticket": made.tickets[0], "seat": 3}).json()
    assert [come(made)[0]["seat"] for _ in range(4)] == [1, 2, 4, 5]
    assert house.http.post(f"/api/tables/{made.id}/sit", json={"secret": link["secret"]}).json()["seat"] == 3


def test_someone_sent_away_cannot_come_back_by_the_old_code(house: House) -> None:
    made, ada = party(house)
    code = ada.table["room"]["code"]
    card, bo = come(made, "Bo")
    ada.catch_up()
    assert ada.do("remove", "1", person=card["person"])["room"]["code"] != code
    assert bo.until(kind="refused")["code"] == "sent-away"
    assert house.refused(f"/api/tables/{made.id}/sit", json={"secret": code})["code"] == "wrong-invitation"


def test_a_table_is_closed_to_one_who_was_sent_away(house: House) -> None:
    """No one watches by its address any more, nor sits down without the code; with the new code both are possible."""
    made = house.create("duos", ME, *[OPEN] * 3, name="Ada", listed=True)
    ada = made.browser(0)
    code, watcher = ada.table["room"]["code"], made.browser()
    card, bo = come(made, "Bo")
    ada.catch_up()
    assert ada.do("remove", "1", person=card["person"])["room"]["closed"]
    assert bo.until(kind="refused")["code"] == "sent-away"
    assert watcher.until(kind="refused")["code"] == "table-closed", "it may be Bo in another tab"
    for ticket, why in ((None, "table-closed"), (card["ticket"], "wrong-ticket")):
        stranger = house.open(made.id)
        stranger.send(kind="hello", ticket=ticket)
        assert stranger.next()["code"] == why
    assert house.refused(f"/api/tables/{made.id}/sit", json={})["code"] == "table-closed"
    assert house.refused(f"/api/tables/{made.id}/sit", json={"secret": code})["code"] == "wrong-invitation"
    assert all(row["table"] != made.id for row in house.http.get("/api/tables").json())
    assert come(made, "Cy", watch=True)[1].table["room"]["closed"]
    assert come(made, "Di")[1].table["you"] == 1


@pytest.mark.slow
def test_a_finished_game_is_not_shown_to_one_who_was_sent_away(house: House) -> None:
    """With a ticket of the table its record, review and pictures are given out; by its address alone they are not."""
    made = house.create("dualite", ME, OPEN, name="Ada")
    ada = made.browser(0)
    card, _ = come(made, "Bo")
    files = [f"/api/tables/{made.id}/{file}" for file in ("record", "review", "board.png", "game.gif", "picture.png")]
    ada.catch_up()
    ada.do("resign", "1")
    assert [house.http.get(file).status_code for file in files] == [200] * 5
    ada.do("remove", "2", person=card["person"])
    dead, ticket = ({"Authorization": f"Bearer {one}"} for one in (card["ticket"], made.tickets[0]))
    assert {house.http.get(file).json()["code"] for file in files} == {"table-closed"}
    assert {house.http.get(file, headers=dead).json()["code"] for file in files} == {"wrong-ticket"}
    assert [house.http.get(file, headers=ticket).status_code for file in files] == [200] * 5
    assert "Ada" not in house.http.get(f"/table/{made.id}").text, "nor is it told what was shared"


def test_one_who_watches_is_one_turn_late_on_the_wire(house: House) -> None:
    """Not even how many messages come tells of a secret choice; and no one looks ahead."""
    made = house.create("duos", ME, OPEN, OPEN, options={"players": "3", "deadline": "60"}, name="Ada", delayed=True)
    ada = made.browser(0)
    players = [ada, come(made, "Bo")[1], come(made, "Cy")[1]]
    _, wim = come(made, "Wim", watch=True)
    stranger = made.browser()
    players[0].do("start", "1")
    for watcher in (wim, stranger):
        assert watcher.catch_up()["clock"] is None
        watcher.heard.clear()
    laid = wim.table["view"]
    for player in players:
        player.catch_up()
        assert player.play(pairs(player))["kind"] == "done"
        assert wim.is_quiet()
    for watcher in (wim, stranger):
        seen = watcher.catch_up()
        assert (seen["delayed"], seen["view"], seen["announcements"], seen["phase"]) == (True, laid, [], 0)
        assert watcher.ask("look", "ahead", ply=1)["code"] == "look-too-far"
        assert "boards" not in "".join(watcher.heard)
    for player in players:
        player.catch_up()
        player.play(pairs(player))
    assert wim.catch_up()["view"]["last"]["number"] == 1
    assert ada.catch_up()["view"]["last"]["number"] == 2
    ada.do("watch-late", "2", delayed=False)
    assert wim.catch_up()["view"]["last"]["number"] == 2


@pytest.mark.slow
def test_phrases_mute_and_reasons_on_the_wire(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made, ada = party(house, 3)
        (of_bo, bo), (of_cy, cy) = come(made, "Bo"), come(made, "Cy")
        assert bo.ask("phrase", "1", code="hello")["kind"] == "done"
        bo.send(kind="phrase", id="2", code="fiddlesticks")
        assert bo.until(kind="refused")["code"] == "garbled", "the list is closed"
        ada.catch_up()
        ada.do("mute", "1", person=1, muted=True)
        assert bo.ask("phrase", "3", code="laugh")["code"] == "muted"
        ada.do("start", "2")
        players = [ada, bo, cy]
        for player in players:
            player.catch_up()
            player.play(pairs(player))
        narrator = players[cy.catch_up()["view"]["last"]["narrator"]]
        if narrator is bo:
            ada.do("mute", "3", person=1, muted=False)
        pair = narrator.catch_up()["explain"][1]
        assert narrator.ask("explain", "why", about=pair, text="Both are shit")["kind"] == "done"
    with running(tmp_path) as house:
        table = house.hello(made.id, made.tickets[0]).table
        assert [said["code"] for said in table["talk"]["said"]] == ["hello"]
        (reason,) = table["remarks"]
        assert (reason["code"], reason["facts"]["text"]) == ("duos-why-said", "Both are ****")
        ticket = (made.tickets[0], of_bo["ticket"], of_cy["ticket"])[players.index(narrator)]
        erased = house.http.delete(f"/api/tables/{made.id}/person", headers={"Authorization": f"Bearer {ticket}"})
        assert erased.status_code == 204
        assert house.hello(made.id, ticket).table["remarks"] == [], "a reason is a text of one's own"


def test_a_report_reaches_the_host_alone(house: House) -> None:
    made, ada = party(house)
    card, bo = come(made, "Bo")
    _, cy = come(made, "Cy")
    assert cy.ask("report", "1", person=card["person"], text="rude")["kind"] == "done"
    assert ada.catch_up()["room"]["reports"] == [{"person": 1, "by": 2, "text": "rude"}]
    assert bo.catch_up()["room"]["reports"] == cy.catch_up()["room"]["reports"] == []


@pytest.mark.slow
def test_drafts_are_secret_survive_a_restart_and_are_handed_in(
    tmp_path: Path, wall: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full board is handed in though no one tapped Ready; of a half one the complete pairs count."""
    with running(tmp_path) as house:
        made = house.create("duos", ME, INVITE, INVITE, options={"players": "3", "deadline": "60"}, name="Ada")
        for seat in (1, 2):
            made.sit(seat)
        ada, bo, cy = (made.browser(seat) for seat in range(3))
        for browser in (ada, bo, cy):
            browser.catch_up()
        chosen = pairs(bo)
        bo.heard.clear()
        assert bo.ask("draft", "1", text=chosen)["kind"] == "done"
        assert ada.ask("draft", "2", text=pairs(ada).split(",")[0] + ",")["kind"] == "done"
        assert cy.is_quiet()
        assert bo.is_quiet(), "the player who drafts knows it"
        tab = made.browser(1)
        assert tab.table["draft"] == chosen
        assert bo.ask("draft", "3", text=chosen + " ")["kind"] == "done"
        assert tab.until(kind="table")["draft"] == chosen + " ", "two devices with one ticket agree"
        assert bo.ask("draft", "4", text=chosen)["kind"] == "done"
    monkeypatch.setattr(absence, "AWAY_AFTER", 50)  # the table looks at the wall again when Ada does not come
    with running(tmp_path) as house:
        bo, cy = house.hello(made.id, made.tickets[1]), house.hello(made.id, made.tickets[2])
        assert (bo.table["draft"], cy.table["draft"]) == (chosen, "")
        wall.now += 61
        while not cy.catch_up()["view"]["last"]:
            pass
        assert [len(board) for board in cy.table["view"]["last"]["boards"]] == [1, 4, 0]
        assert bo.catch_up()["draft"] == "", "erased at the reveal"


def test_the_clock_of_a_table_is_told_to_everyone(house: House, wall: Hours) -> None:
    made = house.create("dualite", ME, INVITE, time={"kind": "player", "seconds": 300, "increment": 5})
    made.sit(1)
    ada, bo = made.browser(0), made.browser(1)
    ada.catch_up()
    wall.now += 10
    ada.make("a1+c3")
    assert bo.catch_up()["clock"] == {
        "left": 300_000,
        "whole": 300_000,
        "seats": [295_000, 300_000],
        "paused": False,
        "soon": 0,
    }
    bo.do("pause", "1")
    ada.catch_up()
    assert ada.table["room"]["question"] == {"what": "pause", "by": 0 + 1, "seat": None, "unanswered": [0]}
    assert ada.do("answer", "1", accept=True)["clock"]["paused"]
    wall.now += 1000
    bo.catch_up()
    assert bo.do("resume", "2")["clock"]["left"] == 300_000


def test_one_who_is_away_is_seen_and_can_be_replaced(
    house: House, wall: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "AWAY_AFTER", 50)
    made = house.create("dualite", ME, INVITE, name="Ada")
    made.sit(1, "Bo")
    ada, bo = made.browser(0), made.browser(1)
    ada.catch_up()
    ada.make("a1+c3")
    bo.close()
    gone = round(wall.now * 1000)
    wall.now += 1
    while ada.catch_up()["room"]["people"][1]["away_since"] is None:
        pass
    assert ada.table["room"]["people"][1]["away_since"] == gone
    assert ada.ask("substitute", "1", seat=1)["code"] == "not-absent"
    wall.now += 60
    assert ada.do("substitute", "2", seat=1)["seats"][1]["substitute"] is not None
    while len(ada.table["announcements"]) < 2:
        ada.next()
    bo = made.browser(1)
    assert bo.table["seats"][1]["substitute"] is None, "back on the own seat"


def test_watchers_talk_among_themselves(house: House) -> None:
    made = house.create("duos", ME, INVITE, bot(1), options={"players": "3"}, name="Ada")
    made.sit(1, "Bo")
    ada, bo = made.browser(0), made.browser(1)
    (_, cy), (_, di) = come(made, "Cy", watch=True), come(made, "Di", watch=True)
    assert cy.ask("say", "1", text="She will take the ant")["kind"] == "done"
    assert di.catch_up()["talk"]["said"][0]["name"] == "Cy"
    for player in (ada, bo):
        assert "ant" not in str(player.catch_up()["talk"])


@pytest.mark.slow
def test_days_go_on_while_no_one_keeps_the_time(tmp_path: Path, wall: Hours) -> None:
    day = 24 * 3600
    with running(tmp_path) as house:
        made = house.create("dualite", ME, INVITE, time={"kind": "move", "seconds": day})
        made.sit(1)
        made.browser(1)
        assert made.browser(0).table["clock"]["whole"] == day * 1000
    wall.now += day + clock.GRACE
    with running(tmp_path) as house:
        outcome = house.hello(made.id, made.tickets[1]).table["outcome"]
        assert (outcome["winners"], outcome["reason"]) == ([1], "outcome-flagged")


@pytest.mark.slow
def test_a_table_that_no_one_visits_is_closed_and_revealed(tmp_path: Path, wall: Hours) -> None:
    with running(tmp_path) as house:
        made = house.create("pockets", ME, INVITE)
        made.sit(1)
        made.browser(1)
        made.browser(0)
    wall.now += absence.ABANDONED_AFTER / 1000 + 60
    with running(tmp_path) as house:
        assert house.hello(made.id, None).table["outcome"]["reason"] == "outcome-abandoned"
        assert "deal:" in house.http.get(f"/api/tables/{made.id}/record").text


@pytest.mark.parametrize(("own", "heard"), [(None, "You **** horse"), ("horse", "You shit *****")])
@pytest.mark.slow
def test_rude_words_are_not_said_and_the_owner_says_which(tmp_path: Path, own: str | None, heard: str) -> None:
    if own is not None:
        (tmp_path / "rude-words.txt").write_text(f"# ours\n{own}\n", encoding="utf-8")
    with running(tmp_path) as house:
        made, ada = party(house)
        assert ada.ask("say", "1", text="You shit horse")["kind"] == "done"
        assert ada.catch_up()["talk"]["said"][0]["text"] == heard
        _, bo = come(made, "Shit Horse")
        assert bo.table["room"]["people"][1]["name"] == ("**** Horse" if own is None else "Shit *****")
