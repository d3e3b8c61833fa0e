"""What is seen and heard of Dualité: everything, since nothing is hidden, and the choices of the seat that looks."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from parlour.boards.notebook import ShowsItself
from parlour.boards.square import Cell, cells, read_cell
from parlour.chance import Chance
from parlour.game import Announcement, Seat
from parlour.games.dualite.notation import read
from parlour.games.dualite.rules import Move, Open, Options, Position, choices, mover, winning_line, with_result


@dataclass(frozen=True, slots=True)
class Circle:
    cell: str
    black: bool


@dataclass(frozen=True, slots=True)
class View(ShowsItself):
    """Everything, since nothing is hidden, and the choices of the seat that looks."""

    options: Options
    seat: Seat | None
    to_move: Seat | None
    circles: tuple[Circle, ...]
    anchors: tuple[str, ...]
    choices: tuple[str, ...]
    line: tuple[str, ...]
    """The winning line, once there is one."""


def view(position: Position, seat: Seat | None) -> View:
    over = position.result is not None
    next_seat = None if over else mover(position)
    circles = _circles(position.options.size, position.white, position.black)
    anchors = _texts(position.anchors)
    texts = () if seat is None or seat != next_seat else tuple(map(str, choices(position)))
    line = _texts(winning_line(position)) if over else ()
    return View(position.options, seat, next_seat, circles, anchors, texts, line)


@functools.lru_cache(maxsize=64)
def _circles(size: int, white: frozenset[Cell], black: frozenset[Cell]) -> tuple[Circle, ...]:
    """The same for everyone who looks at this moment."""
    return tuple([_circle(cell, cell in black) for cell in cells(size) if cell in white or cell in black])


@functools.cache
def _texts(places: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(map(str, places))


_circle = functools.cache(lambda cell, black: Circle(str(cell), black))


def announce(before: Position, mover: Seat, move: Move, seat: Seat | None) -> Announcement:
    if isinstance(move, Open):
        return Announcement(
            mover, str(move), "dualite-told-opened", {"first": str(move.first), "second": str(move.second)}
        )
    code = "dualite-told-blackened" if move.cell in before.white else "dualite-told-drew"
    cell = str(move.cell)
    return Announcement(mover, cell, code, {"cell": cell})


def redeal(view: View, chance: Chance) -> Position:
    """Nothing is hidden: the view read back."""
    circles = {read_cell(circle.cell): circle.black for circle in view.circles}
    white = frozenset(cell for cell, black in circles.items() if not black)
    black = frozenset(cell for cell, black in circles.items() if black)
    return with_result(Position(view.options, white, black, tuple(map(read_cell, view.anchors))))


def sample(view: View, chance: Chance) -> Move:
    return read(chance.pick(view.choices))
