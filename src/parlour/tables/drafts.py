"""Drafts: who may store one, and the preview of what it would do."""

from __future__ import annotations

from parlour.game import Game, Refusal
from parlour.tables.state import TableState


def check_drafts(state: TableState, person: int | None) -> int:
    """Return the person whose draft this is; refuse it from people who do not play."""
    if person is None or state.seats.next_of(person) is None or state.play.status != "playing":
        raise Refusal("bystander")
    return person


def considered_view(state: TableState, person: int | None) -> object:
    """Return what this player sees, for `considered`. Refused where no draft can be composed."""
    if not state.game.is_composed:
        raise Refusal("nothing-to-consider")
    seat = state.seats.of(person)
    if seat is None:
        raise Refusal("bystander")
    if state.play.sitting is None:
        raise Refusal("not-started")
    return state.play.sitting.view(seat)


def considered(game: Game, view: object, draft: str) -> object:
    """Return what this unfinished move would do, by this view."""
    return game.consider(view, draft)


def preview(state: TableState, person: int | None, draft: str) -> object:
    """Return what this unfinished move would do, for its player."""
    return considered(state.game, considered_view(state, person), draft)
