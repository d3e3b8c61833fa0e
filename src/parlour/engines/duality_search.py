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
    CELLS,
    DECK,
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

JUDGE: Ints = np.array([6, 4, 2, 1, 16], dtype=np.int64)
"""The judge that plays the games out."""
BY_LENGTH: Ints = np.array([0, 0, 0, 1, 16], dtype=np.int64)
"""The greedy player of path length and denial."""
BOLDNESS = 0.5
LONGEST = 60
"""Moves of a playout; what is undecided then counts as a draw."""

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
    worth: int = judge[ROW] * furthest + judge[FORWARD] * ahead + judge[SIDEWAYS] * aside + judge[LENGTH] * length
    return worth


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
    root: Ints, choices: Ints, visits: Ints, totals: Ints, judge: Ints, rounds: int, boldness: float, register: int
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
        for _ in range(LONGEST):
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


class Trial:
    """What is known of each move at the root, after so many redeals."""

    def __init__(self, root: Ints, register: int, judge: Ints = JUDGE) -> None:
        """`root` is `row_of` the position, for the side to move; what that side does not see may be any redeal."""
        self.root, self.register, self.judge = root, register, judge
        listed = np.empty(WIDTH, dtype=np.int64)
        self.choices = listed[: list_moves(root, listed)].copy()
        self.visits = np.zeros(self.choices.size, dtype=np.int64)
        self.totals = np.zeros(self.choices.size, dtype=np.int64)
        self.won = next((int(move) for move in self.choices if self._wins(int(move))), None)

    def _wins(self, move: int) -> bool:
        after = self.root.copy()
        make_move(after, move)
        return bool(points(after) == 100 - 200 * self.root[_SIDE])

    def think(self, rounds: int) -> None:
        """Try so many redeals more, unless there is a win at hand."""
        if self.won is not None:
            return
        self.register = think(
            self.root, self.choices, self.visits, self.totals, self.judge, rounds, BOLDNESS, self.register
        )

    def best(self) -> int:
        """A win at hand, or the move that was tried most."""
        return self.won if self.won is not None else int(self.choices[self.visits.argmax()])
