"""Print which kernels Python calls, and with what, while bots of every kind move, reviews advise and tables are built.

It is a program of its own, because every kernel must be watched from its making on.
"""

from __future__ import annotations

import functools
import json
from typing import Any

import numba.core.types
import numpy as np

from parlour.engines import jit

CALLS: dict[str, set[str]] = {}


def kind_of(value: Any) -> Any:
    """What `kernels.json` calls the type of this."""
    if isinstance(value, tuple):
        return [kind_of(part) for part in value]
    if isinstance(value, np.void):
        return "record"
    if isinstance(value, np.ndarray):
        return f"{value.dtype.char.replace('l', 'q')}{value.ndim}"
    return "float" if isinstance(value, float) else "int"


class Watched:
    """A kernel that remembers its calls from Python."""

    def __init__(self, made: Any) -> None:
        functools.update_wrapper(self, made)
        self._made = made
        self.py_func = made.py_func
        self._numba_type_ = numba.core.types.Dispatcher(made)
        self._name = f"{made.py_func.__module__}:{made.py_func.__qualname__}"

    def __call__(self, *given: Any) -> Any:
        CALLS.setdefault(self._name, set()).add(json.dumps([kind_of(value) for value in given]))
        return self._made(*given)


jit.WATCHED.append(Watched)

from parlour.catalogue import GAMES  # noqa: E402
from parlour.chance import Chance  # noqa: E402 - only now: kernels are made as modules are imported
from parlour.games.dualite.engine import BitBoard  # noqa: E402
from parlour.games.dualite.players import lookahead  # noqa: E402
from parlour.games.dualite.solver import searched_grid, small_grid  # noqa: E402
from parlour.games.dualite.solver.analysis import analyst  # noqa: E402
from parlour.games.duality import players as duality_players  # noqa: E402
from parlour.games.dualma.players import stacker  # noqa: E402
from parlour.games.dualma.solver import forced_wins  # noqa: E402
from parlour.players import levels  # noqa: E402
from tests.same_moves import Sequence, quick  # noqa: E402


def play() -> None:
    """Call all that bots call."""
    dualite, duality, dualma = (GAMES[name] for name in ("dualite", "duality", "dualma"))
    for sequence in [
        *quick(),
        Sequence("dualite", "3", 2, {"size": "4"}),
        Sequence("dualma", "montecarlo", 1, after=22),
    ]:
        sequence.digest()
    stacker.warm_up()
    for size, moves in ((4, "a1+c3 b2"), (5, "a1+a5 b2"), (6, "a1+a5 b2 b3 c3 c2 d2"), (7, "a1+a7 b2 c3")):
        position = dualite.setup(dualite.options({"size": str(size)}), None)
        for text in moves.split():
            (seat,) = dualite.to_move(position)
            position = dualite.play(position, seat, dualite.read(text))
        (seat,) = dualite.to_move(position)
        levels.named(dualite, "14", 0.01).choose(dualite.view(position, seat), Chance("x"))
        lookahead._by_playouts(position, list(dualite.moves(position, seat)), 0, Chance("x"))
        if size > 4:
            analyst(size).analyse(position, most=1_000)
    lookahead.warm_up()
    small_grid.build()
    searched_grid.SearchedGrid().plies(BitBoard(4, 0b11, 0, 0))
    options = duality.options({})
    board = duality.setup(options, duality.deal(options, Chance("advice")))
    seen = duality.view(board, board.mover)
    duality_players.advise(seen, duality.moves(board, board.mover)[0])
    rows = dualma.setup(dualma.options({}), None)
    for _ in range(24):
        (seat,) = dualma.to_move(rows)
        rows = dualma.play(rows, seat, dualma.moves(rows, seat)[0])
    forced_wins.judged(rows, 1)
    forced_wins.value(rows, 1)


if __name__ == "__main__":
    play()
    print(json.dumps({name: sorted(kinds) for name, kinds in sorted(CALLS.items())}))
