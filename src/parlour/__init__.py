"""Parlour: play and study five rare two-sided games.

    import parlour

    game = parlour.game("dualite")
    sitting = game.begin(size=5)
    sitting = sitting.after("a1+c3")

`docs/python.md` shows the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import parlour.game  # noqa: F401 - first, so that the function below keeps the name `parlour.game`

if TYPE_CHECKING:
    from parlour.interface import PlayableGame

__version__ = "0.2.0"
__all__ = ["game", "game_names"]


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    from parlour.catalogue import GAMES

    return tuple(GAMES)


def game(name: str) -> PlayableGame:
    """The game of this name, to be played, watched, analysed or learnt."""
    from parlour.interface import playable

    return playable(name)
