"""What the rulebook says. The laws of every game: pytest --pyargs parlour.testing --game FOLDER"""

from __future__ import annotations

import pytest

from parlour.game import IllegalMove
from parlour.sitting import begin

from . import GAME


def test_three_in_a_row_win() -> None:
    sitting = begin(GAME, GAME.options({}), None)
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        sitting = sitting.after(cell)
    assert sitting.outcome is not None
    assert sitting.outcome.winners == (0,)


def test_a_cell_is_marked_once() -> None:
    sitting = begin(GAME, GAME.options({}), None).after("b2")
    with pytest.raises(IllegalMove):
        sitting.after("b2")
