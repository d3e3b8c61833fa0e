"""DuAlma on paper: the board in two sizes, and the discs for each, as stickers or to stick on coins."""

from __future__ import annotations

from parlour import words
from parlour.boards.paper.marks import Dashes, Marks, moved
from parlour.boards.paper.sheets import MARGIN, Component, Piece, Style
from parlour.boards.picture import SHEET, Disc, Label, Picture, Point, Shapes, scaled
from parlour.games.dualma.picture import disc, picture
from parlour.games.dualma.rules import DISCS, Options, setup
from parlour.games.dualma.views import view

LEFT_OUT: tuple[str, ...] = ()
LEAFLET_POINTS = 9.4
OFF_PAPER: tuple[str, ...] = ()
FIGURE = (74.0, 74.0)
_FLAP = 8.0
"""How far the halves of the large board lie on each other."""


def parts(options: Options, style: Style, given: frozenset[str]) -> tuple[Component, ...]:
    board = picture(view(setup(options, None), None), style.language)
    wide, high = (side - 2 * MARGIN for side in style.sheet)
    small = min(wide / board.size[0], high / board.size[1])
    large = min(2 * (wide - _FLAP) / board.size[0], high / board.size[1])
    return (
        Component("board", (Piece("board", _size(board, small), _board(board, small)),), gap=False),
        Component("discs", _discs(small, style)),
        Component("large-board", _halves(board, large, style), gap=False),
        Component("large-discs", _discs(large, style)),
    )


def facts(options: Options) -> dict[str, str | int]:
    return {"stuck": options.stuck, "repetition": options.repetition, "limit": options.limit}


def _size(board: Picture, scale: float) -> Point:
    return (board.size[0] * scale, board.size[1] * scale)


def _board(board: Picture, scale: float) -> Shapes:
    return scaled(board, (0, 0), _size(board, scale))


def _halves(board: Picture, scale: float, style: Style) -> tuple[Piece, Piece]:
    whole = _board(board, scale)
    wide, high = _size(board, scale)
    half = wide / 2
    glue = words.say("dualma-print-glue", language=style.language)
    flap: Marks = (
        Dashes(((half, 0), (half, high))),
        Label((half + _FLAP / 2, high * 0.955), glue, 3.0, "#5e4520", high * 0.07, turn=90, weight="plain"),
    )
    return (
        Piece("left", (half + _FLAP, high), (*whole, *flap)),
        Piece("right", (half, high), moved(whole, (-half, 0))),
    )


def _discs(scale: float, style: Style) -> tuple[Piece, ...]:
    """Discs with a fine line where they are cut; their edge goes on beyond it."""
    size = 2 * disc((0, 0), "b").radius * scale
    middle = (size / 2, size / 2)
    found = []
    for colour in ("b", "w"):
        one = disc((0, 0), colour)
        drawn = (
            Disc(middle, size / 2 + style.bleed, one.edge),
            Disc(middle, size / 2, one.fill, one.edge, max(0.3, one.width * scale)),
            Disc(middle, size / 2, "", SHEET, 0.1),
        )
        found += [Piece(f"{colour}{number}", (size, size), drawn) for number in range(1, DISCS + 1)]
    return tuple(found)
