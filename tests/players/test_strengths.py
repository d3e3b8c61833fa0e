"""How strong the levels are said to be: what the ladders on the page say, from the weakest to the strongest."""

from __future__ import annotations

import pytest

from parlour.catalogue import GAMES
from parlour.game import AnyGame
from parlour.players.levels import offered, strengths
from scripts import figures


def test_the_house_knows_what_the_page_says() -> None:
    page = figures.PAGE.read_text(encoding="utf-8")
    assert figures.STRENGTHS.read_text(encoding="utf-8") == figures.strengths(page)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.NAME)
def test_no_level_is_said_to_be_weaker_than_the_one_below(game: AnyGame) -> None:
    found = strengths(game)
    assert list(found) == sorted(found)
    assert len(found) in (0, len(offered(game)))
