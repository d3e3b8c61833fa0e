"""What a designer asks of DUOS: what the options change, and who is ahead."""

from __future__ import annotations

from parlour.games.duos.rules import scores
from parlour.games.duos.values import Choose, Move, Position

STRENGTHS = ("random", "1", "3")
COMPARED = {"players": ("3", "6"), "rounds": ("1", "3"), "first": ("things",), "category": ("keep",)}
COMPARED_BY = "2"
UNCHANGED = ("word", "deadline", "late", "narrator", "associations")


def standing(position: Position) -> tuple[float, ...]:
    """Return who has more points."""
    return tuple(float(points) for points in scores(position))


def elements(position: Position, move: Move) -> tuple[tuple[str, str], ...]:
    """Return the cards that are paired."""
    if not isinstance(move, Choose):
        return ()
    return tuple(("card", card) for pair in move.pairs for card in pair)
