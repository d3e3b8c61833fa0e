"""The value of Duality's positions: weights that were learned from who won the search's games (docs/training.md)."""

from __future__ import annotations

import math

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, lowest, popcount
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality.engine.judge import JUDGE, LONGEST, ROW, play_on, weigh
from parlour.games.duality.engine.kernels import (
    entrances,
    meeting,
    points,
    reach_from,
)
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    DECK,
    FACES,
    FAR_EDGE,
    GRID,
    HANDS,
    JOIN,
    JOINS,
    NEAR_EDGE,
    OCCUPIED,
    OWN_ENDS,
    ROWS,
    SIDE,
    STRIDE,
    TOGETHER,
    Ends,
)
from parlour.games.duality.rules import HAND

COME, AHEAD, ASIDE, LENGTH, BACK, BACK_LENGTH, PLACES, CARDS, HELD, TWICE, ANY = range(11)
"""Of a side: how many rows its path has come, whether an end leads on from there, forward or to a side, and its length;
rows and cards of what is joined to the far edge already; the places where one card would complete the path, the cards
that would do it and do not lie on the table, whether one is in the hand, whether there are two places, whether there is
a card at all."""
SIDED = 11
TABLE, BEST, MOVES = 2 * SIDED, 2 * SIDED + 1, 2 * SIDED + 3
"""After what is noted of the mover and of the other: the cards on the table; what the judge gives for the best move of
either, in tenths of a row, if it were to move; and how many moves it has."""
FEATURES = MOVES + 2
CLEAR = 120
"""Tenths of a row, beyond which the judge is not heard."""
VALUE: Ints = arrays.array(
    [
        *(-4398, -2623, 748, -1060, 661, 1830, 2781, 226, 0, 436, 1651),
        *(4352, 2337, 115, 1218, 389, -2223, -1810, -61, 17360, -2166, -392),
        *(-5, 529, -375, 328, -325, -932),
    ],
    dtype=arrays.int64,
)
"""By feature, and one for all: ten-thousandths of the logit of the mover's chance (docs/training.md)."""
LEARNED_ROWS = 7
"""The value was learned on tables of so many rows, with joined lines, and is asked on none with fewer."""
LOOKAHEAD = 3
"""The judge makes so many moves before the value is asked: it tells more once what is about to happen has happened."""


