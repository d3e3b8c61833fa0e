"""Measures of Duality for a designer: whether the shorter path deserves the first move, and how often one must pass."""

from __future__ import annotations

from parlour.games.duality.rules import Move, New, Pass, Position, path_lengths
from parlour.players import worths
from parlour.sitting import Sitting

STRENGTHS = ("random", "3", "4")
COMPARED = {
    "rows": ("3", "4", "5", "6"),
    "join": ("crossing", "wires"),
    "completes": ("mover",),
    "hands": ("open",),
    "limit": ("100",),
}
COMPARED_BY = "3"
UNCHANGED: tuple[str, ...] = ()

SHARES = frozenset({"starter", "shorter"})


def measure(sitting: Sitting) -> dict[str, float]:
    start, outcome = sitting.positions[0], sitting.outcome
    assert outcome is not None
    starter = start.mover
    worth = worths(sitting.game, sitting.options, outcome)[starter]
    measures = {"starter": worth, "passes": float(sum(isinstance(move, Pass) for _, move in sitting.moves))}
    black, white = path_lengths(start)
    if black != white:
        measures["shorter"] = worth
    return measures


def deal_number(position: Position) -> int:
    """Return how long the longer path is before anyone has moved, in cards."""
    return max(path_lengths(position))


def standing(position: Position) -> tuple[float, ...]:
    """Return whose path is longer, in cards from the home side."""
    black, white = path_lengths(position)
    return float(black), float(white)


def opening_kind(position: Position, move: Move) -> tuple[str, int]:
    """Return a replacement by the row, counted from the mover's side; or a new card."""
    if isinstance(move, Pass):
        return "pass", 0
    if isinstance(move, New):
        return "new", 0
    return "replace", move.cell.row if position.mover == 0 else position.options.rows + 1 - move.cell.row


def elements(position: Position, move: Move) -> tuple[tuple[str, str], ...]:
    """Return the card that is laid, and where."""
    return () if isinstance(move, Pass) else (("card", str(move.card)), ("cell", str(move.cell)))
