"""An evening: a room goes from game to game, by its host or by a vote, and counts points over all of them."""

from __future__ import annotations

import json

import pytest

from parlour.catalogue import GAMES
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.shuffles import seal
from parlour.sitting import Ended
from parlour.tables import requests
from parlour.tables.admission import Admission, Arrival, arriving
from parlour.tables.automatic_entries import next_event
from parlour.tables.creation import created
from parlour.tables.evening import planned_next, rank_points, standings
from parlour.tables.log_fold import restored
from parlour.tables.parts.current_game import Result
from parlour.tables.parts.seats import Holder
from parlour.tables.requests import NewTable
from parlour.tables.state import TableState
from parlour.tables.waiting_room import SEALED_WITHIN, came
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    OPEN,
    act,
    after,
    bot,
    context,
    made,
    refuses,
    sitting,
    table,
    write,
)

PEOPLE = tuple(Holder("person", number, name) for number, name in enumerate(("Ada", "Bo", "Cy", "Di")))


def result(winners: tuple[int, ...], points: tuple[int, ...], players: tuple[int, ...] = (0, 1, 2)) -> Result:
    return Result(tuple(PEOPLE[player] for player in players), winners, points)


def room(*guests: str) -> TableState:
    """A screen for a room, and guests who came by its code."""
    plan = ("duos", "dualite", "duality")
    wish = NewTable(game="duos", seats=(OPEN,) * 4, screen=True, elastic=True, plan=plan)
    state = after(restored(duos, created(duos, wish, "here", NOW)))
    for name in guests:
        state = after(write(state, came(state, name, None)))
    return state


def played(state: TableState, host: int = 1) -> TableState:
    """Start the game and end it as it stands."""
    state = act(state, host, requests.Start())
    assert state.play.status == "playing"
    return after(write(state, (Ended(0, "agreed"),)))


def seated(state: TableState) -> list[str]:
    return [holder.name for holder in state.seats.holders]


@pytest.mark.parametrize(
    ("winners", "points", "counted"),
    [
        ((0,), (9, 5, 7), (3, 1, 2)),
        ((0, 2), (9, 5, 9), (2, 1, 2)),
        ((1,), (), (1, 3, 1)),
        ((), (), (1, 1, 1)),
        ((1,), (8, 3, 1), (2, 3, 1)),
    ],
)
def test_a_player_has_a_point_and_one_for_each_player_behind(
    winners: tuple[int, ...], points: tuple[int, ...], counted: tuple[int, ...]
) -> None:
    assert rank_points(result(winners, points)) == counted


def test_the_table_of_the_evening_has_everyone_who_played() -> None:
    rows = standings([result((0,), (9, 5, 7)), result((1,), (), (2, 3))])
    assert [(row.name, row.points, row.total) for row in rows] == [
        ("Ada", (3, None), 3),
        ("Cy", (2, 1), 3),
        ("Di", (None, 2), 2),
        ("Bo", (1, None), 1),
    ]
    assert standings([]) == ()


def test_the_host_chooses_another_game_and_all_stay() -> None:
    state = played(room("Ada", "Bo", "Cy", "Di", "Eve"))
    phase = state.play.phase
    assert planned_next(state) == "dualite"
    with refuses("host-only"):
        act(state, 2, requests.ChooseGame("dualite"))
    state = act(state, 1, requests.ChooseGame("dualite"))
    assert state.game is dualite
    assert (state.play.status, state.play.sitting) == ("gathering", None)
    assert state.play.phase > phase, "what was asked of the last game is stale"
    assert seated(state) == ["Ada", "Bo", "Cy", "Di"]
    state = played(state)
    assert sitting(state).game is dualite
    assert [result.game for result in state.play.results] == ["duos", "dualite"]
    state = act(state, 1, requests.ChooseGame("duality"))
    assert seated(state) == ["Ada", "Eve"], "who has played least sits down first, in the order of the seats"


