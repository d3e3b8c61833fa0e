"""What a secret opens at a table."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.game import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """A seat by its own invitation, a person's place by a new link, or whatever is open by the table's code.

    Or, `meeting`, the company of somebody who looks for an opponent.
    """

    seat: Seat | None = None
    returning: int | None = None
    by_code: bool = False
    meeting: bool = False
