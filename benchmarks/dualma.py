"""How fast DuAlma's engine is: python benchmarks/dualma.py

Everything is measured in one process and in CPU time, several times over, so that the ratios hold on a busy machine.
The yardstick is OpenSpiel's Havannah on a board of the same 61 hexes, its rollouts run by its own C++ core (the extra
`adapters`); without OpenSpiel that line is left out.
"""

from __future__ import annotations

import importlib.util
import statistics
import time
from collections.abc import Callable

from parlour.engines.compiled import seeded
from parlour.games.dualma import notation, rules
from parlour.games.dualma.engine.kernels import perft, playouts
from parlour.games.dualma.engine.placement import searched_placing
from parlour.games.dualma.engine.positions import row_of, seen_by_mover
from parlour.games.dualma.engine.search import think
from parlour.games.dualma.rules import Position

RUNS = 5
POSITION = "b...w/.w..b./..b.w../.w....b./b..w.b..w/.b....w./..w.b../.b..w./wb.bw w 0"


def rates(work: Callable[[int], int]) -> list[float]:
    """How many per CPU second, in each of the runs."""
    found = []
    for run in range(RUNS):
        began = time.process_time()
        done = work(run)
        found.append(done / (time.process_time() - began))
    return found


def told(name: str, found: list[float]) -> None:
    print(f"{name:58} {statistics.median(found):>14,.0f}  ({min(found):,.0f} to {max(found):,.0f})")


def perft_by_rules(position: Position, depth: int) -> int:
    (seat,) = rules.to_move(position)
    listed = rules.moves(position, seat)
    if depth == 1:
        return len(listed)
    return sum(perft_by_rules(rules.play(position, seat, move), depth - 1) for move in listed)


def havannah() -> list[float]:
    """Random plies a second of OpenSpiel's C++ core, by the mean length of its random games."""
    import random

    import pyspiel

    game = pyspiel.load_game("havannah(board_size=5)")
    lengths = []
    for seed in range(50):
        state, chance = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        lengths.append(state.move_number())
    simulations, rollouts = 10, 50

    def search(run: int) -> int:
        # Python cannot call the evaluator alone; a search of few nodes is almost nothing but its rollouts.
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, run)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, 100, False, run, False)
        bot.step(game.new_initial_state())
        return int(simulations * rollouts * (statistics.mean(lengths) - 1))

    return rates(search)


def main() -> None:
    start = row_of(rules.setup(rules.options({}), None))
    position = notation.read_position(rules.options({}), POSITION)
    seen = seen_by_mover(position)
    playouts(start, 1, True, seeded(1))
    perft(*seen, 2)
    middle = row_of(position)
    think(middle, 1_000)
    searched_placing(start, seeded(1))
    print(f"per second on one core; the median of {RUNS} runs, and their range")
    plain = rates(lambda run: playouts(start, 2_000, False, seeded(run))[0])
    told("random plies, all rules", plain)
    told(
        "random plies, a row at hand looked for at every ply",
        rates(lambda run: playouts(start, 2_000, True, seeded(run))[0]),
    )
    by_engine = rates(lambda _: perft(*seen, 4))
    by_rules = rates(lambda _: perft_by_rules(position, 2))
    told("perft through the engine, depth 4", by_engine)
    told("perft through rules.py, depth 2", by_rules)
    print(
        f"the engine counts {statistics.median(by_engine) / statistics.median(by_rules):,.0f} times as fast as rules.py"
    )
    told("nodes of the search", rates(lambda _: think(middle, 400_000).nodes))
    told("searched placings, on the empty board", rates(lambda run: bool(searched_placing(start, seeded(run)))))
    if importlib.util.find_spec("pyspiel"):
        yardstick = havannah()
        told("yardstick: random plies of OpenSpiel's Havannah, 61 hexes", yardstick)
        print(f"random plies: {statistics.median(plain) / statistics.median(yardstick):,.1f} times the yardstick")


if __name__ == "__main__":
    main()
