"""Duality as a picture: a card, and a tableau."""

from __future__ import annotations

from parlour.boards.picture import PAPER, SHEET, Label, Picture, Point, Shape, Stroke, Tile, half_turned, scaled
from parlour.games.duality.deck import WHITE
from parlour.games.duality.lines import layers
from parlour.games.duality.views import InPlay, View

_INK = "#23283a"
"""Black lines, and the edges of white ones."""
_GLOW = ("#e8b04a", "#8fc3e0")
"""Below the lines of a side's path."""
_ON_CLOTH = "#dfe8df"


def picture(view: View, language: str | None = None) -> Picture:
    rows = view.options.rows
    columns = [card.column for card in view.tableau] or [0]
    first, last = min(columns) - 1, max(columns) + 1
    size = (last - first + 1.0, float(rows))
    shapes: list[Shape] = [Tile((0, 0), size, "#3c6152", "", 0, 0.12)]
    shapes += [Label((0.2, rows - row + 0.5), str(row), 0.2, _ON_CLOTH) for row in range(1, rows + 1)]
    for card in view.tableau:
        shapes += _card(card, view.options.join, (card.column - first, rows - card.row))
    return Picture(size, tuple(shapes))


def _card(card: InPlay, join: str, corner: Point) -> list[Shape]:
    left, top = corner
    shapes: list[Shape] = [Tile((left + 0.03, top + 0.03), (0.94, 0.94), SHEET, PAPER, 0.01, 0.08)]
    shapes += scaled(face(card.card, card.lines, join, (1, 1), card.paths), corner, (1, 1))
    return shapes


def face(
    number: int, card: str, join: str, size: Point, lit: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
) -> Picture:
    """Return a card of any size: its lines, and its number for both players; a side’s path lies on its glow."""
    unit = min(size)
    at = Label((0.115 * unit, 0.12 * unit), str(number), 0.125 * unit)
    return Picture(size, (*_lines(card, join, size, lit), at, *half_turned((at,), size)))


def _lines(card: str, join: str, size: Point, lit: tuple[tuple[int, ...], tuple[int, ...]]) -> list[Shape]:
    """Return the lines of a card, white ones with an edge."""
    unit = min(size)
    shapes: list[Shape] = []
    for layer in layers(card, join):
        routes = [tuple((size[0] * x, size[1] * y) for x, y in line) for line in layer.lines]
        around = _GLOW[layer.side] if layer.ends & set(lit[layer.side]) else SHEET
        shapes += [Stroke(route, around, (0.15 if around == SHEET else 0.2) * unit) for route in routes]
        shapes += [Stroke(route, _INK, 0.1 * unit) for route in routes]
        if layer.side == WHITE:
            shapes += [Stroke(route, "#ffffff", 0.064 * unit) for route in routes]
    return shapes
