"""Connect Four: drop discs into seven columns; four in a line win. A game of one folder, in Python alone."""

from parlour import nothing_dealt
from parlour.game import Game

from . import rules

GAME = Game.of(__name__, rules, nothing_dealt, draft=True)
