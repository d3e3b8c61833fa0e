"""The table message of each listener: what all may know, what this one has heard, and what it sees.

A move changes all three; somebody coming or going changes only the first. Whatever has not changed is not made again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from parlour import wire
from parlour.game import IllegalMove, Seat
from parlour.players import levels
from parlour.server.analysis import allowed
from parlour.server.messages import seat_cards
from parlour.sitting import Sitting
from parlour.tables.acts import can_take_back
from parlour.tables.state import TableState


def _may_take_back(sitting: Sitting, seat: Seat | None) -> bool:
    if seat is None:
        return False
    try:
        can_take_back(sitting, seat)
    except IllegalMove:
        return False
    return True


def _outcome_card(sitting: Sitting) -> wire.OutcomeCard | None:
    outcome = sitting.outcome
    if outcome is None:
        return None
    return wire.OutcomeCard(
        winners=outcome.winners,
        reason=outcome.reason,
        points=outcome.points,
        seat=sitting.end[1] if sitting.end else None,
    )


def _remarks(state: TableState) -> tuple[wire.Remark, ...]:
    """What bots say about what a bystander sees, and so everybody."""
    sitting = state.sitting
    bots = frozenset(seat for seat in range(sitting.seats) if state.is_bot(seat))
    if not bots:
        return ()
    said = levels.remarks(sitting.game, sitting.view(None), bots)
    return tuple(wire.Remark(seat=seat, code=code, facts=dict(facts)) for seat, code, facts in said)


def _talk(state: TableState) -> wire.Talk | None:
    may_talk = state.talk
    if may_talk is None:
        return None
    return wire.Talk(open=may_talk, said=tuple(wire.Saying(seat=said.seat, text=said.text) for said in state.said))


def _for_all(state: TableState, here: Collection[Seat]) -> wire.Table:
    """The message of somebody who sees and has heard nothing."""
    sitting = state.sitting
    return wire.Table(
        table=state.charter.table,
        game=state.charter.game,
        options=dict(state.charter.options),
        seats=seat_cards(state, here),
        phase=state.phase,
        to_move=tuple(sorted(sitting.to_move)),
        awaited=tuple(sorted(sitting.awaited)),
        remarks=_remarks(state),
        outcome=_outcome_card(sitting),
        asking=state.asking,
        unanswered=tuple(sorted(state.unanswered)),
        rematch=state.following,
        talk=_talk(state),
        you=None,
        told=(),
        view=None,
        can_take_back=False,
        can_analyse=allowed(state),
    )


class _Hearing:
    """One listener's move list; a move more costs one line more."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._moves: tuple[tuple[Seat, object], ...] = ()
        self._lines: list[wire.Heard] = []
        self._ends: list[int] = []
        """How many lines there were after each move."""

    def lines(self, sitting: Sitting) -> tuple[wire.Heard, ...]:
        kept = 0
        # Moves that were not taken back are the very same objects.
        while kept < min(len(self._moves), len(sitting.moves)) and self._moves[kept] is sitting.moves[kept]:
            kept += 1
        del self._lines[self._ends[kept - 1] if kept else 0 :], self._ends[kept:]
        for ply, (mover, move) in enumerate(sitting.moves[kept:], kept):
            told = sitting.game.tell(sitting.positions[ply], mover, move, self._seat)
            if told is not None:
                heard = wire.Heard(seat=told.seat, text=told.text, code=told.code, facts=dict(told.facts))
                self._lines.append(heard)
            self._ends.append(len(self._lines))
        self._moves = sitting.moves
        return tuple(self._lines)


class _Own:
    """What one seat (or a bystander) sees and has heard."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._hearing = _Hearing(seat)
        self._sitting: Sitting | None = None
        self._parts: dict[str, Any] = {}

    def parts(self, sitting: Sitting) -> dict[str, Any]:
        if sitting is not self._sitting:
            self._parts = {
                "you": self._seat,
                "can_take_back": _may_take_back(sitting, self._seat),
                "told": self._hearing.lines(sitting),
                "view": sitting.view(self._seat),
            }
            self._sitting = sitting
        return self._parts


class TableMessages:
    """Makes the table messages of one table."""

    def __init__(self) -> None:
        self._state: TableState | None = None
        self._here: Collection[Seat] = ()
        self._for_all: wire.Table | None = None
        self._own: dict[Seat | None, _Own] = {}

    def message(self, state: TableState, here: Collection[Seat], seat: Seat | None, ticket: str | None) -> wire.Table:
        """All that this listener may know, but the clock. The ticket is the one for the next game, if there is one."""
        if self._for_all is None or state is not self._state or here != self._here:
            self._state, self._here = state, here
            self._for_all = _for_all(state, here)
        if seat not in self._own:
            self._own[seat] = _Own(seat)
        return self._for_all.model_copy(update={**self._own[seat].parts(state.sitting), "rematch_ticket": ticket})
