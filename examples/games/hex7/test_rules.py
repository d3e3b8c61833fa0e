"""What the rulebook says. The laws of every game: pytest --pyargs parlour.testing --game FOLDER"""

from __future__ import annotations

import functools

import pytest

from parlour.game import IllegalMove
from parlour.sitting import Sitting, begin

from . import GAME


def after(*cells: str) -> Sitting:
    return functools.reduce(Sitting.after, cells, begin(GAME, GAME.options({}), None))


def test_a_chain_from_top_to_bottom_wins() -> None:
    outcome = after("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5", "b5", "a6", "b6", "a7").outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_second_player_may_swap_once() -> None:
    assert after("b3", "swap").position.stones == ((), ("c2",))
    with pytest.raises(IllegalMove):
        after("b3", "c4", "swap")
