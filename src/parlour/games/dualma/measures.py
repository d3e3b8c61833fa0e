"""What a designer asks of DuAlma: what the rulings change, and who is ahead."""

from __future__ import annotations

import math

from parlour.games.dualma.rules import Move, Pass, Place, Position

STRENGTHS = ("random", "15", "21")
COMPARED = {"stuck": ("loses",), "repetition": ("free",), "limit": ("100",)}
COMPARED_BY = "15"
UNCHANGED: tuple[str, ...] = ()

_AHEAD = 25
"""In hundredths of the logarithm of the odds: what counts as a lead."""


def standing(position: Position) -> tuple[float, ...]:
    """By the weights that the computer players judge quiet positions with; no one while discs are placed."""
    import numpy as np

    from parlour.games.dualma.engine.judgement import JUDGING, WEIGHTS, judge
    from parlour.games.dualma.engine.positions import seen_by_mover
    from parlour.games.dualma.rules import left, mover, outcome

    if any(left(position)):
        return 0.5, 0.5
    over = outcome(position)
    if over and len(over.winners) == 1:
        return (1.0, 0.0) if over.winners == (0,) else (0.0, 1.0)
    worth = int(judge(*seen_by_mover(position), WEIGHTS, np.zeros(JUDGING, dtype=np.int64)))
    if abs(worth) < _AHEAD:
        return 0.5, 0.5
    share = 1 / (1 + math.exp(-worth / 100))
    return (share, 1 - share) if mover(position) == 0 else (1 - share, share)


def elements(position: Position, move: Move) -> tuple[tuple[str, str], ...]:
    """Return the hex on which a disc comes to lie."""
    if isinstance(move, Pass):
        return ()
    return (("cell", str(move.place if isinstance(move, Place) else move.end)),)
