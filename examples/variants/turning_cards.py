"""The deck has the 36 cards that a half-turn changes."""

from parlour.games.duality import GAME as duality
from parlour.games.duality.deck import FULL, cards, same_turned
from parlour.variants import variant

DECK = ",".join(card for card in cards(FULL) if not same_turned(card))

GAME = variant(duality, __name__, options={"deck": DECK}, engines=True)
