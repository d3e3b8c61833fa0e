"""Thinking about Duality over redeals, as kernels: Monte-Carlo tree search over information sets.

A *judge* is a row of weights with which a position is measured: how far a side's path has come, what leads on from
there, how long it is. A judge weighs moves by the position that they leave, by table and own hand alone.

Each round of the search redeals what the thinker does not see, walks down the tree of moves, adds one node, plays the
game out with the judge's moves, and counts the result back. A node is the row of moves that led to it, whatever was
dealt. Not every redeal offers a move, so what counts is how often it was offered; and since most of the opponent's
moves are offered rarely, the judge says which of them to try first.
"""

from __future__ import annotations

import math

import numpy as np

from parlour.engines.compiled import Ints, below, kernel, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality.engine.kernels import (
    entrances,
    list_moves,
    list_with_paths,
    make_move,
    points,
    put,
    put_back,
    reach,
    shuffle,
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
    NOTES,
    NUMBER,
    OCCUPIED,
    OWN_ENDS,
    PASS,
    PATHS,
    ROWS,
    SIDE,
    STRIDE,
    TRAIL,
    WHOLE,
    WIDTH,
    WITHOUT,
    Ends,
)

ROW, FORWARD, SIDEWAYS, LENGTH, DENIAL = range(5)
"""The weights of a judge: for each row the path has come, for an open end forward there, for one to a side, for each
card of the path; and how much, of 16, the other side's measure counts."""

JUDGE: Ints = np.array([6, 4, 2, 1, 16], dtype=np.int64)
"""The judge that plays the games out."""
LONGEST = 60
"""Moves of a playout; what is undecided then counts as a draw."""

BOLDNESS = 2.0
"""How much what is little tried weighs against what did well."""
DOUBT = 100.0
"""A move that the judge gives this much less than the best is tried first e times more rarely; 96 is a row of path."""
DEEPEST = 60
"""The tree looks no further ahead than this many moves."""
NODES = 1 << 18
"""The tree has room for three quarters of these; a full one goes on without growing."""

_WON = 1_000_000
_KEY, _VISITS, _POINTS, _OFFERED = range(4)
"""The fields of a node: which it is, how often it was tried, with what points in all for whoever moved into it, and in
how many rounds it could have been."""
_ROOT = 0


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
                        return _WON
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
        if own >= _WON:
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
        worths[number] = 16 * own - (judge[DENIAL] * after if after < _WON else 16 * _WON)
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
def play_out(
    position: Ints, judge: Ints, moves: Ints, worths: Ints, lit: Ends, notes: Ints, register: int
) -> tuple[int, int]:
    """Play on with the judge's moves for both sides; gives Black's points."""
    for _ in range(LONGEST):
        if points(position) != UNDECIDED:
            break
        move, register = judged_move(position, judge, moves, worths, lit, notes, register)
        make_move(position, move)
    scored = points(position)
    return (0 if scored == UNDECIDED else scored), register


