"""DuAlma in batches: its actions, its masks and its picture, for `engines/batches.py`.

Actions are, in this order: a black disc on each hex, a white disc on each hex, the pass, then for each hex from which
a disc can go its steps, its jumps from a stack, and its bounces (where it lands, then where it ends), each in the order
of the hexes. The planes show, as the mover sees them, the hexes whose top disc is the mover's, the other's, those that
cover a disc of the mover's, of the other's; and planes of one number each: 1 while a black, and while a white disc is
to be placed, how often this board has come up, how many passes came last, and how many moves have been made since the
placing, in two planes (the rest by 256, and the 256s). Which boards came up before is in `Batch.earlier`.
"""

from __future__ import annotations

import functools

import numpy as np

from parlour.boards.hexes import HEXES, INDEX, neighbours, straight
from parlour.engines.batches import SPREAD, BatchEngine, Bytes, make_batch_kernels
from parlour.engines.compiled import Ints, kernel, lowest, popcount
from parlour.games.dualma.engine.kernels import (
    ALIKE,
    ALL,
    CENTRE_BIT,
    COUNTERS,
    FAR,
    HEX_COUNT,
    HISTORY,
    KEY,
    LENGTH,
    MOVED,
    NEAR,
    NONE,
    PASS,
    PASSES,
    PLACED,
    make_move,
    occurrences,
    points,
    side,
)
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.rules import COLOURS, DISCS, Bounce, Move, Options, Pass, Place, Position, Step, setup
from parlour.games.dualma.stacks import Colour

_PLACINGS = 2 * HEX_COUNT


def _listed() -> tuple[Move, ...]:
    """Every action, by its number."""
    found: list[Move] = [Place(colour, place) for colour in COLOURS for place in HEXES]
    found.append(Pass())
    for start in HEXES:
        found += (Step(start, end) for end in HEXES if end in neighbours(start) or end in straight(start, 2))
    for start in HEXES:
        for landing in HEXES:
            if landing in straight(start, 2):
                found += (Bounce(start, landing, end) for end in HEXES if end in neighbours(landing))
    return tuple(found)


ACTIONS = _listed()


def _move_numbers() -> Ints:
    """By action, the move as the kernels number it."""
    numbers = []
    for move in ACTIONS:
        match move:
            case Place(_, place):
                numbers.append(NONE + 64 * NONE + 4096 * INDEX[place])
            case Step(start, end):
                numbers.append(INDEX[start] + 64 * INDEX[end] + 4096 * INDEX[end])
            case Bounce(start, landing, end):
                numbers.append(INDEX[start] + 64 * INDEX[landing] + 4096 * INDEX[end])
            case Pass():
                numbers.append(PASS)
    return np.array(numbers, dtype=np.int64)


def _firsts() -> tuple[Ints, Ints]:
    """By start and landing, the action of the step or jump, and the first of the bounces."""
    steps, bounces = (np.zeros((HEX_COUNT, HEX_COUNT), dtype=np.int64) for _ in range(2))
    for number, move in reversed(list(enumerate(ACTIONS))):
        if isinstance(move, Step):
            steps[INDEX[move.start], INDEX[move.end]] = number
        elif isinstance(move, Bounce):
            bounces[INDEX[move.start], INDEX[move.landing]] = number
    return steps, bounces


_MOVES = _move_numbers()
_STEPS, _BOUNCES = _firsts()
_WORDS = (HEX_COUNT + 7) // 8
_ONES = 0x0101010101010101


@kernel
def _act(row: Ints, action: int) -> None:
    make_move(row, _MOVES[action])


@kernel
def _allow(bits: Bytes, action: int) -> None:
    bits[action >> 3] |= 1 << (action & 7)


@kernel
def _mask(row: Ints, bits: Bytes) -> None:
    bits[:] = 0
    if row[PLACED] < 2 * DISCS:
        empty = ALL & ~(row[0] | row[1] | CENTRE_BIT)
        offset = HEX_COUNT * (row[PLACED] % 2)
        while empty:
            _allow(bits, offset + lowest(empty))
            empty &= empty - 1
        return
    own = side(row)
    mine, occupied, full = row[own], row[0] | row[1], row[2] | row[3]
    found = False
    rest = mine
    while rest:
        start = lowest(rest)
        rest &= rest - 1
        high = full >> start & 1
        landings = (FAR[start] if high else NEAR[start]) & ~full
        while landings:
            landing = lowest(landings)
            landings &= landings - 1
            found = True
            _allow(bits, _STEPS[start, landing])
            if high and occupied >> landing & 1:
                near = NEAR[landing]
                ends = near & ~occupied
                while ends:
                    bit = ends & -ends
                    _allow(bits, _BOUNCES[start, landing] + popcount(near & (bit - 1)))
                    ends &= ends - 1
    if not found:
        _allow(bits, _PLACINGS)


@kernel
def _look(row: Ints, words: Ints) -> None:
    own = side(row)
    for place in range(_WORDS):
        words[place] = SPREAD[row[own] >> 8 * place & 255]
        words[_WORDS + place] = SPREAD[row[1 - own] >> 8 * place & 255]
        words[2 * _WORDS + place] = SPREAD[row[2 + own] >> 8 * place & 255]
        words[3 * _WORDS + place] = SPREAD[row[3 - own] >> 8 * place & 255]
    placing = row[PLACED] < 2 * DISCS
    white_due = row[PLACED] % 2
    times = 0
    if not placing:
        times = 1
        if row[COUNTERS + row[KEY] % ALIKE] > 1:
            times = min(255, occurrences(row))
    words[4 * _WORDS : 5 * _WORDS] = _ONES if placing and not white_due else 0
    words[5 * _WORDS : 6 * _WORDS] = _ONES if placing and white_due else 0
    words[6 * _WORDS : 7 * _WORDS] = _ONES * times
    words[7 * _WORDS : 8 * _WORDS] = _ONES * row[PASSES]
    words[8 * _WORDS : 9 * _WORDS] = _ONES * (row[MOVED] & 255)
    words[9 * _WORDS : 10 * _WORDS] = _ONES * (row[MOVED] >> 8)


_STEP, _SHOW, _ADVANCE = make_batch_kernels("dualma", LENGTH, len(ACTIONS), _act, points, side, _mask, _look)


def _shown(options: Options, row: Ints) -> Position:
    """Return a position to look at."""
    black, white, black_under, white_under = (
        [bool(int(discs) >> index & 1) for index in range(HEX_COUNT)] for discs in row[:4]
    )
    board = tuple(
        (Colour.BLACK,) * black_under[index]
        + (Colour.WHITE,) * white_under[index]
        + (Colour.BLACK,) * black[index]
        + (Colour.WHITE,) * white[index]
        for index in range(HEX_COUNT)
    )
    return Position(options, board, moved=int(row[MOVED]), passes=int(row[PASSES]))


@functools.cache
def batched(options: Options) -> BatchEngine:
    """The game with these options."""
    return BatchEngine(
        start=row_of(setup(options, None)),
        texts=tuple(map(str, ACTIONS)),
        planes=(
            "mine",
            "theirs",
            "over-mine",
            "over-theirs",
            "place-black",
            "place-white",
            "times",
            "passes",
            "moved",
            "moved-256",
        ),
        cells=HEX_COUNT,
        step=_STEP,
        show=_SHOW,
        advance=_ADVANCE,
        points=points,
        side=side,
        enter=row_of,
        shown=functools.partial(_shown, options),
        history=(HISTORY, COUNTERS - HISTORY, MOVED),
    )
