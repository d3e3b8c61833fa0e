"""Duel of Law."""

from parlour.game import Game
from parlour.games.duel_of_law import notation, rules, views

GAME = Game.of(__name__, rules, notation, views)
