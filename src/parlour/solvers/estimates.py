"""Estimates of how often the side to move wins in unsolved positions: several searches, and how far they agree."""

from __future__ import annotations

from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import Search, candidates, new_tree
from parlour.solvers.analysis import Estimate

TREES = 4
ROUNDS = 500
BOLDNESS = 1.0


def estimated(search: Search, row: Ints, width: int, longest: int) -> Estimate:
    """By the tree search of a game from this row; a playout counts as a draw after `longest` moves.

    Each search tells the share of points of the move that it likes best. The same row gives the same estimate.
    """
    shares = []
    for number in range(TREES):
        tree, counts = new_tree(4 * ROUNDS)
        search(tree, counts, row, ROUNDS, width, longest, BOLDNESS, seeded(number))
        shares.append(50 + candidates(tree)[0].points / 2)
    return Estimate(round(sum(shares) / TREES), round(min(shares)), round(max(shares)))
