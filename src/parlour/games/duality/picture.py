"""A tableau of Duality as a picture: ends that belong together meet in the middle of their card."""

from __future__ import annotations

from parlour.boards.picture import PAPER, SHEET, SIDES, Label, Picture, Point, Shape, Stroke, Tile
from parlour.games.duality.deck import BLACK, colour
from parlour.games.duality.views import InPlay, View

_ENDS: tuple[Point, ...] = ((0.27, 0), (0.73, 0), (1, 0.5), (0.73, 1), (0.27, 1), (0, 0.5))
"""Clockwise from the far left, as cards are written."""
_MEET: tuple[Point, Point] = ((0.5, 0.36), (0.5, 0.64))
"""Black lines meet above, white ones below."""
_INK = ("#23283a", "#cbb68c")


def picture(view: View, language: str | None = None) -> Picture:
    rows = view.options.rows
    columns = [card.column for card in view.tableau] or [0]
    first, last = min(columns) - 1, max(columns) + 1
    size = (last - first + 1.0, float(rows))
    shapes: list[Shape] = [Tile((0, 0), size, "#3c6152", "", 0, 0.12)]
    for card in view.tableau:
        shapes += _card(card, (card.column - first, rows - card.row))
    return Picture(size, tuple(shapes))


def _card(card: InPlay, corner: Point) -> list[Shape]:
    left, top = corner
    shapes: list[Shape] = [Tile((left + 0.03, top + 0.03), (0.94, 0.94), SHEET, PAPER, 0.01, 0.08)]
    for end, letter in sorted(enumerate(card.lines), key=lambda end: colour(end[1]), reverse=True):
        side = colour(letter)
        ink = SIDES[side] if end in card.paths[side] else _INK[side]
        meet, edge = _MEET[side], _ENDS[end]
        points = ((left + edge[0], top + edge[1]), (left + meet[0], top + meet[1]))
        shapes.append(Stroke(points, ink, 0.09 if side == BLACK else 0.07))
    shapes.append(Label((left + 0.84, top + 0.17), str(card.card), 0.15))
    return shapes
