"""Deadlines at a table: the log keeps the time, and the caller says what time it is."""

from __future__ import annotations

from parlour.games import dualite, duos
from parlour.games.duos.rules import REVEAL_SECONDS
from parlour.sitting import Moved
from parlour.tables import acts, clocks
from parlour.tables.entries import ClockStarted, Line
from parlour.tables.state import folded
from tests.tables.made import INVITE, ME, bot, do, table

NOW = 1_800_000_000.0


def test_a_deadline_starts_its_clock_once() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3", deadline="60")
    assert clocks.time_left(state, NOW) is None
    lines = clocks.clock_to_start(state, NOW)
    assert lines == (Line(ClockStarted(0, round((NOW + 60) * 1000))),)
    state = folded(state, lines)
    assert clocks.clock_to_start(state, NOW + 5) == ()
    assert clocks.time_left(state, NOW + 20.5) == (39_500, 60_000)
    assert clocks.seconds_to_wait(state, NOW + 20.5) == 39.5


def test_without_a_deadline_no_clock_starts() -> None:
    for state in (table(dualite, ME, INVITE), table(duos, ME, INVITE, players="2")):
        assert clocks.clock_to_start(state, NOW) == ()
        assert clocks.seconds_to_wait(state, NOW) is None
        assert clocks.moves_for_late(state, NOW) == ()


def test_nobody_is_late_before_time_is_up() -> None:
    state = table(duos, ME, INVITE, bot(1), players="3", deadline="60")
    state = folded(state, clocks.clock_to_start(state, NOW))
    assert clocks.moves_for_late(state, NOW + 59.9) == ()
    lines = clocks.moves_for_late(state, NOW + 60)
    assert lines == tuple(Line(Moved(seat, "late")) for seat in range(3))
    after = folded(state, lines)
    assert after.sitting.position.turn == 1
    assert after.clock is None, "the next turn has a clock of its own"
    assert clocks.clock_to_start(after, NOW)[0].entry == ClockStarted(1, round((NOW + 60 + REVEAL_SECONDS) * 1000))


def test_whoever_is_ready_is_not_late() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3", deadline="60")
    state = folded(state, clocks.clock_to_start(state, NOW))
    cards = state.sitting.view(0).cards
    pairs = ",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4))
    state = do(state, 1, acts.Play(state.phase, pairs))
    assert [line.entry for line in clocks.moves_for_late(state, NOW + 99)] == [Moved(0, "late"), Moved(2, "late")]


def test_when_nobody_kept_the_time_there_is_a_moment_more() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3", deadline="60")
    state = folded(state, clocks.clock_to_start(state, NOW))
    assert clocks.clock_with_grace(state, NOW + 10) == ()
    late = folded(state, clocks.clock_with_grace(state, NOW + 3600))
    assert clocks.time_left(late, NOW + 3600) == (round(clocks.GRACE * 1000), 60_000)
