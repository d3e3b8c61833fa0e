"""The board: shapes to look at, places to press. It lies between (0, 0), up and to the left, and `size`."""

from __future__ import annotations

from parlour.boards.picture import Disc, Picture, Place, Shape, Taps, Tile

from .rules import LETTERS, View, board


def picture(view: View, language: str | None = None) -> Picture:
    size = view.options.size
    shapes: list[Shape] = [Tile((0, 0), (size, size), "board", "board-line", 0.04, 0.1)]
    places: list[Place] = []
    for cell in board(size):
        x, y = LETTERS.index(cell[0]), size - int(cell[1:])
        shapes.append(Tile((x + 0.04, y + 0.04), (0.92, 0.92), "board", "board-line", 0.02, 0.06))
        owner = view.cells.index(cell) % 2 if cell in view.cells else None
        if owner is not None:
            shapes.append(Disc((x + 0.5, y + 0.5), 0.34, f"side-{owner}", name=cell))
        sign = "·" if owner is None else "XO"[owner]
        facts = {"cell": cell, "owner": "none" if owner is None else "first" if owner == 0 else "second"}
        places.append(Place(cell, (x, y), (1, 1), "sample-game-cell", facts, sign, cell in view.row))
    taps = tuple(Taps(choice, (choice,)) for choice in view.choices)
    return Picture((size, size), tuple(shapes), tuple(places), taps)