def test_more_than_half_of_those_who_are_here_choose_by_their_votes() -> None:
    state = played(room("Ada", "Bo", "Cy", "Di"))
    state = act(state, 2, requests.WishGame("duel-of-law"))
    state = act(state, 3, requests.WishGame("dualma"))
    state = act(state, 3, requests.WishGame("duel-of-law"))
    assert state.game is duos
    assert dict(state.setup.wishes) == {2: "duel-of-law", 3: "duel-of-law"}
    same = act(state, 3, requests.WishGame("duel-of-law"))
    assert same.setup.wishes == state.setup.wishes
    with refuses("bystander"):
        act(state, 0, requests.WishGame("duel-of-law"))
    state = act(state, 4, requests.WishGame("duel-of-law"))
    assert state.game is GAMES["duel-of-law"]
    assert not state.setup.wishes
    assert seated(state) == ["Ada", "Bo", "Cy", "Di"]
    assert state.next_shuffle is not None, "what was promised for a shuffle is kept"


def test_who_only_watches_a_listed_table_takes_no_seat_of_those_who_play() -> None:
    listed = restored(duos, created(duos, NewTable(game="duos", seats=(ME, *[OPEN] * 3), listed=True), "x", NOW))
    for name in ("Bo", "Cy", "Di"):
        listed = after(write(listed, came(listed, name, None)))
    state = played(listed, host=0)
    for number in range(6):  # one stranger, by the address alone, as often as they like
        state = after(write(state, arriving(state, Arrival(f"Mal {number}", watch=True), Admission())))
    for person in range(4, 10):
        with refuses("vote-invited"):
            act(state, person, requests.WishGame("dualite"))
    for person in (1, 2, 3):
        assert state.game is duos
        state = act(state, person, requests.WishGame("dualite"))
    assert state.game is dualite
    assert seated(state) == ["Guest", "Bo", "Cy", "Di"]


def test_a_guest_who_comes_often_has_one_vote() -> None:
    state = played(room("Ada", "Bo", "Cy", "Di"))
    for number in range(6):
        state = after(write(state, arriving(state, Arrival(f"Mal {number}", watch=True), Admission(by_code=True))))
    with refuses("bystander"):
        act(state, 5, requests.WishGame("dualite"))
    for person in (2, 3, 4):
        assert state.game is duos
        state = act(state, person, requests.WishGame("dualite"))
    assert state.game is dualite


def listed_room(*invited: str, strangers: int) -> TableState:
    """A listed table for as many as come: some by its code, then strangers who found it in the lobby."""
    wish = NewTable(game="duos", seats=(ME, *[OPEN] * 3), name="Ada", listed=True, elastic=True)
    state = restored(duos, created(duos, wish, "x", NOW))
    for name in invited:
        state = after(write(state, arriving(state, Arrival(name), Admission(by_code=True))))
    for number in range(strangers):
        state = after(write(state, arriving(state, Arrival(f"Mal {number}"), Admission())))
    return state


def test_strangers_on_free_seats_do_not_vote_a_listed_table_to_another_game() -> None:
    state = listed_room("Bo", strangers=4)
    assert len(state.seats.seated) == 6
    for stranger in range(2, 6):
        with refuses("vote-invited"):
            act(state, stranger, requests.WishGame("dualite"))
    state = played(state, host=0)
    for stranger in range(2, 6):
        with refuses("vote-invited"):
            act(state, stranger, requests.WishGame("dualite"))
    state = act(state, 1, requests.WishGame("dualite"))
    assert state.game is duos
    state = act(state, 0, requests.WishGame("dualite"))
    assert state.game is dualite
    assert seated(state) == ["Ada", "Bo", "Mal 0", "Mal 1"], "those who were invited sit down first"


def test_before_the_first_game_one_invited_guest_alone_does_not_move_the_host() -> None:
    state = act(listed_room("Bo", strangers=2), 1, requests.WishGame("dualite"))
    assert state.game is duos


def test_where_more_are_here_than_may_play_the_host_starts_and_has_the_last_word() -> None:
    """One guest with the code can come often: as who has played least they sit down, but nothing starts with them."""
    state = played(room("Ada", "Bo"))
    for number in range(3):
        state = after(write(state, arriving(state, Arrival(f"Mal {number}"), Admission(by_code=True))))
    state = act(state, 1, requests.ChooseGame("duality"))
    assert seated(state) == ["Mal 0", "Mal 1"]
    assert state.play.status == "gathering"
    for mal in (3, 4, 5):
        state = act(state, 1, requests.Remove(mal))
    state = act(state, 1, requests.ChooseGame("duality"))
    assert seated(state) == ["Ada", "Bo"]


