"""A position as a picture of plain shapes, for links that are shared: the module `picture` in the folder of a game.

It draws a spectator's view in units of its own; the caller fits it into a frame. A game without
one is shown by its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from parlour.optional_parts import optional_part

Point = tuple[float, float]
"""To the right and down."""

PAPER, SHEET, INK, SOFT = "#f5efe3", "#fffcf5", "#29231d", "#5f5547"
WIN = "#d3921a"
SIDES = ("#23554a", "#a34a25", "#4c4a8a", "#7a5c00", "#8a3a6b", "#3f6b8a")
"""The colours of players, by seat."""


@dataclass(frozen=True, slots=True)
class Disc:
    at: Point
    radius: float
    fill: str
    edge: str = ""
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Tile:
    """A rectangle from its upper left corner."""

    at: Point
    size: Point
    fill: str
    edge: str = ""
    width: float = 0.0
    corner: float = 0.0


@dataclass(frozen=True, slots=True)
class Stroke:
    points: tuple[Point, ...]
    colour: str
    width: float


@dataclass(frozen=True, slots=True)
class Label:
    """A text around a middle, made smaller until it is no wider than `room`."""

    at: Point
    text: str
    size: float
    colour: str = INK
    room: float = 0.0


Shape = Disc | Tile | Stroke | Label


@dataclass(frozen=True, slots=True)
class Picture:
    """What lies between (0, 0) and `size`, the later shapes above the earlier ones."""

    size: Point
    shapes: tuple[Shape, ...]


class Pictured(Protocol):
    def picture(self, view: Any, /, language: str | None = None) -> Picture:
        """Draw a spectator's view of a position, with its words in this language, or the reader's."""


game_picture = optional_part(Pictured, "picture")
