"""Dualité's engine and solvers against the same algorithms in C, in one run: `python benchmarks/dualite.py`.

Every figure is CPU time, the median of several rounds with their spread, and what counts are the ratios. It needs gcc;
with the `adapters` extra it also measures Connect Four through OpenSpiel's Python interface, the nearest thing that a
researcher has.
"""

from __future__ import annotations

import ctypes
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from parlour.engines.compiled import seeded
from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import board_of, engine, geometry
from parlour.games.dualite.rules import Options, Position, mover
from parlour.games.dualite.solver import small_grid
from parlour.games.dualite.solver.analysis import Analyst
from parlour.games.dualite.solver.openings import opened, opening_classes, value_openings
from parlour.games.dualite.solver.proof import ProofSearch

ROUNDS = 5


def timed(work: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
    seconds = []
    for _ in range(rounds):
        started = time.process_time()
        work()
        seconds.append(time.process_time() - started)
    return seconds


def spread(values: list[float], digits: int = 1) -> str:
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def c_library(folder: Path) -> ctypes.CDLL:
    target = folder / "dualite.so"
    source = Path(__file__).with_name("dualite.c")
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, "-o", str(target), str(source)], check=True)
    library = ctypes.CDLL(str(target))
    shape = geometry(4)
    starts = np.array(
        [shape.row_starts, shape.column_starts, shape.rising_starts, shape.falling_starts], dtype=np.int64
    )
    turned = np.array(shape.turned, dtype=np.int64)
    library.prepare(pointer(shape.near), pointer(starts), pointer(turned))
    return library


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def playouts(library: ctypes.CDLL) -> None:
    """Random games from circles on two opposite corners; both must play the very same games."""
    board = board_of(opened(Options(), notation.read("a1+d4")))
    start = (board.white, board.black, board.reach)
    ours = engine(4).playouts
    games, register = 1_000_000, seeded(1)
    out = np.zeros(3, dtype=np.int64)
    as_i64 = [ctypes.c_int64(value) for value in (*start, games, register)]

    def theirs() -> None:
        library.playouts(*as_i64, pointer(out))

    result = ours(*start, games, register)
    theirs()
    assert list(result) == out.tolist(), "not the same games"
    mine, c_loop = [], []
    for _ in range(ROUNDS):  # in turn, so that both see the same moods of the machine
        mine += timed(lambda: ours(*start, games, register), 1)
        c_loop += timed(theirs, 1)
    rates = [result[0] / seconds / 1e6 for seconds in mine]
    c_rates = [result[0] / seconds / 1e6 for seconds in c_loop]
    print(f"random playouts, C:       {spread(c_rates)} million moves a second")
    print(f"random playouts, engine:  {spread(rates)} million moves a second")
    ratios = [ours / theirs for ours, theirs in zip(rates, c_rates, strict=True)]
    print(f"  ratio to C:             {spread(ratios, 2)}   (at least 0.7 is wanted)")
    by_rules(statistics.median(rates))
    by_openspiel(statistics.median(rates))


def by_rules(rate: float) -> None:
    chance = random.Random(1)
    start = opened(Options(), notation.read("a1+d4"))
    moves = 0
    started = time.process_time()
    while time.process_time() - started < 1:
        position = start
        while choices := rules.moves(position, mover(position)):
            position = rules.play(position, mover(position), chance.choice(choices))
            moves += 1
    plain = moves / (time.process_time() - started) / 1e6
    print(
        f"random playouts, rules.py: {plain:.4f} million moves a second; the engine is {rate / plain:,.0f} times faster"
    )


def by_openspiel(rate: float) -> None:
    try:
        import pyspiel
    except ImportError:
        print("random playouts, OpenSpiel: not installed (the extra `adapters`)")
        return
    game = pyspiel.load_game("connect_four")
    chance = random.Random(1)
    moves = 0
    started = time.process_time()
    while time.process_time() - started < 1:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
    theirs = moves / (time.process_time() - started) / 1e6
    print(f"random playouts, OpenSpiel's Python interface, Connect Four: {theirs:.3f} million moves a second")
    print(f"  the engine is {rate / theirs:,.0f} times faster (another game: an order of magnitude, no more)")


