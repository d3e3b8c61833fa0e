"""What a designer asks of Duality: does the shorter path deserve the first move, and how often must one pass?"""

from __future__ import annotations

from parlour.games.duality import Pass
from parlour.games.duality.rules import path_lengths
from parlour.players import worths
from parlour.sitting import Sitting

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
