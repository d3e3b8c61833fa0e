"""The values of the 4×4 grid by search: as exact as the table, without the seconds and the memory that it takes.

A browser asks here: a position is measured in some hundredths of a second.
"""

from __future__ import annotations

from parlour.games.dualite.engine import BitBoard, geometry
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.games.dualite.solver.small_grid import CELLS, SIZE

_MEGABYTES = 12


class SearchedGrid:
    """Answers what `SmallGrid` answers."""

    def __init__(self) -> None:
        self._search = ProofSearch(SIZE, _MEGABYTES)
        self._openings: dict[int, int] = {}
        """The plies after each opening, by the lowest image of its two circles."""

    def plies(self, board: BitBoard) -> int:
        """Return how long the game still lasts with best play; odd when the mover wins."""
        if board.last >= 0:
            return self._search.measure(board).plies
        image = min(
            sum(1 << turned[cell] for cell in range(CELLS) if board.white >> cell & 1)
            for turned in geometry(SIZE).turned
        )
        if image not in self._openings:
            self._openings[image] = self._search.measure(board).plies
        return self._openings[image]
