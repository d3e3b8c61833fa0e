"""Connect Four: drop discs into seven columns; four in a line win. A game of one folder, in Python alone."""

from parlour import no_deal
from parlour.game import Game

from . import rules

GAME = Game.of(__name__, rules, no_deal, draft=True)
