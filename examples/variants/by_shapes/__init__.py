"""Nothing of the rules: the board is described in Python, as plain shapes, in place of Parlour’s own."""

from parlour.games.dualite import GAME as dualite
from parlour.variants import variant

GAME = variant(dualite, __name__, title="drawn by shapes", engines=True)
