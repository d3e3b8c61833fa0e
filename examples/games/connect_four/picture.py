"""The board, upright, with six holes in each column. A disc is dropped by pressing the lowest free one."""

from __future__ import annotations

from parlour.boards.picture import Disc, Picture, Place, Shape, Taps, Tile

from .rules import LETTERS, ROWS, View, discs, name_of


def picture(view: View, language: str | None = None) -> Picture:
    width, lying = view.options.width, discs(view.drops)
    shapes: list[Shape] = [Tile((0, 0), (width, ROWS), "board-line", corner=0.2)]
    places: list[Place] = []
    for x in range(width):
        for y in range(ROWS):
            shapes.append(Disc((x + 0.5, ROWS - y - 0.5), 0.42, "board"))
    for (x, y), seat in lying.items():
        shapes.append(Disc((x + 0.5, ROWS - y - 0.5), 0.4, ("side-0", "side-1")[seat], name=name_of((x, y))))
    for x in range(width):
        for y in reversed(range(ROWS)):
            cell, owner = name_of((x, y)), lying.get((x, y))
            facts = {"cell": cell, "owner": "none" if owner is None else ("first", "second")[owner]}
            sign = "·" if owner is None else "●○"[owner]
            places.append(Place(cell, (x, ROWS - y - 1), (1, 1), "connect-four-hole", facts, sign, cell in view.line))
    free = {column: name_of((LETTERS.index(column), view.drops.count(column))) for column in view.choices}
    taps = tuple(Taps(column, (cell,)) for column, cell in free.items())
    return Picture((width, ROWS), tuple(shapes), tuple(places), taps)