def strong_solution(library: ctypes.CDLL) -> None:
    """The whole table of the 4×4 grid, with distances."""
    low, high = small_grid._images()
    white, black = small_grid._colours()
    blocks = (small_grid.BOARDS + 31) // 32

    def in_c() -> tuple[np.ndarray, np.ndarray]:
        directory = np.zeros(blocks, dtype=np.int64)
        tables = [pointer(table) for table in (low, high, white, black)]
        library.list_boards(pointer(directory), *tables)
        library.count_rows.restype = ctypes.c_int64
        count = library.count_rows(pointer(directory), ctypes.c_int64(blocks))
        rows = np.zeros((count, 16), dtype=np.uint8)
        library.sweep(pointer(directory), pointer(rows), *tables)
        return directory, rows

    table = small_grid.build()
    _, rows = in_c()
    assert (rows == table.rows).all(), "not the same table"
    ours, theirs = [], []
    for _ in range(3):
        theirs += timed(in_c, 1)
        ours += timed(small_grid.build, 1)
    print(f"4×4 solved, C:            {spread(theirs, 2)} s")
    print(f"4×4 solved, engine:       {spread(ours, 2)} s")
    ratios = [mine / c for mine, c in zip(ours, theirs, strict=True)]
    print(f"  ratio to C:             {spread(ratios, 2)}   (at most 1.3 is wanted)")
    analysis_times(Analyst(4, table))


def analysis_times(small: Analyst) -> None:
    """The worth of all choices, warm: on 4×4 in any position, on 5×5 in the middle of games."""
    for analyst, options, plies, wanted in (
        (small, Options(), (1, 12), "5 ms"),
        (Analyst(5), Options(size=5), (8, 16), "1000 ms"),
    ):
        positions = sample(options, *plies, 60)
        analyst.analyse(positions[0])
        seconds = sorted(timed_each(analyst, positions))
        name = f"{options.size}×{options.size}"
        print(
            f"analysis {name}, all choices:  median {1000 * seconds[len(seconds) // 2]:.1f} ms, "
            f"95th percentile {1000 * seconds[int(len(seconds) * 0.95)]:.1f} ms   (under {wanted} is wanted)"
        )


def timed_each(analyst: Analyst, positions: list[Position]) -> list[float]:
    return [timed(lambda position=position: analyst.analyse(position), 1)[0] for position in positions]  # type: ignore[misc] # mypy cannot infer the lambda


def sample(options: Options, fewest: int, most: int, count: int) -> list[Position]:
    """Positions of random games in which no one takes or allows a win at once, so that they last."""
    chance = random.Random(3)
    found: list[Position] = []
    while len(found) < count:
        position = rules.setup(options, None)
        for _ in range(chance.randint(fewest, most)):
            after = [rules.play(position, mover(position), move) for move in rules.moves(position, mover(position))]
            quiet = [each for each in after if not rules.outcome(each) and not can_align(each)]
            if not quiet:
                break
            position = chance.choice(quiet)
        else:
            found.append(position)
    return found


def can_align(position: Position) -> bool:
    board = board_of(position)
    return bool(engine(board.size).winning_cells(board.white, board.black, board.reach))


def grand_dual() -> None:
    """Who wins each of the 37 classes of openings on 5×5."""
    options = Options(size=5)
    ProofSearch(5, megabytes=1).prove(board_of(opened(options, notation.read("a1+e5"))))  # compiled before the clock

    def solve() -> None:
        values = list(value_openings(ProofSearch(5, 192), opening_classes(options), options, exact=False))
        assert sum(value.count for value in values if value.winner == "opener") == 48

    print(f"Grand Dual, 37 classes of openings: {spread(timed(solve, 2))} s   (at most 45 is wanted)")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = c_library(Path(folder))
        playouts(library)
        grand_dual()
        strong_solution(library)


if __name__ == "__main__":
    main()
