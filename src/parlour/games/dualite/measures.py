"""What is proved of Dualité, for a designer's report: who wins with best play."""

from __future__ import annotations

from parlour.games.dualite import Options


def first_side_wins(options: Options) -> bool | None:
    """By a proof made on the spot: of one winning opening, or that there is none.

    The 4×4 grid and Grand Dual with two circles take seconds; nobody has solved the others.
    """
    if options.players != 2 or options.size > 5 or (options.size == 5 and options.opening == "one"):
        return None
    from parlour.games.dualite.engine import board_of
    from parlour.games.dualite.solver.openings import opened, opening_classes
    from parlour.games.dualite.solver.proof import ProofSearch

    search = ProofSearch(options.size)
    positions = (opened(options, found.opening) for found in opening_classes(options))
    return any(not search.prove(board_of(position)).wins for position in positions)
