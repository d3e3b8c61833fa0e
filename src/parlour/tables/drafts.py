"""Unfinished moves: whose the table keeps, and what they would come to."""

from __future__ import annotations

from parlour.game import Refusal
from parlour.tables.state import TableState


def check_drafts(state: TableState, person: int | None) -> int:
    """Whose draft the table keeps: only of somebody who plays. Refused for everybody else."""
    if person is None or state.next_seat_of(person) is None or state.stage != "playing":
        raise Refusal("bystander")
    return person


def preview(state: TableState, person: int | None, draft: str) -> object:
    """What an unfinished move would come to, for whoever composes it."""
    if not state.game.is_composed:
        raise Refusal("nothing-to-consider")
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("bystander")
    if state.sitting is None:
        raise Refusal("not-started")
    return state.game.consider(state.sitting.view(seat), draft)
