"""A judge of Duality's moves that is learned: what can be counted of a move for little, with weights fitted to search.

`scripts/train_duality.py` fits it; the trials `judge`, `prior` and `playouts` of `duality_trials.py` search with it.
"""

from __future__ import annotations

import numpy as np

from parlour.engines.compiled import Ints, kernel, popcount
from parlour.games.duality.engine.kernels import entrances, list_with_paths, put, put_back, reach
from parlour.games.duality.engine.layout import (
    CELLS,
    FAR_EDGE,
    LENGTHS,
    NEAR_EDGE,
    OWN_ENDS,
    ROWS,
    SIDE,
    STRIDE,
    WHOLE,
    Ends,
)
from parlour.games.duality.engine.search import measure_after, measure_lit

PATH = 4
"""What is counted of a path after the move, for the mover and then for the other: rows it has come, whether an end
leads on from there, forward and to a side, and its length, as the engine's judge does."""
AT, REPLACES, ENDS = 2 * PATH, 2 * PATH + 1, 2 * PATH + 2
"""The row of the cell, counted from the mover's side; whether a card lies there; the mover's line ends on the card."""
COUNTED = ENDS + 1
GIVEN = -1_000_000_000
"""What a move is worth that completes the other's path."""

BY_HAND: Ints = np.array([96, 64, 32, 16, -96, -64, -32, -16, 0, 0, 0], dtype=np.int64)
"""The engine's judge, with weights like these."""
LEARNED: Ints = np.array([120, 117, 22, 21, -147, -156, -70, 1, 27, 5, -27], dtype=np.int64)
"""By what is counted: hundredths of the logarithm of how often the search tries a move."""

_PACKED: Ints = np.array([1, 8, 16, 32], dtype=np.int64)
"""A judge of the engine whose measure holds all that is counted of a path."""
_WON = 1_000_000


@kernel
def _unpack(measured: int, counts: Ints) -> None:
    counts[0], counts[1], counts[2], counts[3] = measured & 7, measured >> 3 & 1, measured >> 4 & 1, measured >> 5


@kernel
def count_moves(position: Ints, moves: Ints, counts: Ints, lit: Ends, notes: Ints) -> tuple[int, int]:
    """List the moves with what is counted of each, which begins with -1 if it completes the other's path.

    Says how many there are, and the number of one that wins, which ends the counting, or -1.
    """
    listed = list_with_paths(position, moves, lit, notes)
    if listed == 1:
        counts[0] = 0
        return 1, -1
    mover, rows, theirs = position[SIDE], position[ROWS], WHOLE[1]
    other = 1 - mover
    home, outer = (1, NEAR_EDGE) if other == 0 else (rows, FAR_EDGE)
    notes[LENGTHS + 1] = reach(position, other, -1, lit, theirs, notes)
    before = measure_lit(position, other, _PACKED, lit, theirs, notes[LENGTHS + 1])
    for number in range(listed):
        lying, cell = moves[number] // CELLS, moves[number] % CELLS
        row = cell // STRIDE
        old = put(position, cell, lying)
        own = measure_after(position, cell, 0, _PACKED, lit, notes)
        if own >= _WON:
            put_back(position, cell, old)
            return listed, number
        touched = lit[theirs + cell] or entrances(cell, lit, theirs) or (row == home and OWN_ENDS[other, lying] & outer)
        after = measure_after(position, cell, 1, _PACKED, lit, notes) if touched else before
        put_back(position, cell, old)
        counted = counts[number]
        _unpack(own, counted[:PATH])
        _unpack(after, counted[PATH:])
        counted[AT] = row if mover == 0 else rows + 1 - row
        counted[REPLACES], counted[ENDS] = old > 0, popcount(OWN_ENDS[mover, lying])
        if after >= _WON:
            counted[0] = -1
    return listed, -1


@kernel
def weigh_learned(
    position: Ints, judge: Ints, moves: Ints, worths: Ints, counts: Ints, lit: Ends, notes: Ints
) -> tuple[int, int]:
    """The engine's `weigh` by a learned judge."""
    listed, won = count_moves(position, moves, counts, lit, notes)
    for number in range(listed if won < 0 else 0):
        worth = 0
        for counted in range(COUNTED):
            worth += judge[counted] * counts[number, counted]
        worths[number] = worth if counts[number, 0] >= 0 else GIVEN
    return listed, won
