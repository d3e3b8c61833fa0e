"""Dualité and Grand Dual."""

from parlour.game import Game
from parlour.games.dualite import notation, rules, views

GAME = Game.of(__name__, rules, notation, views)
