"""Dualité on paper: pads of grids with room for the moves, and two problems."""

from __future__ import annotations

from dataclasses import replace

from parlour import words
from parlour.boards.paper.marks import Block, Mark
from parlour.boards.paper.sheets import MARGIN, Component, Piece, Style
from parlour.boards.picture import SOFT, Label, Point, Shape, Shapes, Stroke, scaled
from parlour.games.dualite.notation import read_position
from parlour.games.dualite.picture import picture
from parlour.games.dualite.rules import Options, longest, options, setup
from parlour.games.dualite.views import view

LEFT_OUT: tuple[str, ...] = ()
LEAFLET_POINTS = 10.0
OFF_PAPER: tuple[str, ...] = ()
FIGURE = (40.0, 40.0)
SIZES = (4, 5, 6, 7)
PROBLEMS = ((".o#./.ooo/..o./o..o d1", 4, "d2"), ("..../.o.#/ooo#/..o. b3", 6, "b4"))
"""Positions of ours with a single first move that wins, and in how many moves it does: docs/rulings/dualite.md."""
_FORMS = {4: (2, 3, 12.5, 2), 5: (1, 3, 15.0, 4), 6: (1, 2, 15.0, 5), 7: (1, 2, 14.5, 6)}
"""Of each size: how many forms stand across and down a page, a cell’s side, and the columns of moves."""


def parts(chosen: Options, style: Style, given: frozenset[str]) -> tuple[Component, ...]:
    sizes = (chosen.size,) if "size" in given else SIZES
    pads = tuple(Component(f"pad-{size}", (_page(chosen, size, style),), cut=False) for size in sizes)
    return (*pads, *((Component("problems", (_problems(style),), cut=False),) if 4 in sizes else ()))


def facts(chosen: Options) -> dict[str, str | int]:
    return {"size": chosen.size, "circles": 1 if chosen.opening == "one" else 2, "anchor": chosen.anchor}


def _page(chosen: Options, size: int, style: Style) -> Piece:
    across, down, cell, columns = _FORMS[size]
    wide, high = (side - 2 * MARGIN for side in style.sheet)
    form = (wide / across, high / down)
    drawn: list[Shape] = []
    for number in range(across * down):
        corner = (number % across * form[0], number // across * form[1])
        drawn += _form(replace(chosen, size=size), corner, form, cell, columns, style)
    drawn += [Stroke(((0, row * form[1]), (wide, row * form[1])), "#b8b0a0", 0.15) for row in range(1, down)]
    drawn += [Stroke(((column * form[0], 0), (column * form[0], high)), "#b8b0a0", 0.15) for column in range(1, across)]
    return Piece(f"pad-{size}", (wide, high), tuple(drawn))


def _form(chosen: Options, corner: Point, room: Point, cell: float, columns: int, style: Style) -> Shapes:
    """Return a grid with its coordinates, a line for the players, and the moves in columns."""
    size, moves = chosen.size, longest(chosen)
    left, top = corner[0] + 7, corner[1] + 12
    side = cell * size
    names = words.say("dualite-print-players", language=style.language)
    drawn: list[Shape] = [
        Label((corner[0] + 2, corner[1] + 6.5), names, 2.8, SOFT, weight="plain", anchor="start"),
        *_grid(size, (left, top), side, style),
    ]
    across = (room[0] - side - 14) / columns
    rows = -(-moves // columns)
    step = min(6.2, (room[1] - 8) / rows)
    for move in range(moves):
        x = left + side + 5 + move // rows * across
        y = corner[1] + 6 + (move % rows + 0.5) * step
        drawn.append(Label((x + 4, y), str(move + 1), 2.3, SOFT, anchor="end", weight="plain"))
        drawn.append(Stroke(((x + 5, y + step * 0.38), (x + across - 1, y + step * 0.38)), "#b8b0a0", 0.15))
    return tuple(drawn)


def _grid(size: int, at: Point, side: float, style: Style) -> Shapes:
    """Return the empty grid of the screen."""
    empty = picture(view(setup(options({"size": str(size)}), None), None), style.language)
    return scaled(empty, at, (side, side))


def _problems(style: Style) -> Piece:
    wide, high = (side - 2 * MARGIN for side in style.sheet)
    side = 76.0
    say = words.say
    title = say("dualite-print-problems", language=style.language)
    drawn: list[Mark] = [Label((wide / 2, 14), title, 7, room=wide, weight="title")]
    drawn.append(
        Block((20, 24), (wide - 40, 20), say("dualite-print-problems-text", language=style.language), 3.4, SOFT)
    )
    for number, (position, moves, key) in enumerate(PROBLEMS, 1):
        at = ((wide / 2 - side) / 2 + (number - 1) * wide / 2, 62.0)
        board = picture(view(read_position(options({}), position), None), style.language)
        drawn += scaled(board, at, (side, side))
        said = say("dualite-print-problem", {"number": number, "moves": moves}, style.language)
        drawn.append(Label((at[0] + side / 2, at[1] - 7), said, 4.2, room=side))
        answer = say("dualite-print-answer", {"number": number, "key": key}, style.language)
        drawn.append(Label((wide / 2, high - 8 - 6 * number), answer, 2.8, SOFT, wide, turn=180, weight="plain"))
    return Piece("problems", (wide, high), tuple(drawn))
