"""What DuAlma's network is worth in the search: matches against the weights of level 6.

    python benchmarks/dualma_network.py [--pairs 50] [--seconds 0.2 | --nodes 400000] [--seed 1]

Both sides search in the same CPU time, or as many nodes; with time neither has another limit. Each placement, laid by
the placing search of the levels for both sides, is played twice with the sides swapped. Reported: the score of the
network, with its 95 % interval over pairs, and how fast and deep both searched.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from dataclasses import dataclass, field

from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games import dualma
from parlour.games.dualma.engine.judgement import WEIGHTS
from parlour.games.dualma.engine.kernels import PLACED, RESULT, make_move, side
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.placement import searched_placing
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import SURE, Workspace, forget, new_workspace, think
from parlour.games.dualma.rules import DISCS


@dataclass
class Thinker:
    """One side of the match; counts what it spent."""

    name: str
    weights: Ints
    nodes: int
    seconds: float | None
    workspace: Workspace = field(default_factory=new_workspace)
    spent: float = 0.0
    searched: int = 0
    depths: list[int] = field(default_factory=list)

    def choose(self, row: Ints) -> int:
        forget(self.workspace)
        began = time.process_time()
        thought = think(
            row,
            self.nodes,
            seconds=self.seconds,
            weights=self.weights,
            workspace=self.workspace,
            clock=time.process_time,
        )
        self.spent += time.process_time() - began
        self.searched += thought.nodes
        if abs(thought.value) <= SURE:
            self.depths.append(thought.depth)
        return thought.move


def placement(seed: int) -> Ints:
    row = row_of(dualma.setup(dualma.options({}), None))
    register = seeded(seed)
    while row[PLACED] < 2 * DISCS:
        register = seeded(register)
        make_move(row, searched_placing(row, register, completions=2))
    return row


def play_pair(players: tuple[Thinker, Thinker], begun: Ints) -> float:
    """One placement from both sides; the first player's score, 0 to 2."""
    score = 0.0
    for seats, sign in ((players, 1), (players[::-1], -1)):
        row = begun.copy()
        while row[RESULT] == UNDECIDED:
            make_move(row, seats[side(row)].choose(row))
        score += 0.5 + sign * int(row[RESULT]) / 200
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    seconds = chosen.seconds or (None if chosen.nodes else 0.2)
    limits = chosen.nodes or 1 << 40, seconds
    players = Thinker("network", trained(), *limits), Thinker("weights", WEIGHTS, *limits)
    for player in players:
        think(placement(0), 1_000, weights=player.weights)
    scores = [play_pair(players, placement(chosen.seed * 1000 + pair + 1)) / 2 for pair in range(chosen.pairs)]
    half = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
    budget = f"{seconds} s of CPU" if seconds else f"{chosen.nodes:,} nodes"
    print(f"{2 * chosen.pairs} games, {budget} a move at most, each placement from both sides")
    print(f"the network scored {100 * statistics.mean(scores):.1f} % ± {100 * half:.1f} % against the weights")
    for player in players:
        rate = player.searched / player.spent / 1e6
        print(f"{player.name}: {rate:.2f} million nodes a second, {statistics.mean(player.depths):.1f} plies deep")


if __name__ == "__main__":
    main()
