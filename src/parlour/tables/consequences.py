"""What follows by itself: people come and go, games start, clocks run out, tables are abandoned.

Whoever carries messages to a table asks for this after everything that happens, and at `next_event` at the latest.
"""

from __future__ import annotations

from dataclasses import replace

from parlour.game import Refusal, Seat, check_not_reserved, late_move
from parlour.sitting import Ended, Moved
from parlour.tables.absence import ABANDONED_AFTER, changes_of_presence, next_change, substituted
from parlour.tables.acts import settled
from parlour.tables.clocks import clock_to_start, late_seats, time_is_up
from parlour.tables.entries import Entry, Line
from parlour.tables.folding import fold
from parlour.tables.gathering import started, starts_by_itself
from parlour.tables.moment import Moment
from parlour.tables.state import TableState

MOST = 100
"""Consequences of one thing; more would be a loop."""


def consequences(state: TableState, moment: Moment) -> tuple[tuple[Line, ...], TableState]:
    """The lines that follow from what is, and the state after them."""
    lines: list[Line] = []
    moment = replace(moment, here=state.at_device(moment.here))
    while entries := _next(state, moment):
        for entry in entries:
            lines.append(Line(entry, at=moment.now))
            state = fold(state, lines[-1])
        if len(lines) > MOST:
            raise AssertionError("consequences without end")
    return tuple(lines), state


def next_event(state: TableState, moment: Moment) -> int | None:
    """When something will happen if nobody does anything."""
    moment = replace(moment, here=state.at_device(moment.here))
    times = [time for time in (time_is_up(state), next_change(state, moment)) if time is not None]
    return min(times, default=None)


def _next(state: TableState, moment: Moment) -> tuple[Entry, ...]:
    if _is_abandoned(state, moment):
        return (Ended(0, "abandoned"),)
    if changes := changes_of_presence(state, moment):
        return changes
    if state.question is not None and not state.unanswered:
        return settled(state)
    if starts_by_itself(state, moment.here):
        return (started(state, moment.chance),)
    if late := late_seats(state, moment.now):
        return (_for_late(state, late[0], moment),)
    return clock_to_start(state, moment.now)


def _is_abandoned(state: TableState, moment: Moment) -> bool:
    return (
        state.stage == "playing"
        and state.time.kind == "none"
        and not moment.here
        and state.last is not None
        and moment.now - state.last >= ABANDONED_AFTER
    )


def _for_late(state: TableState, seat: Seat, moment: Moment) -> Entry:
    """Time has run out: what was chosen completely counts, else what the game declares, else the flag falls.

    A flag loses where there are two sides; elsewhere a substitute plays on.
    """
    assert state.sitting is not None
    person = state.holders[seat].person
    draft = "" if person is None else moment.drafts.get(person, "")
    position = state.sitting.position
    if draft:
        try:
            move = state.game.read(draft)
            check_not_reserved(state.game, position, move)
            state.game.check(position, seat, move)
            return Moved(seat, state.game.write(move))
        except Refusal:
            pass
    deadline = state.deadline
    if state.clock is not None and deadline is not None:
        move = late_move(state.game, position, seat, draft) or deadline.move
        return Moved(seat, state.game.write(move))
    declared = late_move(state.game, position, seat, draft)
    if declared is not None:
        return Moved(seat, state.game.write(declared))
    return Ended(seat, "flagged") if state.sides == 2 else substituted(state, seat)
