"""How games are displayed: as text when printed, as a picture in a notebook."""

from __future__ import annotations

from typing import Any

from parlour.boards.picture import game_picture
from parlour.game import Game, game_at

SIDE = 360
"""Pixels of a board in a notebook, along its longer side."""


def as_text(game: Game, view: Any) -> str:
    """Return the board as the terminal draws it, without colours."""
    from parlour.boards.text import board_of, drawn  # with Rich, which browsers do not have

    return drawn(board_of(game), view).plain.rstrip("\n")


def as_svg(game: Game, view: Any) -> str | None:
    """Return the board as a picture; None where the game has none."""
    from parlour.boards.rendering import svg

    pictured = game_picture(game)
    if pictured is None:
        return None
    picture = pictured.picture(view)
    scale = SIDE / max(picture.size)
    wide, high = (round(scale * side) for side in picture.size)
    return svg(picture).decode().replace("<svg ", f'<svg width="{wide}" height="{high}" ', 1)


class ShowsItself:
    """A mixin for positions and views, which finds the game by the package of the class."""

    __slots__ = ()

    def _shown(self) -> tuple[Game, Any]:
        game = game_at(type(self).__module__.rpartition(".")[0])
        return game, self if isinstance(self, game.View) else game.view(self, None)

    def __str__(self) -> str:
        return as_text(*self._shown())

    def _repr_svg_(self) -> str | None:
        return as_svg(*self._shown())
