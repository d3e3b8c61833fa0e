"""Thinking about Duality: the judge, and the search over redeals."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.chance import Chance
from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality import rules, views
from parlour.games.duality.engine import kernels as engine
from parlour.games.duality.engine import layout
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, judged_move, measure, weigh
from parlour.games.duality.engine.search import NODES, Thought
from tests.games.duality.row_outcomes import outcome_of
from tests.games.duality.scenes import example

OPTIONS = rules.options({})


def start(key: int) -> rules.Position:
    return rules.setup(OPTIONS, rules.deal(OPTIONS, Chance(key)))


def scratch() -> tuple[layout.Ends, Ints]:
    return np.empty(layout.PATHS, dtype=np.int8), np.empty(layout.NOTES, dtype=np.int64)


def worths() -> Ints:
    return np.empty(layout.WIDTH, dtype=np.int64)


def test_the_length_is_measured() -> None:
    by_length: Ints = np.array([0, 0, 0, 1, 16], dtype=np.int64)
    row = duality_rows.row_of(example(), 0)
    assert [measure(row, side, by_length, *scratch()) for side in (0, 1)] == [1, 2]


def test_moves_are_weighed_by_what_they_leave() -> None:
    """Every worth is the own measure against the other's on the table after the move, also where that was skipped."""
    moves, given = worths(), worths()
    for key in range(4):
        position, chance = start(key), Chance(f"weighed {key}")
        while position.result is None and position.turn < 40:
            row = duality_rows.row_of(position, position.mover)
            listed, won = weigh(row, JUDGE, moves, given, *scratch())
            for number in range(listed if won < 0 and listed > 1 else 0):
                after = row.copy()
                engine.put(after, moves[number] % layout.CELLS, moves[number] // layout.CELLS)
                own, other = (measure(after, side, JUDGE, *scratch()) for side in (position.mover, 1 - position.mover))
                assert given[number] == 16 * (own - other)
            assert (row[layout.GRID :] == duality_rows.row_of(position, position.mover)[layout.GRID :]).all()
            position = rules.play(position, position.mover, views.sample(views.view(position, position.mover), chance))


def test_a_judge_only_moves_by_the_rules() -> None:
    moves = np.empty(layout.WIDTH, dtype=np.int64)
    register = seeded(3)
    for key in range(6):
        position = start(key)
        row = duality_rows.row_of(position, position.mover)
        while position.result is None:
            number, register = judged_move(row, JUDGE, moves, worths(), *scratch(), register)
            move = duality_rows.move_at(row, number)
            position = rules.play(position, position.mover, move)
            engine.make_move(row, number)
        assert outcome_of(row) == position.result


@pytest.mark.slow
def test_a_win_at_hand_is_found() -> None:
    """In every position where some move completes the own path, such a move is chosen, without a thought."""
    found = 0
    for key in range(25):
        position = start(key)
        chance = Chance(f"to the end {key}")
        before = position
        while position.result is None:
            before, position = (
                position,
                rules.play(position, position.mover, views.sample(views.view(position, position.mover), chance)),
            )
        if position.result.winners != (before.mover,):
            continue
        found += 1
        thought = Thought(duality_rows.row_of(before, before.mover), seeded(key))
        thought.think(400)
        chosen = duality_rows.move_at(thought.root, thought.best())
        assert rules.play(before, before.mover, chosen).result == position.result
        assert sum(thought.visits()) == 0
    assert found >= 5


def test_the_same_seed_thinks_the_same() -> None:
    position = start(9)
    tried = []
    for slices in ((100,), (60, 40)):
        thought = Thought(duality_rows.row_of(position, position.mover), seeded(4))
        for rounds in slices:
            thought.think(rounds)
        tried.append(thought.visits())
    assert tried[0] == tried[1]
    assert sum(tried[0]) == 100


def test_the_root_is_left_alone() -> None:
    position = start(9)
    row = duality_rows.row_of(position, position.mover)
    thought = Thought(row, seeded(4))
    thought.think(10)
    assert (row == duality_rows.row_of(position, position.mover)).all()
    assert engine.points(row) == UNDECIDED
    assert engine.side(row) == position.mover


def test_the_tree_looks_ahead() -> None:
    """It grows below the root; with a depth of one it does not, and only the root's moves are tried."""
    position = start(9)
    row = duality_rows.row_of(position, position.mover)
    deep, flat = Thought(row, seeded(4)), Thought(row, seeded(4), deepest=1)
    for thought in (deep, flat):
        thought.think(300)
        assert sum(thought.visits()) == 300
    assert deep.counts[1] > 2
    assert flat.counts.tolist() == [flat.choices.size, 1]


def test_a_full_tree_goes_on_without_growing() -> None:
    position = start(9)
    thought = Thought(duality_rows.row_of(position, position.mover), seeded(4))
    thought.think(20)
    thought.counts[0] = NODES
    thought.think(20)
    assert sum(thought.visits()) == 40
    assert thought.counts[0] == NODES
