"""Each player begins with nine cards in place of twelve."""

from dataclasses import replace

from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.variants import variant

HAND = 9


def setup(position):
    left_over = tuple(card for hand in position.hands for card in hand[HAND:])
    hands = tuple(hand[:HAND] for hand in position.hands)
    return replace(position, hands=hands, pile=(*position.pile, *left_over))


GAME = variant(duel_of_law, __name__, setup=setup, engines=True)
