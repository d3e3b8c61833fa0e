"""Dualité's lesson, its puzzles and their maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.game import Seat
from parlour.games.dualite.rules import Mark, Move, Open, Position

if TYPE_CHECKING:
    from parlour.school.puzzles import PuzzleLine


def does(task: str, before: Position, seat: Seat, move: Move, after: Position) -> bool:
    if task == "blackens":
        return isinstance(move, Mark) and move.cell in before.white and move.cell in after.black
    raise ValueError(task)


def places(move: Move) -> tuple[str, ...]:
    return (str(move.first), str(move.second)) if isinstance(move, Open) else (str(move.cell),)


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[PuzzleLine, ...]:
    from parlour.games.dualite.school.maker import compose

    return compose(options, count, seed, hear)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    from parlour.games.dualite.school.maker import graded

    return graded(made)
