"""DUOS: pairs that go together, for three to six, or for two as partners."""

from parlour.game import Game
from parlour.games.duos import audience, notation, rules, views

GAME = Game.of(__name__, rules, notation, views, audience)
