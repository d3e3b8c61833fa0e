"""White’s first move may not stack: it moves a disc to an empty hex."""

from parlour.games.dualma import GAME as dualma
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import think
from parlour.games.dualma.rules import Pass, Place
from parlour.games.dualma.stacks import at
from parlour.variants import variant


def allowed(position, move):
    if position.moved > 0 or isinstance(move, Place | Pass):
        return True
    return not at(position.board, move.end)


def best_answered(view, chance):
    """The allowed move after which the other player has least, as the strong levels judge it."""

    def left_to_the_other(move):
        return think(row_of(dualma.play(position, view.seat, move)), 1_000, weights=trained(), bold=True).value

    position = dualma.redeal(view, chance)
    moves = [move for move in dualma.moves(position, view.seat) if allowed(position, move)]
    return min(moves, key=left_to_the_other)


GAME = variant(dualma, __name__, allowed=allowed, players="usual", instead=best_answered)
