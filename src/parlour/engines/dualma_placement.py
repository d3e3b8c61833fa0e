"""Where to place: a judgement of how the movement phase will begin, and the best pair of hexes for both discs.

In each turn a player lays a disc of each colour, so it places its own where they are strong and the other side's where
they are weak. `PLACEMENT` was found by the same regression as the judgement of the search, on the first position of the
movement phase of games played from random placements.
"""

from __future__ import annotations

import numpy as np

from parlour.boards.hexes import CENTRE, INDEX
from parlour.engines.compiled import Ints, below, kernel, lowest, stepped
from parlour.engines.dualma import ALL, PLACED, side
from parlour.engines.dualma_search import FEATURES, judge

PLACEMENT = np.array([0, 0, 0, 0, 0, 0, 0, 4, 20, 16, 8, 0, -10, 0, 0, 0, 6], dtype=np.int64)
"""Weights of the features that a board without stacks can have; see `dualma_search.features`."""

_EVERYWHERE = ALL & ~(1 << INDEX[CENTRE])
_PLACING = 63 + 64 * 63
"""What a placing's number has besides its hex."""


@kernel
def _best(black: int, white: int, due: int, own: int, noise: int, weights: Ints, register: int) -> int:
    """The hex for the disc that is due which leaves side `own` best off; the black disc's with the best white one."""
    counts = np.zeros(FEATURES, dtype=np.int64)
    sign = 1 if own == 0 else -1
    best, best_value = -1, -(1 << 40)
    free = _EVERYWHERE & ~(black | white)
    first = free
    while first:
        place = lowest(first)
        first &= first - 1
        if due == 0:
            value, second = -(1 << 40), free & ~(1 << place)
            while second:
                both = judge(black | 1 << place, white | 1 << lowest(second), 0, 0, weights, counts)
                second &= second - 1
                value = max(value, sign * both)
        else:
            value = sign * judge(black, white | 1 << place, 0, 0, weights, counts)
        register = stepped(register)
        value = 16 * value + below(register, 16 + 32 * noise)
        if value > best_value:
            best, best_value = place, value
    return best


def best_placing(game: Ints, noise: int, register: int, weights: Ints = PLACEMENT) -> int:
    """The number of the placing to make now, at random among equals; noise widens what counts as equal."""
    due = int(game[PLACED] % 2)
    place = _best(int(game[0]), int(game[1]), due, side(game), noise, weights, register)
    return _PLACING + 4096 * place
