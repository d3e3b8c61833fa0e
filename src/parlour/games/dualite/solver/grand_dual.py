"""How Grand Dual begins: who wins after each opening, each reply and each answer to it, as `grand_dual.txt` says.

The proof search worked it out once. These are the positions where it needs its time; later ones it decides at once.
A line of the file has the moves so far and, after the colon, those that win; of openings that are turns or mirror
images of each other it has one.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files

from parlour.boards.square import Cell, symmetries
from parlour.games.dualite import rules
from parlour.games.dualite.rules import Mark, Move, Position

SIZE = 5


@functools.cache
def written() -> Mapping[str, frozenset[str]]:
    """Return the winning moves after one or two moves, by these as they are written."""
    text = files(__package__).joinpath("grand_dual.txt").read_text(encoding="utf-8")
    lines = (line.split(":") for line in text.splitlines() if not line.startswith("#"))
    return {before: frozenset(winning.split()) for before, winning in lines}


def winning_moves(position: Position) -> frozenset[Move] | None:
    """Return all moves that win here; None where the file does not say."""
    so_far = _so_far(position)
    if so_far is None:
        return None
    opening, replies = so_far
    for turn in symmetries(SIZE):
        first, second = sorted((turn(opening[0]), turn(opening[1])))
        found = written().get(" ".join([f"{first}+{second}", *(str(turn(cell)) for cell in replies)]))
        if found is not None:
            winning = set(found)
            return frozenset(
                move
                for move in rules.moves(position, _mover(position))
                if isinstance(move, Mark) and str(turn(move.cell)) in winning
            )
    return None


def _mover(position: Position) -> int:
    (seat,) = rules.to_move(position)
    return seat


def _so_far(position: Position) -> tuple[tuple[Cell, Cell], tuple[Cell, ...]] | None:
    """Return the two circles of the opening and the reply, if that is all there has been."""
    options = position.options
    if options.size != SIZE or options.players != 2 or options.opening != "two":
        return None
    drawn = position.white | position.black
    if len(position.anchors) == 2:
        return (position.anchors[0], position.anchors[1]), ()
    if len(position.anchors) != 1 or len(position.white) + 2 * len(position.black) != 3:
        return None
    (last,) = position.anchors
    first, second = sorted(drawn if last in position.black else drawn - {last})
    return (first, second), (last,)
