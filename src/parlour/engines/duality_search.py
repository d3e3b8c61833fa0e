"""Thinking about Duality over redeals, as kernels.

A *judge* is a row of weights with which a position is measured: how far a side's path has come, what leads on from
there, how long it is. The judge chooses moves in playouts: the one that leaves the best position by its own table and
hand, never by what the thinker cannot see. The search tries each move of the root on redeal after redeal, plays the
game out with the judge's moves, and spends its time on the moves that do well.
"""

from __future__ import annotations

import math

import numpy as np

from parlour.engines.compiled import Ints, below, kernel, stepped
from parlour.engines.duality import (
    _COUNT,
    _GRID,
    _OCCUPIED,
    _ROWS,
    _SIDE,
    _MOVER_ONLY,
    CELLS,
    DECK,
    PASS,
    STRIDE,
    WIDTH,
    completes,
    list_moves,
    make_move,
    points,
    put,
    put_back,
    reach,
    shuffle,
)
from parlour.engines.playouts import UNDECIDED

ROW, FORWARD, SIDEWAYS, LENGTH, DENIAL = range(5)
"""The weights of a judge: for each row the path has come, for an open end forward there, for one to a side, for each
card of the path; and how much, of 16, the other side's measure counts."""

_WON = 1_000_000


@kernel
def measure(position: Ints, side: int, judge: Ints, lit: Ints, stack: Ints) -> int:
    """How good this side's path is; a complete one is worth more than anything."""
    length = reach(position, side, -1, lit, stack)
    if length == 0:
        return 0
    if completes(position, side, lit):
        return _WON
    rows = position[_ROWS]
    forward = 0b000011 if side == 0 else 0b011000
    step = STRIDE if side == 0 else -STRIDE
    furthest, ahead, aside = 0, 0, 0
    for number in range(position[_COUNT]):
        cell = position[_OCCUPIED + number]
        if lit[cell]:
            row = cell // STRIDE
            come = row if side == 0 else rows + 1 - row
            if come > furthest:
                furthest, ahead, aside = come, 0, 0
            if come == furthest:
                if lit[cell] & forward:
                    ahead = 1
                if (lit[cell] & 4 and not position[_GRID + cell + 1]) or (
                    lit[cell] & 32 and not position[_GRID + cell - 1]
                ):
                    aside = 1
    return judge[ROW] * furthest + judge[FORWARD] * ahead + judge[SIDEWAYS] * aside + judge[LENGTH] * length


@kernel
def judged_move(position: Ints, judge: Ints, moves: Ints, lit: Ints, stack: Ints, register: int) -> tuple[int, int]:
    """The move after which the mover's path is worth most against the other's; chance decides between equals."""
    side = position[_SIDE]
    listed = list_moves(position, moves)
    best, best_worth, equals = moves[0], -(1 << 40), 0
    if listed == 1:
        return best, register
    for number in range(listed):
        move = moves[number]
        cell = move % CELLS
        old = put(position, cell, move // CELLS)
        own = measure(position, side, judge, lit, stack)
        if own >= _WON:
            put_back(position, cell, old)
            return move, register
        other = measure(position, 1 - side, judge, lit, stack)
        put_back(position, cell, old)
        worth = 16 * own - (judge[DENIAL] * other if other < _WON else 16 * _WON)
        if worth > best_worth:
            best, best_worth, equals = move, worth, 1
        elif worth == best_worth:
            equals += 1
            register = stepped(register)
            if below(register, equals) == 0:
                best = move
    return best, register


@kernel
def duel(position: Ints, first: Ints, second: Ints, register: int) -> tuple[int, int]:
    """Play a game out, Black by the first judge and White by the second; gives Black's points."""
    moves = np.empty(WIDTH, dtype=np.int64)
    lit, stack = np.empty(CELLS, dtype=np.int64), np.empty(16 * DECK, dtype=np.int64)
    while points(position) == UNDECIDED:
        judge = first if position[_SIDE] == 0 else second
        move, register = judged_move(position, judge, moves, lit, stack, register)
        make_move(position, move)
    return points(position), register


@kernel
def think(
    root: Ints, choices: Ints, visits: Ints, totals: Ints, judge: Ints, rounds: int, limit: int, boldness: float, register: int
) -> int:
    """Try the root's moves on so many redeals more; `visits` and `totals` (of the thinker's points) are kept."""
    side = root[_SIDE]
    position = np.empty_like(root)
    moves = np.empty(WIDTH, dtype=np.int64)
    lit, stack = np.empty(CELLS, dtype=np.int64), np.empty(16 * DECK, dtype=np.int64)
    tried = visits.sum()
    for _ in range(rounds):
        chosen, best = 0, -1e18
        for number in range(choices.size):
            if visits[number] == 0:
                chosen = number
                break
            worth = totals[number] / (100.0 * visits[number]) + boldness * math.sqrt(math.log(tried) / visits[number])
            if worth > best:
                chosen, best = number, worth
        position[:] = root
        register = shuffle(position, register)
        make_move(position, choices[chosen])
        for _ in range(limit):
            if points(position) != UNDECIDED:
                break
            move, register = judged_move(position, judge, moves, lit, stack, register)
            make_move(position, move)
        scored = points(position)
        if scored == UNDECIDED:
            scored = 0
        visits[chosen] += 1
        totals[chosen] += scored if side == 0 else -scored
        tried += 1
    return register
