"""How much there is to win at Duel of Law by thinking: a jurist that knows all hands, beside the top level.

    python benchmarks/duel_of_law_ceiling.py [--pairs 20] [--against 3] [--seed 1]

Both are level 4 otherwise; the knowing one looks at the next player's true cards instead of drawing them from what it
has not seen. Each deal is played twice with the seats swapped. Reported: each one's score against a level, with its
95 % interval over deals, and the share of deals that the same seat won whoever sat there: those the deal decided.
"""

from __future__ import annotations

import argparse
import math
import statistics
from dataclasses import dataclass, field

from parlour.chance import Chance
from parlour.games import duel_of_law as law
from parlour.games.duel_of_law.players.bots import Bot
from parlour.games.duel_of_law.rules import Position
from parlour.games.duel_of_law.views import View


@dataclass(frozen=True)
class Knowing(Bot):
    """Is shown the table as it is before each move."""

    shown: list[Position] = field(default_factory=list)

    def dealt(self, view: View, chance: Chance) -> Position:
        return self.shown[-1]


def score(one: Bot, other: Bot, key: str) -> tuple[float, float]:
    """One deal from both seats: what the first player scores as the first side, and as the second."""
    options = law.options({"players": "2", "objection": "auto"})
    deal = law.deal(options, Chance(f"{key} deal"))
    scores = []
    for seat in (0, 1):
        seats = (one, other) if seat == 0 else (other, one)
        position, chance = law.setup(options, deal), Chance(f"{key} {seat}")
        while (ended := law.outcome(position)) is None:
            mover = seats[position.mover]
            if isinstance(mover, Knowing):
                mover.shown[:] = [position]
            move = mover.choose(law.view(position, position.mover), chance)
            position = law.play(position, position.mover, move)
        scores.append(float(seat in ended.winners) / max(1, len(ended.winners)))
    return scores[0], scores[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--against", type=int, default=3)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    for name, player in (("knowing all hands", Knowing(4, None)), ("level 4", Bot(4, None))):
        rival = Bot(chosen.against, None)
        found = [score(player, rival, f"{chosen.seed} {number}") for number in range(chosen.pairs)]
        means = [sum(pair) / 2 for pair in found]
        half = 1.96 * statistics.stdev(means) / math.sqrt(len(means))
        split = sum(pair[0] != pair[1] for pair in found) / len(found)
        print(
            f"{name} against level {chosen.against}: {100 * statistics.mean(means):.0f} ± {100 * half:.0f} % "
            f"of {2 * len(found)} games; one seat won both games of {100 * split:.0f} % of the deals"
        )


if __name__ == "__main__":
    main()
