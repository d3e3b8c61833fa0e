"""What was learned of Duality: what is counted of moves and of positions, and what that is taken to be worth."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest

from parlour.chance import Chance
from parlour.engines.compiled import seeded
from parlour.games import duality
from parlour.games.duality.engine import layout
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, measure, weigh
from parlour.games.duality.engine.learned import (
    COME,
    COUNTED,
    FEATURES,
    GIVEN,
    HELD,
    LEARNED,
    LENGTH,
    SIDED,
    TABLE,
    VALUE,
    black_value,
    leaf_worth,
    note,
    play_on,
    weigh_learned,
)
from scripts.train_duality import BY_HAND

MOVES, OURS, THEIRS = (np.empty(layout.WIDTH, dtype=np.int64) for _ in range(3))
NOTED, COUNTS = np.empty((layout.WIDTH, COUNTED), dtype=np.int64), np.empty(FEATURES, dtype=np.int64)
ENDS, NOTES = np.empty((3, layout.PATHS), dtype=np.int8), np.empty(layout.NOTES, dtype=np.int64)


def positions(games: int, **options: str) -> Iterator[duality.Position]:
    """Those of games with random moves."""
    chosen = duality.options(options)
    for key in range(games):
        position, chance = duality.setup(chosen, duality.deal(chosen, Chance(key))), Chance(f"learned {key}")
        while position.result is None and position.turn < 40:
            yield position
            view = duality.view(position, position.mover)
            position = duality.play(position, position.mover, duality.sample(view, chance))


@pytest.mark.slow
def test_by_the_weights_of_the_judge_made_by_hand_moves_are_weighed_as_by_that() -> None:
    given = 0
    for position in positions(8):
        row = duality_rows.row_of(position, position.mover)
        listed, won = weigh(row, JUDGE, MOVES, THEIRS, ENDS[0], NOTES)
        assert weigh_learned(row, BY_HAND, MOVES, OURS, NOTED, ENDS[0], NOTES) == (listed, won)
        for number in range(listed if won < 0 else 0):
            if OURS[number] == GIVEN:
                given += 1
                assert THEIRS[number] < -1_000_000
            else:
                assert OURS[number] == THEIRS[number]
    assert given


@pytest.mark.slow
def test_a_card_that_would_complete_the_path_is_known() -> None:
    """For the mover, and for the other as if it were to move: held if some move of the rules wins at once."""
    seen = set()
    for position in positions(12, rows="4"):
        row = duality_rows.row_of(position, position.mover)
        note(row, COUNTS, MOVES, OURS, ENDS, NOTES)
        assert COUNTS[TABLE] == len(position.tableau)
        wins = any(
            (after := duality.play(position, position.mover, move)).result is not None
            and after.result.winners == (position.mover,)
            for move in duality.moves(position, position.mover)
        )
        assert bool(COUNTS[HELD]) == wins
        seen.add(wins)
        for turn, side in enumerate((position.mover, 1 - position.mover)):
            by_length, by_rows = np.array([0, 0, 0, 1, 16]), np.array([1, 0, 0, 0, 16])
            assert COUNTS[turn * SIDED + LENGTH] == measure(row, side, by_length, ENDS[0], NOTES)
            assert COUNTS[turn * SIDED + COME] == measure(row, side, by_rows, ENDS[0], NOTES)
    assert seen == {False, True}


@pytest.mark.slow
def test_the_value_is_the_chance_of_its_weights() -> None:
    for position in positions(3):
        row = duality_rows.row_of(position, position.mover)
        worth = black_value(row, COUNTS, MOVES, OURS, ENDS, NOTES)
        chance = 1 / (1 + math.exp(-(COUNTS @ VALUE[:FEATURES] + VALUE[FEATURES]) / 10_000))
        own = 100 if COUNTS[HELD] else round(200 * chance - 100)
        assert worth == (own if position.mover == 0 else -own)


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "told"), [("7", True), ("5", False)])
def test_a_leaf_is_worth_half_its_value_and_half_a_playout_on_the_table_it_was_learned_on(
    rows: str, told: bool
) -> None:
    for position in positions(2, rows=rows):
        row = duality_rows.row_of(position, position.mover)
        said = black_value(row, COUNTS, MOVES, OURS, ENDS, NOTES)
        scored, _ = play_on(row.copy(), LEARNED, MOVES, OURS, NOTED, ENDS[0], NOTES, seeded(position.turn))
        worth, _ = leaf_worth(row, LEARNED, MOVES, OURS, NOTED, COUNTS, ENDS, NOTES, seeded(position.turn))
        assert worth == (round((said + scored) / 2) if told else scored)
