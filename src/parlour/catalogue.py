"""The games in one mapping, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import Game, game_at

FOLDERS = (
    "dualite",
    "duality",
    "dualma",
    "duel_of_law",
    "duos",
)
"""Of `parlour.games`, in the order in which they are listed everywhere."""

GAMES: Mapping[str, Game] = {game.NAME: game for game in (game_at(f"parlour.games.{name}") for name in FOLDERS)}
