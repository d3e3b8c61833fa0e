"""The kernels that Python calls, for `scripts/kernels`."""

from __future__ import annotations

from parlour.engines.entry_points import FLOAT, INT, ArrayType, EntryPoint, ints
from parlour.games.dualite.engine import engine
from parlour.games.dualite.solver import endgame_proofs, proof, small_grid

ROW, ROWS = ints(), ints(2)
TABLE = ints(2)
HALVES = (ArrayType("i", 2), ArrayType("i", 2), ArrayType("i", 1), ArrayType("i", 1))
SIZES = range(4, 8)
SMALL = 4
"""There the table, or in a browser the search, answers without looking for lines."""


def entry_points() -> tuple[EntryPoint, ...]:
    """List them."""
    small = small_grid.kernels()
    return (
        *(entry for size in SIZES for entry in _of_size(size)),
        EntryPoint(endgame_proofs.answerer(), (TABLE, INT, INT, INT)),
        EntryPoint(proof.forget, (TABLE,)),
        EntryPoint(proof.recall, (TABLE, INT, INT)),
        EntryPoint(small_grid.count_rows, (ROW,)),
        EntryPoint(small.list_boards, (ROW, *HALVES, INT, INT)),
        EntryPoint(small.sweep, (ROW, ArrayType("B", 2), *HALVES, INT, INT)),
    )


def _of_size(size: int) -> tuple[EntryPoint, ...]:
    made = engine(size)
    proving = proof.kernels(size)
    found = (
        EntryPoint(made.search, (ROWS, ROW, ROW, INT, INT, INT, FLOAT, INT)),
        EntryPoint(made.winning_cells, (INT, INT, INT)),
        EntryPoint(proving.key_of, (INT, INT, INT, INT)),
        EntryPoint(proving.prove, (TABLE, INT, INT, INT, INT, INT, INT)),
    )
    return found if size == SMALL else (*found, EntryPoint(made.has_line, (INT,)))
