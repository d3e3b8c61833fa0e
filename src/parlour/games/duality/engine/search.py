"""Thinking about Duality over redeals, as kernels: Monte-Carlo tree search over information sets.

Each round of the search redeals what the thinker does not see, walks down the tree of moves, adds to it, and counts
back what that is worth, by the learned value of where the judge's next moves lead. A node is the row of moves that led
to it, whatever was dealt. Not every redeal offers a move, so what counts is how often it was offered; and since most of
the opponent's moves are offered rarely, the judge says which of them to try first.
"""

from __future__ import annotations

import math

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality.engine.judge import JUDGE, play_out, weigh
from parlour.games.duality.engine.kernels import list_moves, make_move, points, shuffle
from parlour.games.duality.engine.layout import NOTES, PASS, PATHS, SIDE, WIDTH
from parlour.games.duality.engine.value import FEATURES, LOOKAHEAD, VALUE, leaf_worth

BOLDNESS = 2.0
"""How much what is little tried weighs against what did well."""
DOUBT = 100.0
"""A move that the judge gives this much less than the best is tried first e times more rarely; 96 is a row of path."""
DEEPEST = 60
"""The tree looks no further ahead than this many moves."""
NODES = 1 << 18
"""The tree has room for three quarters of these; a full one goes on without growing."""

_KEY, _VISITS, _POINTS, _OFFERED = range(4)
"""The fields of a node: which it is, how often it was tried, with what points in all for its mover, and in
how many rounds it could have been."""
_ROOT = 0


@kernel
def tried_out(root: Ints, move: int, rounds: int, register: int) -> int:
    """This many redeals on which this move is made and both sides go on with the judge's moves: the mover's points."""
    position = arrays.empty_like(root)
    moves, worths = arrays.empty(WIDTH, dtype=arrays.int64), arrays.empty(WIDTH, dtype=arrays.int64)
    lit, notes = arrays.empty(PATHS, dtype=arrays.int8), arrays.empty(NOTES, dtype=arrays.int64)
    gained = 0
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        make_move(position, move)
        scored, register = play_out(position, JUDGE, moves, worths, lit, notes, register)
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
def grow(tree: Ints, counts: Ints, root: Ints, rounds: int, deepest: int, register: int) -> int:
    """This many rounds more."""
    position = arrays.empty_like(root)
    moves, worths = arrays.empty(WIDTH, dtype=arrays.int64), arrays.empty(WIDTH, dtype=arrays.int64)
    ends, notes = arrays.empty((3, PATHS), dtype=arrays.int8), arrays.empty(NOTES, dtype=arrays.int64)
    noted = arrays.empty(FEATURES, dtype=arrays.int64)
    path = arrays.empty(DEEPEST + 1, dtype=arrays.int64)
    path[0] = _ROOT
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        depth = 0
        while depth < deepest and points(position) == UNDECIDED:
            node = path[depth]
            if depth > 0 and (tree[node, _VISITS] == 0 or counts[0] > 3 * NODES // 4):
                break
            listed, won = weigh(position, JUDGE, moves, worths, ends[0], notes)
            chosen = won if won >= 0 else choose(tree, counts, node, moves, worths, listed)
            depth += 1
            path[depth] = child(tree, counts, node, moves[chosen])
            make_move(position, moves[chosen])
        counts[1] = max(counts[1], depth)
        scored, register = leaf_worth(position, VALUE, LOOKAHEAD, noted, moves, worths, ends, notes, register)
        gained = scored if root[SIDE] == 0 else -scored
        for step in range(depth + 1):
            tree[path[step], _VISITS] += 1
            tree[path[step], _POINTS] += gained if step % 2 == 1 else -gained
    return register


class Thought:
    """What is known of each move at the root, after this many rounds."""

    def __init__(self, root: Ints, register: int, deepest: int = DEEPEST) -> None:
        """`root` is `row_of` the position, for the side to move; what that side does not see may be any redeal.

        With `deepest` 1 there is no tree, only the root's moves, each tried by where it leads.
        """
        self.root, self.register, self.deepest = root, register, deepest
        listed = arrays.empty(WIDTH, dtype=arrays.int64)
        self.choices = listed[: list_moves(root, listed)].copy()
        self.tree = arrays.zeros((NODES, 4), dtype=arrays.int64)
        self.tree[_ROOT, _KEY] = -1
        self.counts = arrays.zeros(2, dtype=arrays.int64)
        """Nodes, and how many moves the longest way down has."""
        self.won = next((int(move) for move in self.choices if self.wins_at_once(int(move))), None)

    def wins_at_once(self, move: int) -> bool:
        after = self.root.copy()
        make_move(after, move)
        return bool(points(after) == 100 - 200 * self.root[SIDE])

    def share(self, move: int, rounds: int) -> float:
        """How often this move wins, of 100, if both sides go on by the judge; all are tried on the same redeals."""
        return 50 + tried_out(self.root, move, rounds, self.register) / (2 * rounds)

    def think(self, rounds: int) -> None:
        """This many rounds more, unless there is a win at hand."""
        if self.won is None:
            self.register = grow(self.tree, self.counts, self.root, rounds, self.deepest, self.register)

    def visits(self) -> list[int]:
        """How often each of the choices was tried."""
        return [int(self.tree[child(self.tree, self.counts, _ROOT, int(move)), _VISITS]) for move in self.choices]

    def best(self) -> int:
        """A win at hand, or the move that was tried most."""
        visits = self.visits()
        return self.won if self.won is not None else int(self.choices[visits.index(max(visits))])
