"""The games that must have everything a published game has."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.catalogue import GAMES
from parlour.game import Game

PUBLISHED: Mapping[str, Game] = {name: game for name, game in GAMES.items() if not game.draft}
