"""Deadlines: when a clock starts, what it says, and what happens when time is up. What time it is, the caller says."""

from __future__ import annotations

from dataclasses import replace

from parlour.sitting import Moved
from parlour.tables.entries import ClockStarted, Line
from parlour.tables.state import TableState, folded

GRACE = 20.0
"""Seconds that whoever comes back first has at least, when a deadline went by or nearly did while nobody kept time."""


def clock_to_start(state: TableState, now: float) -> tuple[Line, ...]:
    """The line that starts the clock, if there is a deadline whose clock does not run yet. `now` is in seconds."""
    deadline = state.deadline
    if deadline is None or state.clock is not None:
        return ()
    return (Line(ClockStarted(deadline.key, _milliseconds(now + deadline.pause + deadline.seconds))),)


def clock_with_grace(state: TableState, now: float) -> tuple[Line, ...]:
    """Nobody kept the time until now: the line that gives a moment more, if the clock is about to run out or has."""
    soon = _milliseconds(now + GRACE)
    if state.clock is None or state.clock.due >= soon:
        return ()
    return (Line(replace(state.clock, due=soon)),)


def time_left(state: TableState, now: float) -> tuple[int, int] | None:
    """Milliseconds left, and of how many; more left than there are in all while it has not begun to run."""
    if state.deadline is None or state.clock is None:
        return None
    return max(0, state.clock.due - _milliseconds(now)), _milliseconds(state.deadline.seconds)


def seconds_to_wait(state: TableState, now: float) -> float | None:
    """How long until time is up, if a clock runs."""
    return None if state.clock is None else state.clock.due / 1000 - now


def moves_for_late(state: TableState, now: float) -> tuple[Line, ...]:
    """Time is up: the moves that are made for all who are late."""
    if state.clock is None or state.clock.due > _milliseconds(now):
        return ()
    lines: list[Line] = []
    after = state
    for seat in sorted(state.sitting.awaited):
        deadline = after.deadline
        if deadline is None or after.clock != state.clock:
            break
        lines.append(Line(Moved(seat, state.game.write(deadline.move))))
        after = folded(after, lines[-1:])
    return tuple(lines)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
