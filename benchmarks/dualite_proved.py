"""How much of a game of Dualité its last level proves within its time, and from which of its moves on.

    python benchmarks/dualite_proved.py --size 7 [--games 20] [--against 5] [--seconds S] [--seed 1]

It plays so many games against this level, and begins every second one. Each of its moves is proved to win, proved to
lose, or neither (open). Without seconds it looks at each choice for a number of nodes: on 7×7 about as many as the
clock of a table leaves.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter

from parlour.chance import Chance
from parlour.games.dualite import GAME as dualite
from parlour.games.dualite import rules, views
from parlour.games.dualite.players.lookahead import Perfect
from parlour.players import levels

TOGETHER = 4
"""Its moves are told in groups of this many."""

Verdicts = list[bool | None]


def game(size: int, seat: int, against: str, seconds: float | None, key: str) -> tuple[Verdicts, bool]:
    """What its moves in one game were proved to be, and whether it won."""
    position = rules.setup(rules.options({"size": str(size)}), None)
    last, other, chance = Perfect(seconds), levels.named(dualite, against), Chance(key)
    proved: Verdicts = []
    while to_move := rules.to_move(position):
        (mover,) = to_move
        view = views.view(position, mover)
        if mover == seat:
            move, verdict = last.think(view, chance)
            proved.append(verdict)
        else:
            move = other.choose(view, chance)
        position = rules.play(position, mover, move)
    outcome = rules.outcome(position)
    assert outcome is not None
    return proved, outcome.winners == (seat,)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=7)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--against", default="5")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    began = time.process_time()
    games = [
        game(chosen.size, number % 2, chosen.against, chosen.seconds, f"{chosen.seed} {number}")
        for number in range(chosen.games)
    ]
    spent = (time.process_time() - began) / sum(len(proved) for proved, _ in games)
    print(
        f"{chosen.size}×{chosen.size}: {len(games)} games against level {chosen.against}, "
        f"{sum(won for _, won in games)} won, {spent:.2f} s of CPU a move"
    )
    for first in range(0, max(len(proved) for proved, _ in games), TOGETHER):
        found = Counter(verdict for proved, _ in games for verdict in proved[first : first + TOGETHER])
        print(
            f"  its moves {first + 1:2} to {first + TOGETHER:2}: {found[True]:3} proved to win, "
            f"{found[False]:3} to lose, {found[None]:3} open"
        )
    openly = [sum(verdict is None for verdict in proved) for proved, _ in games]
    print(f"  open moves a game: {statistics.median(openly):g} in the middle, {max(openly)} at most")


if __name__ == "__main__":
    main()
