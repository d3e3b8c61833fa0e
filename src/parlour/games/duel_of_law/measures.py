"""What a designer asks of Duel of Law: what the options change, and who is ahead."""

from __future__ import annotations

from parlour.games.duel_of_law import Position
from parlour.games.duel_of_law.rules import branches_owned

STRENGTHS = ("1", "2", "3")
COMPARED = {"players": ("3", "4"), "deck": ("1-17",), "mathematics": ("wide",)}
COMPARED_BY = "2"


def standing(position: Position) -> tuple[float, ...]:
    """Who owns more branches."""
    return tuple(float(count) for count in branches_owned(position))
