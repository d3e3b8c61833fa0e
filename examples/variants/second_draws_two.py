"""A handicap: the player who goes second begins with two cards more."""

from dataclasses import replace

from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.variants import variant

MORE = 2


def setup(position):
    first, second, *others = position.hands
    hands = (first, second + position.pile[:MORE], *others)
    return replace(position, hands=hands, pile=position.pile[MORE:])


GAME = variant(duel_of_law, __name__, setup=setup, engines=True)
