"""The whole truth about Dualité on the 4×4 grid: for every board and last move, who wins and in how many plies.

A board is a number in base 3, a1 the lowest digit: 0 empty, 1 white, 2 black. A move adds a power of 3, so whatever
can follow a board has a higher number, and one sweep from the highest number down meets every answer before its
question. Of the eight images of a board only the one with the lowest number is kept: the lowest image of a board after
a move is still higher than the lowest image of the board before it, so the sweep holds.

The file, at most 100 MB, is mapped into memory and never copied:

    header      96 bytes: a name, the number of rows, the SHA-256 of the rest
    directory   an int64 for every 32 boards: in the low half a bit for each board that has a row, in the high half
                the number of rows before them
    rows        16 bytes a board: the plies to the end if that cell was the last move, 255 if it is empty

The parity of the plies tells the winner: odd, and the mover makes the last move. Boards with four in a line have no
row, as no one is to move there.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import hashlib
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.engines import arrays
from parlour.engines.arrays import Bytes, Ints
from parlour.engines.arrays import Smalls as Small
from parlour.engines.compiled import kernel, kernel_for, lowest, popcount
from parlour.game import Refusal
from parlour.games.dualite.engine import BitBoard, engine, geometry
from parlour.solvers.progress import WATCH, Step

if TYPE_CHECKING:
    NEAR: Ints = arrays.zeros(1, dtype=arrays.int64)
    TURNED: Ints = arrays.zeros((8, 16), dtype=arrays.int64)

    def has_line(circles: int) -> bool: ...
    def place_of(directory: Ints, low_images: Small, high_images: Small, low: int, high: int) -> tuple[int, int]: ...


SIZE = 4
CELLS = SIZE * SIZE
BOARDS = 3**CELLS
_HALF = 3 ** (CELLS // 2)
_BLOCK = 32
EMPTY = 255
_NAME = b"parlour: dualite 4x4, plies, 1\n"
_HEADER = 96


class BadTable(Refusal):
    """A table that cannot be read, or cannot be kept."""


# Images of boards, by halves of eight cells: the number of an image is the sum of what its halves give.


@functools.cache
def _images() -> tuple[Small, Small]:
    """For each symmetry and each half board, what that half gives to the number of the image."""
    turned = geometry(SIZE).turned
    low, high = (
        [_sums([3 ** turn[first + cell] for cell in range(CELLS // 2)]) for turn in turned] for first in (0, CELLS // 2)
    )
    return arrays.array(low, dtype=arrays.int32), arrays.array(high, dtype=arrays.int32)


def _sums(powers: list[int]) -> list[int]:
    """For each half board, the sum of its digits, each times the power of its cell."""
    sums = [0]
    for power in powers:
        sums = [before + digit * power for digit in range(3) for before in sums]
    return sums


@functools.cache
def _colours() -> tuple[Small, Small]:
    """For each half board, its white and its black circles as bits."""
    whites, blacks = [0], [0]
    for cell in range(CELLS // 2):
        whites = [before | (digit == 1) << cell for digit in range(3) for before in whites]
        blacks = [before | (digit == 2) << cell for digit in range(3) for before in blacks]
    return arrays.array(whites, dtype=arrays.int32), arrays.array(blacks, dtype=arrays.int32)


def _list_boards(
    directory: Ints, low_images: Small, high_images: Small, whites: Small, blacks: Small, first: int, beyond: int
) -> None:
    """Mark the boards, of these halves, that get a row: no line yet, and no image with a lower number."""
    for high in range(first, beyond):
        for low in range(_HALF):
            number = high * _HALF + low
            lowest_image = True
            for turn in range(1, 8):
                if low_images[turn, low] + high_images[turn, high] < number:
                    lowest_image = False
                    break
            if lowest_image:
                white = whites[low] | (whites[high] << 8)
                black = blacks[low] | (blacks[high] << 8)
                if not (has_line(white) or has_line(black)):
                    directory[number // _BLOCK] |= 1 << (number % _BLOCK)


@kernel
def count_rows(directory: Ints) -> int:
    rows = 0
    for block in range(directory.shape[0]):
        bits = directory[block]
        directory[block] = bits | (rows << 32)
        rows += popcount(bits)
    return rows


def _place_of(directory: Ints, low_images: Small, high_images: Small, low: int, high: int) -> tuple[int, int]:
    """The row of a board without a line, and the turn that leads to it."""
    best, best_turn = 1 << 40, 0
    for turn in range(8):
        image = low_images[turn, low] + high_images[turn, high]
        if image < best:
            best, best_turn = image, turn
    entry = directory[best // _BLOCK]
    below = entry & ((1 << (best % _BLOCK)) - 1)
    return (entry >> 32) + popcount(below & 0xFFFFFFFF), best_turn


def _sweep(
    directory: Ints,
    rows: Bytes,
    low_images: Small,
    high_images: Small,
    whites: Small,
    blacks: Small,
    first: int,
    beyond: int,
) -> None:
    """Fill the rows of these halves, from the highest number down."""
    after = arrays.zeros(16, dtype=arrays.int64)
    for high in range(beyond - 1, first - 1, -1):
        for block in range((high * _HALF + _HALF - 1) // _BLOCK, high * _HALF // _BLOCK - 1, -1):
            entry = directory[block]
            bits = entry & 0xFFFFFFFF
            while bits:
                # The highest bit first.
                place = 0
                rest = bits
                while rest:
                    place = lowest(rest)
                    rest &= rest - 1
                bits ^= 1 << place
                number = block * _BLOCK + place
                if number // _HALF != high:
                    continue
                low = number % _HALF
                row = (entry >> 32) + popcount(bits)
                white = whites[low] | (whites[high] << 8)
                black = blacks[low] | (blacks[high] << 8)
                power = 1
                for cell in range(16):
                    bit = 1 << cell
                    if not black & bit:
                        aligned = has_line(black | bit) if white & bit else has_line(white | bit)
                        if aligned:
                            after[cell] = 0
                        else:
                            child = number + power
                            there, turn = place_of(directory, low_images, high_images, child % _HALF, child // _HALF)
                            after[cell] = rows[there, TURNED[turn, cell]]
                    power *= 3
                for last in range(16):
                    if not (white | black) >> last & 1:
                        rows[row, last] = EMPTY
                        continue
                    quickest, longest = 1000, -1
                    choices = NEAR[last] & ~black
                    while choices:
                        plies = after[lowest(choices)]
                        choices &= choices - 1
                        if plies % 2 == 0:
                            quickest = min(quickest, plies)
                        else:
                            longest = max(longest, plies)
                    rows[row, last] = quickest + 1 if quickest < 1000 else longest + 1


@dataclass(frozen=True, slots=True)
class _Kernels:
    list_boards: Callable[[Ints, Small, Small, Small, Small, int, int], None]
    sweep: Callable[[Ints, Bytes, Small, Small, Small, Small, int, int], None]


@functools.cache
def kernels() -> _Kernels:
    made = engine(SIZE)
    names = {
        "NEAR": made.geometry.near,
        "TURNED": arrays.array(made.geometry.turned, dtype=arrays.int64),
        "has_line": made.has_line,
    }
    place_of = kernel_for("dualite4", _place_of)
    return _Kernels(
        kernel_for("dualite4", _list_boards, **names),
        kernel_for("dualite4", _sweep, place_of=place_of, **names),
    )


# Looking up


@dataclass(frozen=True, slots=True)
class SmallGrid:
    """The table, open for questions."""

    directory: Ints
    rows: Bytes

    def plies(self, board: BitBoard) -> int:
        """How long the game still lasts with best play; odd when the mover wins. A line must not be there yet."""
        if board.last < 0:
            return self._after_opening(board)
        numbers = [_number(board, turn) for turn in range(8)]
        number = min(numbers)
        entry = int(self.directory[number // _BLOCK])
        here = 1 << number % _BLOCK
        if not entry & here:
            raise ValueError("a board with four in a line has no row")
        row = (entry >> 32) + (entry & (here - 1)).bit_count()
        plies = int(self.rows[row, geometry(SIZE).turned[numbers.index(number)][board.last]])
        if plies == EMPTY:
            raise ValueError("there is no circle on the last move")
        return plies

    def _after_opening(self, board: BitBoard) -> int:
        """Two circles with two reaches have no row of their own: one ply of search."""
        replies = [
            self.plies(BitBoard(SIZE, board.white | 1 << cell, 0, cell))
            for cell in range(CELLS)
            if board.reach >> cell & 1
        ]
        lost = [plies for plies in replies if plies % 2 == 0]
        return 1 + (min(lost) if lost else max(replies))


def _number(board: BitBoard, turn: int) -> int:
    turned = geometry(SIZE).turned[turn]
    return sum(
        3 ** turned[cell] * (1 + (board.black >> cell & 1))
        for cell in range(CELLS)
        if (board.white | board.black) >> cell & 1
    )


# Building and keeping

_SLICE = 81


def build(step: Step | None = None) -> SmallGrid:
    """Work the table out: some seconds."""
    made = kernels()
    low_images, high_images = _images()
    whites, blacks = _colours()
    directory: Ints = arrays.zeros((BOARDS + _BLOCK - 1) // _BLOCK, dtype=arrays.int64)
    tenth = _HALF // 10
    for first in range(0, _HALF, _SLICE):
        made.list_boards(directory, low_images, high_images, whites, blacks, first, first + _SLICE)
        if step:
            step(first * tenth // _HALF, _HALF + tenth)
    rows: Bytes = arrays.zeros((count_rows(directory), CELLS), dtype=arrays.uint8)
    for first in range(_HALF - _SLICE, -1, -_SLICE):
        made.sweep(directory, rows, low_images, high_images, whites, blacks, first, first + _SLICE)
        if step:
            step(tenth + _HALF - first, _HALF + tenth)
    return SmallGrid(directory, rows)


def cache_file() -> Path:
    import platformdirs

    return Path(platformdirs.user_cache_dir("parlour")) / "dualite-4x4.table"


def save(table: SmallGrid, file: Path) -> None:
    """Write the table beside its name and then give it the name, so that no half of a file is ever in use."""
    digest = hashlib.sha256(table.directory.data.cast("B"))
    digest.update(table.rows.data.cast("B"))
    header = _NAME + len(table.rows).to_bytes(8, "little") + digest.digest()
    made: str | None = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor, made = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
        with os.fdopen(descriptor, "wb") as out:
            out.write(header.ljust(_HEADER, b"\0"))
            out.write(table.directory.data.cast("B"))
            out.write(table.rows.data.cast("B"))
            out.flush()
            os.fsync(out.fileno())
        Path(made).replace(file)
        made = None
    except OSError as trouble:
        full = trouble.errno in (errno.ENOSPC, errno.EDQUOT)
        raise BadTable("table-no-space" if full else "table-not-kept", file=str(file)) from trouble
    finally:
        if made:
            with contextlib.suppress(OSError):
                Path(made).unlink()


def load(file: Path) -> SmallGrid:
    """Map a table into memory, after checking every byte of it."""
    import mmap

    import numpy as np

    try:
        with file.open("rb") as opened:
            mapped = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as trouble:
        raise BadTable("table-damaged", file=str(file)) from trouble
    blocks = (BOARDS + _BLOCK - 1) // _BLOCK
    header = mapped[:_HEADER]
    count = int.from_bytes(header[len(_NAME) : len(_NAME) + 8], "little")
    start = len(_NAME) + 8
    right = (
        header.startswith(_NAME)
        and len(mapped) == _HEADER + 8 * blocks + CELLS * count
        and hashlib.sha256(memoryview(mapped)[_HEADER:]).digest() == header[start : start + 32]
    )
    if not right:
        raise BadTable("table-damaged", file=str(file))
    buffer: Any = mapped
    return SmallGrid(
        np.frombuffer(buffer, dtype=np.int64, count=blocks, offset=_HEADER),
        np.frombuffer(buffer, dtype=np.uint8, offset=_HEADER + 8 * blocks).reshape(count, CELLS),
    )


def open_table() -> SmallGrid:
    """The table from the user's cache folder, built and kept there the first time; `WATCH` hears of it."""
    file = cache_file()
    try:
        return load(file)
    except FileNotFoundError:
        pass
    except BadTable as damage:
        WATCH.note(damage)
    with WATCH.building("dualite-table-building") as step:
        table = build(step)
    try:
        save(table, file)
        return load(file)
    except BadTable as trouble:
        WATCH.note(trouble)
        return table
