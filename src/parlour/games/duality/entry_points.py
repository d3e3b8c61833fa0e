"""The kernels that Python calls, for `scripts/kernels`."""

from __future__ import annotations

from parlour.engines.entry_points import INT, EntryPoint, ints
from parlour.games.duality.engine import kernels, search

ROW, TREE = ints(), ints(2)


def entry_points() -> tuple[EntryPoint, ...]:
    """List them."""
    return (
        EntryPoint(kernels.hand_code, (INT, INT)),
        EntryPoint(kernels.list_moves, (ROW, ROW)),
        EntryPoint(kernels.make_move, (ROW, INT)),
        EntryPoint(kernels.mix, (INT,)),
        EntryPoint(kernels.points, (ROW,)),
        EntryPoint(search.child, (TREE, ROW, INT, INT)),
        EntryPoint(search.grow, (TREE, ROW, ROW, INT, INT, INT)),
        EntryPoint(search.tried_out, (ROW, INT, INT, INT)),
    )