def test_what_cannot_be_chosen() -> None:
    state = act(room("Ada", "Bo"), 1, requests.Start())
    with refuses("choose-after-game"):
        act(state, 1, requests.ChooseGame("dualite"))
    with refuses("unknown-game"):
        act(room("Ada", "Bo"), 1, requests.ChooseGame("chess"))
    strangers = restored(dualite, created(dualite, NewTable(game="dualite", seats=(ME, OPEN)), "x", NOW, seeking=True))
    with refuses("stranger-plays"):
        act(strangers, 0, requests.ChooseGame("duos"))
    with refuses("one-device-hidden"):
        act(made(dualite, ME, ME), 0, requests.ChooseGame("duos"))
    for plan, code in ((("dualite", "duos"), "plan-begins-otherwise"), (("duos", "chess"), "unknown-game")):
        with refuses(code):
            created(duos, NewTable(game="duos", seats=(OPEN,) * 4, plan=plan), "x", NOW)


def test_a_game_without_chance_drops_the_promise_and_a_later_one_makes_its_own() -> None:
    state = room("Ada", "Bo", "Cy")
    assert state.next_shuffle is not None
    state = act(state, 1, requests.ChooseGame("dualite"))
    assert state.next_shuffle is None
    assert seated(state) == ["Ada", "Bo"], "there is no game for three"
    state = after(write(state, came(state, "Di", None)))
    assert seated(state) == ["Ada", "Bo", "Di", ""], "but for four, with a guest more"
    state = act(state, 1, requests.ChooseGame("duos"))
    assert state.next_shuffle is not None
    assert len(seated(state)) == 4


def test_the_players_bring_their_parts_of_a_shuffle_that_was_chosen_after_a_game_without_chance() -> None:
    over = after(write(table(dualite, ME, INVITE), (Ended(0, "resigned"),)))
    chosen = act(over, 0, requests.ChooseGame("duality"))
    assert (chosen.shuffle.secret is not None, chosen.play.status) == (True, "gathering"), "it waits for parts"
    assert next_event(chosen, context(chosen)) == NOW + SEALED_WITHIN
    seals = [seal("here", 2, person, nonce) for person, nonce in ((0, "a" * 16), (1, "b" * 16))]
    one = act(chosen, 0, requests.BringPart(seals[0]))
    assert (one.play.status, one.shuffle.opened_since) == ("gathering", None)
    both = act(one, 1, requests.BringPart(seals[1]))
    assert both.shuffle.opened_since == NOW, "all parts are there"
    late = after(one, NOW + SEALED_WITHIN)
    assert late.shuffle.opened_since == NOW + SEALED_WITHIN, "a part that does not come is not waited for longer"
    started = act(act(both, 0, requests.Unseal("a" * 16)), 1, requests.Unseal("b" * 16))
    assert started.play.shuffle is not None
    assert [part.nonce for part in started.play.shuffle.parts] == ["a" * 16, "b" * 16]


def test_the_messages_forget_the_last_game_when_another_is_chosen() -> None:
    messages = TableMessages()
    state = played(room("Ada", "Bo"))
    before = json.loads(b"{" + b",".join(messages.message(state, Presence(), 1)) + b"}")
    assert (before["game"], before["view"] is None) == ("duos", False)
    assert before["room"]["evening"]["next"] == "dualite"
    state = act(act(state, 2, requests.WishGame("dualma")), 1, requests.ChooseGame("dualite"))
    after_choice = json.loads(b"{" + b",".join(messages.message(state, Presence(), 1)) + b"}")
    assert (after_choice["game"], after_choice["view"], after_choice["announcements"]) == ("dualite", None, [])
    assert after_choice["room"]["evening"]["games"] == ["duos"]


def test_after_the_plan_the_evening_goes_on_as_it_likes() -> None:
    state = room("Ada", "Bo")
    for name in ("duos", "dualite", "duality"):
        assert planned_next(state) == name
        state = played(act(state, 1, requests.ChooseGame(name)))
    assert planned_next(state) is None


def test_against_a_bot_the_next_game_leaves_an_open_seat() -> None:
    state = after(write(table(dualite, ME, bot(2)), (Ended(0, "resigned"),)))
    state = act(state, 0, requests.ChooseGame("dualma"))
    assert [holder.kind for holder in state.seats.holders] == ["person", "open"]
