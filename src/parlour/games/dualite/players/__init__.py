"""Dualité's own players: thirteen levels that see a little further each, and one that is perfect."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.dualite.rules import Options
    from parlour.players import Player

LEVELS = range(1, 15)
NAMES: tuple[str, ...] = ()


def make(name: str, seconds: float | None) -> Player:
    from parlour.games.dualite.players.lookahead import Perfect, Sighted

    level = int(name)
    return Perfect(seconds) if level == LEVELS[-1] else Sighted(level, seconds)


def prepare(options: Options) -> None:
    from parlour.games.dualite.players.lookahead import prepare

    prepare(options)


def warm_up() -> None:
    from parlour.games.dualite.players.lookahead import warm_up

    warm_up()