@kernel
def tried_out(root: Ints, move: int, judge: Ints, rounds: int, register: int) -> int:
    """This many redeals on which this move is made and both sides go on with the judge's moves: the mover's points."""
    position = np.empty_like(root)
    moves, worths = np.empty(WIDTH, dtype=np.int64), np.empty(WIDTH, dtype=np.int64)
    lit, notes = np.empty(PATHS, dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    gained = 0
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        make_move(position, move)
        scored, register = play_out(position, judge, moves, worths, lit, notes, register)
        gained += scored if root[SIDE] == 0 else -scored
    return gained


@kernel
def child(tree: Ints, counts: Ints, node: int, move: int) -> int:
    """The node after this move, which is made if there was none. It stands where its parent and its move say."""
    key = (node + 1) * (PASS + 1) + move + 1
    place = stepped(key * 0x5851F4D) >> 20 & NODES - 1
    while tree[place, _KEY] != key:
        if tree[place, _KEY] == 0:
            tree[place, _KEY] = key
            counts[0] += 1
            break
        place = place + 1 & NODES - 1
    return place


@kernel
def choose(tree: Ints, counts: Ints, node: int, moves: Ints, worths: Ints, listed: int) -> int:
    """The move to try next: what did well, and what the judge gives much for and was tried little.

    A move that was never tried is taken to do as well as the node itself.
    """
    most = worths[:listed].max()
    whole = 0.0
    for number in range(listed):
        whole += math.exp((worths[number] - most) / DOUBT)
    mean = -tree[node, _POINTS] / (100.0 * max(tree[node, _VISITS], 1))
    best, best_worth = 0, -1e18
    for number in range(listed):
        place = child(tree, counts, node, moves[number])
        tree[place, _OFFERED] += 1
        visits = tree[place, _VISITS]
        share = math.exp((worths[number] - most) / DOUBT) / whole
        worth = tree[place, _POINTS] / (100.0 * visits) if visits else mean
        worth += BOLDNESS * share * math.sqrt(tree[place, _OFFERED]) / (1 + visits)
        if worth > best_worth:
            best, best_worth = number, worth
    return best


@kernel
def grow(tree: Ints, counts: Ints, root: Ints, judge: Ints, rounds: int, deepest: int, register: int) -> int:
    """This many rounds more."""
    position = np.empty_like(root)
    moves, worths = np.empty(WIDTH, dtype=np.int64), np.empty(WIDTH, dtype=np.int64)
    lit, notes = np.empty(PATHS, dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    path = np.empty(DEEPEST + 1, dtype=np.int64)
    path[0] = _ROOT
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        depth = 0
        while depth < deepest and points(position) == UNDECIDED:
            node = path[depth]
            if depth > 0 and (tree[node, _VISITS] == 0 or counts[0] > 3 * NODES // 4):
                break
            listed, won = weigh(position, judge, moves, worths, lit, notes)
            chosen = won if won >= 0 else choose(tree, counts, node, moves, worths, listed)
            depth += 1
            path[depth] = child(tree, counts, node, moves[chosen])
            make_move(position, moves[chosen])
        counts[1] = max(counts[1], depth)
        scored, register = play_out(position, judge, moves, worths, lit, notes, register)
        gained = scored if root[SIDE] == 0 else -scored
        for step in range(depth + 1):
            tree[path[step], _VISITS] += 1
            tree[path[step], _POINTS] += gained if step % 2 == 1 else -gained
    return register


class Thought:
    """What is known of each move at the root, after this many rounds."""

    def __init__(self, root: Ints, register: int, judge: Ints = JUDGE, deepest: int = DEEPEST) -> None:
        """`root` is `row_of` the position, for the side to move; what that side does not see may be any redeal.

        With `deepest` 1 there is no tree, only the root's moves, each followed by playouts.
        """
        self.root, self.register, self.judge, self.deepest = root, register, judge, deepest
        listed = np.empty(WIDTH, dtype=np.int64)
        self.choices = listed[: list_moves(root, listed)].copy()
        self.tree = np.zeros((NODES, 4), dtype=np.int64)
        self.tree[_ROOT, _KEY] = -1
        self.counts = np.zeros(2, dtype=np.int64)
        """Nodes, and how many moves the longest way down has."""
        self.won = next((int(move) for move in self.choices if self.wins_at_once(int(move))), None)

    def wins_at_once(self, move: int) -> bool:
        after = self.root.copy()
        make_move(after, move)
        return bool(points(after) == 100 - 200 * self.root[SIDE])

    def share(self, move: int, rounds: int) -> float:
        """How often this move wins, of 100, if both sides go on by the judge; all are tried on the same redeals."""
        return 50 + tried_out(self.root, move, self.judge, rounds, self.register) / (2 * rounds)

    def think(self, rounds: int) -> None:
        """This many rounds more, unless there is a win at hand."""
        if self.won is None:
            self.register = grow(self.tree, self.counts, self.root, self.judge, rounds, self.deepest, self.register)

    def visits(self) -> list[int]:
        """How often each of the choices was tried."""
        return [int(self.tree[child(self.tree, self.counts, _ROOT, int(move)), _VISITS]) for move in self.choices]

    def best(self) -> int:
        """A win at hand, or the move that was tried most."""
        visits = self.visits()
        return self.won if self.won is not None else int(self.choices[visits.index(max(visits))])
