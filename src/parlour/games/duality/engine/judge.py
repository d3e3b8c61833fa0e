"""The judge of Duality: a row of weights with which a position is measured.

How far a side's path has come, what leads on from there, how long it is. A judge weighs moves by the position that they
leave, by table and own hand alone.
"""

from __future__ import annotations

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality.engine.kernels import (
    entrances,
    list_with_paths,
    make_move,
    points,
    put,
    put_back,
    reach,
    spread,
)
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    FAR_EDGE,
    GRID,
    LEFT,
    LENGTHS,
    NEAR_EDGE,
    NUMBER,
    OCCUPIED,
    OWN_ENDS,
    ROWS,
    SIDE,
    STRIDE,
    TRAIL,
    WHOLE,
    WITHOUT,
    Ends,
)

ROW, FORWARD, SIDEWAYS, LENGTH, DENIAL = range(5)
"""The weights of a judge: for each row the path has come, for an open end forward there, for one to a side, for each
card of the path; and how much, of 16, the other side's measure counts."""

JUDGE: Ints = arrays.array([6, 4, 2, 1, 16], dtype=arrays.int64)
"""The judge that says what to try first, moves on before the value is asked, and plays games out in a review and on
tables that the value does not know."""
LONGEST = 60
"""Moves of a playout; what is undecided then counts as a draw in `play_out`."""

WON = 1_000_000
"""The measure of a complete path."""


@kernel
def measure(position: Ints, side: int, judge: Ints, lit: Ends, notes: Ints) -> int:
    """How good this side's path is; a complete one is worth more than anything."""
    return measure_lit(position, side, judge, lit, 0, reach(position, side, -1, lit, 0, notes))


@kernel
def measure_lit(position: Ints, side: int, judge: Ints, lit: Ends, at: int, length: int) -> int:
    """The same for a path that is lit."""
    if length == 0:
        return 0
    rows = position[ROWS]
    forward = FAR_EDGE if side == 0 else NEAR_EDGE
    furthest, ahead, aside = 0, 0, 0
    for number in range(position[COUNT]):
        cell = position[OCCUPIED + number]
        ends = lit[at + cell]
        if ends:
            row = cell // STRIDE
            come = row if side == 0 else rows + 1 - row
            if come > furthest:
                furthest, ahead, aside = come, 0, 0
            if come == furthest:
                if ends & forward:
                    if come == rows:
                        return WON
                    ahead = 1
                if (ends & 4 and not position[GRID + cell + 1]) or (ends & 32 and not position[GRID + cell - 1]):
                    aside = 1
    worth: int = judge[ROW] * furthest + judge[FORWARD] * ahead + judge[SIDEWAYS] * aside + judge[LENGTH] * length
    return worth


@kernel
def measure_after(position: Ints, cell: int, whose: int, judge: Ints, lit: Ends, notes: Ints) -> int:
    """The measure of the mover's path (0) or the other's (1), now that a card was put on this cell.

    Its path is followed from that card on: what is lit without it stays lit.
    """
    side = position[SIDE] ^ whose
    at, length = WHOLE[whose], notes[LENGTHS + whose]
    if lit[at + cell]:
        number = notes[NUMBER + cell]
        at, left = WITHOUT[whose] + number * CELLS, LEFT[whose] + number
        if notes[left] < 0:
            notes[left] = reach(position, side, cell, lit, at, notes)
        length = notes[left]
    enter = entrances(cell, lit, at)
    row = cell // STRIDE
    if side == 0 and row == 1:
        enter |= NEAR_EDGE
    elif side == 1 and row == position[ROWS]:
        enter |= FAR_EDGE
    notes[0], notes[1] = cell, enter & OWN_ENDS[side, position[GRID + cell] - 1]
    more, last = spread(position, side, -1, lit, at, notes, 2)
    worth = measure_lit(position, side, judge, lit, at, length + more)
    for trail in range(TRAIL, last, 2):
        lit[at + notes[trail]] ^= notes[trail + 1]
    return worth


@kernel
def weigh(position: Ints, judge: Ints, moves: Ints, worths: Ints, lit: Ends, notes: Ints) -> tuple[int, int]:
    """List the moves with what the judge gives for each: the own path's measure against the other's after it.

    Says how many moves there are, and the number of one that wins, which ends the weighing, or -1.
    """
    listed = list_with_paths(position, moves, lit, notes)
    if listed == 1:
        worths[0] = 0
        return 1, -1
    other, theirs = 1 - position[SIDE], WHOLE[1]
    home, outer = (1, NEAR_EDGE) if other == 0 else (position[ROWS], FAR_EDGE)
    notes[LENGTHS + 1] = reach(position, other, -1, lit, theirs, notes)
    before = measure_lit(position, other, judge, lit, theirs, notes[LENGTHS + 1])
    for number in range(listed):
        lying, cell = moves[number] // CELLS, moves[number] % CELLS
        old = put(position, cell, lying)
        own = measure_after(position, cell, 0, judge, lit, notes)
        if own >= WON:
            put_back(position, cell, old)
            return listed, number
        # Most moves leave the other's path as it is: they lie apart from it and start none.
        touched = (
            lit[theirs + cell]
            or entrances(cell, lit, theirs)
            or (cell // STRIDE == home and OWN_ENDS[other, lying] & outer)
        )
        after = measure_after(position, cell, 1, judge, lit, notes) if touched else before
        put_back(position, cell, old)
        worths[number] = 16 * own - (judge[DENIAL] * after if after < WON else 16 * WON)
    return listed, -1


@kernel
def most_worth(worths: Ints, listed: int, register: int) -> tuple[int, int]:
    """The number of the move that is worth most; chance decides between equals."""
    best, equals = 0, 1
    for number in range(1, listed):
        if worths[number] > worths[best]:
            best, equals = number, 1
        elif worths[number] == worths[best]:
            equals += 1
            register = stepped(register)
            if below(register, equals) == 0:
                best = number
    return best, register


@kernel
def judged_move(
    position: Ints, judge: Ints, moves: Ints, worths: Ints, lit: Ends, notes: Ints, register: int
) -> tuple[int, int]:
    """The move for which the judge gives most; chance decides between equals."""
    listed, won = weigh(position, judge, moves, worths, lit, notes)
    if won >= 0:
        return moves[won], register
    best, register = most_worth(worths, listed, register)
    return moves[best], register


@kernel
def play_on(
    position: Ints, judge: Ints, longest: int, moves: Ints, worths: Ints, lit: Ends, notes: Ints, register: int
) -> int:
    """Go on with the judge's moves for both sides, so many or until the game is decided."""
    for _ in range(longest):
        if points(position) != UNDECIDED:
            break
        move, register = judged_move(position, judge, moves, worths, lit, notes, register)
        make_move(position, move)
    return register


@kernel
def play_out(
    position: Ints, judge: Ints, moves: Ints, worths: Ints, lit: Ends, notes: Ints, register: int
) -> tuple[int, int]:
    """Play on with the judge's moves for both sides; gives Black's points."""
    register = play_on(position, judge, LONGEST, moves, worths, lit, notes, register)
    scored = points(position)
    return (0 if scored == UNDECIDED else scored), register
