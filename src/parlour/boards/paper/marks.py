"""What is printed on one piece: plain shapes in millimetres, those of `picture` and a few that only paper needs."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from parlour.boards.picture import INK, Disc, Label, Picture, Point, Shape, Stroke, Tile


@dataclass(frozen=True, slots=True)
class Outline:
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str
    edge: str = ""
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture of the client by its name below /pictures, around a middle and as wide as `size`."""

    at: Point
    size: float
    name: str
    grey: bool = False


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text around a point, or beginning or ending there; made smaller until it is no wider than `room`."""

    at: Point
    text: str
    size: float
    colour: str = INK
    room: float = 0.0
    turn: float = 0.0
    """Degrees clockwise, around the point."""
    anchor: Literal["middle", "start", "end"] = "middle"
    weight: Literal["plain", "bold", "title"] = "bold"


@dataclass(frozen=True, slots=True)
class Block:
    """A text of several lines, from its upper left corner; `text` is written as in `words/`, with lists and tables."""

    at: Point
    room: Point
    text: str
    size: float
    colour: str = INK
    middle: bool = False
    """Whether the lines are centred in the room, both ways."""


@dataclass(frozen=True, slots=True)
class Hatch:
    """A rectangle of slanted lines: what has to differ without a colour."""

    at: Point
    size: Point
    colour: str
    pitch: float = 1.0


@dataclass(frozen=True, slots=True)
class Dashes:
    """A thin broken line: a fold."""

    points: tuple[Point, ...]
    colour: str = "#8d8471"
    width: float = 0.2


Mark = Shape | Outline | Icon | TextLine | Block | Hatch | Dashes
Drawing = tuple[Mark, ...]


def scaled(picture: Picture, at: Point, room: Point) -> Drawing:
    """Return the shapes of a picture, fitted into the middle of a box."""
    scale = min(room[0] / picture.size[0], room[1] / picture.size[1])
    left = at[0] + (room[0] - scale * picture.size[0]) / 2
    top = at[1] + (room[1] - scale * picture.size[1]) / 2
    return moved((_larger(shape, scale) for shape in picture.shapes), (left, top))


def _larger(shape: Shape, scale: float) -> Shape:
    def to(point: Point) -> Point:
        return (scale * point[0], scale * point[1])

    match shape:
        case Disc(at, radius, fill, edge, width):
            return Disc(to(at), scale * radius, fill, edge, scale * width)
        case Tile(at, size, fill, edge, width, corner):
            return Tile(to(at), to(size), fill, edge, scale * width, scale * corner)
        case Stroke(points, colour, width):
            return Stroke(tuple(map(to, points)), colour, scale * width)
        case Label(at, text, size_of_text, colour, room):
            return Label(to(at), text, scale * size_of_text, colour, scale * room)


def moved(drawing: Iterable[Mark], by: Point) -> Drawing:
    """Return the drawing, farther to the right and down by this."""

    def to(point: Point) -> Point:
        return (point[0] + by[0], point[1] + by[1])

    return tuple(
        replace(mark, points=tuple(map(to, mark.points)))
        if isinstance(mark, Stroke | Outline | Dashes)
        else replace(mark, at=to(mark.at))
        for mark in drawing
    )


def half_turned(drawing: Iterable[Mark], size: Point) -> Drawing:
    """Return the lines of text of a drawing as they read from the other side of a piece of this size."""
    return tuple(
        replace(mark, at=(size[0] - mark.at[0], size[1] - mark.at[1]), turn=mark.turn + 180)
        for mark in drawing
        if isinstance(mark, TextLine)
    )


def ring(sides: int, radius: float, turn: float = 0.0) -> tuple[Point, ...]:
    """Return the corners of a regular polygon around (0, 0), the first one above it."""
    angles = (math.radians(turn + 360 * side / sides) for side in range(sides))
    return tuple((radius * math.sin(angle), -radius * math.cos(angle)) for angle in angles)
