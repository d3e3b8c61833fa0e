"""What a designer asks of Duality: does the shorter path deserve the first move, and how often must one pass?"""

from __future__ import annotations

from parlour.games.duality import Pass, Position
from parlour.games.duality.rules import path_lengths
from parlour.players import worths
from parlour.sitting import Sitting

STRENGTHS = ("random", "3", "4")
COMPARED = {
    "rows": ("3", "5"),
    "join": ("crossing", "wires"),
    "completes": ("mover",),
    "hands": ("open",),
}
COMPARED_BY = "3"

SHARES = frozenset({"starter", "shorter"})


def measure(sitting: Sitting) -> dict[str, float]:
    start, outcome = sitting.positions[0], sitting.outcome
    assert outcome is not None
    starter = start.mover
    worth = worths(sitting.game, sitting.options, outcome)[starter]
    measures = {"starter": worth, "passes": float(sum(isinstance(move, Pass) for _, move in sitting.moves))}
    black, white = path_lengths(start)
    if black != white:
        measures["shorter"] = worth
    return measures


def deal_number(position: Position) -> int:
    """How long the longer path is before anybody has moved, in cards."""
    return max(path_lengths(position))


def standing(position: Position) -> tuple[float, ...]:
    """Whose path is longer, in cards from the home side."""
    black, white = path_lengths(position)
    return float(black), float(white)
