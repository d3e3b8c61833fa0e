"""Proofs of Dualité: exact values of openings and positions, and certificates that anyone can check."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.dualite import Position
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


def estimate(position: Position) -> Estimate | None:
    from parlour.games.dualite.engine import WIDTH, board_of, engine, row_of
    from parlour.solvers.estimates import estimated

    if not position.anchors:
        return None  # the openings are too many for it
    return estimated(engine(position.options.size).search, row_of(board_of(position), 0), WIDTH, 0)


def solve(question: Question, say: Callable[[str], None], hear: Callable[[], None]) -> Solution:
    from parlour.games.dualite.solver.questions import answered

    return answered(question, say, hear)


def shards(question: Question) -> tuple[str, ...]:
    from parlour.games.dualite.solver.by_class import names

    return names(question)


def solve_shard(question: Question, name: str, certified: bool) -> Shard:
    from parlour.games.dualite.solver.by_class import solved

    return solved(question, name, certified)


def check(content: bytes, hear: Callable[[int, int], None], quick: bool) -> Proof:
    from parlour.games.dualite.solver.checker import check

    return check(content, hear, quick=quick)
