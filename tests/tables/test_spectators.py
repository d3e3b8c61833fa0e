"""Those who watch hidden hands see the table one turn late, if the host wants it."""

from __future__ import annotations

import pytest

from parlour import wire
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.games.dualite import GAME as dualite
from parlour.games.duality import GAME as duality
from parlour.games.dualma import GAME as dualma
from parlour.games.duos import GAME as duos
from parlour.sitting import begin
from parlour.tables import decision, requests, waiting_room
from parlour.tables.creation import created
from parlour.tables.log_fold import restored
from parlour.tables.requests import NewTable
from parlour.tables.spectators import one_turn_earlier, sees_delayed
from parlour.tables.state import TableState
from tests.games.whole_games import random_game
from tests.pockets import GAME as pockets
from tests.table_events import as_sent, read_table
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    OPEN,
    act,
    after,
    context,
    do,
    four_pairs,
    play,
    refuses,
    sitting,
    table,
    write,
)

THREE = {"players": "3"}


def three(rounds: str = "2") -> TableState:
    """DUOS for three, with a person who watches under a name, shown late."""
    state = table(duos, ME, INVITE, INVITE, players="3", rounds=rounds)
    state = write(state, waiting_room.came(state, "Wim", None))
    return act(state, 0, requests.DelaySpectators(True))


def revealed(state: TableState) -> TableState:
    for seat in range(3):
        state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    return state


def message(state: TableState, person: int | None) -> wire.Table:
    return read_table(TableMessages().message(state, Presence(), person))


def test_only_the_host_decides_it_and_only_where_something_is_hidden() -> None:
    state = three()
    with refuses("host-only"):
        decision.decide(state, 1, requests.DelaySpectators(False), context(state))
    assert decision.decide(state, 0, requests.DelaySpectators(True), context(state)) == ()
    shown = table(dualite, ME, INVITE)
    with refuses("late-nothing-hidden"):
        decision.decide(shown, 0, requests.DelaySpectators(True), context(shown))
    choice = NewTable(game=dualite.NAME, options={}, seats=(ME, OPEN), name="Ada", delayed=True)
    with refuses("late-nothing-hidden"):
        created(dualite, choice, "here", NOW)


def test_it_can_be_agreed_when_the_table_is_made() -> None:
    choice = NewTable(game=duos.NAME, options=THREE, seats=(ME, OPEN, OPEN), name="Ada", delayed=True)
    assert restored(duos, created(duos, choice, "here", NOW)).setup.delayed


def test_who_watches_sees_the_turn_before_until_the_next_is_over() -> None:
    state = three()
    before = as_sent(sitting(state).view(None))
    assert message(state, 3).view == before, "at the start there is nothing earlier"
    state = revealed(state)
    for person in (3, None):
        delayed = message(state, person)
        assert delayed.delayed
        assert delayed.view == before
        assert delayed.phase == 0
        assert not delayed.announcements
        assert delayed.view["last"] is None, "what was just revealed is not shown yet"
    assert message(state, 1).view == as_sent(sitting(state).view(1)), "players see everything as it happens"
    first = as_sent(sitting(state).view(None))
    chose = do(state, 1, requests.Play(state.play.phase, four_pairs(state)))
    assert message(chose, 3) == message(state, 3), "a secret choice is not noticed"
    state = revealed(state)
    assert message(state, 3).view == first
    assert message(act(state, 0, requests.DelaySpectators(False)), 3).view == as_sent(sitting(state).view(None))


def test_what_is_said_about_it_is_heard_as_late() -> None:
    state = act(revealed(three()), 0, requests.Say("Pink, of course!"))
    state = act(state, 3, requests.Say("Who knows?"))
    heard = message(state, 3).talk
    assert heard is not None
    assert [one.text for one in heard.said] == ["Who knows?"], "those who watch hear each other"
    later = message(revealed(state), 3).talk
    assert later is not None
    assert [one.text for one in later.said] == ["Pink, of course!", "Who knows?"], "with the reveal that it was about"


def test_the_end_is_seen_by_all() -> None:
    state = three(rounds="1")
    for _ in range(3):
        state = revealed(state)
    assert state.play.status == "over"
    assert message(state, 3).view == as_sent(sitting(state).view(None))
    assert not message(state, 3).delayed


def test_a_host_without_a_seat_and_the_screen_are_not_late() -> None:
    choice = NewTable(game=duos.NAME, options=THREE, seats=(OPEN, OPEN, OPEN), name="Screen", delayed=True, screen=True)
    state = restored(duos, created(duos, choice, "here", NOW))
    for seat in range(3):
        state = write(state, waiting_room.came(state, f"Guest {seat}", seat))
    state = after(write(state, waiting_room.came(state, "Wim", None)[:1]))
    assert state.people.host == 1, "the first to sit down"
    state = act(state, 1, requests.Start())
    assert [sees_delayed(state, person) for person in (None, 0, 1, 4)] == [True, False, False, True]
    assert not sees_delayed(act(state, 1, requests.MakeHost(4)), 4)


@pytest.mark.parametrize("game", [pockets, duality, duos], ids=lambda game: game.NAME)
def test_how_late_it_is_depends_on_nothing_secret(game: object) -> None:
    """Whatever was chosen in the present turn, those who watch are shown the same position of the same ply."""
    for key in range(3):
        whole = random_game(game, game.options({}), key)  # type: ignore[attr-defined] # one of the games
        grown = begin(whole.game, whole.options, whole.deal)
        for number, (seat, move) in enumerate(whole.moves):
            before = one_turn_earlier(grown)
            same_turn = whole.game.phase(whole.positions[number + 1]) == whole.game.phase(whole.positions[number])
            grown = grown.play(seat, move)
            shown = one_turn_earlier(grown)
            assert len(shown.moves) <= number, "the last move is never shown"
            if same_turn:
                assert shown == before


def test_several_parts_of_one_turn_are_one_turn() -> None:
    """In DuAlma a turn is two discs: a spectator sees the turn of the other side come whole."""
    part = begin(dualma, dualma.options({}), None)
    shown = []
    for text in ("b@c3", "w@d4", "b@c4", "w@e6"):
        part = part.after(text)
        shown.append(len(one_turn_earlier(part).moves))
    assert shown == [0, 0, 0, 2]


def test_late_is_one_turn_and_a_turn_may_have_several_parts() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3", "b2", "b3")
    assert [len(one_turn_earlier(part).moves) for part in (sitting(state), one_turn_earlier(sitting(state)))] == [2, 1]
    parts = play(table(dualma, ME, INVITE), "b@a1", "w@a2", "b@a3")
    assert len(one_turn_earlier(sitting(parts)).moves) == 0, "both discs of the turn before"
