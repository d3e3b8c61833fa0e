"""All that the last level answers on 6×6 where it can win, whatever its opponent tries.

The walk is that of `strategies.py`; the answers are the level's own, from the book and by proof after it. Where both
fail, because a proof takes more nodes than the level has, a longer search finds the answer, and it goes into the book.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.engines.compiled import Ints, kernel, kernel_for, lowest
from parlour.games.dualite.engine import BitBoard, engine
from parlour.games.dualite.solver.endgame_proofs import ROWS, answerer
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.games.dualite.solver.strategies import Strategist, Walk, chooser, place, walker
from parlour.games.dualite.solver.symmetry import SIZE, Name, least_image

if TYPE_CHECKING:
    # Names that `_level_walker` fills in.
    TURNED: Ints = np.zeros((8, 36), dtype=np.int64)

    def proved_answer(table: Ints, white: int, black: int, last: int) -> tuple[int, int]: ...


_LAST = 49
_PROVED, _NODES, _MOST = range(3)


@kernel  # of its own: written in the kernel below, into an array that came in a tuple, it is lost
def _write(known: Ints, row: int, first: int, second: int, answer: int) -> None:
    known[row, 0], known[row, 1], known[row, 2] = first, second, answer


def _level_answer(asked: tuple[Ints, Ints, Ints], white: int, black: int, reach: int, last: int) -> int:
    """The level's answer; -1 if it has none. What was proved once is kept with the book."""
    table, known, told = asked
    least_white, least_black, least_last, turn = -1, -1, -1, -1
    for each in range(8):
        whites, blacks, cells = 0, 0, white | black
        while cells:
            cell = lowest(cells)
            if white >> cell & 1:
                whites |= 1 << TURNED[each, cell]
            else:
                blacks |= 1 << TURNED[each, cell]
            cells &= cells - 1
        at = last if last < 0 else TURNED[each, last]
        better = whites < least_white or (whites == least_white and blacks < least_black)
        if turn < 0 or better or (whites == least_white and blacks == least_black and at < least_last):
            least_white, least_black, least_last, turn = whites, blacks, at, each
    name = least_white | ((least_last + 1) << _LAST)
    row = place(known, name, least_black)
    answer = known[row, 2] - 1
    if answer < 0:
        if last < 0:
            return -1
        answer, nodes = proved_answer(table, least_white, least_black, least_last)
        if answer < 0:
            return -1
        told[_PROVED] += 1
        told[_NODES] += nodes
        told[_MOST] = max(told[_MOST], nodes)
        _write(known, row, name, least_black, answer + 1)
    for cell in range(SIZE * SIZE):
        if TURNED[turn, cell] == answer:
            return cell
    return -1


@functools.cache
def _level_walker() -> Walk:
    turned = np.array(engine(SIZE).geometry.turned, dtype=np.int64)
    owner = f"level{SIZE}"
    answer = kernel_for(owner, _level_answer, TURNED=turned, proved_answer=answerer())
    return walker(owner, SIZE, answer)


class LevelStrategist(Strategist):
    """Writes down how the level wins a class of openings."""

    def __init__(self, book: dict[Name, int], known: Ints, search: ProofSearch) -> None:
        """`known` has room for all positions twice over, and keeps what was proved for the next class."""
        super().__init__(search, None, None)
        self._search, self._known = search, known
        self._told: Ints = np.zeros(3, dtype=np.int64)
        self._asked: Any = (np.zeros((ROWS, 3), dtype=np.int64), known, self._told)
        self._walk = _level_walker()
        self.hard: dict[Name, int] = {}
        """What the book lacked."""
        for name, cell in book.items():
            self._keep(name, cell)

    @property
    def told(self) -> tuple[int, int, int]:
        """How many positions were proved, with how many nodes, and the most that one took."""
        proved, nodes, most = (int(number) for number in self._told)
        return proved, nodes, most

    def stuck(self, board: BitBoard) -> None:
        (white, black, last), _ = least_image(board)
        least = BitBoard(SIZE, white, black, last)
        assert self._search.prove(least).wins
        cell = chooser(SIZE)(self._search.table, white, black, least.reach)
        assert cell >= 0
        self.hard[white, black, last] = cell
        self._keep((white, black, last), cell)

    def _keep(self, name: Name, cell: int) -> None:
        white, black, last = name
        key = white | ((last + 1) << _LAST)
        self._known[place(self._known, key, black)] = key, black, cell + 1
