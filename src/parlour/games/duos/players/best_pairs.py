"""The best four disjoint pairs of twelve cards, for many tables of scores at once, and the moods of imagined people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from statistics import NormalDist
from typing import Any, TypeAlias

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import seeded
from parlour.games.duos.engine import kernels
from parlour.games.duos.engine.kernels import CARDS, COLUMNS, FACTOR_BITS, MOODS, PAIRS, SETS

ALL_PAIRS = tuple(combinations(range(CARDS), 2))
"""The columns of a table of scores: pairs of places on the table."""
ONE = 1 << 16
"""A score of 1: scores are whole numbers, so that every machine finds the same pairs."""

Scores: TypeAlias = Sequence[int]
"""A number for each pair of places, in parts of `ONE`."""
Columns: TypeAlias = tuple[int, ...]
"""Four disjoint pairs."""


def best_pairs(scores: Sequence[Scores] | Ints) -> list[Columns]:
    """Return the best four disjoint pairs of each row of scores."""
    rows: Any = scores if hasattr(scores, "shape") else arrays.array(scores, dtype=arrays.int64)
    found = arrays.zeros((len(rows), PAIRS), dtype=arrays.int64)
    worth, partner = (arrays.zeros(SETS, dtype=arrays.int64) for _ in range(2))
    kernels.best_four(rows, found, worth, partner)
    return [tuple(row) for row in found.tolist()]


@cache
def _factors(mood: float) -> Ints:
    """Return what a mood may do to a score: the logarithm is normally distributed, with this spread."""
    steps = (NormalDist().inv_cdf((number + 0.5) / MOODS) for number in range(MOODS))
    return arrays.array([round(math.exp(mood * step) * (1 << FACTOR_BITS)) for step in steps], dtype=arrays.int64)


def in_a_mood(wanted: Scores, mood: float, seed: int, people: int = 1) -> Ints:
    """Return the scores of people who weigh every pair somewhat differently; what has no reason at all gets none."""
    rows = arrays.zeros((people, COLUMNS), dtype=arrays.int64)
    kernels.in_moods(arrays.array(wanted, dtype=arrays.int64), _factors(mood), seeded(seed), rows)
    return rows


def frequencies(chosen: Sequence[Columns]) -> list[int]:
    """For each pair of places, how many of these people chose it."""
    counts = [0] * COLUMNS
    for columns in chosen:
        for column in columns:
            counts[column] += 1
    return counts
