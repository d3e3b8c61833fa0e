"""The winner's answers on 6×6 where the book ends: by proof, with counted nodes and from an empty table.

So an answer is the same at every table, however busy the machine is, and all positions that can come up against it can
be gone through: `scripts/dualite_6x6_whole.py` has, and has put what takes more than `LIMIT` nodes into the book. Of a
position and its images the least is proved, so that a turned game is answered as the game itself.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel_for, lowest
from parlour.games.dualite.engine import board_of, cell_at, engine
from parlour.games.dualite.rules import Mark, Position
from parlour.games.dualite.solver.proof import kernels
from parlour.games.dualite.solver.strategies import chooser
from parlour.games.dualite.solver.symmetry import OPTIONS, SIZE, least_image

if TYPE_CHECKING:
    # Names that `answerer` fills in.
    NEAR: Ints = arrays.zeros(1, dtype=arrays.int64)

    def winning_cells(white: int, black: int, reach: int) -> int: ...
    def prove(
        table: Ints, white: int, black: int, reach: int, last: int, horizon: int, budget: int
    ) -> tuple[int, int, int, int]: ...
    def chosen(table: Ints, white: int, black: int, reach: int) -> int: ...


LIMIT = 131_072
"""Nodes for a proof: about a tenth of a second of a quiet core."""
ROWS = 4 * LIMIT
"""The table: so many that hardly anything is thrown out of it."""
_FIRST = 256
"""Nodes of the first try. Most proofs are short, and a small table is soon emptied."""
_MORE = 8


def _proved_answer(table: Ints, white: int, black: int, last: int) -> tuple[int, int]:
    """A winning move and the nodes of its proof; -1 if the position is lost, or the nodes do not suffice."""
    reach = NEAR[last]
    winning = winning_cells(white, black, reach)
    if winning:
        return lowest(winning), 0
    budget, spent = _FIRST, 0
    while budget <= LIMIT:
        part = table[: 4 * budget]
        part[:, :2] = -1
        part[:, 2] = 0
        proof, disproof, _, nodes = prove(part, white, black, reach, last, 0, budget)
        spent += nodes
        if disproof == 0:
            break
        if proof == 0:
            cell = chosen(part, white, black, reach)
            if cell >= 0:
                return cell, spent
        budget *= _MORE
    return -1, spent


@functools.cache
def answerer() -> Callable[[Ints, int, int, int], tuple[int, int]]:
    made = engine(SIZE)
    return kernel_for(
        f"dualite{SIZE}",
        _proved_answer,
        NEAR=made.geometry.near,
        winning_cells=made.winning_cells,
        prove=kernels(SIZE).prove,
        chosen=chooser(SIZE),
    )


_LOCK = threading.Lock()


@functools.cache
def _table() -> Ints:
    return arrays.zeros((ROWS, 3), dtype=arrays.int64)


def proved_answer(position: Position) -> Mark | None:
    """An answer that wins, by proof; None where there is none, or it takes more than the limit."""
    if position.options != OPTIONS or len(position.anchors) != 1:
        return None
    (white, black, last), turn = least_image(board_of(position))
    with _LOCK:
        cell, _ = answerer()(_table(), white, black, last)
    return None if cell < 0 else Mark(cell_at(SIZE, turn.index(cell)))
