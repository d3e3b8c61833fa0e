"""Dualité’s board as shapes: a sheet with a ruled grid, rings of a pen, inked circles."""

from __future__ import annotations

from parlour.boards.picture import Disc, Label, Picture, Place, Shape, Stroke, Taps
from parlour.boards.square import cells, read_cell
from parlour.games.dualite.views import View

EDGE = 0.26


def picture(view: View, language: str | None = None) -> Picture:
    size = view.options.size
    width = size + 2 * EDGE
    shapes: list[Shape] = []
    for line in range(1, size):
        at = EDGE + line
        shapes.append(Stroke(((at, EDGE + 0.02), (at, width - EDGE - 0.02)), "board-line", 0.026))
        shapes.append(Stroke(((EDGE + 0.02, at), (width - EDGE - 0.02, at)), "board-line", 0.026))
    for number in range(size):
        shapes.append(Label((EDGE + number + 0.5, width - 0.13), "abcdefg"[number], 0.16, "board-ink-soft"))
        shapes.append(Label((EDGE / 2, width - EDGE - number - 0.5), f"{number + 1}", 0.16, "board-ink-soft"))
    circles = {circle.cell: "black" if circle.black else "white" for circle in view.circles}
    places = []
    for name in map(str, cells(size)):
        cell = read_cell(name)
        x, y = EDGE + cell.column, EDGE + size - 1 - cell.row
        circle = circles.get(name, "none")
        if circle != "none":
            fill = "piece-black" if circle == "black" else "piece-white"
            shapes.append(Disc((x + 0.5, y + 0.5), 0.345, fill, "pen", 0.06, name=f"{name} {circle}"))
        won = name in view.line
        facts = {"cell": name, "circle": circle, "last": "no", "line": "yes" if won else "no", "choice": "no"}
        sign = {"none": "·", "white": "○", "black": "●"}[circle]
        places.append(Place(name, (x, y), (1, 1), "dualite-cell", facts, sign, won))
    taps = tuple(Taps(choice, tuple(places)) for choice in view.choices for places in _orders(choice))
    return Picture((width, width), tuple(shapes), tuple(places), taps, surface="paper")


def _orders(choice: str) -> tuple[list[str], ...]:
    """The two circles of the opening are drawn in either order."""
    tapped = choice.split("+")
    return (tapped,) if len(tapped) == 1 else (tapped, tapped[::-1])
