"""How Duality with its full deck is written for the kernels: the numbers of cards, cells and moves, and a position.

A face is a card as it lies: twice its number from 0, one more if it is turned. A cell is its row times `STRIDE` plus
its column counted from the left border; every cell that can be played on has four neighbours in the grid. A set of
line ends is six bits. A move is a face times `CELLS` plus a cell, whether the cell is empty or not, or `PASS`.

A position is one row of `int64`: a header, the hands, the pile, the occupied cells, the hashes of the positions since
the last new card, and the grid, which holds a face plus one, or 0.
"""

from __future__ import annotations

from typing import TypeAlias

from parlour.engines import arrays
from parlour.engines.arrays import Flags
from parlour.games.duality.deck import BLACK, FULL, WHITE, cards, ends, face, same_turned
from parlour.games.duality.paths import together
from parlour.games.duality.rules import HAND

Ends: TypeAlias = Flags
"""By cell, a set of line ends, for one path after the other. Small, because it is cleared for every path that is
followed."""

DECK = len(cards(FULL))
FACES = 2 * DECK
JOINS = ("joined", "crossing", "wires")

MARGIN = DECK - 3 + 1
"""Columns on either side of the dealt one: every card but those of three rows, and a border."""
STRIDE = 2 * MARGIN + 1
CELLS = 9 * STRIDE
PASS = FACES * CELLS
WIDTH = 1600
"""At most this many moves: three cards, two ways, on and beside at most 54 cards."""

# The fields of a position
SIDE, ROWS, JOIN, MOVER_ONLY, TURN, LIMIT, PASSES, POINTS, COUNT, PILED, THINKER, REASON = range(12)
KNOWN = 12
HASH = 14
PAST = 15
HANDS = 16
PILE = HANDS + 2 * HAND
OCCUPIED = PILE + DECK
HISTORY = OCCUPIED + DECK
REMEMBERED = 400
GRID = HISTORY + REMEMBERED
SIZE = GRID + CELLS


def _bits(ports: frozenset[int]) -> int:
    return sum(1 << port for port in ports)


def _joined(join: str, lines: str) -> list[int]:
    groups = [_bits(group) for group in together(join, lines)]
    return [sum({1 << one for one in range(6) if groups[one] & ends}) for ends in range(64)]


_FACES = [face(FULL, number // 2 + 1, number % 2 == 1) for number in range(FACES)]
OWN_ENDS = arrays.array([[_bits(ends(lines, side)) for lines in _FACES] for side in (BLACK, WHITE)], dtype=arrays.int64)
"""By side and face: the ends of that colour."""
TOGETHER = arrays.array([[_joined(j, lines) for lines in _FACES] for j in JOINS], dtype=arrays.int8)
"""By reading, face and set of ends: the ends that belong together with any of these."""
WAYS = arrays.array([1 if same_turned(lines) else 2 for lines in cards(FULL)], dtype=arrays.int64)
"""By card: in how many ways it can lie."""

FAR_EDGE, NEAR_EDGE = 0b000011, 0b011000
"""The two ends on the far and on the near edge."""

# Where the paths of a position are noted while its moves are listed and weighed: for the mover and for the other
WHOLE = (0, CELLS)
"""The path itself."""
WITHOUT = (2 * CELLS, (2 + DECK) * CELLS)
"""What is left of it without the first card of the table; after it that without the second, and so on."""
PATHS = (2 + 2 * DECK) * CELLS

# What is kept of them beside: the cells to go on from, the ends that were lit last, and lengths
TRAIL = 16 * DECK
LENGTHS = TRAIL + 12 * DECK
LEFT = (LENGTHS + 2, LENGTHS + 2 + DECK)
"""The length of what is left without each card, or -1 where no one has asked yet."""
NUMBER = LENGTHS + 2 + 2 * DECK
"""By cell, which card of the table lies there."""
NOTES = NUMBER + CELLS
