"""Forced wins in DuAlma, found by looking at every line of a few own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.dualma.rules import Move, Position
    from parlour.games.dualma.stacks import Stacks
    from parlour.solvers.analysis import Choices, Comparison, Estimate, Worth

_OWN_MOVES = 3
HORIZON: int | None = _OWN_MOVES
"""Own moves that analysis looks ahead: that takes about a second at most, so no clock is needed."""


def analyse(position: Position, seconds: float) -> Choices:
    from parlour.games.dualma.solver.forced_wins import judged

    return tuple((str(move), worth) for move, worth in judged(position, _OWN_MOVES))


def searched(position: Position) -> bool:
    """Only the last disc is looked at before it lies: of the others nothing is known."""
    from parlour.games.dualma.rules import left

    return sum(left(position)) <= 1


def value(position: Position) -> Worth:
    from parlour.games.dualma.solver.forced_wins import value

    return value(position, _OWN_MOVES)


def winning(position: Position) -> Choices:
    from parlour.games.dualma.solver.forced_wins import judged
    from parlour.solvers.analysis import preference

    won = [(str(move), worth) for move, worth in judged(position, _OWN_MOVES) if worth.wins]
    return tuple(sorted(won, key=lambda choice: preference(choice[1]), reverse=True))


def alike(position: Position) -> str:
    """Once all discs lie, the mover is also alike: the colours are then exchanged."""
    from parlour.boards.hexes import HEXES, symmetries
    from parlour.games.dualma.rules import COLOURS, mover, to_place
    from parlour.games.dualma.stacks import at, write_board

    boards = [tuple(at(position.board, turn(place)) for place in HEXES) for turn in symmetries()]
    written = [write_board(board) for board in boards]
    if to_place(position):
        return min(written)
    if COLOURS[mover(position)] == "w":
        written = [text.translate(_EXCHANGED) for text in written]
    return f"{min(written)} moves"


_EXCHANGED = str.maketrans("bwBW", "wbWB")


def follows(alike: str, position: Position) -> bool:
    """By how many hexes differ: a disc that is placed changes one, a move two at most."""
    from parlour.boards.hexes import HEXES, symmetries
    from parlour.games.dualma.rules import COLOURS, DISCS, left, mover
    from parlour.games.dualma.stacks import Colour, at, count, read_board
    from parlour.solvers.analysis import SOON

    written, _, moving = alike.partition(" ")
    to_come = 2 * DISCS - sum(count(read_board(written), disc) for disc in Colour)
    placed = to_come - sum(left(position))
    if not 0 <= placed <= SOON:
        return False
    boards = [tuple(at(position.board, turn(place)) for place in HEXES) for turn in symmetries()]
    if not moving:
        moved = position.moved
        return placed + moved <= SOON and any(_differ(written, board) <= placed + 2 * moved for board in boards)
    if COLOURS[mover(position)] == "w":
        written = written.translate(_EXCHANGED)
    return any(
        _differ(written, board) <= 2 * SOON or _differ(written.translate(_EXCHANGED), board) <= 2 * (SOON - 1)
        for board in boards
    )


def _differ(written: str, board: Stacks) -> int:
    from parlour.games.dualma.stacks import read_board

    return sum(one != other for one, other in zip(read_board(written), board, strict=True))


def estimate(position: Position) -> Estimate | None:
    from parlour.games.dualma.solver.outlook import estimate

    return estimate(position)


def compared(position: Position, move: Move) -> Comparison | None:
    from parlour.games.dualma.solver.outlook import compared

    return compared(position, move)
