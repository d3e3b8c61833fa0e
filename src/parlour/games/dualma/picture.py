"""A board of DuAlma as a picture: a stack is drawn from the bottom, a little higher each disc."""

from __future__ import annotations

from parlour.boards.hexes import ACROSS, HEXES, SIDE, Hex, read_hex
from parlour.boards.picture import WIN, Disc, Label, Picture, Point, Shape, Stroke, Tile
from parlour.games.dualma.views import View

_ROW = 0.87
"""From one row to the next, in discs."""
_RISE = 0.13
_BOARD, _HOLLOW, _WHITE, _BLACK = "#d9b98a", "#c6a473", "#fffaf0", "#23283a"
_NAME, _ON_WHITE, _ON_BLACK = "#8a6a3c", "#8d7c63", "#b9b6c4"
"""Of the names of hexes: on the board and on discs."""


def picture(view: View, language: str | None = None) -> Picture:
    size = (ACROSS + 1.0, (ACROSS - 1) * _ROW + 2)
    shapes: list[Shape] = [Tile((0, 0), size, _BOARD, "#b58f5c", 0.06, 0.6)]
    shapes += [Disc(_middle(place, size), 0.42, _HOLLOW) for place in HEXES]
    shapes += [Label(_middle(place, size), str(place), 0.28, _NAME) for place in HEXES]
    shapes += [Stroke(tuple(_middle(read_hex(name), size) for name in row), WIN, 0.96) for row in view.rows]
    for pile in sorted(view.piles, key=lambda pile: -read_hex(pile.hex).row):
        across, down = _middle(read_hex(pile.hex), size)
        for height, colour in enumerate(pile.discs):
            shapes.append(disc((across, down - _RISE * height), colour))
        top = (across, down - _RISE * (len(pile.discs) - 1))
        shapes.append(Label(top, pile.hex, 0.26, _ON_BLACK if pile.discs[-1] == "b" else _ON_WHITE))
    return Picture(size, tuple(shapes))


def disc(at: Point, colour: str) -> Disc:
    """Return a disc of this colour, `b` or `w`."""
    fill, edge = (_BLACK, "#8d8471") if colour == "b" else (_WHITE, "#5e4520")
    return Disc(at, 0.38, fill, edge, 0.04)


def _middle(place: Hex, size: Point) -> Point:
    """Of this hex: a number runs up and to the left, so each row begins half a disc farther."""
    return (place.number - place.row / 2 + (SIDE - 1) / 2 + 1, size[1] - 1 - place.row * _ROW)
