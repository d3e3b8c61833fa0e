"""Sample game: three in a row. Change it into your own."""

from parlour import nothing_dealt
from parlour.game import Game

from . import rules

GAME = Game.of(__name__, rules, nothing_dealt, draft=True)