def _joining() -> Ints:
    """By side, reading and two sets of ends: the cards, as bits by way, that have a line from one to the other."""
    import numpy as np

    found = np.zeros((2, len(JOINS), 64, 64, 2), dtype=np.int64)
    sets = np.arange(64)
    for side, join, lying in np.ndindex(2, len(JOINS), FACES):
        for end in range(6):
            if OWN_ENDS[side, lying] >> end & 1:
                met = sets & TOGETHER[join, lying, 1 << end] != 0
                found[side, join, :, :, lying % 2] |= (met[:, None] & met) * (1 << lying // 2)
    return found


JOINING = arrays.for_kernels(_joining)


@kernel
def note_side(position: Ints, side: int, hidden: int, counts: Ints, ends: Ends, notes: Ints) -> None:
    """Count what there is of one side; `hidden` are the cards, as bits, that do not lie on the table."""
    rows, join, count = position[ROWS], position[JOIN], position[COUNT]
    home, outer, end, forward = (1, NEAR_EDGE, rows, FAR_EDGE) if side == 0 else (rows, FAR_EDGE, 1, NEAR_EDGE)
    lit, back, spare = ends[0], ends[1], ends[2]
    counts[:] = 0
    counts[LENGTH] = reach_from(position, side, home, outer, -1, lit, 0, notes)
    counts[BACK_LENGTH] = reach_from(position, side, end, forward, -1, back, 0, notes)
    looked = arrays.empty(5 * DECK, dtype=arrays.int64)
    leftmost, rightmost, found = CELLS, 0, count
    for number in range(count):
        cell = looked[number] = position[OCCUPIED + number]
        row = cell // STRIDE
        come = row if side == 0 else rows + 1 - row
        if row == home:
            leftmost, rightmost = min(leftmost, cell), max(rightmost, cell)
        if lit[cell] and come > counts[COME]:
            counts[COME], counts[AHEAD], counts[ASIDE] = come, 0, 0
        if lit[cell] and come == counts[COME]:
            right, left = (
                lit[cell] & 4 and not position[GRID + cell + 1],
                lit[cell] & 32 and not position[GRID + cell - 1],
            )
            counts[AHEAD] |= lit[cell] & forward != 0
            counts[ASIDE] |= right or left
        if back[cell]:
            counts[BACK] = max(counts[BACK], rows + 1 - come)
        for beyond in (cell + STRIDE, cell + 1, cell - STRIDE, cell - 1):
            if not position[GRID + beyond] and 1 <= beyond // STRIDE <= rows and beyond not in looked[count:found]:
                looked[found] = beyond
                found += 1
    completing = 0
    for number in range(found):
        cell = looked[number]
        row = cell // STRIDE
        starts = row == home and (number < count or cell == leftmost - 1 or cell == rightmost + 1)
        doors = entrances(cell, lit, 0) | (outer if starts else 0)
        exits = entrances(cell, back, 0) | (forward if row == end else 0)
        if not doors or not exits:
            continue
        cards = 0
        if number >= count:
            cards = JOINING[side, join, doors, exits, 0] | JOINING[side, join, doors, exits, 1]
        else:
            if lit[cell]:
                reach_from(position, side, home, outer, cell, spare, 0, notes)
                doors = entrances(cell, spare, 0) | (outer if starts else 0)
            if back[cell]:
                reach_from(position, side, end, forward, cell, spare, 0, notes)
                exits = entrances(cell, spare, 0) | (forward if row == end else 0)
            black, white = meeting(position, cell)
            lying = position[GRID + cell] - 1
            needed = popcount(OWN_ENDS[0, lying] & black) + popcount(OWN_ENDS[1, lying] & white)
            for way in range(2):
                left = JOINING[side, join, doors, exits, way]
                while left:
                    lying = 2 * lowest(left) + way
                    left &= left - 1
                    if popcount(OWN_ENDS[0, lying] & black) + popcount(OWN_ENDS[1, lying] & white) >= needed:
                        cards |= 1 << lying // 2
        completing |= cards
        counts[PLACES] += cards & hidden != 0
    counts[CARDS] = popcount(completing & hidden)
    for held in range(HAND):
        card = position[HANDS + HAND * side + held]
        counts[HELD] |= card >= 0 and completing >> card & 1
    counts[TWICE], counts[ANY] = counts[PLACES] > 1, counts[PLACES] > 0


@kernel
def note(position: Ints, counts: Ints, moves: Ints, worths: Ints, ends: Ends, notes: Ints) -> None:
    """Count what the value weighs."""
    mover, hidden = position[SIDE], (1 << DECK) - 1
    for number in range(position[COUNT]):
        hidden &= ~(1 << (position[GRID + position[OCCUPIED + number]] - 1) // 2)
    counts[TABLE] = position[COUNT]
    for turn in range(2):
        position[SIDE] = mover if turn == 0 else 1 - mover
        note_side(position, position[SIDE], hidden, counts[turn * SIDED : (turn + 1) * SIDED], ends, notes)
        listed, won = weigh(position, JUDGE, moves, worths, ends[0], notes)
        best = CLEAR if won >= 0 else worths[:listed].max() * 10 // (16 * JUDGE[ROW])
        counts[BEST + turn], counts[MOVES + turn] = min(max(best, -CLEAR), CLEAR), listed
    position[SIDE] = mover


@kernel
def black_value(position: Ints, value: Ints, counts: Ints, moves: Ints, worths: Ints, ends: Ends, notes: Ints) -> int:
    """What a position is worth to Black, -100 to 100; a win at hand is a win."""
    note(position, counts, moves, worths, ends, notes)
    logit = value[FEATURES] / 10_000
    for number in range(FEATURES):
        logit += value[number] / 10_000 * counts[number]
    worth = 100 if counts[HELD] else round(200 / (1 + math.exp(-logit)) - 100)
    return worth if position[SIDE] == 0 else -worth


@kernel
def leaf_worth(
    position: Ints, value: Ints, ahead: int, counts: Ints, moves: Ints, worths: Ints, ends: Ends, notes: Ints,
    register: int,
) -> tuple[int, int]:  # fmt: skip
    """What a position is worth to Black: by the value, once the judge has made so many moves for both sides.

    A game that is decided by then counts as it ended. On other tables than the value knows it is played out.
    """
    known = position[ROWS] == LEARNED_ROWS
    register = play_on(position, JUDGE, ahead if known else LONGEST, moves, worths, ends[0], notes, register)
    scored = points(position)
    if scored == UNDECIDED:
        scored = black_value(position, value, counts, moves, worths, ends, notes) if known else 0
    return scored, register
