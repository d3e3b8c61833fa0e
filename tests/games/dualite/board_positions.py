"""Positions of the rules from boards of the engine."""

from __future__ import annotations

from parlour.boards.square import cells
from parlour.games.dualite.engine import BitBoard, bit_of, cell_at
from parlour.games.dualite.rules import Options, Position, with_result


def position_of(board: BitBoard, options: Options) -> Position:
    """Return the position of the rules with the circles of this board."""
    white = frozenset(cell for cell in cells(board.size) if board.white & bit_of(board.size, cell))
    black = frozenset(cell for cell in cells(board.size) if board.black & bit_of(board.size, cell))
    anchors = (cell_at(board.size, board.last),) if board.last >= 0 else tuple(sorted(white))
    return with_result(Position(options, white, black, anchors))
