"""Timeouts: the entry for a seat whose player does not move in time, or is skipped by the host."""

from __future__ import annotations

from parlour.game import Refusal, Seat
from parlour.players import levels
from parlour.sitting import Ended, Moved
from parlour.tables.context import Context
from parlour.tables.entries import Entry, Substituted
from parlour.tables.state import TableState
from parlour.tables.talk import as_written, voice


def substituted(state: TableState, seat: Seat) -> Substituted:
    """Return a substitute: a bot of middling strength, so that it neither loses nor wins the game for them."""
    offered = levels.offered(state.game)
    return Substituted(seat, offered[len(offered) // 2])


def when_time_is_up(state: TableState, seat: Seat, context: Context) -> Entry:
    """Return the entry for a timeout: a complete draft is played, else the game's own move, else the seat loses.

    A flag loses where there are two sides; elsewhere a substitute plays on.
    """
    moved = _moved_for(state, seat, context)
    if moved is not None:
        return moved
    return Ended(seat, "flagged") if state.sides == 2 else substituted(state, seat)


def when_skipped(state: TableState, seat: Seat, context: Context) -> Entry:
    """Return the entry for a skip: as for a timeout, but a substitute plays on instead of a loss."""
    return _moved_for(state, seat, context) or substituted(state, seat)


def _moved_for(state: TableState, seat: Seat, context: Context) -> Moved | None:
    assert state.play.sitting is not None
    position, person = state.play.sitting.position, state.seats.holders[seat].person
    draft = "" if person is None else context.drafts.get(person, "")
    if draft:
        try:
            move = state.game.read(as_written(state.game, draft, voice(state, person, context.clean)))
            state.game.check_not_reserved(position, move)
            state.game.check(position, seat, move)
            return Moved(seat, state.game.write(move))
        except Refusal:
            pass
    declared = state.game.timeout_move(position, seat, draft)
    deadline = state.deadline
    if declared is None and state.clock.deadline is not None and deadline is not None:
        declared = deadline.move
    return None if declared is None else Moved(seat, state.game.write(declared))
