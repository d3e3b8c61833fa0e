"""What a secret opens at a table, and what is written down of whoever comes with it."""

from __future__ import annotations

from dataclasses import dataclass

from parlour import wire
from parlour.game import Refusal, Seat
from parlour.tables import gathering, opponents
from parlour.tables.entries import Came, Entry
from parlour.tables.state import TableState


@dataclass(frozen=True, slots=True)
class Place:
    """A seat by its own invitation, a person's place by a new link, or whatever is open by the table's code.

    Or, `meeting`, the company of somebody who looks for an opponent.
    """

    seat: Seat | None = None
    returning: int | None = None
    by_code: bool = False
    meeting: bool = False


def arriving(state: TableState, wish: wire.SitDown, place: Place) -> tuple[Came, *tuple[Entry, ...]]:
    """Somebody comes, and sits down if they wish to and a seat is theirs; or a Refusal."""
    if place.meeting:
        return opponents.met(state, wish.name)
    if place.seat is not None:
        return gathering.came(state, wish.name, place.seat, invited=True)
    if not place.by_code and (state.closed or not state.charter.listed):
        raise Refusal("table-closed" if state.closed else "invitation-needed")
    arrived = gathering.came(state, wish.name, wish.seat)
    if wish.watch:
        return arrived[:1]
    if len(arrived) == 1 and not place.by_code:
        raise Refusal("no-free-seat")
    return arrived
