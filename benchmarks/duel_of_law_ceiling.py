"""How much there is to win at Duel of Law by thinking: a jurist that knows all hands, beside the top level.

    python benchmarks/duel_of_law_ceiling.py [--pairs 20] [--against 12] [--players planning,top] [--seed 1]

`knowing` is the top level, but looks at the next player's true cards instead of drawing them from what it has not seen.
`planning` also knows what it will draw itself, and looks at its own next turn after each of the answers that would
leave it worst: one that it can win then does not harm it. Each deal is played twice with the seats swapped. Reported:
each one's score against a level, with its 95 % interval over deals, and the share of deals that the same seat won
a person who sat there: those the deal decided.
"""

from __future__ import annotations

import argparse
import math
import statistics
from dataclasses import dataclass, field

from parlour.chance import Chance
from parlour.game import Seat
from parlour.games.duel_of_law import rules, views
from parlour.games.duel_of_law.players import LEVELS
from parlour.games.duel_of_law.players.bots import WON, Bot
from parlour.games.duel_of_law.rules import Move, Position
from parlour.games.duel_of_law.views import View

ANSWERS = 3
"""Answers of the next player after which the planning one looks at its own turn."""


@dataclass(frozen=True)
class Knowing(Bot):
    """Is shown the table as it is before each move."""

    shown: list[Position] = field(default_factory=list)

    def dealt(self, view: View, chance: Chance) -> Position:
        return self.shown[-1]


@dataclass(frozen=True)
class Planning(Knowing):
    def after_answer(self, truth: Position, seat: Seat, move: Move) -> float:
        after = rules.play(truth, seat, move)
        if after.ended:
            return self._afterwards(after, seat)
        answered = sorted(
            ((self._afterwards(one, seat), number, one) for number, one in enumerate(self.answers(after))),
            key=lambda each: each[:2],
        )
        return min(worth if one.ended else self._planned(one, seat, worth) for worth, _, one in answered[:ANSWERS])

    def _planned(self, position: Position, seat: Seat, worth: float) -> float:
        """What this seat has if it can win now; else how things stand before its turn."""
        return max(worth, *(self._afterwards(one, seat) for one in self.answers(position) if one.ended), -WON)


def score(one: Bot, other: Bot, key: str) -> tuple[float, float]:
    """One deal from both seats: what the first player scores as the first side, and as the second."""
    options = rules.options({"players": "2", "objection": "auto"})
    deal = rules.deal(options, Chance(f"{key} deal"))
    scores = []
    for seat in (0, 1):
        seats = (one, other) if seat == 0 else (other, one)
        position, chance = rules.setup(options, deal), Chance(f"{key} {seat}")
        while (ended := rules.outcome(position)) is None:
            mover = seats[position.mover]
            if isinstance(mover, Knowing):
                mover.shown[:] = [position]
            move = mover.choose(views.view(position, position.mover), chance)
            position = rules.play(position, position.mover, move)
        scores.append(float(seat in ended.winners) / max(1, len(ended.winners)))
    return scores[0], scores[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--against", type=int, default=LEVELS[-2])
    parser.add_argument("--players", default="planning,top")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    top = LEVELS[-1]
    players = {"knowing": Knowing(top, None), "planning": Planning(top, None), "top": Bot(top, None)}
    names = {"knowing": "knowing all hands", "planning": "knowing and planning", "top": f"level {top}"}
    for which in chosen.players.split(","):
        name, player = names[which], players[which]
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
