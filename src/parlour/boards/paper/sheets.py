"""How pieces lie on sheets of paper: rows and columns, bleed, cut marks, and backs that meet their fronts.

    front                     back, flipped on the long edge
      |      |      |           |      |      |
    - +------+------+ -       - +------+------+ -
      |  1   |  2   |           |  2   |  1   |
    - +------+------+ -       - +------+------+ -
      |      |      |           |      |      |

Everything is in millimetres, to the right and down from the upper left corner of an upright sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from parlour.boards.paper.marks import Marks
from parlour.boards.picture import Point, Stroke

PAPERS: dict[str, Point] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Upright."""
MARGIN = 6.0
"""No piece and no bleed comes nearer to the edge of the sheet: printers leave about 4 mm white."""
MARK = 3.5
"""The length of a cut mark."""
THIN = 0.1
"""Its width."""

Flip = Literal["long", "short", "none"]
"""The edge over which the printer turns the sheet; none: backs are not printed."""
FLIPS: tuple[Flip, ...] = ("long", "short", "none")
COLOURS = ("full", "light", "black")
"""All colours; hardly any ink on grounds; black alone."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a print is wanted."""

    paper: str = "a4"
    flip: Flip = "long"
    colours: str = "full"
    bleed: float = 1.5
    """How far a ground goes on beyond the cut."""
    shift: Point = (0.0, 0.0)
    """How far all backs are moved, for a printer that does not meet the front."""
    language: str = "en"

    @property
    def sheet(self) -> Point:
        return PAPERS[self.paper]


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing to cut out, or a whole page."""

    name: str
    """What it is, once in a part: a card’s number, say."""
    size: Point
    front: Marks
    back: Marks | None = None


@dataclass(frozen=True, slots=True)
class Component:
    """Pieces of one kind and size; `code` names it in `words/`."""

    code: str
    pieces: tuple[Piece, ...]
    cut: bool = True
    """Whether they lie in rows with cut marks; else each has a page of its own."""
    gap: bool = True
    """Whether each has a bleed of its own; else neighbours share a cut."""


@dataclass(frozen=True, slots=True)
class PieceOnSheet:
    """A piece on a sheet: the upper left corner of its place, and how it is turned there, in degrees."""

    piece: Piece
    at: Point
    turn: int

    @property
    def room(self) -> Point:
        wide, high = self.piece.size
        return (high, wide) if self.turn % 180 else (wide, high)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What lies on one side of a sheet."""

    placed: tuple[PieceOnSheet, ...]
    marks: tuple[Stroke, ...]
    bleed: float


def imposed(part: Component, style: Style) -> Iterator[tuple[Sheet, Sheet | None]]:
    """Yield the sheets of a part, each with its back where it has one."""
    size = part.pieces[0].size
    bleed = style.bleed if part.cut and part.gap else 0.0
    turn, across, down = _grid(size, style.sheet, bleed) if part.cut else _alone(size, style.sheet)
    room = (size[1], size[0]) if turn else size
    places = list(_places(room, (across, down), style.sheet, bleed))
    for start in range(0, len(part.pieces), len(places)):
        pieces = part.pieces[start : start + len(places)]
        lying = tuple(PieceOnSheet(piece, at, turn) for piece, at in zip(pieces, places, strict=False))
        marks = tuple(_marks(lying, style.sheet, bleed)) if part.cut else ()
        back = None
        if style.flip != "none" and any(piece.back is not None for piece in pieces):
            turned = tuple(_behind(one, style) for one in lying if one.piece.back is not None)
            back = Sheet(turned, tuple(_marks(turned, style.sheet, bleed, style.shift)) if part.cut else (), bleed)
        yield Sheet(lying, marks, bleed), back


def _fitting(length: float, room: float, bleed: float) -> int:
    """Return how many pieces of this length fit beside each other."""
    return max(0, int((room - 2 * MARGIN + 1e-6) // (length + 2 * bleed)))


def _grid(size: Point, sheet: Point, bleed: float) -> tuple[int, int, int]:
    """Return the turn with which most pieces fit, and how many fit across and down."""
    upright = (0, _fitting(size[0], sheet[0], bleed), _fitting(size[1], sheet[1], bleed))
    turned = (90, _fitting(size[1], sheet[0], bleed), _fitting(size[0], sheet[1], bleed))
    best = max(upright, turned, key=lambda grid: grid[1] * grid[2])
    if not best[1] * best[2]:
        raise ValueError(f"a piece of {size} does not fit on {sheet}")
    return best


def _alone(size: Point, sheet: Point) -> tuple[int, int, int]:
    return (90 if size[0] > sheet[0] else 0, 1, 1)


def _places(room: Point, grid: tuple[int, int], sheet: Point, bleed: float) -> Iterator[Point]:
    """Yield the corners of all places, the block of them in the middle of the sheet."""
    pitch = (room[0] + 2 * bleed, room[1] + 2 * bleed)
    left, top = ((sheet[axis] - grid[axis] * pitch[axis]) / 2 + bleed for axis in (0, 1))
    for row in range(grid[1]):
        for column in range(grid[0]):
            yield (left + column * pitch[0], top + row * pitch[1])


def _behind(front: PieceOnSheet, style: Style) -> PieceOnSheet:
    """Return where the back of a piece lies, on the other side of the sheet."""
    (wide, high), (across, down) = style.sheet, front.at
    if style.flip == "long":
        at, turn = (wide - across - front.room[0], down), -front.turn
    else:
        at, turn = (across, high - down - front.room[1]), 180 - front.turn
    return PieceOnSheet(front.piece, (at[0] + style.shift[0], at[1] + style.shift[1]), turn % 360)


def _marks(placed: tuple[PieceOnSheet, ...], sheet: Point, bleed: float, shift: Point = (0.0, 0.0)) -> Iterator[Stroke]:
    """Yield short lines in the margins where the paper is cut."""
    columns = sorted({round(edge, 3) for one in placed for edge in (one.at[0], one.at[0] + one.room[0])})
    rows = sorted({round(edge, 3) for one in placed for edge in (one.at[1], one.at[1] + one.room[1])})
    left, right = columns[0] - bleed, columns[-1] + bleed
    top, bottom = rows[0] - bleed, rows[-1] + bleed
    colour = "#000000"
    for x in columns:
        yield Stroke(((x, top - MARK), (x, top)), colour, THIN)
        yield Stroke(((x, bottom), (x, bottom + MARK)), colour, THIN)
    for y in rows:
        yield Stroke(((left - MARK, y), (left, y)), colour, THIN)
        yield Stroke(((right, y), (right + MARK, y)), colour, THIN)
