"""Sample game: three in a row. Change it into your own."""

from parlour import no_deal
from parlour.game import Game

from . import rules

GAME = Game.of(__name__, rules, no_deal, draft=True)
