"""Players: they choose a move from what their seat may see, and from nothing else. A bot is a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from parlour.chance import Chance
from parlour.game import Game, Outcome


class Player(Protocol):
    """A player: it is asked for moves. The same view and the same chance give the same move."""

    def choose(self, view: Any, chance: Chance, /) -> Any:
        """Return a legal move for the seat that this view belongs to (`view.seat`), which must be awaited."""


@dataclass(slots=True)
class Effort:
    """How much a player has searched since it was made."""

    nodes: int = 0


@runtime_checkable
class Searching(Protocol):
    """A player who counts what it searches: nodes of a tree, or redeals that were tried."""

    @property
    def effort(self) -> Effort: ...


def worths(game: Game, options: object, outcome: Outcome) -> tuple[float, ...]:
    """Return what an outcome is worth to each seat: 1 to a winner, 0 to a loser, ½ to all when none or all won."""
    count = game.seats(options)
    if len(set(outcome.winners)) in (0, count):
        return (0.5,) * count
    return tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(count))
