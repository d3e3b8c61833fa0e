"""A hexagon of 61 hexes, five to a side: rows are letters from the bottom, with the numbering of Abalone.

      i . . . . .
     h . . . . . .
    g . . . . . . .
   f . . . . . . . .
  e . . . . . . . . .
   d . . . . . . . . 9
    c . . . . . . . 8
     b . . . . . . 7
      a . . . . . 6
         1 2 3 4 5

A number runs up and to the left: the hexes of number 5 are a5, b5 … i5, and e5 is the centre. A hex touches
its neighbours in the row, two hexes of the row above (the same number and one more) and two of the row below
(the same number and one less): e5 touches e4, e6, f5, f6, d4 and d5.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import NamedTuple

from parlour.game import BadNotation

_HEX = re.compile(r"([a-z])([1-9])", re.ASCII)

SIDE = 5
ACROSS = 2 * SIDE - 1


class Hex(NamedTuple):
    """A place on the board; `Hex(0, 0)` is a1, `Hex(4, 4)` is e5."""

    row: int
    number: int

    def __str__(self) -> str:
        return f"{chr(ord('a') + self.row)}{self.number + 1}"


def on_board(hexagon: Hex) -> bool:
    row, number = hexagon
    return 0 <= row < ACROSS and 0 <= number < ACROSS and abs(row - number) < SIDE


HEXES = tuple(Hex(row, number) for row in range(ACROSS) for number in range(ACROSS) if on_board(Hex(row, number)))
"""All hexes, by row from the bottom, each row from the left."""

INDEX = {hexagon: index for index, hexagon in enumerate(HEXES)}

CENTRE = Hex(SIDE - 1, SIDE - 1)

DIRECTIONS = (Hex(0, 1), Hex(1, 1), Hex(1, 0), Hex(0, -1), Hex(-1, -1), Hex(-1, 0))
"""Six steps, each a sixth of a turn from the one before; the first three name the three axes."""


def read_hex(text: str) -> Hex:
    """Read a hex as players write it; whether it is on the board is the game's question."""
    match = _HEX.fullmatch(text)
    if not match:
        raise BadNotation("bad-cell", text=text)
    return Hex(ord(match[1]) - ord("a"), int(match[2]) - 1)


def walk(start: Hex, direction: Hex, distance: int) -> Hex:
    """Return the hex this many steps away in a straight line, perhaps beyond the edge."""
    return Hex(start.row + direction.row * distance, start.number + direction.number * distance)


@functools.cache
def straight(start: Hex, distance: int) -> tuple[Hex, ...]:
    """Return the hexes of the board at exactly this distance in a straight line: six at most."""
    return tuple(end for direction in DIRECTIONS if on_board(end := walk(start, direction, distance)))


def neighbours(hexagon: Hex) -> tuple[Hex, ...]:
    """Return the hexes that touch this one."""
    return straight(hexagon, 1)


@functools.cache
def lines(length: int) -> tuple[tuple[Hex, ...], ...]:
    """Return all straight lines of this many hexes, along the three axes."""
    return tuple(
        tuple(walk(start, direction, step) for step in range(length))
        for start in HEXES
        for direction in DIRECTIONS[:3]
        if on_board(walk(start, direction, length - 1))
    )


def symmetries() -> tuple[Callable[[Hex], Hex], ...]:
    """Return the six turns and six reflections of the hexagon; the first leaves it as it is."""

    def turned(hexagon: Hex, sixths: int) -> Hex:
        row, number = hexagon.row - CENTRE.row, hexagon.number - CENTRE.number
        for _ in range(sixths):
            row, number = number, number - row
        return Hex(row + CENTRE.row, number + CENTRE.number)

    def reflected(hexagon: Hex) -> Hex:
        return Hex(hexagon.number, hexagon.row)

    def symmetry(sixths: int, mirror: bool) -> Callable[[Hex], Hex]:
        return lambda hexagon: turned(reflected(hexagon) if mirror else hexagon, sixths)

    return tuple(symmetry(sixths, mirror) for mirror in (False, True) for sixths in range(6))
