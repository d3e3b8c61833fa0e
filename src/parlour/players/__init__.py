"""Players: they choose a move from what their seat may see, and from nothing else. A bot is a player."""

from __future__ import annotations

from typing import Any, Protocol

from parlour.chance import Chance
from parlour.game import AnyGame, Outcome, seats


class Player(Protocol):
    """Anyone who can be asked for a move. The same view and the same chance give the same move."""

    def choose(self, view: Any, chance: Chance, /) -> Any:
        """A legal move for the seat that this view belongs to (`view.seat`), which must be awaited."""


def worths(game: AnyGame, options: object, outcome: Outcome) -> tuple[float, ...]:
    """What an outcome is worth to each seat: 1 to a winner, 0 to a loser, ½ to all when nobody or everybody did."""
    count = seats(game, options)
    if len(set(outcome.winners)) in (0, count):
        return (0.5,) * count
    return tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(count))
