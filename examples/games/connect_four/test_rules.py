"""What the rulebook says. The laws of every game: pytest --pyargs parlour.testing --game FOLDER"""

from __future__ import annotations

import pytest

from parlour.game import IllegalMove
from parlour.sitting import Sitting, begin

from . import GAME


def after(drops: str) -> Sitting:
    sitting = begin(GAME, GAME.options({}), None)
    for column in drops:
        sitting = sitting.after(column)
    return sitting


@pytest.mark.parametrize("drops", ["abababa", "aabbccd", "abbccdcddgd"])
def test_four_in_a_line_win_upright_across_and_aslant(drops: str) -> None:
    outcome = after(drops).outcome
    assert outcome is not None
    assert outcome.winners == ((len(drops) - 1) % 2,)


def test_a_full_column_takes_no_more() -> None:
    with pytest.raises(IllegalMove):
        after("aaaaaa").after("a")
