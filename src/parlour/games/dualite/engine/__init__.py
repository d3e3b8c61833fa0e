"""Dualité for two players on grids of 4 to 7, as compiled kernels on bitboards; `rules.py` is the law.

A set of cells is an `int64`, bit 0 for a1, then along the rows from the bottom. A position of the search is three
numbers: the white circles, the black circles, and the *reach*, which is all the cells next to the last move. The cells
to play on are the reach without the black circles. Who is to move does not matter to the kernels: "mover" is the side
to move, and a value is the mover's.

Four-player Dualité is not here: its partners play to other rules, and no one solves it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.boards.square import Cell, cells, lines, neighbours, symmetries
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel_for, lowest, nth_bit, popcount, stepped
from parlour.engines.playouts import UNDECIDED, ListMoves, MakeMove, Points, Search, Side, make_search
from parlour.games.dualite.rules import IN_LINE, Position

if TYPE_CHECKING:
    # Names that `engine` fills in for one size of grid.
    SIZE = 4
    ROW_STARTS = COLUMN_STARTS = RISING_STARTS = FALLING_STARTS = 0
    NEAR: Ints = arrays.zeros(1, dtype=arrays.int64)

    def has_line(circles: int) -> bool: ...
    def completing(circles: int) -> int: ...
    def winning_cells(white: int, black: int, reach: int) -> int: ...


# What the kernels compute. Each is made for one size, with the names above.


def _has_line(circles: int) -> bool:
    """Return whether there are four in a line.

    The starts are the cells where a line of that direction begins, so that no line wraps around the edge.
    """
    pairs = circles & (circles >> 1)
    if pairs & (pairs >> 2) & ROW_STARTS:
        return True
    pairs = circles & (circles >> SIZE)
    if pairs & (pairs >> (2 * SIZE)) & COLUMN_STARTS:
        return True
    pairs = circles & (circles >> (SIZE + 1))
    if pairs & (pairs >> (2 * SIZE + 2)) & RISING_STARTS:
        return True
    pairs = circles & (circles >> (SIZE - 1))
    return pairs & (pairs >> (2 * SIZE - 2)) & FALLING_STARTS != 0


def _completing(circles: int) -> int:
    """The cells that would make four in a line with three of these circles; some may be occupied."""
    found = 0
    for direction in range(4):
        if direction == 0:
            step, starts = 1, ROW_STARTS
        elif direction == 1:
            step, starts = SIZE, COLUMN_STARTS
        elif direction == 2:
            step, starts = SIZE + 1, RISING_STARTS
        else:
            step, starts = SIZE - 1, FALLING_STARTS
        second, third, fourth = circles >> step, circles >> (2 * step), circles >> (3 * step)
        first_two, last_two = circles & second & starts, third & fourth & starts
        found |= second & last_two
        found |= (circles & last_two) << step
        found |= (first_two & fourth) << (2 * step)
        found |= (first_two & third) << (3 * step)
    return found


def _winning_cells(white: int, black: int, reach: int) -> int:
    """The cells where the mover wins at once with a line."""
    return reach & ((completing(white) & ~(white | black)) | (completing(black) & white))


def _perft(white: int, black: int, reach: int, depth: int) -> int:
    """How many sequences of this many moves there are; one that ends early does not count."""
    if depth == 0:
        return 1
    whites = arrays.zeros(depth + 1, dtype=arrays.int64)
    blacks = arrays.zeros(depth + 1, dtype=arrays.int64)
    untried = arrays.zeros(depth + 1, dtype=arrays.int64)
    whites[0], blacks[0], untried[0] = white, black, reach & ~black
    count, ply = 0, 0
    while ply >= 0:
        if ply == depth - 1:
            count += popcount(untried[ply])
            untried[ply] = 0
        if untried[ply] == 0:
            ply -= 1
            continue
        bit = untried[ply] & -untried[ply]
        untried[ply] ^= bit
        white, black = whites[ply], blacks[ply]
        if white & bit:
            white, black = white ^ bit, black | bit
            ended = has_line(black)
        else:
            white = white | bit
            ended = has_line(white)
        if not ended:
            ply += 1
            whites[ply], blacks[ply], untried[ply] = white, black, NEAR[lowest(bit)] & ~black
    return count


def _playouts(white: int, black: int, reach: int, games: int, register: int) -> tuple[int, int, int]:
    """Random games from one position: the moves made in all, the games that the mover won, the register."""
    moves, won = 0, 0
    for _ in range(games):
        whites, blacks, near = white, black, reach
        mover = 1
        while True:
            choices = near & ~blacks
            if choices == 0:
                won += 1 - mover
                break
            register = stepped(register)
            cell = nth_bit(choices, below(register, popcount(choices)))
            bit = 1 << cell
            near = NEAR[cell]
            moves += 1
            if whites & bit:
                whites ^= bit
                blacks |= bit
                ended = has_line(blacks)
            else:
                whites |= bit
                ended = has_line(whites)
            if ended:
                won += mover
                break
            mover = 1 - mover
    return moves, won, register


# The contract of `playouts.py`: a row of white, black, reach, the side to move.


def _list_moves(position: Ints, moves: Ints) -> int:
    choices = position[2] & ~position[1]
    count = 0
    while choices:
        moves[count] = lowest(choices)
        choices &= choices - 1
        count += 1
    return count


def _make_move(position: Ints, move: int) -> None:
    bit = 1 << move
    if position[0] & bit:
        position[0] ^= bit
        position[1] |= bit
    else:
        position[0] |= bit
    position[2] = NEAR[move]
    position[3] = 1 - position[3]


def _points(position: Ints) -> int:
    """The last mover won with a line, or shut the next one in."""
    if has_line(position[0]) or has_line(position[1]) or position[2] & ~position[1] == 0:
        return 100 if position[3] == 1 else -100
    return UNDECIDED


def _side(position: Ints) -> int:
    return int(position[3])


def _rollout(position: Ints, moves: Ints, register: int, limit: int) -> tuple[int, int]:
    """Random moves, but a win at hand is taken. A game of Dualité always ends, so there is no limit."""
    white, black, reach, mover = position[0], position[1], position[2], position[3]
    if has_line(white) or has_line(black):
        return (100 if mover == 1 else -100), register
    while True:
        choices = reach & ~black
        if choices == 0:
            return (100 if mover == 1 else -100), register
        if winning_cells(white, black, reach):
            return (100 if mover == 0 else -100), register
        register = stepped(register)
        cell = nth_bit(choices, below(register, popcount(choices)))
        bit = 1 << cell
        if white & bit:
            white ^= bit
            black |= bit
        else:
            white |= bit
        reach = NEAR[cell]
        mover = 1 - mover


WIDTH = 16
"""At most this many cells to play on: eight about each circle of the opening."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """The numbers that the kernels of one size are made of."""

    size: int
    near: Ints
    """For each cell, the cells next to it."""
    row_starts: int
    column_starts: int
    rising_starts: int
    falling_starts: int
    turned: tuple[tuple[int, ...], ...]
    """For each of the eight symmetries, where each cell goes."""


@functools.cache
def geometry(size: int) -> Geometry:
    if not 4 <= size <= 7:
        raise ValueError(f"grids are of size 4 to 7, not {size}")
    starts = {(1, 0): 0, (0, 1): 0, (1, 1): 0, (-1, 1): 0}
    for line in lines(size, IN_LINE):
        first, second = sorted(line, key=lambda cell: place(size, cell))[:2]
        starts[second.column - first.column, second.row - first.row] |= bit_of(size, first)
    return Geometry(
        size,
        arrays.array([mask(size, neighbours(size, cell)) for cell in cells(size)], dtype=arrays.int64),
        starts[1, 0],
        starts[0, 1],
        starts[1, 1],
        starts[-1, 1],
        tuple(tuple(place(size, turn(cell)) for cell in cells(size)) for turn in symmetries(size)),
    )


@dataclass(frozen=True, slots=True)
class Engine:
    """The kernels for one size of grid; each compiles at its first call."""

    size: int
    geometry: Geometry
    has_line: Callable[[int], bool]
    completing: Callable[[int], int]
    winning_cells: Callable[[int, int, int], int]
    perft: Callable[[int, int, int, int], int]
    playouts: Callable[[int, int, int, int, int], tuple[int, int, int]]
    list_moves: ListMoves
    make_move: MakeMove
    points: Points
    side: Side
    search: Search


@functools.cache
def engine(size: int) -> Engine:
    """The engine for this size of grid."""
    shape = geometry(size)
    owner = f"dualite{size}"
    numbers = {
        "SIZE": size,
        "NEAR": shape.near,
        "ROW_STARTS": shape.row_starts,
        "COLUMN_STARTS": shape.column_starts,
        "RISING_STARTS": shape.rising_starts,
        "FALLING_STARTS": shape.falling_starts,
    }
    has_line = kernel_for(owner, _has_line, **numbers)
    completing = kernel_for(owner, _completing, **numbers)
    winning_cells = kernel_for(owner, _winning_cells, completing=completing)
    list_moves = kernel_for(owner, _list_moves)
    make_move = kernel_for(owner, _make_move, **numbers)
    points = kernel_for(owner, _points, has_line=has_line)
    side = kernel_for(owner, _side)
    rollout = kernel_for(owner, _rollout, has_line=has_line, winning_cells=winning_cells, **numbers)
    return Engine(
        size,
        shape,
        has_line,
        completing,
        winning_cells,
        kernel_for(owner, _perft, has_line=has_line, **numbers),
        kernel_for(owner, _playouts, has_line=has_line, **numbers),
        list_moves,
        make_move,
        points,
        side,
        make_search(owner, list_moves, make_move, points, side, rollout),
    )


# Between the rules' words and the engine's numbers


@dataclass(frozen=True, slots=True)
class BitBoard:
    """A position in the engine's numbers; `last` is the last move's cell, or -1 after an opening of two circles."""

    size: int
    white: int
    black: int
    last: int

    @property
    def reach(self) -> int:
        near = geometry(self.size).near
        if self.last >= 0:
            return int(near[self.last])
        return int(near[lowest(self.white)]) | int(near[lowest(self.white & (self.white - 1))])


def place(size: int, cell: Cell) -> int:
    """The cell's number in the engine."""
    return cell.row * size + cell.column


def cell_at(size: int, place: int) -> Cell:
    """The cell of this number."""
    return cells(size)[place]


def bit_of(size: int, cell: Cell) -> int:
    return 1 << place(size, cell)


def mask(size: int, chosen: tuple[Cell, ...] | frozenset[Cell]) -> int:
    return sum(bit_of(size, cell) for cell in chosen)


def board_of(position: Position) -> BitBoard:
    """A position after its opening, for two players, in numbers."""
    if position.options.players != 2 or not position.anchors:
        raise ValueError("the engine plays on from an opening, for two players")
    size = position.options.size
    last = place(size, position.anchors[0]) if len(position.anchors) == 1 else -1
    return BitBoard(size, mask(size, position.white), mask(size, position.black), last)


def row_of(board: BitBoard, side: int) -> Ints:
    """A board as the tree search of `playouts.py` takes it."""
    return arrays.array([board.white, board.black, board.reach, side], dtype=arrays.int64)
