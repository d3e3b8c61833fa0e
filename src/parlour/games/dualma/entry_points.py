"""The kernels that Python calls, for `scripts/kernels`."""

from __future__ import annotations

from parlour.engines.entry_points import FLOAT, INT, EntryPoint, RecordType, ints
from parlour.games.dualma.engine import kernels, network, placement, search, turns, wins

ROW, ROWS = ints(), ints(2)
SETS = (INT, INT, INT, INT)
WORK = RecordType(search.WORKSPACE)


def entry_points() -> tuple[EntryPoint, ...]:
    """List them."""
    return (
        EntryPoint(kernels.list_steps, (*SETS, ROW)),
        EntryPoint(kernels.moved, (*SETS, INT, INT)),
        EntryPoint(kernels.search, (ROWS, ROW, ROW, INT, INT, INT, FLOAT, INT)),
        EntryPoint(kernels.side, (ROW,)),
        EntryPoint(kernels.threats, SETS),
        EntryPoint(kernels.winning_move, SETS),
        EntryPoint(network.pack, (ROWS, ROWS)),
        EntryPoint(placement.searched, (ROW, (INT,) * 5, (ROW, ROW), INT, WORK)),
        EntryPoint(search.best_move_of, (SETS, INT, INT, INT, INT, INT, ROW, ROW, WORK)),
        EntryPoint(search.fade, (WORK,)),
        EntryPoint(search.forget, (WORK,)),
        EntryPoint(turns.all_turns, (INT, INT, INT, ROW, ROW, ROW)),
        EntryPoint(turns.best_last_turn, (INT, INT, INT, INT, INT, ROW, ROW, WORK)),
        EntryPoint(turns.best_turn, (INT, INT, INT, INT, ROW, (ROW, ROW), WORK, ROW)),
        EntryPoint(turns.list_turns, (INT, INT, INT, ROW, ROW, ROW, ROW, ROW)),
        EntryPoint(wins.stopping_answer, (*SETS, INT, ROWS, ROW)),
        EntryPoint(wins.wins_within, (*SETS, INT, ROWS, ROW)),
    )
