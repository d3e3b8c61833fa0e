"""What the clocks of a table (`parts/clock.py`) say now: how much is left, and whose time is up."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.game import Refusal, Seat
from parlour.tables.entries import NO_CLOCK, ClockStarted, TimeAdded, TimeControl
from parlour.tables.parts.clock import GRACE, milliseconds, until_seen
from parlour.tables.state import TableState

LONGEST = 30 * 24 * 3600
"""Seconds of a time control, at most."""


def checked_time(time: TimeControl) -> TimeControl:
    """Return a time control that makes sense, or raise a refusal."""
    if time.kind == "none":
        return NO_CLOCK
    if not 5 <= time.seconds <= LONGEST or not 0 <= time.increment <= 3600 or (time.kind == "move" and time.increment):
        raise Refusal("bad-time-control")
    return time


def clock_to_start(state: TableState, now: int) -> tuple[ClockStarted, ...]:
    """Return the entry that starts the clock of the game's own deadline, if it does not run yet."""
    deadline = state.deadline
    if deadline is None or state.clock.deadline is not None or state.clock.paused is not None:
        return ()
    pause = max(milliseconds(deadline.pause), until_seen(state))
    return (ClockStarted(deadline.key, now + pause + milliseconds(deadline.seconds)),)


def clock_with_grace(state: TableState, now: int) -> tuple[ClockStarted | TimeAdded, ...]:
    """Return the entry that gives a grace time, if no process ran the clocks until now and time is nearly up."""
    due = time_is_up(state)
    if due is None or due >= now + GRACE:
        return ()
    if state.clock.deadline is not None:
        return (replace(state.clock.deadline, due=now + GRACE),)
    if state.setup.time.slow:
        return ()  # time for days goes on whether a server keeps it or not
    return (TimeAdded(-(-(now + GRACE - due) // 1000)),)


def time_is_up(state: TableState) -> int | None:
    """Return when the next clock runs out, if one runs."""
    return state.clock.due if state.play.status == "playing" and state.clock.paused is None else None


def time_left(state: TableState, now: int) -> tuple[int, int] | None:
    """Return the milliseconds until the next clock runs out (with the wait before it starts), and its whole time."""
    clock = state.clock
    if state.play.status != "playing":
        return None
    if clock.paused is not None:
        now, clock = clock.paused, clock.resumed(state, clock.paused)
    if clock.due is None:
        return None
    own = clock.deadline is not None and state.deadline is not None
    whole = state.deadline.seconds if own and state.deadline is not None else state.setup.time.seconds
    return max(0, clock.due - now), milliseconds(whole)


def times_left(state: TableState, now: int) -> tuple[int, ...]:
    """Return the milliseconds that each seat has left, where players have stocks of time."""
    clock = state.clock
    if clock.stocks is None or state.setup.time.kind != "player":
        return ()
    return tuple(max(0, stock) for stock in clock.stocks.at(now if clock.paused is None else clock.paused))


def overdue_seats(state: TableState, now: int) -> tuple[Seat, ...]:
    """Return the seats whose time has run out."""
    due = time_is_up(state)
    if due is None or due > now or state.play.sitting is None:
        return ()
    if state.clock.deadline is not None:
        return tuple(sorted(state.awaited))
    assert state.clock.stocks is not None
    left = state.clock.stocks.at(now)
    return tuple(seat for seat in sorted(state.clock.stocks.running) if left[seat] <= 0)
