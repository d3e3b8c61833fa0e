"""What is printed on one piece: shapes of `picture` in millimetres, and what only paper needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from parlour.boards.picture import INK, Outline, Point, Shape, Stroke


@dataclass(frozen=True, slots=True)
class Block:
    """A text of several lines, from its upper left corner, smaller where it would not fit into `room`; `text` is
    written as in `words/`, with lists and tables."""

    at: Point
    room: Point
    text: str
    size: float
    colour: str = INK


@dataclass(frozen=True, slots=True)
class Dashes:
    """A thin broken line: a fold."""

    points: tuple[Point, ...]
    colour: str = "#8d8471"
    width: float = 0.2


Mark = Shape | Block | Dashes
Marks = tuple[Mark, ...]


def moved(drawing: Iterable[Mark], by: Point) -> Marks:
    """Return the drawing, farther to the right and down by this."""

    def to(point: Point) -> Point:
        return (point[0] + by[0], point[1] + by[1])

    return tuple(
        replace(mark, points=tuple(map(to, mark.points)))
        if isinstance(mark, Stroke | Outline | Dashes)
        else replace(mark, at=to(mark.at))
        for mark in drawing
    )
