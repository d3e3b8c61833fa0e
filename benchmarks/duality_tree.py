"""What the tree and the inferred hands of Duality's strong player are worth: matches in the same CPU time.

    python benchmarks/duality_tree.py [--pairs 50] [--seconds 0.1] [--seed 1]

The player as it is, against itself without the tree (only the root's moves, each followed by playouts), and against
itself with every hidden hand equally likely. Each deal is played twice with the seats swapped. Reported: the score,
with its 95 % interval over pairs, and the rounds that each player had time for.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from dataclasses import dataclass
from typing import Protocol

from parlour.chance import Chance
from parlour.engines.compiled import seeded
from parlour.games import duality
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.search import DEEPEST, Thought
from parlour.players.levels import warm_up

SLICE = 50
"""Rounds between two looks at the clock."""


@dataclass
class Thinker:
    """A player by CPU time; counts its rounds and its thoughts."""

    name: str
    deepest: int = DEEPEST
    infers: bool = True
    rounds: int = 0
    thoughts: int = 0

    def choose(self, position: duality.Position, seconds: float, chance: Chance) -> duality.Move:
        redealt = duality.redeal(duality.view(position, position.mover), chance)
        root = duality_rows.row_of(redealt, position.mover)
        if self.infers:
            duality_rows.infer(root, redealt)
        thought = Thought(root, seeded(chance.below(1 << 62)), deepest=self.deepest)
        if thought.won is None and thought.choices.size > 1:
            self.thoughts += 1
            until = time.process_time() + seconds
            while time.process_time() < until:
                thought.think(SLICE)
                self.rounds += SLICE
        return duality_rows.move_at(root, thought.best())


class Timed(Protocol):
    """A player by CPU time."""

    name: str

    def choose(self, position: duality.Position, seconds: float, chance: Chance, /) -> duality.Move: ...


def play_pair(players: tuple[Timed, Timed], seconds: float, key: str) -> float:
    """One deal from both seats; the first player's mean score."""
    options = duality.options({})
    deal = duality.deal(options, Chance(f"{key} deal"))
    score = 0.0
    for seats in (players, players[::-1]):
        position = duality.setup(options, deal)
        chance = Chance(f"{key} {seats[0].name}")
        while position.result is None:
            move = seats[position.mover].choose(position, seconds, chance)
            position = duality.play(position, position.mover, move)
        winners = position.result.winners
        score += 0.5 if not winners else float(seats[winners[0]] is players[0])
    return score / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    warm_up(duality)
    print(f"{2 * chosen.pairs} games, {chosen.seconds} s of CPU a move, each deal from both seats")
    for rival in (Thinker("no tree", deepest=1), Thinker("any hand", infers=False)):
        player = Thinker("as it is")
        scores = [
            play_pair((player, rival), chosen.seconds, f"{chosen.seed} {number}") for number in range(chosen.pairs)
        ]
        margin = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
        rounds = ", ".join(f"{one.rounds / max(one.thoughts, 1):,.0f}" for one in (player, rival))
        print(f"against {rival.name}: {statistics.mean(scores):.1%} ± {margin:.1%}; rounds a move: {rounds}")


if __name__ == "__main__":
    main()
