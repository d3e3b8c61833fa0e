"""Admission to a table: what an invitation or code opens, what the log says of a guest, and who may watch."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.game import Refusal, Seat
from parlour.tables import matchmaking, waiting_room
from parlour.tables.entries import Came, Entry
from parlour.tables.open_question import check_not_declined
from parlour.tables.state import TableState


@dataclass(frozen=True, slots=True)
class Admission:
    """A seat by its own invitation, a person's place by a new link, or whatever is open by the table's code.

    Or, `meeting`, a seat opposite a player who looks for an opponent.
    """

    seat: Seat | None = None
    returning: int | None = None
    by_code: bool = False
    meeting: bool = False


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a guest asks for: a name, and one seat, any seat (None), or no seat (`watch`)."""

    name: str
    seat: Seat | None = None
    watch: bool = False
    ask: bool = False
    """At a private table, ask its host for a seat."""
    earlier: frozenset[int] = frozenset()
    """Who asked at this table before, from the same device or address."""
    now: int = 0


def arriving(state: TableState, arrival: Arrival, place: Admission) -> tuple[Came, *tuple[Entry, ...]]:
    """Return the entries for an arrival, with a seat where the guest asks for one and may have it."""
    if place.meeting:
        return matchmaking.met(state, arrival.name)
    if place.seat is not None:
        return waiting_room.came(state, arrival.name, place.seat, invited=True)
    if arrival.ask and not (place.by_code or state.people.closed or state.charter.listed):
        check_not_declined(state, arrival.earlier, arrival.now)
        return waiting_room.uninvited(state, arrival.name)
    if not place.by_code and (state.people.closed or not state.charter.listed):
        raise Refusal("table-closed" if state.people.closed else "invitation-needed")
    arrived = waiting_room.came(state, arrival.name, arrival.seat, from_lobby=not place.by_code)
    if arrival.watch:
        return arrived[:1]
    if len(arrived) == 1 and not place.by_code:
        raise Refusal("no-free-seat")
    return arrived


def check_ticket(state: TableState, person: int) -> None:
    """Refuse the ticket of a person who was removed."""
    if person not in state.people.present:
        raise Refusal("wrong-ticket")


def check_looks_on(state: TableState, person: int | None) -> None:
    """Refuse a visitor who may not see this table: a removed guest, and after a removal all without a ticket."""
    if person is not None:
        check_ticket(state, person)
    elif state.people.closed:
        raise Refusal("table-closed")
