"""DuAlma's own players: six levels, a beginner below them, and two yardsticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.players import Player

LEVELS = range(7)
"""Level 1 already searches, so a beginner, who looks one move ahead, is offered below it."""
NAMES: tuple[str, ...] = ("montecarlo", "network")


def make(name: str, seconds: float | None) -> Player:
    if name == "0":
        from parlour.games import dualma
        from parlour.players.simple import Greedy

        return Greedy(dualma)
    from parlour.games.dualma.players.stacker import make

    return make(name, seconds)


def counted(name: str, nodes: int) -> Player | None:
    """A node is a position of the search in the movement phase, or a rollout of `montecarlo`; placing has no budget."""
    if name in ("0", "greedy", "random"):
        return None
    from parlour.games.dualma.players.stacker import counted

    return counted(name, nodes)


def warm_up() -> None:
    from parlour.games.dualma.players.stacker import warm_up

    warm_up()
