"""A handicap: both circles of the opening lie on the edge of the grid."""

from parlour.games.dualite import GAME as dualite
from parlour.games.dualite.rules import Open
from parlour.variants import variant


def on_edge(cell, size):
    return cell.column in (0, size - 1) or cell.row in (0, size - 1)


def allowed(position, move):
    size = position.options.size
    return not isinstance(move, Open) or (on_edge(move.first, size) and on_edge(move.second, size))


GAME = variant(dualite, __name__, allowed=allowed, players="usual")
