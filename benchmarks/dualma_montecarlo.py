"""What DuAlma's networks are worth against plain Monte-Carlo, in equal CPU time.

    python -m benchmarks.dualma_montecarlo [--pairs 100] [--seconds 0.1] [--seed 1]

Both sides have the same CPU time for a move, placings included, and no other limit. Each number is played twice with
the sides exchanged; the networks draw nothing, so games differ by what Monte-Carlo draws. Reported: how many games the
networks won, with the 95 % interval (Wilson's), and what both spent. A game that they do not win is told on stderr.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from dataclasses import dataclass

from benchmarks.dualma_network import Thinker
from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED, candidates, new_tree
from parlour.games.dualma import rules
from parlour.games.dualma.engine.kernels import RESULT, WIDTH, make_move, search, side
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.positions import move_of, row_of
from parlour.games.dualma.players.stacker import CUT_OFF, warm_up
from parlour.games.dualma.rules import mover
from parlour.study.intervals import wilson

SLICE = 100


@dataclass
class Rollouts:
    """`montecarlo` by the CPU's clock, with a tree that never fills; counts what it spent."""

    seconds: float
    spent: float = 0.0
    rollouts: int = 0
    moves: int = 0

    def choose(self, row: Ints, seed: int) -> int:
        began = time.process_time()
        tree, counts = new_tree(int(2_000_000 * max(0.1, self.seconds)))
        while (elapsed := time.process_time() - began) < self.seconds:
            seed = search(tree, counts, row, SLICE, WIDTH, CUT_OFF, 1.0, seed)
            self.rollouts += SLICE
        self.spent += elapsed
        self.moves += 1
        return candidates(tree)[0].move


def play(seats: tuple[Thinker | Rollouts, ...], register: int) -> tuple[int, list[str]]:
    """A game: the points of the first seat, and its moves as players write them."""
    position = rules.setup(rules.options({}), None)
    row, moves = row_of(position), []
    while row[RESULT] == UNDECIDED:
        register = seeded(register)
        number = seats[side(row)].choose(row, register)
        move = move_of(number, position)
        moves.append(str(move))
        position = rules.play(position, mover(position), move)
        make_move(row, number)
    return int(row[RESULT]), moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    warm_up()
    networks = Thinker((trained("placement"), trained()), 1 << 40, chosen.seconds)
    rollouts = Rollouts(chosen.seconds)
    Rollouts(0.001).choose(row_of(rules.setup(rules.options({}), None)), seeded(1))
    points = []
    for pair in range(chosen.pairs):
        for seat in (0, 1):
            seats: tuple[Thinker | Rollouts, ...] = (rollouts, networks) if seat else (networks, rollouts)
            won, moves = play(seats, seeded(chosen.seed * 1000 + pair + 1))
            points.append(won if seat == 0 else -won)
            if points[-1] < 100:
                how = f"{'lost' if won else 'drawn'} as {'White' if seat else 'Black'}"
                print(f"pair {pair + 1}, {how}:", *moves, file=sys.stderr)
        print(f"pair {pair + 1}: won {points.count(100)} of {len(points)}", file=sys.stderr)
    games, score = len(points), sum(points) / 200 + len(points) / 2
    low, high = wilson(score, games)
    print(f"{games} games, {chosen.seconds} s of CPU a move at most, from both sides")
    print(
        f"the networks scored {100 * score / games:.1f} % ({100 * low:.1f} % to {100 * high:.1f} %), "
        f"won {points.count(100)}, drawn {points.count(0)}, lost {points.count(-100)}"
    )
    rate, placing = networks.searched / networks.spent / 1e6, 1000 * networks.placing / networks.placings
    depth = statistics.mean(networks.depths)
    print(f"networks: {rate:.2f} million nodes a second, {depth:.1f} plies deep, {placing:.0f} ms a placing")
    print(
        f"montecarlo: {rollouts.rollouts / rollouts.moves:,.0f} rollouts a move, "
        f"{1000 * rollouts.spent / rollouts.moves:.0f} ms a move"
    )


if __name__ == "__main__":
    main()
