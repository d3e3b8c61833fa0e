"""The value of Duality's positions: what is counted of them, and what that is taken to be worth."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest

from parlour.chance import Chance
from parlour.engines.compiled import seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality import rules, views
from parlour.games.duality.engine import layout
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, LONGEST, measure, play_on
from parlour.games.duality.engine.kernels import points
from parlour.games.duality.engine.value import (
    COME,
    FEATURES,
    HELD,
    LENGTH,
    LOOKAHEAD,
    SIDED,
    TABLE,
    VALUE,
    black_value,
    leaf_worth,
    note,
)

MOVES, WORTHS = (np.empty(layout.WIDTH, dtype=np.int64) for _ in range(2))
COUNTS = np.empty(FEATURES, dtype=np.int64)
ENDS, NOTES = np.empty((3, layout.PATHS), dtype=np.int8), np.empty(layout.NOTES, dtype=np.int64)


def positions(games: int, **options: str) -> Iterator[rules.Position]:
    """Those of games with random moves."""
    chosen = rules.options(options)
    for key in range(games):
        position, chance = rules.setup(chosen, rules.deal(chosen, Chance(key))), Chance(f"value {key}")
        while position.result is None and position.turn < 40:
            yield position
            view = views.view(position, position.mover)
            position = rules.play(position, position.mover, views.sample(view, chance))


@pytest.mark.slow
def test_a_card_that_would_complete_the_path_is_known() -> None:
    """For the mover, and for the other as if it were to move: held if some move of the rules wins at once."""
    seen = set()
    for position in positions(12, rows="4"):
        row = duality_rows.row_of(position, position.mover)
        note(row, COUNTS, MOVES, WORTHS, ENDS, NOTES)
        assert COUNTS[TABLE] == len(position.tableau)
        wins = any(
            (after := rules.play(position, position.mover, move)).result is not None
            and after.result.winners == (position.mover,)
            for move in rules.moves(position, position.mover)
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
        worth = black_value(row, VALUE, COUNTS, MOVES, WORTHS, ENDS, NOTES)
        chance = 1 / (1 + math.exp(-(COUNTS @ VALUE[:FEATURES] + VALUE[FEATURES]) / 10_000))
        own = 100 if COUNTS[HELD] else round(200 * chance - 100)
        assert worth == (own if position.mover == 0 else -own)


@pytest.mark.slow
@pytest.mark.parametrize("rows", ["7", "5"])
def test_the_judge_moves_before_the_value_is_asked(rows: str) -> None:
    """Three moves on the table that the value was learned on; on others to the end."""
    asked = 0
    for position in positions(2, rows=rows):
        row, seed = duality_rows.row_of(position, position.mover), seeded(position.turn)
        moved = row.copy()
        play_on(moved, JUDGE, LOOKAHEAD if rows == "7" else LONGEST, MOVES, WORTHS, ENDS[0], NOTES, seed)
        expected = points(moved)
        if expected == UNDECIDED:
            asked += 1
            expected = black_value(moved, VALUE, COUNTS, MOVES, WORTHS, ENDS, NOTES)
        worth, _ = leaf_worth(row, VALUE, LOOKAHEAD, COUNTS, MOVES, WORTHS, ENDS, NOTES, seed)
        assert worth == expected
    assert bool(asked) == (rows == "7")
