"""Time at a table: clocks start, run and stop with the lines of the log. What time it is, the caller says.

A game may have a deadline of its own (`deadline`). Otherwise the time
control of the table holds: some seconds for every move, or a stock of seconds for each player with an increment.
All times are milliseconds since 1970, so that time goes on while nobody keeps it.
"""

from __future__ import annotations

from msgspec.structs import replace

from parlour.game import Seat
from parlour.sitting import Moved
from parlour.tables.entries import CameBack, ClockStarted, Line, Resumed, TimeAdded, WentOn
from parlour.tables.state import Clocks, TableState, changed

GRACE = 20_000
"""Whoever comes back first has at least this long, when a deadline went by or nearly did while nobody kept time."""
SHOWN = 600
"""Each thing that a bot's move did is shown for this long, at nobody's expense."""


def advanced(before: TableState, after: TableState, line: Line) -> TableState:
    """The clocks after a line: whoever has thought until now has less left, and whoever is awaited begins to think."""
    if line.at is None:
        return after
    if isinstance(line.entry, Resumed) and before.paused is not None and after.deadline_clock is not None:
        after = changed(
            after, deadline_clock=replace(after.deadline_clock, due=after.deadline_clock.due + line.at - before.paused)
        )
    if isinstance(line.entry, WentOn) and after.deadline_clock is not None:
        after = changed(
            after,
            deadline_clock=replace(after.deadline_clock, due=after.deadline_clock.due - until_it_runs(before, line.at)),
        )
    if after.time.kind == "none" or after.stage != "playing" or after.sitting is None:
        return (
            after if after.clocks is None else changed(after, clocks=Clocks(_left_at(after.clocks, line.at), line.at))
        )
    # Every game starts without clocks, whatever the one before it had.
    clocks = after.clocks or Clocks((after.time.seconds * 1000,) * after.sitting.seats, line.at)
    left = _left_at(clocks, line.at)
    if isinstance(line.entry, TimeAdded):
        left = tuple(
            stock + line.entry.seconds * 1000 if seat in clocks.running else stock for seat, stock in enumerate(left)
        )
    if isinstance(line.entry, CameBack):
        # Whoever comes back has a moment, however little was left.
        back = after.next_seat_of(line.entry.person)
        left = tuple(max(stock, GRACE) if seat == back else stock for seat, stock in enumerate(left))
    since = max(line.at, clocks.since)
    if isinstance(line.entry, Moved):
        left = _after_move(before, after, left, line.entry.seat)
        if before.phase != after.phase:
            # What was just revealed is looked at first, at nobody's expense.
            look = _milliseconds(after.game.look_seconds(after.sitting.position))
            since = line.at + max(look, _until_seen(after))
    elif isinstance(line.entry, WentOn):
        since = line.at
    return changed(after, clocks=Clocks(left, since, _running(after)))


def _left_at(clocks: Clocks, at: int) -> tuple[int, ...]:
    spent = max(0, at - clocks.since)
    return tuple(stock - spent if seat in clocks.running else stock for seat, stock in enumerate(clocks.left))


def _after_move(before: TableState, after: TableState, left: tuple[int, ...], mover: Seat) -> tuple[int, ...]:
    turned = before.phase != after.phase
    if after.time.kind == "move":
        # A secret choice leaves the phase alone, and so the time of everybody else.
        return (after.time.seconds * 1000,) * len(left) if turned else left
    if turned or mover not in after.awaited:
        return tuple(stock + after.time.increment * 1000 * (seat == mover) for seat, stock in enumerate(left))
    return left


def _running(state: TableState) -> frozenset[Seat]:
    """Whose time runs: of the people who are awaited. A deadline of the game's own goes before."""
    if state.deadline is not None:
        return frozenset()
    return frozenset(seat for seat in state.awaited if state.bot_level(seat) is None)


def _until_seen(state: TableState) -> int:
    """Milliseconds after a move until everybody has seen it. People wait for each other, and for no bot."""
    assert state.sitting is not None
    moves = state.sitting.moves
    if not moves or state.bot_level(moves[-1][0]) is None:
        return 0
    return SHOWN * state.game.happenings(state.sitting.position)


def clock_to_start(state: TableState, now: int) -> tuple[ClockStarted, ...]:
    """The entry that starts the clock of a deadline of the game's own, if it does not run yet."""
    deadline = state.deadline
    if deadline is None or state.deadline_clock is not None or state.paused is not None:
        return ()
    pause = max(_milliseconds(deadline.pause), _until_seen(state))
    return (ClockStarted(deadline.key, now + pause + _milliseconds(deadline.seconds)),)


def clock_with_grace(state: TableState, now: int) -> tuple[ClockStarted | TimeAdded, ...]:
    """Nobody kept the time until now: the entry that gives a moment more, if it is about to run out or has."""
    due = time_is_up(state)
    if due is None or due >= now + GRACE:
        return ()
    if state.deadline_clock is not None:
        return (replace(state.deadline_clock, due=now + GRACE),)
    if state.time.slow:
        return ()  # time for days goes on whether a server keeps it or not
    return (TimeAdded(-(-(now + GRACE - due) // 1000)),)


def time_is_up(state: TableState) -> int | None:
    """When the next clock runs out, if one runs."""
    if state.stage != "playing" or state.paused is not None:
        return None
    if state.deadline_clock is not None:
        return state.deadline_clock.due
    if state.clocks is None or not state.clocks.running:
        return None
    return state.clocks.since + min(state.clocks.left[seat] for seat in state.clocks.running)


def time_left(state: TableState, now: int) -> tuple[int, int] | None:
    """Milliseconds until the next clock runs out, and of how many; more left than there are before it begins to run."""
    due = time_is_up(state)
    if state.paused is not None and state.stage == "playing":
        now, due = state.paused, _due_when_resumed(state, state.paused)
    if due is None:
        return None
    deadline = state.deadline
    whole = deadline.seconds if state.deadline_clock is not None and deadline is not None else state.time.seconds
    return max(0, due - now), _milliseconds(whole)


def until_it_runs(state: TableState, now: int) -> int:
    """Milliseconds until the clock begins to run, while something is looked at."""
    deadline = state.deadline
    if state.paused is not None:
        return 0
    if state.deadline_clock is not None and deadline is not None:
        return max(0, state.deadline_clock.due - now - _milliseconds(deadline.seconds))
    return 0 if state.clocks is None or not state.clocks.running else max(0, state.clocks.since - now)


def _due_when_resumed(state: TableState, now: int) -> int | None:
    going_on = changed(state, paused=None)
    if state.clocks is not None:
        going_on = changed(going_on, clocks=Clocks(state.clocks.left, now, _running(going_on)))
    return time_is_up(going_on)


def times_left(state: TableState, now: int) -> tuple[int, ...]:
    """Milliseconds that each seat has left, where everybody has their own."""
    if state.clocks is None or state.time.kind != "player":
        return ()
    return tuple(max(0, stock) for stock in _left_at(state.clocks, now if state.paused is None else state.paused))


def overdue_seats(state: TableState, now: int) -> tuple[Seat, ...]:
    """Whose time has run out."""
    due = time_is_up(state)
    if due is None or due > now or state.sitting is None:
        return ()
    if state.deadline_clock is not None:
        return tuple(sorted(state.awaited))
    assert state.clocks is not None
    left = _left_at(state.clocks, now)
    return tuple(seat for seat in sorted(state.clocks.running) if left[seat] <= 0)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
