"""Pockets, a made-up game for the tests."""

from parlour.game import Game
from tests.pockets import rules

GAME = Game.of(__name__, rules)
