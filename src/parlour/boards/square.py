"""A square grid of cells: columns are letters from the left, rows are numbers from the bottom.

4 . . . .
3 . . . .
2 . . . .
1 . . . .
  a b c d
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from string import ascii_lowercase
from typing import NamedTuple

from parlour.game import BadNotation

_CELL = re.compile(r"([a-z])([1-9])", re.ASCII)


class Cell(NamedTuple):
    """A place on the grid; `Cell(0, 0)` is a1."""

    column: int
    row: int

    @functools.cache  # noqa: B019 - there are few
    def __str__(self) -> str:
        return f"{ascii_lowercase[self.column]}{self.row + 1}"


@functools.cache
def read_cell(text: str) -> Cell:
    """Read a cell as players write it; whether it is on the board is the game's question."""
    match = _CELL.fullmatch(text)
    if not match:
        raise BadNotation("bad-cell", text=text)
    return Cell(ord(match[1]) - ord("a"), int(match[2]) - 1)


@functools.cache
def cells(size: int) -> tuple[Cell, ...]:
    """Return all cells, by row from the bottom, each row from the left."""
    return tuple(Cell(column, row) for row in range(size) for column in range(size))


@functools.cache
def neighbours(size: int, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that touch this one by a side or a corner."""
    return tuple(
        other
        for other in cells(size)
        if other != cell and abs(other.column - cell.column) <= 1 and abs(other.row - cell.row) <= 1
    )


@functools.cache
def lines(size: int, length: int) -> tuple[tuple[Cell, ...], ...]:
    """Return all straight lines of this many cells: along rows, columns and both diagonals."""
    found = []
    for cell in cells(size):
        for across, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
            line = tuple(Cell(cell.column + across * step, cell.row + up * step) for step in range(length))
            if 0 <= line[-1].column < size and 0 <= line[-1].row < size:
                found.append(line)
    return tuple(found)


def symmetries(size: int) -> tuple[Callable[[Cell], Cell], ...]:
    """Return the eight turns and reflections of the grid; the first leaves it as it is."""
    last = size - 1
    return (
        lambda cell: cell,
        lambda cell: Cell(cell.row, last - cell.column),
        lambda cell: Cell(last - cell.column, last - cell.row),
        lambda cell: Cell(last - cell.row, cell.column),
        lambda cell: Cell(last - cell.column, cell.row),
        lambda cell: Cell(cell.column, last - cell.row),
        lambda cell: Cell(cell.row, cell.column),
        lambda cell: Cell(last - cell.row, last - cell.column),
    )
