"""DuAlma's lesson, its puzzles and their maker, and what is explained while discs are placed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.game import Seat
from parlour.games.dualma import rules
from parlour.games.dualma.rules import Bounce, Move, Place, Position, Step
from parlour.games.dualma.stacks import at
from parlour.games.dualma.views import View
from parlour.school.coaching import CoachRemark

if TYPE_CHECKING:
    from parlour.school.puzzles import PuzzleLine
    from parlour.solvers.analysis import Worth


def does(task: str, before: Position, seat: Seat, move: Move, after: Position) -> bool:
    match task.split():
        case ["moves", name]:
            return isinstance(move, Step | Bounce) and str(move.start) == name
        case ["stacks"]:
            return isinstance(move, Step) and len(at(after.board, move.end)) > 1
        case ["bounces"]:
            return isinstance(move, Bounce)
        case ["forces", most]:
            return _known(before, int(most))[str(move)].wins is True
        case ["holds", most]:
            return _known(before, int(most))[str(move)].wins is not False
    raise ValueError(task)


@functools.lru_cache(maxsize=8)
def _known(position: Position, most: int) -> Mapping[str, Worth]:
    """Return what each move is worth, as far as wins within this many own moves tell."""
    from parlour.games.dualma.solver.forced_wins import judged

    return {str(move): worth for move, worth in judged(position, most)}


def places(move: Move) -> tuple[str, ...]:
    match move:
        case Place(place=place):
            return (str(place),)
        case Step(start, end):
            return (str(start), str(end))
        case Bounce(start, landing, end):
            return (str(start), str(landing), str(end))
    return ()


def coached(view: View) -> tuple[CoachRemark, ...]:
    """While discs are placed: whose disc this is, and where it does good."""
    if not view.to_place:
        return ()
    own = view.to_place == "bw"[view.to_move or 0]
    return (CoachRemark("dualma-coach-own" if own else "dualma-coach-other", {"left": sum(view.left)}),)


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[PuzzleLine, ...]:
    from parlour.games.dualma.school.maker import compose

    rules.options(options)  # refuses what is no option; puzzles are made with the usual ones
    return compose(count, seed, hear)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    from parlour.games.dualma.school.maker import graded

    return graded(made)
