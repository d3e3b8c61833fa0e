"""The one open question of a table; one that stays unanswered gives way to the next."""

from __future__ import annotations

import math

from parlour.game import Refusal
from parlour.tables.entries import Asked, Declined, Entry
from parlour.tables.state import TableState

PATIENCE = 60_000
"""Milliseconds before another question may replace an open one."""
ASK_AGAIN = 600_000
"""Milliseconds after which a visitor whom no one invited may ask again for a seat that they did not get."""


def asked(state: TableState, question: Asked, now: int) -> tuple[Entry, ...]:
    """Return the entries that put a question to the others; refused while another one is fresh."""
    check_not_declined(state, frozenset({question.person}), now)
    if state.question.asked is None:
        return (question,)
    if state.question.at is not None and now - state.question.at < PATIENCE:
        raise Refusal("already-asked")
    return Declined(state.question.asked.person), question


def check_not_declined(state: TableState, visitors: frozenset[int], now: int) -> None:
    """Refuse a question while one of these visitors, who may be one person, was declined a short time ago."""
    people = (state.people.by_number[person] for person in visitors)
    declined = [person.declined for person in people if person.uninvited and person.declined is not None]
    wait = max(declined, default=now - ASK_AGAIN) + ASK_AGAIN - now
    if wait > 0:
        raise Refusal("asked-lately", minutes=math.ceil(wait / 60_000))


def must_agree(state: TableState) -> frozenset[int]:
    """Return the people whom the open question asks."""
    question, seats, people = state.question.asked, state.seats, state.people
    if question is None:
        return frozenset()
    if question.what in ("seat", "come") and (host := _host_who_decides(state)) is not None:
        return frozenset({host})
    caller = question.person
    others = {person for person in seats.seated if person != caller and not people.same_device(person, caller)}
    if question.what == "take-back":
        # Also a player who is away for a moment: nothing is taken back without their knowing.
        return frozenset(person for person in others if _plays_themselves(state, person))
    if question.what == "resign":
        seat = seats.next_of(question.person)
        side = () if seat is None else state.side_of(seat)
        others = {person for person in others if seats.next_of(person) in side}
    # With days to think all are away most of the time: nothing is agreed on without them.
    return frozenset(other for other in others if state.slow or not people.is_away(other))


def unanswered(state: TableState) -> frozenset[int]:
    """Return the people who have not answered the open question."""
    return must_agree(state) - state.question.agreed


def _host_who_decides(state: TableState) -> int | None:
    """Return the host, who alone lets guests in; None while the host is away."""
    question, host = state.question.asked, state.people.host
    if question is None or host is None or host == question.person:
        return None
    # At a private table no one gets in while the host is away.
    return None if question.what == "seat" and state.people.is_away(host) else host


def _plays_themselves(state: TableState, person: int) -> bool:
    seat = state.seats.next_of(person)
    return seat is not None and state.seats.holders[seat].substitute is None
