"""Dualité in batches: its actions, its masks and its picture, for `engines/batches.py`.

Actions are the cells, a1 b1 … from the bottom row up, each played on by the player to move; after them, where two
circles open, the openings in the order of the rules: a1+a3, a1+a4 … The planes show the white circles, the black ones,
and the cells next to the last move.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.boards.square import cells
from parlour.engines.batches import SPREAD, BatchEngine, Bytes, make_batch_kernels, mask_bytes
from parlour.engines.compiled import Ints, kernel_for, lowest
from parlour.game import BadOption
from parlour.games.dualite.engine import bit_of, engine, geometry
from parlour.games.dualite.engine import mask as cells_mask
from parlour.games.dualite.engine import place as place_of
from parlour.games.dualite.rules import Open, Options, Position, mover, moves, setup, with_result

if TYPE_CHECKING:
    # These are the numbers and kernels of one size and opening.
    CELLS, CELL_BYTES = 16, 2
    OPENED: Ints = np.zeros(78, dtype=np.int64)
    REACHED: Ints = np.zeros(78, dtype=np.int64)
    OPENINGS: Bytes = np.zeros(12, dtype=np.uint8)

    def make_move(row: Ints, cell: int) -> None: ...


def _act(row: Ints, action: int) -> None:
    if action < CELLS:
        make_move(row, action)
        return
    row[0] = OPENED[action - CELLS]
    row[2] = REACHED[action - CELLS]
    row[3] = 1


def _mask(row: Ints, bits: Bytes) -> None:
    if row[0] | row[1] == 0:
        bits[:] = OPENINGS
        return
    choices = row[2] & ~row[1]
    for place in range(CELL_BYTES):
        bits[place] = choices >> 8 * place & 255
    bits[CELL_BYTES:] = 0


def _look(row: Ints, words: Ints) -> None:
    for place in range(CELL_BYTES):
        words[place] = SPREAD[row[0] >> 8 * place & 255]
        words[CELL_BYTES + place] = SPREAD[row[1] >> 8 * place & 255]
        words[2 * CELL_BYTES + place] = SPREAD[row[2] >> 8 * place & 255]


def batched(options: Options) -> BatchEngine:
    """The game with these options, for two players."""
    if options.players != 2:
        raise BadOption("batch-not-offered", game="dualite")
    return _batched(options)


@functools.cache
def _batched(options: Options) -> BatchEngine:
    size = options.size
    everywhere = cells(size)
    openings = [move for move in moves(setup(options, None), 0) if isinstance(move, Open)]
    near = geometry(size).near
    count = len(everywhere) + len(openings)
    first = np.zeros(8 * mask_bytes(count), dtype=np.uint8)
    first[len(everywhere) if openings else 0 : count] = 1
    numbers: dict[str, Any] = {
        "CELLS": len(everywhere),
        "CELL_BYTES": (len(everywhere) + 7) // 8,
        "OPENED": np.array([bit_of(size, o.first) | bit_of(size, o.second) for o in openings] or [0], dtype=np.int64),
        "OPENINGS": np.packbits(first, bitorder="little"),
    }
    numbers["REACHED"] = np.array(
        [near[lowest(int(both))] | near[lowest(int(both & (both - 1)))] for both in numbers["OPENED"]]
        if openings
        else [0],
        dtype=np.int64,
    )
    own = engine(size)
    owner = f"dualite{size}{options.opening}"
    act = kernel_for(owner, _act, make_move=own.make_move, **numbers)
    mask, look = kernel_for(owner, _mask, **numbers), kernel_for(owner, _look, **numbers)
    step, show, advance = make_batch_kernels(owner, 4, count, act, own.points, own.side, mask, look)
    reach = 0 if openings else (1 << len(everywhere)) - 1
    return BatchEngine(
        start=np.array([0, 0, reach, 0], dtype=np.int64),
        texts=(*map(str, everywhere), *map(str, openings)),
        planes=("white", "black", "reach"),
        cells=len(everywhere),
        step=step,
        show=show,
        advance=advance,
        points=own.points,
        side=own.side,
        enter=functools.partial(_row, reach),
        shown=functools.partial(_shown, options),
    )


def _shown(options: Options, row: Ints) -> Position:
    """Return a position to look at."""
    size, (white, black, reach) = options.size, map(int, row[:3])
    everywhere, near = cells(size), geometry(size).near
    whites, blacks = (
        frozenset(cell for number, cell in enumerate(everywhere) if circles >> number & 1) for circles in (white, black)
    )
    last = [cell for cell in whites | blacks if near[place_of(size, cell)] == reach]
    return with_result(Position(options, whites, blacks, tuple(last or sorted(whites))))


def _row(reach: int, position: Position) -> Ints:
    """Return the row of a position; `reach` is that of one before the opening."""
    size = position.options.size
    for anchor in position.anchors:
        reach = 0 if anchor is position.anchors[0] else reach
        reach |= geometry(size).near[place_of(size, anchor)]
    white, black = (cells_mask(size, circles) for circles in (position.white, position.black))
    return np.array([white, black, reach, mover(position)], dtype=np.int64)
