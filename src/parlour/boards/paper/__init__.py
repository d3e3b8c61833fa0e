"""A toolkit for printing games: pieces on sheets with cut marks and backs, boxes, and their typesetting.

The module `paper` in a game's folder says what the game needs, drawn with the shapes of its `picture`.
"""

from __future__ import annotations

from typing import Any, Protocol

from parlour.boards.paper.sheets import Component, Style
from parlour.boards.picture import Point
from parlour.optional_parts import optional_part


class GamePaper(Protocol):
    LEFT_OUT: tuple[str, ...]
    """Parts of the rules page that the leaflet does not have: they speak of the screen."""
    LEAFLET_POINTS: float
    """The size of its type, so that it has at most four pages."""
    FIGURE: Point
    """How wide and high a figure in it is at most, in millimetres: large enough to read what the captions name."""

    OFF_PAPER: tuple[str, ...]
    """Options that mean nothing at a real table."""

    def facts(self, options: Any, /) -> dict[str, str | int]:
        """Return what the sentences of the leaflet are told of these options."""

    def parts(self, options: Any, style: Style, given: frozenset[str], /) -> tuple[Component, ...]:
        """Return everything that a game with these options needs besides its rules; `given` names the options that
        were chosen rather than left to their defaults."""


game_paper = optional_part(GamePaper, "paper")
