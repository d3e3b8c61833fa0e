"""What is solved of 6×6: who wins each opening, and the winner's first answers; `endgame_proofs.py` finds the others.

`six.jsonl` has a line for each class of openings that is solved, written by `scripts/dualite_6x6.py` from certificates.
Its `book` holds the winner's first answers, one byte each, the number of a cell along the rows from a1, in the order
of a walk: the loser tries all moves, the lowest cell first, the winner answers each, `DEPTH` times at most; where an
answer ends the game, the walk turns back.

`six_hard.txt`, by `scripts/dualite_6x6_whole.py`, answers later positions that take too long to prove at a table.
"""

from __future__ import annotations

import base64
import functools
import json
import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

from parlour.boards.square import symmetries
from parlour.games.dualite import notation
from parlour.games.dualite.engine import BitBoard, board_of, cell_at, engine
from parlour.games.dualite.rules import Mark, Open, Position
from parlour.games.dualite.solver.openings import opened
from parlour.games.dualite.solver.symmetry import OPTIONS, SIZE, Name, least_image

DEPTH = 3


@dataclass(frozen=True, slots=True)
class SolvedClass:
    opening: str
    count: int
    winner: str
    """`opener` or `replier`."""
    book: bytes
    """Empty where only the value is kept."""


@functools.cache
def solved_classes() -> tuple[SolvedClass, ...]:
    text = files(__package__).joinpath("six.jsonl").read_text(encoding="utf-8")
    rows = (json.loads(line) for line in text.splitlines())
    return tuple(
        SolvedClass(row["opening"], row["count"], row["winner"], zlib.decompress(base64.b64decode(row["book"])))
        for row in rows
    )


_RECORD = struct.Struct("<QQbB")


@functools.cache
def hard_answers() -> Mapping[Name, int]:
    """Return the answers to later positions whose proof takes too long at a table; see `endgame_proofs.py`."""
    return unpacked_answers(files(__package__).joinpath("six_hard.txt").read_text(encoding="ascii"))


def unpacked_answers(packed: str) -> Mapping[Name, int]:
    records = _RECORD.iter_unpack(zlib.decompress(base64.b64decode(packed)))
    return {(white, black, last): cell for white, black, last, cell in records}


def packed_answers(answers: Mapping[Name, int]) -> str:
    """Return what `unpacked_answers` reads, in the order of the positions."""
    records = b"".join(_RECORD.pack(*name, cell) for name, cell in sorted(answers.items()))
    return base64.encodebytes(zlib.compress(records, 9)).decode()


@functools.cache
def opening_values() -> Mapping[str, bool]:
    """Return for each opening of a solved class, as it is written, whether the opener wins."""
    found = {}
    for known in solved_classes():
        circles = notation.read(known.opening)
        assert isinstance(circles, Open)
        for turn in symmetries(SIZE):
            found[str(Open.of(turn(circles.first), turn(circles.second)))] = known.winner == "opener"
    return found


def walk(known_opening: str, winner: str, answer: Callable[[Name], int]) -> Iterator[tuple[Name, int]]:
    """Yield the positions of a book in its order, and the answer to each."""
    made = engine(SIZE)
    near = [int(cells) for cells in made.geometry.near]
    board = board_of(opened(OPTIONS, notation.read(known_opening)))

    def answered(white: int, black: int, reach: int, last: int, left: int) -> Iterator[tuple[Name, int]]:
        name = (white, black, last)
        cell = answer(name)
        yield name, cell
        won = bool(made.winning_cells(white, black, reach) >> cell & 1)
        white, black = _marked(white, black, cell)
        if left > 1 and not won and near[cell] & ~black:
            yield from tried(white, black, near[cell], left - 1)

    def tried(white: int, black: int, reach: int, left: int) -> Iterator[tuple[Name, int]]:
        for cell in range(SIZE * SIZE):
            if (reach & ~black) >> cell & 1:
                yield from answered(*_marked(white, black, cell), near[cell], cell, left)

    if winner == "replier":
        return answered(board.white, board.black, board.reach, -1, DEPTH)
    return tried(board.white, board.black, board.reach, DEPTH)


def _marked(white: int, black: int, cell: int) -> tuple[int, int]:
    bit = 1 << cell
    return (white ^ bit, black | bit) if white & bit else (white | bit, black)


def _in_turn(answers: Iterable[int]) -> Callable[[Name], int]:
    given = iter(answers)
    return lambda _: next(given)


@functools.cache
def book() -> Mapping[Name, int]:
    """Return the answers to the least image of each position."""
    found: dict[Name, int] = {}
    for known in solved_classes():
        if known.book:
            for name, cell in walk(known.opening, known.winner, _in_turn(known.book)):
                least, turn = least_image(BitBoard(SIZE, *name))
                found.setdefault(least, turn[cell])
    return {**found, **hard_answers()}


def known_answer(position: Position) -> Mark | None:
    """Return an answer that wins, by the book."""
    if position.options != OPTIONS or not position.anchors:
        return None
    least, turn = least_image(board_of(position))
    cell = book().get(least)
    return None if cell is None else Mark(cell_at(SIZE, turn.index(cell)))
