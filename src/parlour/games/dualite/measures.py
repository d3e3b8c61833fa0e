"""What is proved of Dualité, for a designer's report: who wins with best play, from the start and in any position."""

from __future__ import annotations

from parlour.games.dualite import rules
from parlour.games.dualite.rules import Move, Open, Options, Position

STRENGTHS = ("random", "4", "14")
COMPARED = {"opening": ("one",), "size": ("5", "6"), "players": ("4", "4 anchor=previous")}
COMPARED_BY = "4"
UNCHANGED: tuple[str, ...] = ()


def standing(position: Position) -> tuple[float, ...] | None:
    """On the small grid, exactly: the side that wins with best play from here is ahead. So a lead that changes hands
    is a mistake."""
    if position.options.players != 2 or position.options.size != 4 or not position.anchors:
        return None
    from parlour.games.dualite.engine import board_of
    from parlour.games.dualite.solver.analysis import analyst

    over = rules.outcome(position)
    if over:
        return (1.0, 0.0) if over.winners == (0,) else (0.0, 1.0)
    (seat,) = rules.to_move(position)
    wins = analyst(4).plies(board_of(position)) % 2 == 1
    return (1.0, 0.0) if (seat == 0) == wins else (0.0, 1.0)


def first_side_wins(options: Options) -> bool | None:
    """By a proof made on the spot: of one winning opening, or that there is none.

    The 4×4 grid and Grand Dual with two circles take seconds. 6×6 is proved by certificates (docs/dualite-6x6.md).
    The others are unsolved.
    """
    if options.players != 2 or options.size > 6 or (options.size > 4 and options.opening == "one"):
        return None
    if options.size == 6:
        return True
    from parlour.games.dualite.engine import board_of
    from parlour.games.dualite.solver.openings import opened, opening_classes
    from parlour.games.dualite.solver.proof import ProofSearch

    search = ProofSearch(options.size)
    positions = (opened(options, found.opening) for found in opening_classes(options))
    return any(not search.prove(board_of(position)).wins for position in positions)


def elements(position: Position, move: Move) -> tuple[tuple[str, str], ...]:
    """Return the cells that it plays on."""
    cells = (move.first, move.second) if isinstance(move, Open) else (move.cell,)
    return tuple(("cell", str(cell)) for cell in cells)
