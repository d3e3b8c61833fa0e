"""A position as a picture of plain shapes: the module `picture` in the folder of a game.

It draws a view in units of its own; the caller fits it into a frame. It is the picture of a link that is shared. If it
has places, it is a board as well, in the browser and in the terminal: they say what can be pressed, what a screen
reader reads and, by the moves, what pressing does. A game without a picture is shown by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from parlour.game import Facts, Game
from parlour.optional_parts import optional_part

Point = tuple[float, float]
"""To the right and down."""

PAPER, SHEET, INK, SOFT = "#f5efe3", "#fffcf5", "#29231d", "#5f5547"
WIN = "#d3921a"
SIDES = ("#23554a", "#a34a25", "#4c4a8a", "#7a5c00", "#8a3a6b", "#3f6b8a")
"""The colours of players, by seat."""

INKS: Mapping[str, str] = {
    "board": "#fdf8ec", "board-line": "#c9b892", "board-ink": INK, "board-ink-soft": "#8a7a5a", "card": SHEET,
    "card-ink": INK, "card-back": "#41506b", "piece-white": "#fffefa", "piece-black": "#242a3c", "win": WIN,
    **{f"side-{seat}": colour for seat, colour in enumerate(SIDES)},
}  # fmt: skip
"""Colours by name, which a board in the browser takes from the reader's theme: dark ones at night."""


def ink(colour: str) -> str:
    """Return the colour of this name; another text is a colour already."""
    return INKS.get(colour, colour)


@dataclass(frozen=True, slots=True)
class Disc:
    at: Point
    radius: float
    fill: str
    edge: str = ""
    width: float = 0.0
    name: str = ""
    """A shape that keeps its name from one position to the next is seen to move from place to place."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A rectangle from its upper left corner."""

    at: Point
    size: Point
    fill: str
    edge: str = ""
    width: float = 0.0
    corner: float = 0.0
    name: str = ""


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
    name: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """What can be pressed, reached by keys and read out, such as a cell or a card, from its upper left corner.

    A move that is told is marked on each place whose name is a word of it: name them as moves are written.
    """

    name: str
    at: Point
    size: Point
    says: str
    """What a screen reader reads: a code in the game's words. Its facts are these, and `name`."""
    facts: Facts = field(default_factory=dict)
    sign: str = "·"
    """What stands for it in a terminal: a few characters."""
    marked: bool = False
    """Whether it is framed, like a winning line."""


@dataclass(frozen=True, slots=True)
class Taps:
    """A move that can be made now, and the places that are pressed for it, one after another."""

    move: str
    places: tuple[str, ...]


Shape = Disc | Tile | Stroke | Label


@dataclass(frozen=True, slots=True)
class Picture:
    """What lies between (0, 0) and `size`, the later shapes above the earlier ones."""

    size: Point
    shapes: tuple[Shape, ...]
    places: tuple[Place, ...] = ()
    """None: this is no board."""
    moves: tuple[Taps, ...] = ()


class Pictured(Protocol):
    def picture(self, view: Any, /, language: str | None = None) -> Picture:
        """Draw a view of a position, with its words in this language, or the reader's; for links a spectator's."""


game_picture = optional_part(Pictured, "picture")


def shown(game: Game, view: Any) -> Any:
    """Return the view as it is sent: of a game whose picture is its board, with the picture as `drawing`."""
    drawn = game_picture(game)
    drawing = None if drawn is None else drawn.picture(view)
    if drawing is None or not drawing.places:
        return view
    return {**msgspec.to_builtins(view), "drawing": msgspec.to_builtins(drawing)}
