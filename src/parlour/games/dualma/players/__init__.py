"""DuAlma's own players: levels from a beginner to trained networks, and two yardsticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.players import Player

LEVELS = range(27)
NAMES: tuple[str, ...] = ("montecarlo", "untrained")


def make(name: str, seconds: float | None) -> Player:
    from parlour.games.dualma.players.stacker import make

    return make(name, seconds)


def counted(name: str, nodes: int) -> Player | None:
    """A node is a position of the search in the movement phase, or a rollout of `montecarlo`; placing has no budget."""
    if name in ("greedy", "random"):
        return None
    from parlour.games.dualma.players.stacker import counted

    return counted(name, nodes)


def warm_up() -> None:
    from parlour.games.dualma.players.stacker import warm_up

    warm_up()
