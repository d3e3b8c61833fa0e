"""Entries that no one asks for: people come and go, games start, clocks run out, tables are abandoned.

The code that runs a table asks for this after everything that happens, and at `next_event` at the latest.
"""

from __future__ import annotations

from msgspec.structs import replace

from parlour.sitting import Ended
from parlour.tables.absence import ABANDONED_AFTER, changes_of_presence, next_change
from parlour.tables.clocks import clock_to_start, overdue_seats, time_is_up
from parlour.tables.context import Context
from parlour.tables.decision import closed_without_answer
from parlour.tables.entries import Entry, Line
from parlour.tables.open_question import unanswered
from parlour.tables.state import TableState
from parlour.tables.timeouts import when_time_is_up
from parlour.tables.waiting_room import dealt, new_commitment, sealed_at, shuffled_at, starts_by_itself

MOST = 100
"""The most entries that follow from one event; more would be a loop."""


def automatic_entries(state: TableState, context: Context) -> tuple[tuple[Line, ...], TableState]:
    """Return the lines that follow from the state and the time, and the state after them."""
    lines: list[Line] = []
    context = _with_device(state, context)
    while entries := _next(state, context):
        for entry in entries:
            lines.append(Line(entry, at=context.now))
            state = state.fold(lines[-1])
        if len(lines) > MOST:
            raise AssertionError("consequences without end")
    return tuple(lines), state


def _with_device(state: TableState, context: Context) -> Context:
    if state.people.makers <= context.here:
        return context
    return replace(context, here=state.people.at_device(context.here))


def next_event(state: TableState, context: Context) -> int | None:
    """Return when the next automatic entry is due, if nothing else happens."""
    context = _with_device(state, context)
    if (dealt_at := shuffled_at(state)) is not None:
        return dealt_at
    times = [time_is_up(state), next_change(state, context)]
    if (due := sealed_at(state)) is not None and context.now < due:
        times.append(due)
    return min((time for time in times if time is not None), default=None)


def _next(state: TableState, context: Context) -> tuple[Entry, ...]:
    if not context.here and _is_abandoned(state, context):
        return (Ended(0, "abandoned"),)
    if changes := changes_of_presence(state, context):
        return changes
    if state.question.asked is not None and (
        not unanswered(state) or state.people.by_number[state.question.asked.person].left
    ):
        return closed_without_answer(state)  # a question by a person who has left is withdrawn
    if state.play.status == "playing":
        if overdue := overdue_seats(state, context.now):
            return (when_time_is_up(state, overdue[0], context),)
        return clock_to_start(state, context.now)
    if commitment := new_commitment(state, context.chance):
        return commitment
    if shuffled_at(state) is not None:
        return dealt(state, context)
    if starts_by_itself(state, context.here):
        sealed_by = sealed_at(state)
        return () if sealed_by is not None and context.now < sealed_by else dealt(state, context)
    return ()


def _is_abandoned(state: TableState, context: Context) -> bool:
    """Return whether the table is abandoned: nothing has happened for a long time."""
    return (
        state.play.status == "playing"
        and (state.setup.time.kind == "none" or state.clock.paused is not None)
        and state.activity.last is not None
        and context.now - state.activity.last >= ABANDONED_AFTER
    )
