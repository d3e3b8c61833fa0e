"""How a game in a row of the engine of Duality has ended."""

from __future__ import annotations

from parlour.engines.compiled import Ints
from parlour.engines.playouts import UNDECIDED
from parlour.game import Outcome
from parlour.games.duality.deck import BLACK, WHITE
from parlour.games.duality.engine.layout import POINTS, REASON
from parlour.games.duality.engine.rows import REASONS


def outcome_of(row: Ints) -> Outcome | None:
    """How the game in this row ended."""
    scored = int(row[POINTS])
    if scored == UNDECIDED:
        return None
    winners = () if scored == 0 else (BLACK,) if scored > 0 else (WHITE,)
    return Outcome(winners, REASONS[row[REASON]])
