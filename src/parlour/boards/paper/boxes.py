"""A box for a deck, on one sheet: cut along the full lines, fold along the broken ones, glue the grey flap.

        .------.          tuck
        | lid  |
.--.----+------+----.--.
|  |    |      |    |  |
|g |side| back |side|front      (the strip: glue, side, back, side, front)
|  |    |      |    |  |
'--'----+------+----'--'
        | base |
        '------'
"""

from __future__ import annotations

from parlour.boards.paper.marks import Dashes, Marks
from parlour.boards.paper.sheets import MARGIN, Piece, Style
from parlour.boards.picture import INK, Label, Outline, Point, Shapes, Stroke

CARD = 0.32
"""The thickness of a card in a box, printed on thick paper, a little air included."""
ROOM = 2.0
"""How much wider and higher a box is than its cards."""
_GLUE = 10.0
_TUCK = 12.0
_LINE = 0.25


def boxes(name: str, card: Point, count: int, style: Style, ink: str = INK) -> tuple[Piece, ...]:
    """Return as few boxes as hold this many cards, all alike, each on a page of its own."""
    for number in range(1, 20):
        held = -(-count // number)
        size = (card[0] + ROOM, card[1] + ROOM, held * CARD + ROOM)
        found = _flat(size)
        if _fits(found, style):
            titles = [name if number == 1 else f"{name} · {each}/{number}" for each in range(1, number + 1)]
            return tuple(
                Piece(f"box-{each}", found, _drawing(size, title, ink)) for each, title in enumerate(titles, 1)
            )
    raise ValueError("no box holds these cards")


def inner(piece: Piece, card: Point) -> float:
    """Return how deep a box for cards of this size is, from the size of its sheet."""
    return (piece.size[0] - 2 * (card[0] + ROOM) - _GLUE) / 2


def _flat(box: tuple[float, float, float]) -> Point:
    wide, high, deep = box
    return (_GLUE + 2 * wide + 2 * deep, high + 2 * deep + _TUCK)


def _fits(flat: Point, style: Style) -> bool:
    short, long = (side - 2 * MARGIN for side in style.sheet)
    return (flat[0] <= short and flat[1] <= long) or (flat[0] <= long and flat[1] <= short)


def _drawing(box: tuple[float, float, float], title: str, ink: str) -> Marks:
    wide, high, deep = box
    top, bottom = _TUCK + deep, _TUCK + deep + high
    end = bottom + deep
    # Edges of the strip, from the left: glue flap, side, back, side, front.
    glue, back, side, front, right = (
        _GLUE,
        _GLUE + deep,
        _GLUE + deep + wide,
        _GLUE + 2 * deep + wide,
        _GLUE + 2 * deep + 2 * wide,
    )
    slant = min(3.0, deep / 3)
    flap = min(deep * 0.8, 14.0)
    outline: tuple[Point, ...] = (
        (glue, top), (0, top + 3), (0, bottom - 3), (glue, bottom),
        (glue + slant, bottom + flap), (back - slant, bottom + flap), (back, bottom),
        (back, end), (side, end), (side, bottom),
        (side + slant, bottom + flap), (front - slant, bottom + flap), (front, bottom),
        (right, bottom), (right, top), (front, top),
        (front - slant, top - flap), (side + slant, top - flap), (side, top),
        (side, _TUCK), (side - 3, 0), (back + 3, 0), (back, _TUCK), (back, top),
        (back - slant, top - flap), (glue + slant, top - flap),
    )  # fmt: skip
    folds = [
        ((x, top), (x, bottom)) for x in (glue, back, side, front)
    ] + [
        ((glue, top), (front, top)), ((glue, bottom), (front, bottom)), ((back, _TUCK), (side, _TUCK)),
    ]  # fmt: skip
    middle = (top + bottom) / 2
    labels: Shapes = tuple(
        Label((x, middle), title, min(9.0, high / 5), ink, wide - 10, weight="title")
        for x in ((back + side) / 2, (front + right) / 2)
    )
    spines: Shapes = tuple(
        Label((x, middle), title, min(5.0, deep * 0.4), ink, high - 8, turn=270)
        for x in ((glue + back) / 2, (side + front) / 2)
    )
    return (
        Outline(((glue, top), (0, top + 3), (0, bottom - 3), (glue, bottom)), "#e4e0d8"),
        Stroke((*outline, outline[0]), "#000000", _LINE),
        *(Dashes(fold) for fold in folds),
        *labels,
        *spines,
    )
