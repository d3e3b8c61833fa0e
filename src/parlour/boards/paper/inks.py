"""The same drawing with less ink, or with black ink alone."""

from __future__ import annotations

import math
from dataclasses import replace

from parlour.boards.paper.marks import Block, Dashes, Mark, Marks
from parlour.boards.picture import SOFT, Disc, Hatch, Icon, Label, Outline, Point, Stroke, Tile, coloured

_LARGE = 60.0
"""Square millimetres from which a rectangle is a ground rather than a sign,"""
_NARROW = 10.0
"""unless it is narrower than this: a band tells suits and players apart."""
_HOLLOW = 2.0
"""Millimetres of the radius of the smallest disc that is a ground."""
_PALE = 0.8
_READABLE = 0.6
"""Letters lighter than this cannot be read on white."""


def luminance(colour: str) -> float:
    """Return how light a colour looks, from 0 (black) to 1 (white)."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def inked(drawing: Marks, colours: str) -> Marks:
    """Return a drawing in one of COLOURS."""
    drawing = tuple(mark if isinstance(mark, Block | Dashes) else coloured(mark) for mark in drawing)
    if colours == "light":
        return tuple(_light(mark, drawing[:place]) for place, mark in enumerate(drawing))
    if colours == "black":
        return tuple(map(_grey, drawing))
    return drawing


def _light(mark: Mark, below: Marks) -> Mark:
    if isinstance(mark, Tile) and _ground(mark):
        edge = mark.edge or ("#b8b0a0" if luminance(mark.fill) > _PALE else mark.fill)
        return replace(mark, fill="#ffffff", edge=edge, width=max(mark.width, 0.15))
    if isinstance(mark, Disc) and _hollow(mark):
        return replace(mark, fill="#ffffff", edge=mark.fill, width=max(mark.radius * 0.05, 0.15))
    if isinstance(mark, Label) and luminance(mark.colour) > _READABLE:
        under = next((other for other in reversed(below) if _covers(other, mark.at)), None)
        if isinstance(under, Tile) and _ground(under):
            return replace(mark, colour=SOFT)
    return mark


def _ground(tile: Tile) -> bool:
    wide, high = tile.size
    return bool(tile.fill) and wide * high >= _LARGE and min(wide, high) >= _NARROW


def _hollow(disc: Disc) -> bool:
    """Return whether this is a place on a board rather than a piece, which has an edge or is dark."""
    return bool(disc.fill) and not disc.edge and disc.radius >= _HOLLOW and luminance(disc.fill) > _READABLE


def _covers(mark: Mark, at: Point) -> bool:
    match mark:
        case Tile():
            return all(0 <= at[way] - mark.at[way] <= mark.size[way] for way in (0, 1))
        case Disc():
            return math.dist(mark.at, at) <= mark.radius
        case _:
            return False


def _grey(mark: Mark) -> Mark:
    match mark:
        case Disc() | Tile() | Outline():
            return replace(mark, fill=grey(mark.fill), edge=grey(mark.edge))
        case Icon():
            return replace(mark, grey=True)
        case Stroke() | Label() | Block() | Hatch() | Dashes():
            return replace(mark, colour=grey(mark.colour))


def grey(colour: str) -> str:
    """Return the grey that is as light as this colour."""
    if not colour:
        return ""
    level = round(255 * luminance(colour))
    return f"#{level:02x}{level:02x}{level:02x}"
