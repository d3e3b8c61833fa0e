"""Whole random games of every game, as the laws play them."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.catalogue import GAMES
from parlour.game import Game
from parlour.testing.whole_games import chosen_options, random_game
from tests.pockets import GAME as pockets

__all__ = ["EVERY_GAME", "chosen_options", "random_game"]

EVERY_GAME: Mapping[str, Game] = {**GAMES, pockets.NAME: pockets}
"""The catalogue and the made-up game; no law has a list of the excused."""
