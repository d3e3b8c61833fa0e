"""Whatever is written, typed or sent is read or refused with a sentence; it never breaks anything."""

from __future__ import annotations

import pytest

from parlour.game import Game
from tests.games.odd_texts import read_odd_texts
from tests.games.whole_games import EVERY_GAME


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.slow
def test_odd_texts_are_read_or_refused(game: Game) -> None:
    read_odd_texts(game, calls=1500)


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.long
def test_many_odd_texts_are_read_or_refused(game: Game) -> None:
    read_odd_texts(game, calls=200_000)
