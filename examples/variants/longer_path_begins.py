"""A handicap: the player with the longer path goes first."""

from dataclasses import replace

from parlour.games.duality import GAME as duality
from parlour.games.duality.rules import path_lengths
from parlour.variants import variant


def setup(position):
    black, white = path_lengths(position)
    return position if black == white else replace(position, mover=1 - position.mover)


GAME = variant(duality, __name__, setup=setup, engines=True)
