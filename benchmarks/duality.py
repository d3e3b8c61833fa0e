"""Legal moves of Duality, by the plain rules and by the engine, on the same positions in one run; and a thought.

    python benchmarks/duality.py [--games 10] [--rounds 7]

The positions are those of random games with the default options. Reported: CPU microseconds per list of legal moves,
median and spread over rounds, and their ratio; the plain rules' lists one by one, median and 95th percentile over
positions; then CPU seconds of a move of the top level, over the first positions.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from parlour.chance import Chance
from parlour.games.duality import GAME as duality
from parlour.games.duality import rules, views
from parlour.games.duality.engine import kernels as engine
from parlour.games.duality.engine import layout
from parlour.games.duality.engine import rows as duality_rows
from parlour.players.levels import named, warm_up


def random_positions(games: int) -> list[rules.Position]:
    options = rules.options({})
    found = []
    for key in range(games):
        chance = Chance(f"benchmark {key}")
        position = rules.setup(options, rules.deal(options, chance))
        while position.result is None:
            found.append(position)
            position = rules.play(position, position.mover, views.sample(views.view(position, position.mover), chance))
    return found


def timed(work: Callable[[], object], rounds: int) -> list[float]:
    work()
    spent = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        spent.append(time.process_time() - start)
    return spent


def spread(name: str, values: Sequence[float], unit: str) -> None:
    print(f"{name}: {statistics.median(values):.3g} {unit} ({min(values):.3g} to {max(values):.3g})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=7)
    chosen = parser.parse_args()
    positions = random_positions(chosen.games)
    rows = [duality_rows.row_of(position, 0) for position in positions]
    moves = np.empty(layout.WIDTH, dtype=np.int64)
    cards = statistics.mean(len(position.tableau) for position in positions)
    print(f"{len(positions)} positions, {cards:.0f} cards in play on average")
    plain = timed(lambda: [rules.moves(position, position.mover) for position in positions], chosen.rounds)
    quick = timed(lambda: [engine.list_moves(row, moves) for row in rows], chosen.rounds)
    scale = 1e6 / len(positions)
    spread("rules", [spent * scale for spent in plain], "µs")
    spread("engine", [spent * scale for spent in quick], "µs")
    spread("ratio", [slow / fast for slow, fast in zip(plain, quick, strict=True)], "times")
    lists = sorted(1e6 * min(timed(partial(rules.moves, one, one.mover), 3)) for one in positions)
    print(
        f"rules, list by list: median {statistics.median(lists):.3g} µs, 95 % below {lists[len(lists) * 95 // 100]:.3g}"
    )
    warm_up(duality)
    player = named(duality, "5", None)
    thoughts = []
    for key, position in enumerate([position for position in positions if position.turn < 8][:12]):
        start = time.process_time()
        player.choose(views.view(position, position.mover), Chance(key))
        thoughts.append(time.process_time() - start)
    spread("a move of level 5", thoughts, "s")


if __name__ == "__main__":
    main()
