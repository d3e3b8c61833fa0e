"""Moves as the kernels of DuAlma number them."""

from __future__ import annotations

from parlour.boards.hexes import INDEX
from parlour.games.dualma.engine.kernels import NONE, PASS
from parlour.games.dualma.rules import Bounce, Move, Pass, Place, Step


def number_of(move: Move) -> int:
    """A move as the kernels number it."""
    match move:
        case Place():
            return NONE + 64 * NONE + 4096 * INDEX[move.place]
        case Step():
            return INDEX[move.start] + 64 * INDEX[move.end] + 4096 * INDEX[move.end]
        case Bounce():
            return INDEX[move.start] + 64 * INDEX[move.landing] + 4096 * INDEX[move.end]
        case Pass():
            return PASS
