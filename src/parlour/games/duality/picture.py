"""A tableau of Duality as a picture: ends that belong together meet in the middle of their card."""

from __future__ import annotations

from parlour.boards.picture import PAPER, SHEET, Label, Picture, Point, Shape, Stroke, Tile
from parlour.games.duality.deck import BLACK, WHITE, colour
from parlour.games.duality.views import InPlay, View

_ENDS: tuple[Point, ...] = ((0.27, 0), (0.73, 0), (1, 0.5), (0.73, 1), (0.27, 1), (0, 0.5))
"""Clockwise from the far left, as cards are written."""
_MEET: tuple[Point, Point] = ((0.5, 0.36), (0.5, 0.64))
"""Black lines meet above, white ones below."""
_INK, _LINED = "#23283a", "#8d8064"
"""Black lines; white ones are white with an edge of their own."""
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
        shapes += _card(card, (card.column - first, rows - card.row))
    return Picture(size, tuple(shapes))


def _card(card: InPlay, corner: Point) -> list[Shape]:
    left, top = corner
    shapes: list[Shape] = [Tile((left + 0.03, top + 0.03), (0.94, 0.94), SHEET, PAPER, 0.01, 0.08)]
    lines: list[list[tuple[int, tuple[Point, Point]]]] = [[], []]
    for end, letter in enumerate(card.lines):
        side = colour(letter)
        meet, edge = _MEET[side], _ENDS[end]
        lines[side].append((end, ((left + edge[0], top + edge[1]), (left + meet[0], top + meet[1]))))
    for side in (BLACK, WHITE):
        shapes += [Stroke(points, _GLOW[side], 0.2) for end, points in lines[side] if end in card.paths[side]]
    shapes += [Stroke(points, _LINED, 0.1) for _, points in lines[WHITE]]
    shapes += [Stroke(points, "#ffffff", 0.06) for _, points in lines[WHITE]]
    shapes += [Stroke(points, _INK, 0.09) for _, points in lines[BLACK]]
    shapes.append(Label((left + 0.14, top + 0.87), str(card.card), 0.14))
    return shapes
