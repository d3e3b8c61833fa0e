"""One question at a time is open at a table; one that nobody answers gives way to the next."""

from __future__ import annotations

from parlour.game import Refusal
from parlour.tables.entries import Asked, Declined, Entry
from parlour.tables.state import TableState

PATIENCE = 60_000
"""Milliseconds that a question has before another may take its place."""


def asked(state: TableState, question: Asked, now: int) -> tuple[Entry, ...]:
    """The question is put to the others; refused while another is fresh, and an older one is let go."""
    if state.question is None:
        return (question,)
    if state.asked_at is not None and now - state.asked_at < PATIENCE:
        raise Refusal("already-asked")
    return Declined(state.question.seat), question
