"""Between DuAlma's rules and its engine: positions as rows of integers, moves as numbers, and back."""

from __future__ import annotations

from parlour.boards.hexes import HEXES
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.playouts import UNDECIDED
from parlour.games.dualma.engine.kernels import (
    ALIKE,
    COUNTERS,
    DRAWN,
    HEX_COUNT,
    HISTORY,
    KEY,
    KEYS,
    LENGTH,
    LIMIT,
    LOSES,
    MOVED,
    NONE,
    PASS,
    PASSES,
    PLACED,
    RESULT,
)
from parlour.games.dualma.rules import (
    COLOURS,
    DISCS,
    Bounce,
    Move,
    Pass,
    Place,
    Position,
    Step,
    left,
    mover,
    outcome,
)
from parlour.games.dualma.stacks import HIGHEST, Stacks, read_board


def sets_of(board: Stacks) -> tuple[int, int, int, int]:
    """Black tops, white tops, black discs under, white discs under."""
    tops, unders = [0, 0], [0, 0]
    for index, stack in enumerate(board):
        if stack:
            tops[COLOURS.index(stack[-1])] |= 1 << index
        if len(stack) == HIGHEST:
            unders[COLOURS.index(stack[0])] |= 1 << index
    return tops[0], tops[1], unders[0], unders[1]


def seen_by_mover(position: Position) -> tuple[int, int, int, int]:
    """Mine, theirs, my_under, their_under."""
    black, white, black_under, white_under = sets_of(position.board)
    return (
        (black, white, black_under, white_under) if mover(position) == 0 else (white, black, white_under, black_under)
    )


def key_of(board: Stacks) -> int:
    key = 0
    for kind, places in enumerate(sets_of(board)):
        for index in range(HEX_COUNT):
            if places >> index & 1:
                key ^= int(KEYS[kind, index])
    return key


def row_of(position: Position) -> Ints:
    """A position as the kernels of a whole game take it."""
    row = arrays.zeros(LENGTH, dtype=arrays.int64)
    row[:4] = sets_of(position.board)
    row[PLACED] = 2 * DISCS - sum(left(position))
    row[MOVED], row[PASSES], row[KEY] = position.moved, position.passes, key_of(position.board)
    row[LIMIT] = position.options.limit
    row[LOSES] = position.options.stuck == "loses"
    row[DRAWN] = position.options.repetition == "draw"
    row[HISTORY:COUNTERS] = -1
    if row[PLACED] == 2 * DISCS:
        for back, text in enumerate(reversed(position.earlier), 1):
            row[HISTORY + position.moved - back] = key_of(read_board(text))
        row[HISTORY + position.moved] = row[KEY]
        for key in row[HISTORY : HISTORY + position.moved + 1]:
            if key >= 0:
                row[COUNTERS + key % ALIKE] += 1
    ended = outcome(position)
    row[RESULT] = UNDECIDED if ended is None else 100 if ended.winners == (0,) else -100 if ended.winners else 0
    return row


def move_of(number: int, position: Position) -> Move:
    """The move of this number in the rules' words."""
    start, landing, end = number & 63, number >> 6 & 63, number >> 12
    if number == PASS:
        return Pass()
    if start == NONE:
        return Place(COLOURS[sum(left(position)) % 2], HEXES[end])
    if landing == end:
        return Step(HEXES[start], HEXES[end])
    return Bounce(HEXES[start], HEXES[landing], HEXES[end])
