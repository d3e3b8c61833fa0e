"""A deal in which a path has three cards or more is dealt again."""

from parlour.games.duality import GAME as duality
from parlour.games.duality.rules import path_lengths
from parlour.variants import variant


def deal(options, chance, usual):
    while True:
        dealt = usual(options, chance)
        if max(path_lengths(duality.setup(options, dealt))) <= 2:
            return dealt


GAME = variant(duality, __name__, deal=deal, engines=True)
