"""Proofs of Dualité: exact values of openings and positions, and certificates that anyone can check."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.dualite import Position
    from parlour.solvers.analysis import Choices
    from parlour.solvers.proofs import Answer, Proof, Question, Shard

HORIZON: int | None = None
"""The search goes on to the end of the game, or of its time: what is not known then may yet be a win."""


def analyse(position: Position, seconds: float) -> Choices:
    from parlour.games.dualite.solver.analysis import analyst

    analysis = analyst(position.options.size).analyse(position, seconds)
    return tuple((str(move), worth) for move, worth in analysis.choices)


def in_review(position: Position, made: str, seconds: float) -> Choices:
    return analyse(position, seconds)


def solve(question: Question, say: Callable[[str], None], hear: Callable[[], None]) -> Answer:
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
