"""The kernels that Python calls, for `scripts/kernels`."""

from __future__ import annotations

from parlour.engines.entry_points import INT, EntryPoint, ints
from parlour.games.duos.engine import kernels

ROW, ROWS = ints(), ints(2)


def entry_points() -> tuple[EntryPoint, ...]:
    """List them."""
    return (
        EntryPoint(kernels.best_four, (ROWS, ROWS, ROW, ROW)),
        EntryPoint(kernels.in_moods, (ROW, ROW, INT, ROWS)),
    )
