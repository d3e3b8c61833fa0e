"""The games in one mapping, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import AnyGame
from parlour.games import dualite, duality, dualma, duel_of_law, duos

GAMES: Mapping[str, AnyGame] = {game.NAME: game for game in (dualite, duality, dualma, duel_of_law, duos)}
