"""What DuAlma's networks are worth: matches against the untrained player, or against other networks.

    python -m benchmarks.dualma_network [--pairs 50] [--seconds 0.1 | --nodes 400000] [--placing 0.09] [--seed 1]

Both sides have the same CPU time for a move, placings included, or as many nodes for a move of the movement phase; with
time neither has another limit, but the untrained player places as it does, in less than a tenth of a second:
`--placing 0.09` gives the networks about as much. It was level 6, the highest, until November 2026. Each number is
played twice with the sides exchanged. Reported: the score of the networks, with its 95 % interval over pairs, and how
fast and deep both searched.

`--networks runs/one/round-3` takes those of a training run instead of those that come with the package; `--against`
takes others than the untrained player. `--begun` plays from placements that the untrained player laid for both sides,
`--placed` has both move as it does and place as they do.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.dualma import rules
from parlour.games.dualma.engine.judgement import WEIGHTS
from parlour.games.dualma.engine.kernels import PLACED, RESULT, make_move, side
from parlour.games.dualma.engine.placement import searched_placing
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import SURE, Workspace, forget, new_workspace, think
from parlour.games.dualma.engine.turns import network_placing
from parlour.games.dualma.rules import DISCS

PLACING_NODES = 200_000
"""Boards that a network judges for a placing where nodes are counted."""


@dataclass
class Thinker:
    """One side of the match; counts what it spent."""

    networks: tuple[Ints, Ints] | None
    """None for the untrained player."""
    nodes: int
    seconds: float | None
    plain: bool = False
    """Moves as the untrained player does, with networks that place."""
    placing_seconds: float | None = None
    """What networks have for a placing, if not the seconds of a move."""
    workspace: Workspace = field(default_factory=new_workspace)
    spent: float = 0.0
    searched: int = 0
    placing: float = 0.0
    placings: int = 0
    depths: list[int] = field(default_factory=list)

    def choose(self, row: Ints, seed: int) -> int:
        began = time.process_time()
        if row[PLACED] < 2 * DISCS:
            move = self.place(row, seed)
            self.placing += time.process_time() - began
            self.placings += 1
            return move
        forget(self.workspace)
        moving = None if self.plain else self.networks
        thought = think(
            row,
            self.nodes,
            seconds=self.seconds,
            weights=moving[1] if moving else WEIGHTS,
            bold=moving is not None,
            workspace=self.workspace,
            clock=time.process_time,
        )
        self.spent += time.process_time() - began
        self.searched += thought.nodes
        if abs(thought.value) <= SURE:
            self.depths.append(thought.depth)
        return thought.move

    def place(self, row: Ints, seed: int) -> int:
        if self.networks is None:
            return searched_placing(row, seed, completions=12)
        seconds = self.placing_seconds or self.seconds
        nodes = 1 << 40 if seconds else PLACING_NODES
        forget(self.workspace)
        return network_placing(
            row, self.networks, self.workspace, nodes, seconds=seconds, clock=time.process_time
        )  # fmt: skip


def play_pair(players: tuple[Thinker, Thinker], seed: int, begun: bool = False) -> float:
    """Two games, from each side; the first player's score, 0 to 2."""
    score = 0.0
    register = seeded(seed)
    start = row_of(rules.setup(rules.options({}), None))
    while begun and start[PLACED] < 2 * DISCS:
        register = seeded(register)
        make_move(start, searched_placing(start, register, completions=2))
    for seats, sign in ((players, 1), (players[::-1], -1)):
        row = start.copy()
        while row[RESULT] == UNDECIDED:
            register = seeded(register)
            make_move(row, seats[side(row)].choose(row, register))
        score += 0.5 + sign * int(row[RESULT]) / 200
    return score


def main() -> None:
    from scripts.train_dualma import load

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--placing", type=float, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--networks", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--begun", action="store_true")
    parser.add_argument("--placed", action="store_true")
    chosen = parser.parse_args()
    if chosen.pairs < 2:
        parser.error("--pairs is at least 2: one pair has no interval")
    seconds = chosen.seconds or (None if chosen.nodes else 0.1)
    limits = chosen.nodes or 1 << 40, seconds
    players = (
        Thinker(load(chosen.networks), *limits, chosen.placed, chosen.placing),
        Thinker(load(chosen.against) if chosen.against else None, *limits, placing_seconds=chosen.placing),
    )
    scores = []
    for pair in range(chosen.pairs):
        scores.append(play_pair(players, chosen.seed * 1000 + pair + 1, chosen.begun) / 2)
        print(f"pair {pair + 1}: {scores[-1]}", file=sys.stderr)
    half = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
    budget = f"{seconds} s of CPU" if seconds else f"{chosen.nodes:,} nodes"
    against = "other networks" if chosen.against else "the untrained player"
    placing = f", {chosen.placing} s a placing" if chosen.placing else ""
    print(f"{2 * chosen.pairs} games, {budget} a move at most{placing}, from both sides")
    print(f"the networks scored {100 * statistics.mean(scores):.1f} % ± {100 * half:.1f} % against {against}")
    for name, player in zip(("networks", against), players, strict=True):
        rate = player.searched / player.spent / 1e6
        took = f"{1000 * player.placing / player.placings:.0f} ms a placing" if player.placings else "no placings"
        print(f"{name}: {rate:.2f} million nodes a second, {statistics.mean(player.depths):.1f} plies deep, {took}")


if __name__ == "__main__":
    main()
