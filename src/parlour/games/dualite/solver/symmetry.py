"""Positions of 6×6 and their images: of the eight that turns and mirrors make, the least stands for all."""

from __future__ import annotations

from parlour.engines.compiled import lowest
from parlour.games.dualite.engine import BitBoard, engine
from parlour.games.dualite.rules import Options

SIZE = 6
OPTIONS = Options(size=SIZE)

Name = tuple[int, int, int]
"""White circles, black circles, last cell; -1 after an opening."""


def least_image(board: BitBoard) -> tuple[Name, tuple[int, ...]]:
    """Return the least of a position's eight images, and the turn that leads to it: where each cell goes."""

    def image(turn: tuple[int, ...]) -> Name:
        last = board.last if board.last < 0 else turn[board.last]
        return _turned(board.white, turn), _turned(board.black, turn), last

    return min((image(turn), turn) for turn in engine(SIZE).geometry.turned)


def _turned(cells: int, turn: tuple[int, ...]) -> int:
    turned = 0
    while cells:
        turned |= 1 << turn[lowest(cells)]
        cells &= cells - 1
    return turned
