"""The first card of each player is laid on an empty place."""

from parlour.games.duality import GAME as duality
from parlour.games.duality.players import Greedy
from parlour.games.duality.rules import New
from parlour.variants import variant


def allowed(position, move):
    return position.turn >= 2 or isinstance(move, New)


def best_new(view, chance):
    position = duality.redeal(view, chance)
    ranked = Greedy().ranked(position, chance)
    return next((move for move in ranked if allowed(position, move)), ranked[0])


GAME = variant(duality, __name__, allowed=allowed, players="usual", instead=best_new)
