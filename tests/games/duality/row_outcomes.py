"""Moves and outcomes of the rules, as the rows of Duality's engine have them."""

from __future__ import annotations

from parlour.engines.compiled import Ints
from parlour.engines.playouts import UNDECIDED
from parlour.game import Outcome
from parlour.games.duality.deck import BLACK, WHITE
from parlour.games.duality.engine.layout import CELLS, PASS, POINTS, REASON
from parlour.games.duality.engine.rows import cell_number
from parlour.games.duality.rules import Move, Pass

REASONS = ("", "duality-path", "duality-path-given", "duality-both-pass", "duality-repetition", "duality-limit")


def move_number(move: Move) -> int:
    """Return the number that the engine gives to a move."""
    if isinstance(move, Pass):
        return PASS
    return (2 * (move.card - 1) + move.turned) * CELLS + cell_number(move.cell)


def outcome_of(row: Ints) -> Outcome | None:
    """Return how the game in this row ended."""
    scored = int(row[POINTS])
    if scored == UNDECIDED:
        return None
    winners = () if scored == 0 else (BLACK,) if scored > 0 else (WHITE,)
    return Outcome(winners, REASONS[row[REASON]])
