"""The generic search, on two toy games small enough to know by heart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.engines.compiled import Ints, below, kernel, kernel_for, seeded, stepped
from parlour.engines.playouts import UNDECIDED, candidates, make_search, new_tree

list_moves: Any = None
make_move: Any = None
points: Any = None


def _uniform_rollout(position: Ints, moves: Ints, register: int, limit: int) -> tuple[int, int]:
    """Moves at random, each as likely as another, to the end; 0 points after `limit` moves."""
    for _ in range(limit):
        scored = points(position)
        if scored != UNDECIDED:
            return scored, register
        count = list_moves(position, moves)
        register = stepped(register)
        make_move(position, moves[below(register, count)])
    scored = points(position)
    return (0 if scored == UNDECIDED else scored), register


def make_uniform_rollout(owner: str, list_moves: Any, make_move: Any, points: Any) -> Any:
    """Return a rollout for the game of this name that moves at random."""
    return kernel_for(owner, _uniform_rollout, list_moves=list_moves, make_move=make_move, points=points)


# Matches: a heap, the side to move; take one to three; who takes the last match wins.


@kernel
def list_takings(position: Ints, moves: Ints) -> int:
    count = min(3, int(position[0]))
    for place in range(count):
        moves[place] = place + 1
    return count


@kernel
def take(position: Ints, move: int) -> None:
    position[0] -= move
    position[1] = 1 - position[1]


@kernel
def heap_points(position: Ints) -> int:
    if position[0] > 0:
        return UNDECIDED
    return 100 if position[1] == 1 else -100


@kernel
def heap_side(position: Ints) -> int:
    return int(position[1])


heap_rollout = make_uniform_rollout("heap", list_takings, take, heap_points)
heap_search = make_search("heap", list_takings, take, heap_points, heap_side, heap_rollout)


def think(tree: Ints, counts: Ints, root: Ints, rounds: int, register: int) -> int:
    return heap_search(tree, counts, root, rounds, 3, 50, 1.0, register)


@pytest.mark.slow
@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("side", [0, 1])
def test_search_finds_the_winning_taking(heap: int, side: int) -> None:
    tree, counts = new_tree(4000)
    think(tree, counts, np.array([heap, side]), 3000, seeded(heap))
    assert candidates(tree)[0].move == heap % 4
    assert candidates(tree)[0].points > 0


@pytest.mark.slow
def test_search_goes_on_where_it_stopped_and_repeats_itself() -> None:
    whole, halves = new_tree(500), new_tree(500)
    root = np.array([10, 0])
    think(*whole, root, 2000, seeded(1))
    register = seeded(1)
    for _ in range(4):
        register = think(*halves, root, 500, register)
    assert (whole[0] == halves[0]).all()
    assert sum(candidate.visits for candidate in candidates(whole[0])) == 2000


def test_a_full_tree_still_counts_rounds() -> None:
    tree, counts = new_tree(3)
    think(tree, counts, np.array([10, 0]), 100, seeded(1))
    assert counts[0] == 3
    assert tree[0, 4] == 100


def test_a_tree_has_room_for_its_root() -> None:
    with pytest.raises(ValueError, match="root"):
        new_tree(0)


def test_a_rollout_is_cut_off() -> None:
    register = seeded(3)
    assert heap_rollout(np.array([50, 0]), np.zeros(3, dtype=np.int64), register, 5)[0] == 0


# A hidden coin lies under one of three cups, more often under the last; side 0 points at a cup.


@kernel
def list_cups(position: Ints, moves: Ints) -> int:
    for cup in range(3):
        moves[cup] = cup
    return 3


@kernel
def point_at(position: Ints, move: int) -> None:
    position[1] = move


@kernel
def cup_points(position: Ints) -> int:
    if position[1] < 0:
        return UNDECIDED
    return 100 if position[0] == position[1] else -100


@kernel
def cup_side(position: Ints) -> int:
    return 0


@kernel
def hide(position: Ints, register: int) -> int:
    register = stepped(register)
    position[0] = max(0, below(register, 5) - 2)
    return register


cup_rollout = make_uniform_rollout("cups", list_cups, point_at, cup_points)
guess = make_search("cups", list_cups, point_at, cup_points, cup_side, cup_rollout, hide)


@pytest.mark.slow
def test_search_over_redeals_points_at_the_likeliest_cup() -> None:
    tree, counts = new_tree(10)
    guess(tree, counts, np.array([2, -1]), 5000, 3, 9, 0.7, seeded(2))
    assert candidates(tree)[0].move == 0
    assert candidates(tree)[0].points == pytest.approx(20, abs=10)
