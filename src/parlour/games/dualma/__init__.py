"""DuAlma."""

from parlour.game import Game
from parlour.games.dualma import notation, rules, views

GAME = Game.of(__name__, rules, notation, views)
