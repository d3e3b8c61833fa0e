"""A position as a picture of plain shapes: the module `picture` in the folder of a game.

It draws a view in units of its own; the caller fits it into a frame. It is the picture of a link that is shared. If it
has places, it is a board as well, in the browser and in the terminal: they say what can be pressed, what a screen
reader reads and, by the moves, what pressing does. A game without a picture is shown by its name.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

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
    "board-ground": "#f4ecd8", "pen": "#29324c",
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
class Outline:
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str
    edge: str = ""
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Hatch:
    """A rectangle of slanted lines: what has to differ without a colour."""

    at: Point
    size: Point
    colour: str
    pitch: float


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text around a point, or from it, or up to it; made smaller until it is no wider than `room`."""

    at: Point
    text: str
    size: float
    colour: str = INK
    room: float = 0.0
    turn: float = 0.0
    """Degrees clockwise, around the point."""
    anchor: Literal["middle", "start", "end"] = "middle"
    weight: Literal["plain", "bold", "title"] = "bold"
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
    outline: tuple[Point, ...] = ()
    """Its corners, where it is no rectangle: what is marked and pressed has this form."""


@dataclass(frozen=True, slots=True)
class Taps:
    """A move that can be made now, and the places that are pressed for it, one after another."""

    move: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture of the client by its name below /pictures, fitted into a box from its upper left corner.

    Its caption stands below it; where the picture cannot be drawn, the caption alone fills the box.
    """

    at: Point
    size: Point
    name: str
    caption: str
    grey: bool = False

    @property
    def picture(self) -> tuple[Point, float]:
        """The upper left corner and the side of the square above the caption."""
        (x, y), (wide, high) = self.at, self.size
        side = min(wide, 0.76 * high)
        return (x + (wide - side) / 2, y), side

    def label(self, alone: bool) -> Label:
        """Return the caption, below the picture or alone."""
        (x, y), (wide, high) = self.at, self.size
        if alone:
            return Label((x + wide / 2, y + high / 2), self.caption, 0.3 * high, INK, wide)
        return Label((x + wide / 2, y + 0.895 * high), self.caption, 0.18 * high, INK, wide)


Shape = Disc | Tile | Stroke | Outline | Hatch | Label | Icon
Shapes = tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """What lies between (0, 0) and `size`, the later shapes above the earlier ones."""

    size: Point
    shapes: Shapes
    places: tuple[Place, ...] = ()
    """None: this is no board."""
    moves: tuple[Taps, ...] = ()
    ground: str = "board-ground"
    """The colour of the sheet on which a browser draws it; empty: it lies on the table itself."""
    surface: Literal["felt", "moss", "paper", "walnut", "slate", "linen"] = "felt"
    """What the table is covered with."""
    game: str = ""
    """The game whose words the places have; filled in when it is sent."""


def coloured(shape: Shape) -> Shape:
    """Return the shape with colours in the place of their names."""
    match shape:
        case Disc() | Tile() | Outline():
            return replace(shape, fill=ink(shape.fill), edge=ink(shape.edge))
        case Stroke() | Hatch() | Label():
            return replace(shape, colour=ink(shape.colour))
        case Icon():
            return shape


def scaled(picture: Picture, at: Point, room: Point) -> Shapes:
    """Return the shapes of a picture, fitted into the middle of a box."""
    scale = min(room[0] / picture.size[0], room[1] / picture.size[1])
    left = at[0] + (room[0] - scale * picture.size[0]) / 2
    top = at[1] + (room[1] - scale * picture.size[1]) / 2
    return tuple(_larger(shape, scale, (left, top)) for shape in picture.shapes)


def _larger(shape: Shape, scale: float, by: Point) -> Shape:
    def to(point: Point) -> Point:
        return (scale * point[0] + by[0], scale * point[1] + by[1])

    def long(size: Point) -> Point:
        return (scale * size[0], scale * size[1])

    match shape:
        case Disc(at, radius, width=width):
            return replace(shape, at=to(at), radius=scale * radius, width=scale * width)
        case Tile(at, size, width=width, corner=corner):
            return replace(shape, at=to(at), size=long(size), width=scale * width, corner=scale * corner)
        case Stroke(points, width=width) | Outline(points, width=width):
            return replace(shape, points=tuple(map(to, points)), width=scale * width)
        case Hatch(at, size, pitch=pitch):
            return replace(shape, at=to(at), size=long(size), pitch=scale * pitch)
        case Label(at, size=size, room=room):
            return replace(shape, at=to(at), size=scale * size, room=scale * room)
        case Icon(at, size):
            return replace(shape, at=to(at), size=long(size))


def half_turned(drawing: Iterable[Shape], size: Point) -> Shapes:
    """Return a drawing as it looks from the other side of a piece of this size."""

    def to(point: Point) -> Point:
        return (size[0] - point[0], size[1] - point[1])

    def turned(shape: Shape) -> Shape:
        match shape:
            case Disc():
                return replace(shape, at=to(shape.at))
            case Label():
                return replace(shape, at=to(shape.at), turn=shape.turn + 180)
            case Stroke() | Outline():
                return replace(shape, points=tuple(map(to, shape.points)))
            case Tile() | Hatch() | Icon():  # what an icon shows stays upright
                x, y = to(shape.at)
                return replace(shape, at=(x - shape.size[0], y - shape.size[1]))

    return tuple(map(turned, drawing))


def ring(sides: int, radius: float, turn: float = 0.0, at: Point = (0.0, 0.0)) -> tuple[Point, ...]:
    """Return the corners of a regular polygon around a point, the first one above it."""
    angles = (math.radians(turn + 360 * side / sides) for side in range(sides))
    return tuple((at[0] + radius * math.sin(angle), at[1] - radius * math.cos(angle)) for angle in angles)


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
    return {**msgspec.to_builtins(view), "drawing": msgspec.to_builtins(replace(drawing, game=game.NAME))}
