"""A handicap: a game that would be drawn is won by Black, who moves second."""

from parlour.game import Outcome
from parlour.games.dualma import GAME as dualma
from parlour.variants import variant


def outcome(position, usual):
    if usual is not None and not usual.winners:
        return Outcome((0,), usual.reason)
    return usual


GAME = variant(dualma, __name__, outcome=outcome, players="usual")
