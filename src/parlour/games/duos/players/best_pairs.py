"""The best four disjoint pairs of twelve cards, exactly: dynamic programming over sets of cards.

A set of 2k cards is best paired by pairing its lowest card with one of the others and the rest in the best way. All
sets of two cards come first, then of four, six and eight; the best set of eight is the answer. Each step is done for
all sets of one size at once, and for many tables of scores at once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

CARDS = 12
PAIRS = 4
ALL_PAIRS = tuple(combinations(range(CARDS), 2))
"""The columns of a table of scores: pairs of places on the table."""
_COLUMN = {pair: column for column, pair in enumerate(ALL_PAIRS)}

Scores = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.intp]


@cache
def _steps() -> tuple[tuple[Numbers, Numbers, Numbers], ...]:
    """For each size: the sets, for each way to pair the lowest card the column, and the set that is left."""
    steps = []
    for pairs in range(1, PAIRS + 1):
        sets, columns, rests = [], [], []
        for places in combinations(range(CARDS), 2 * pairs):
            lowest, *others = places
            whole = sum(1 << place for place in places)
            sets.append(whole)
            columns.append([_COLUMN[lowest, other] for other in others])
            rests.append([whole ^ (1 << lowest) ^ (1 << other) for other in others])
        steps.append((np.array(sets), np.array(columns), np.array(rests)))
    return tuple(steps)


def best_pairs(scores: Scores) -> Numbers:
    """For each row of scores, one number a pair of places, the columns of its best four disjoint pairs."""
    rows = np.arange(len(scores))
    worth = np.zeros((len(scores), 1 << CARDS))
    chosen = np.zeros((len(scores), 1 << CARDS), dtype=np.intp)
    for sets, columns, rests in _steps():
        ways = scores[:, columns] + worth[:, rests]
        best = ways.argmax(axis=2)
        worth[:, sets] = np.take_along_axis(ways, best[:, :, None], axis=2)[:, :, 0]
        chosen[:, sets] = best
    sets, _, _ = _steps()[-1]
    whole = sets[worth[:, sets].argmax(axis=1)]
    answer = np.zeros((len(scores), PAIRS), dtype=np.intp)
    for pairs in range(PAIRS, 0, -1):
        sets, columns, rests = _steps()[pairs - 1]
        place = np.searchsorted(sets, whole, sorter=_sorter(pairs))
        place = _sorter(pairs)[place]
        way = chosen[rows, whole]
        answer[:, pairs - 1] = columns[place, way]
        whole = rests[place, way]
    return answer


@cache
def _sorter(pairs: int) -> npt.NDArray[Any]:
    return np.argsort(_steps()[pairs - 1][0])
