"""Proofs of Dualité: exact values of openings and positions, and certificates that anyone can check."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.boards.square import Cell
    from parlour.games.dualite.rules import Position
    from parlour.solvers.analysis import Choices, Estimate, Worth
    from parlour.solvers.proofs import Proof, Question, Shard, Solution

HORIZON: int | None = None
"""The search goes on to the end of the game, or of its time: what is not known then may yet be a win."""

OPENINGS: tuple[Mapping[str, str], ...] = ({"size": "4"}, {"size": "5"})
"""The whole small grid, and Grand Dual by its table of winning moves."""


def searched(position: Position) -> bool:
    return False  # there is no horizon within which all was looked at


def analyse(position: Position, seconds: float) -> Choices:
    from parlour.games.dualite.solver.analysis import analyst

    analysis = analyst(position.options.size).analyse(position, seconds)
    return tuple((str(move), worth) for move, worth in analysis.choices)


def value(position: Position) -> Worth:
    from parlour.games.dualite.solver.analysis import analyst

    return analyst(position.options.size).value(position)


def winning(position: Position) -> Choices:
    from parlour.games.dualite.solver.analysis import analyst

    return tuple((str(move), worth) for move, worth in analyst(position.options.size).winning(position))


def alike(position: Position) -> str:
    from dataclasses import replace

    from parlour.boards.square import symmetries
    from parlour.games.dualite.notation import write_position
    from parlour.games.dualite.rules import Options

    plain = replace(position, options=Options(position.options.size))
    return min(
        write_position(
            replace(
                plain,
                white=frozenset(map(turn, position.white)),
                black=frozenset(map(turn, position.black)),
                anchors=tuple(sorted(map(turn, position.anchors))),
            )
        )
        for turn in symmetries(position.options.size)
    )


def follows(alike: str, position: Position) -> bool:
    from parlour.boards.square import symmetries
    from parlour.games.dualite.rules import phase
    from parlour.solvers.analysis import SOON

    size, before = position.options.size, _named(alike)
    if before.options.size != size or not 0 <= phase(position) - phase(before) <= SOON:
        return False
    drawn = position.white | position.black
    for turn in symmetries(size):
        white, black = (frozenset(map(turn, circles)) for circles in (before.white, before.black))
        if black <= position.black and white <= drawn:
            steps = [*(drawn - white - black), *(position.black - black)]
            if _in_order(size, tuple(map(turn, before.anchors)), steps, frozenset(position.anchors)):
                return True
    return False


def _in_order(size: int, last: tuple[Cell, ...], steps: list[Cell], anchors: frozenset[Cell]) -> bool:
    """Return whether these cells can be played in a row, each next to the one before, to end in this move."""
    from parlour.boards.square import neighbours

    if not steps:
        return frozenset(last) == anchors
    return any(
        _in_order(size, (cell,), [*steps[:place], *steps[place + 1 :]], anchors)
        for place, cell in enumerate(steps)
        if not last or any(cell in neighbours(size, other) for other in last)
    )


@functools.lru_cache(maxsize=256)
def _named(alike: str) -> Position:
    """As it is written; how the game opened is not told, so nothing is refused."""
    from parlour.boards.square import cells, read_cell
    from parlour.games.dualite.rules import Options, Position, with_result

    written, _, last = alike.partition(" ")
    rows = written.split("/")
    size = len(rows)
    signs = {cell: rows[size - 1 - cell.row][cell.column] for cell in cells(size)}
    white, black = (frozenset(cell for cell, sign in signs.items() if sign == wanted) for wanted in "o#")
    return with_result(Position(Options(size), white, black, tuple(map(read_cell, last.split("+"))) if last else ()))


def estimate(position: Position) -> Estimate | None:
    from parlour.games.dualite.engine import WIDTH, board_of, engine, row_of
    from parlour.solvers.estimates import estimated

    if not position.anchors:
        return None  # the openings are too many for it
    return estimated(engine(position.options.size).search, row_of(board_of(position), 0), WIDTH, 0)


def solve(question: Question, say: Callable[[str], None], hear: Callable[[], None]) -> Solution:
    from parlour.games.dualite.solver.queries import answered

    return answered(question, say, hear)


def shards(question: Question) -> tuple[str, ...]:
    from parlour.games.dualite.solver.class_by_class import names

    return names(question)


def replies(question: Question, name: str) -> tuple[str, ...]:
    from parlour.games.dualite.solver.class_by_class import replies

    return replies(question, name)


def solve_shard(question: Question, name: str, certified: bool) -> Shard:
    from parlour.games.dualite.solver.class_by_class import solved

    return solved(question, name, certified)


def check(content: bytes, hear: Callable[[int, int], None], quick: bool) -> Proof:
    from parlour.games.dualite.solver.checker import check

    return check(content, hear, quick=quick)
