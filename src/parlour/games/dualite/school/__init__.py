"""Dualité's lesson, its puzzles and their maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.game import Seat
from parlour.games.dualite.rules import Mark, Move, Open, Position

if TYPE_CHECKING:
    from parlour.school.puzzles import PuzzleLine
    from parlour.solvers.analysis import Worth


def does(task: str, before: Position, seat: Seat, move: Move, after: Position) -> bool:
    match task.split():
        case ["blackens"]:
            return isinstance(move, Mark) and move.cell in before.white and move.cell in after.black
        case ["forces", most]:
            worth = _known(before)[str(move)]
            return worth.wins is True and (worth.moves or 0) <= int(most)
        case ["holds", most]:
            worth = _known(before)[str(move)]
            return worth.wins is not False or (worth.moves or 0) > int(most)
    raise ValueError(task)


def _known(position: Position) -> Mapping[str, Worth]:
    """Return what each move is worth: on the small grid that is known."""
    from parlour.games.dualite.solver import analyse

    return dict(analyse(position, 1.0))


def places(move: Move) -> tuple[str, ...]:
    return (str(move.first), str(move.second)) if isinstance(move, Open) else (str(move.cell),)


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[PuzzleLine, ...]:
    from parlour.games.dualite.school.maker import compose

    return compose(options, count, seed, hear)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    from parlour.games.dualite.school.maker import graded

    return graded(made)
