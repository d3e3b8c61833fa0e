"""The board: seven rows of hexes, each row half a hex further to the right. Each player's sides have its colour."""

from __future__ import annotations

from parlour.boards.picture import Disc, Label, Outline, Picture, Place, Shape, Stroke, Taps, Tile, ring

from .rules import CELLS, SIZE, View, place_of

WIDE, HIGH, LEFT, TOP = 1.0, 0.87, 0.7, 0.75


def middle(cell: str) -> tuple[float, float]:
    x, y = place_of(cell)
    return LEFT + (x + y / 2) * WIDE + WIDE / 2, TOP + y * HIGH + HIGH / 2


def picture(view: View, language: str | None = None) -> Picture:
    owner = {cell: seat for seat, cells in enumerate(view.stones) for cell in cells}
    width, height = 2 * LEFT + WIDE * (SIZE + (SIZE - 1) / 2), 2 * TOP + HIGH * SIZE
    far = width - LEFT
    shapes: list[Shape] = [
        Stroke(((LEFT, TOP - 0.3), (LEFT + SIZE * WIDE, TOP - 0.3)), "side-0", 0.14),
        Stroke(((far - SIZE * WIDE, height - TOP + 0.3), (far, height - TOP + 0.3)), "side-0", 0.14),
        Stroke(((LEFT - 0.45, TOP + 0.2), (far - SIZE * WIDE - 0.2, height - TOP)), "side-1", 0.14),
        Stroke(((LEFT + SIZE * WIDE + 0.2, TOP), (far + 0.45, height - TOP - 0.2)), "side-1", 0.14),
    ]
    places = []
    for cell in CELLS:
        hexagon = ring(6, WIDE / 3**0.5, at=middle(cell))
        shapes.append(Outline(hexagon, "board", "board-line", 0.03))
        facts = {"cell": cell, "owner": ("first", "second")[owner[cell]] if cell in owner else "none"}
        at = (middle(cell)[0] - WIDE / 2, middle(cell)[1] - HIGH / 2)
        sign = "●○"[owner[cell]] if cell in owner else "·"
        places.append(Place(cell, at, (WIDE, HIGH), "hex-7-cell", facts, sign, cell in view.chain, hexagon))
    shapes += [Disc(middle(cell), 0.36, f"side-{seat}", name=cell) for cell, seat in owner.items()]
    if "swap" in view.choices:
        shapes.append(Tile((LEFT, height - 1.6), (1.5, 0.7), "card", "board-line", 0.03, 0.1))
        shapes.append(Label((LEFT + 0.75, height - 1.25), "⇄", 0.5, "card-ink"))
        places.append(Place("swap", (LEFT, height - 1.6), (1.5, 0.7), "hex-7-swap"))
    taps = tuple(Taps(choice, (choice,)) for choice in view.choices)
    return Picture((width, height), tuple(shapes), tuple(places), taps)
