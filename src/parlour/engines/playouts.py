"""Playouts and Monte-Carlo tree search, written once, for any game whose rules are kernels.

The position is a row of `int64` of the game's own length; a move is a number from 0 up. Two sides, 0 and 1; points
are side 0's, from -100 (side 1 won) to 100. What a game gives, all marked `@kernel`:

- `list_moves(position, moves) -> count`: write the legal moves into the row `moves`, say how many. It is called only
  while the game goes on; a game with forced passes lists the pass as a move.
- `make_move(position, move)`: do it, in place.
- `points(position) -> int`: `UNDECIDED` while the game goes on, else the points.
- `side(position) -> int`: the side to move.
- `rollout(position, moves, register, limit) -> (points, register)`: from this position to the end, or a cut-off with
  an estimate; may overwrite the position.
- `shuffle(position, register) -> register`: only for games with hidden cards: redeal all that the side which thinks
  does not see, in place. The root's legal moves must not depend on it.

`make_search` makes the search of a game, once, where its module is imported; it compiles at its first call:

    think = make_search("heap", list_moves, make_move, points, side, rollout)
    tree, counts = new_tree(100_000)
    register = seeded(1)
    while time is left:
        register = think(tree, counts, root, 2000, width, limit, 1.0, register)
    best = candidates(tree)[0].move

A search goes on where it stopped, so slices make it interruptible; the same seed and number of rounds give the same
tree. `width` bounds the number of moves in a position, `limit` the length of a rollout, and `boldness` weighs what is
little tried against what did well: 1 is usual, less for a reliable rollout.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, kernel_for

UNDECIDED = 1000
"""Not a number of points: the game goes on."""

ListMoves = Callable[[Ints, Ints], int]
MakeMove = Callable[[Ints, int], None]
Points = Callable[[Ints], int]
Side = Callable[[Ints], int]
Rollout = Callable[[Ints, Ints, int, int], tuple[int, int]]
Shuffle = Callable[[Ints, int], int]

_MOVE, _PARENT, _CHILD, _SIBLING, _VISITS, _POINTS, _OFFERED, _SIDE = range(8)
_FIELDS = 8
_NODES, _DEEPEST = range(2)


def new_tree(nodes: int) -> tuple[Ints, Ints]:
    """An empty tree with room for this many nodes, and its counters. A full tree goes on without growing."""
    if nodes < 1:
        raise ValueError("a tree needs room for its root")
    return arrays.zeros((nodes, _FIELDS), dtype=arrays.int64), arrays.array([1, 0], dtype=arrays.int64)


if TYPE_CHECKING:
    # Each function below that uses these is made into a kernel for one game, whose kernels then have these names.
    def list_moves(position: Ints, moves: Ints) -> int: ...
    def make_move(position: Ints, move: int) -> None: ...
    def points(position: Ints) -> int: ...
    def side(position: Ints) -> int: ...
    def rollout(position: Ints, moves: Ints, register: int, limit: int) -> tuple[int, int]: ...
    def shuffle(position: Ints, register: int) -> int: ...
    def descend(
        tree: Ints, counts: Ints, position: Ints, moves: Ints, limit: int, boldness: float, register: int
    ) -> int: ...


@kernel
def _count_back(tree: Ints, leaf: int, scored: int) -> None:
    """One more visit for each node up to the root; a node keeps the points of the side that moved into it."""
    node = leaf
    while True:
        tree[node, _VISITS] += 1
        tree[node, _POINTS] += scored if tree[node, _SIDE] == 0 else -scored
        if node == 0:
            return
        node = tree[node, _PARENT]


@kernel
def _choose_child(tree: Ints, node: int, moves: Ints, count: int, boldness: float) -> tuple[int, int]:
    """The best child, and the number of a listed move that has no child yet; -1 where there is none.

    Only children whose move is listed now are candidates: with hidden cards each redeal lists others. What a child
    is compared with is the number of times it was offered, as information-set search needs; in open games that is
    the parent's visits.
    """
    best, best_worth = -1, -1e18
    fresh = -1
    child = tree[node, _CHILD]
    if child == 0 and count > 0:
        return -1, 0
    known = 0
    # Moves are usually listed in the order in which the children hang: look there first, then everywhere.
    hint = count - 1
    while child != 0:
        move = tree[child, _MOVE]
        place = -1
        if hint >= 0 and moves[hint] == move:
            place = hint
        else:
            for other in range(count):
                if moves[other] == move:
                    place = other
                    break
        if place >= 0:
            known += 1
            hint = place - 1
            tree[child, _OFFERED] += 1
            visits = tree[child, _VISITS]
            worth = tree[child, _POINTS] / (100.0 * visits) + boldness * math.sqrt(
                math.log(tree[child, _OFFERED]) / visits
            )
            if worth > best_worth:
                best, best_worth = child, worth
        child = tree[child, _SIBLING]
    if known < count:
        # Children hang in the order latest first, so the listed move number `known` is new in an open game.
        for offset in range(count):
            place = (known + offset) % count
            child = tree[node, _CHILD]
            while child != 0 and tree[child, _MOVE] != moves[place]:
                child = tree[child, _SIBLING]
            if child == 0:
                fresh = place
                break
    return best, fresh


def _descend(tree: Ints, counts: Ints, position: Ints, moves: Ints, limit: int, boldness: float, register: int) -> int:
    """One round: down the tree, one new node, a rollout, and the count back up."""
    node, depth = 0, 0
    while True:
        scored = points(position)
        if scored != UNDECIDED:
            break
        count = list_moves(position, moves)
        child, fresh = _choose_child(tree, node, moves, count, boldness)
        mover = side(position)
        if child >= 0 and (fresh < 0 or counts[_NODES] == tree.shape[0]):
            make_move(position, tree[child, _MOVE])
            node = child
            depth += 1
            continue
        if counts[_NODES] < tree.shape[0]:
            child = counts[_NODES]
            counts[_NODES] += 1
            tree[child, _MOVE] = moves[fresh]
            tree[child, _PARENT] = node
            tree[child, _SIBLING] = tree[node, _CHILD]
            tree[child, _OFFERED] = 1
            tree[child, _SIDE] = mover
            tree[node, _CHILD] = child
            node = child
            depth += 1
        make_move(position, moves[fresh])
        scored, register = rollout(position, moves, register, limit)
        break
    if depth > counts[_DEEPEST]:
        counts[_DEEPEST] = depth
    _count_back(tree, node, scored)
    return register


def _search(
    tree: Ints, counts: Ints, root: Ints, rounds: int, width: int, limit: int, boldness: float, register: int
) -> int:
    position = arrays.empty_like(root)
    moves = arrays.empty(width, dtype=arrays.int64)
    for _ in range(rounds):
        position[:] = root
        register = descend(tree, counts, position, moves, limit, boldness, register)
    return register


def _search_unseen(
    tree: Ints, counts: Ints, root: Ints, rounds: int, width: int, limit: int, boldness: float, register: int
) -> int:
    position = arrays.empty_like(root)
    moves = arrays.empty(width, dtype=arrays.int64)
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        register = descend(tree, counts, position, moves, limit, boldness, register)
    return register


Search = Callable[[Ints, Ints, Ints, int, int, int, float, int], int]
"""(tree, counts, root, rounds, width, limit, boldness, register) -> register"""


def make_search(
    owner: str,
    list_moves: ListMoves,
    make_move: MakeMove,
    points: Points,
    side: Side,
    rollout: Rollout,
    shuffle: Shuffle | None = None,
) -> Search:
    """The search for the game of this name: in an open game, or with `shuffle` over redeals of what is unseen.

    With hidden cards it is information-set search as seen by the thinker: each round plays on another redeal.
    """
    down = kernel_for(
        owner, _descend, list_moves=list_moves, make_move=make_move, points=points, side=side, rollout=rollout
    )
    if shuffle is None:
        return kernel_for(owner, _search, descend=down)
    return kernel_for(owner, _search_unseen, descend=down, shuffle=shuffle)


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move at the root, how often it was tried, and its mean points for the side that makes it."""

    move: int
    visits: int
    points: float


def candidates(tree: Ints) -> tuple[RootMove, ...]:
    """What the search thinks of the root's moves, the most tried first."""
    found = []
    child = int(tree[0, _CHILD])
    while child:
        visits = int(tree[child, _VISITS])
        found.append(RootMove(int(tree[child, _MOVE]), visits, int(tree[child, _POINTS]) / visits))
        child = int(tree[child, _SIBLING])
    return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.points, candidate.move)))
