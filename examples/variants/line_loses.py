"""The player who completes a line of four loses."""

from parlour.game import Outcome
from parlour.games.dualite import GAME as dualite
from parlour.variants import variant


def outcome(position, usual):
    if usual is not None and usual.reason == "dualite-line":
        losers = usual.winners
        return Outcome(tuple(seat for seat in range(position.options.players) if seat not in losers), usual.reason)
    return usual


GAME = variant(dualite, __name__, outcome=outcome)
