"""Thinking about Duality: the judge, and trials over redeals."""

from __future__ import annotations

import numpy as np

from parlour.chance import Chance
from parlour.engines import duality as engine
from parlour.engines.compiled import Ints, seeded
from parlour.engines.duality_search import BY_LENGTH, JUDGE, Trial, duel, judged_move, measure
from parlour.engines.playouts import UNDECIDED
from parlour.games import duality
from tests.games.duality.scenes import example

OPTIONS = duality.options({})


def start(key: int) -> duality.Position:
    return duality.setup(OPTIONS, duality.deal(OPTIONS, Chance(key)))


def scratch() -> tuple[Ints, Ints]:
    return np.empty(engine.CELLS, dtype=np.int64), np.empty(16 * engine.DECK, dtype=np.int64)


def test_the_length_is_measured() -> None:
    row = engine.row_of(example(), 0)
    assert [measure(row, side, BY_LENGTH, *scratch()) for side in (0, 1)] == [1, 2]


def test_a_judge_only_moves_by_the_rules() -> None:
    moves = np.empty(engine.WIDTH, dtype=np.int64)
    register = seeded(3)
    for key in range(6):
        position = start(key)
        row = engine.row_of(position, position.mover)
        while position.result is None:
            number, register = judged_move(row, JUDGE, moves, *scratch(), register)
            move = engine.move_at(row, number)
            position = duality.play(position, position.mover, move)
            engine.make_move(row, number)
        assert engine.outcome_of(row) == position.result


def test_a_duel_ends() -> None:
    scored, _ = duel(engine.row_of(start(1), 0), JUDGE, BY_LENGTH, seeded(1))
    assert scored in (-100, 0, 100)


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
                duality.play(position, position.mover, duality.sample(duality.view(position, position.mover), chance)),
            )
        if position.result.winners != (before.mover,):
            continue
        found += 1
        trial = Trial(engine.row_of(before, before.mover), seeded(key))
        trial.think(400)
        chosen = engine.move_at(trial.root, trial.best())
        assert duality.play(before, before.mover, chosen).result == position.result
        assert trial.visits.sum() == 0
    assert found >= 5


def test_the_same_seed_thinks_the_same() -> None:
    position = start(9)
    tried = []
    for slices in ((100,), (60, 40)):
        trial = Trial(engine.row_of(position, position.mover), seeded(4))
        for rounds in slices:
            trial.think(rounds)
        tried.append(trial.visits.tolist())
    assert tried[0] == tried[1]
    assert sum(tried[0]) == 100


def test_the_root_is_left_alone() -> None:
    position = start(9)
    row = engine.row_of(position, position.mover)
    trial = Trial(row, seeded(4))
    trial.think(10)
    assert (row == engine.row_of(position, position.mover)).all()
    assert engine.points(row) == UNDECIDED
    assert engine.side(row) == position.mover
