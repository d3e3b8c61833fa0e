"""High Tide, a game of our own for three to five: lay higher, or be washed. In Python alone."""

from parlour.game import Game

from . import rules

GAME = Game.of(__name__, rules, draft=True)
