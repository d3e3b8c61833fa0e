"""A grid of Dualité as a picture."""

from __future__ import annotations

from parlour.boards.picture import WIN, Disc, Label, Picture, Shape, Stroke, Tile
from parlour.boards.square import read_cell
from parlour.games.dualite.views import View

_BOARD, _LINE, _PEN, _WHITE = "#fdf8ec", "#c9b892", "#242a3c", "#fffefa"
_NAME = "#8a7a5a"


def picture(view: View, language: str | None = None) -> Picture:
    size = view.options.size

    def middle(name: str) -> tuple[float, float]:
        cell = read_cell(name)
        return (cell.column + 0.5, size - cell.row - 0.5)

    shapes: list[Shape] = [Tile((0, 0), (size, size), _BOARD, "#d3c3a0", 0.04, 0.16)]
    for line in range(1, size):
        shapes.append(Stroke(((line, 0.1), (line, size - 0.1)), _LINE, 0.03))
        shapes.append(Stroke(((0.1, line), (size - 0.1, line)), _LINE, 0.03))
    for row in range(size):
        for column, letter in enumerate("abcdefg"[:size]):
            shapes.append(Label((column + 0.13, size - row - 0.12), f"{letter}{row + 1}", 0.13, _NAME))
    if view.line:
        shapes.append(Stroke(tuple(middle(cell) for cell in view.line), WIN, 0.2))
    for circle in view.circles:
        if circle.black:
            shapes.append(Disc(middle(circle.cell), 0.33, _PEN))
        else:
            shapes.append(Disc(middle(circle.cell), 0.33, _WHITE, _PEN, 0.07))
        if circle.cell in view.anchors:
            shapes.append(Disc(middle(circle.cell), 0.09, WIN))
    return Picture((size, size), tuple(shapes))
