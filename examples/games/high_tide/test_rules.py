"""What the rulebook says. The laws of every game: pytest --pyargs parlour.testing --game FOLDER"""

from __future__ import annotations

from parlour.sitting import begin

from . import GAME


def test_the_player_who_lays_lower_takes_the_row() -> None:
    options = GAME.options({"players": "3", "hand": "5"})
    deal = GAME.read_deal(options, "1 2 3 4 5/11 12 13 14 15/21 22 23 24 25")
    sitting = begin(GAME, options, deal).after("5").after("11").after("21").after("1")
    assert sitting.position.taken == (3, 0, 0)
    assert sitting.position.row == (1,)
