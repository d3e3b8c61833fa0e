"""Forced wins in DuAlma, found by looking at every line of a few own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.dualma import Position
    from parlour.solvers.analysis import Choices

_OWN_MOVES = 3
HORIZON: int | None = _OWN_MOVES
"""Own moves that analysis looks ahead: that takes about a second at most, so no clock is needed."""


def analyse(position: Position, seconds: float) -> Choices:
    from parlour.games.dualma.solver.forced import judged

    return tuple((str(move), worth) for move, worth in judged(position, _OWN_MOVES))


def in_review(position: Position, made: str, seconds: float) -> Choices:
    """Most positions have no win, which is found at once; then only the move itself is judged."""
    from parlour.games import dualma
    from parlour.games.dualma.solver.forced import forced, judged

    only = None if forced(position, _OWN_MOVES) else dualma.read(made)
    return tuple((str(move), worth) for move, worth in judged(position, _OWN_MOVES, only))
