"""How long a person may be disconnected before the others may go on without them."""

from __future__ import annotations

from parlour.tables.state import TableState

AWAY_AFTER = 10_000
"""Milliseconds without a connection after which a person counts as away: reloading a page takes less."""
GONE_AFTER = 60_000
"""Milliseconds away after which the others may let a substitute play, claim the win of two, or make a new link."""


def is_gone(state: TableState, person: int, now: int) -> bool:
    """Return whether this person has left, or has been away for the whole grace time; never with days to think."""
    if state.slow:
        return False
    someone = state.people.by_number[person]
    return someone.left or (someone.away is not None and now - someone.away >= GONE_AFTER)
