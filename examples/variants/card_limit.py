"""No more than six cards may be laid in one turn."""

from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duel_of_law.play_check import Lay
from parlour.games.duel_of_law.players import LEVELS
from parlour.games.duel_of_law.players.bots import Bot, warm_up
from parlour.variants import Players, variant

MOST = 6


def allowed(position, move):
    return not isinstance(move, Lay) or len(move.laid) <= MOST


class Limited(Bot):
    """A player of the game who looks at such plays only."""

    def _sensible(self, view, at, found):
        return [lay for lay in super()._sensible(view, at, found) if len(lay.laid) <= MOST]

    def _gently(self, view, at, chance):
        move = super()._gently(view, at, chance)
        return move if allowed(None, move) else super()._gently(view, at, chance)


def make(name, seconds):
    return Limited(int(name), seconds)


GAME = variant(
    duel_of_law, __name__, allowed=allowed, players=Players(LEVELS, make, warm_up), longest=lambda options: 100_000
)
