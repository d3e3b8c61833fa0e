"""What is solved of 6×6: who wins each opening, and the winner's first answers; the rest a search finds in its time.

`six.jsonl` has a line for each class of openings that is solved, written by `scripts/six.py` from certificates. Its
`book` holds the winner's first answers, one byte each, the number of a cell along the rows from a1, in the order
of a walk: the loser tries all moves, the lowest cell first, the winner answers each, `DEPTH` times at most; where an
answer ends the game, the walk turns back.
"""

from __future__ import annotations

import base64
import functools
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

from parlour.boards.square import symmetries
from parlour.games import dualite
from parlour.games.dualite import Open, Options, Position
from parlour.games.dualite.engine import BitBoard, board_of, cell_at, engine
from parlour.games.dualite.rules import Mark
from parlour.games.dualite.solver.openings import opened

SIZE = 6
DEPTH = 3
OPTIONS = Options(size=SIZE)

Name = tuple[int, int, int]
"""White circles, black circles, last cell; -1 after an opening."""


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


@functools.cache
def opening_values() -> Mapping[str, bool]:
    """For each opening of a solved class, as it is written: does the opener win?"""
    found = {}
    for known in solved_classes():
        circles = dualite.read(known.opening)
        assert isinstance(circles, Open)
        for turn in symmetries(SIZE):
            found[str(Open(turn(circles.first), turn(circles.second)))] = known.winner == "opener"
    return found


def walk(known_opening: str, winner: str, answer: Callable[[Name], int]) -> Iterator[tuple[Name, int]]:
    """The positions of a book in its order, and the answer to each."""
    made = engine(SIZE)
    near = [int(cells) for cells in made.geometry.near]
    board = board_of(opened(OPTIONS, dualite.read(known_opening)))

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


@functools.cache
def _book() -> Mapping[Name, int]:
    found: dict[Name, int] = {}
    for known in solved_classes():
        if known.book:
            answers = iter(known.book)
            found.update(walk(known.opening, known.winner, lambda name, answers=answers: next(answers)))  # type: ignore[misc]
    return found


def known_answer(position: Position) -> Mark | None:
    """An answer that wins, by the book."""
    if position.options != OPTIONS or len(position.white) + 2 * len(position.black) > 2 + 2 * DEPTH:
        return None
    board = board_of(position)
    for turn in engine(SIZE).geometry.turned:
        image = BitBoard(SIZE, _turned(board.white, turn), _turned(board.black, turn), board.last)
        cell = _book().get((image.white, image.black, -1 if board.last < 0 else turn[board.last]))
        if cell is not None:
            return Mark(cell_at(SIZE, turn.index(cell)))
    return None


def _turned(cells: int, turn: tuple[int, ...]) -> int:
    return sum(1 << turn[cell] for cell in range(SIZE * SIZE) if cells >> cell & 1)
