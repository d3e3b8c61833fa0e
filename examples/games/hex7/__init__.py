"""Hex on a board of seven by seven: connect your two sides. A game of one folder, in Python alone."""

from parlour import no_deal
from parlour.game import Game

from . import rules

GAME = Game.of(__name__, rules, no_deal, draft=True)
