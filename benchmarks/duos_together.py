"""How many of their four pairs two bots of different characters share in the game for two, with hints and without.

    python benchmarks/duos_together.py [--boards 200] [--seed 1]

Every board is a first turn, animals and things by turns. The characters go through all ten couples of the five whom
one may invite by name, so no bot meets its own like. Reported: pairs in common, with their 95 % interval over boards,
the share of boards that earn the point (three pairs or more), and which hints were given.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter
from dataclasses import replace
from itertools import combinations

from parlour.chance import Chance
from parlour.games.duos import rules, values, views
from parlour.games.duos.cards import CATEGORIES
from parlour.games.duos.players.pairer import PERSONALITIES, Pairer, make

COUPLES = tuple(combinations(PERSONALITIES, 2))


def turn(couple: tuple[str, str], hints: bool, key: str, first: str) -> values.Turn:
    """One turn of these two, as it was revealed."""
    options = rules.options({"players": "2", "first": first})
    position = rules.setup(options, rules.deal(options, Chance(f"{key} deal")))
    players: list[Pairer] = [replace(make(name), hints=hints) for name in couple]
    chances = [Chance(f"{key} {seat}") for seat in range(2)]
    while position.last is None:
        for seat, player in enumerate(players):
            if position.last is None and not position.ready[seat]:
                position = rules.play(position, seat, player.choose(views.view(position, seat), chances[seat]))
    return position.last


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    for hints in (True, False):
        turns = [
            turn(COUPLES[number % len(COUPLES)], hints, f"{chosen.seed} {number}", CATEGORIES[number // 10 % 2])
            for number in range(chosen.boards)
        ]
        shared = [len(one.matches) for one in turns]
        half = 1.96 * statistics.stdev(shared) / math.sqrt(len(shared))
        points = sum(count >= 3 for count in shared) / len(shared)
        print(
            f"{'with' if hints else 'without'} hints: {statistics.mean(shared):.2f} ± {half:.2f} of 4 pairs in common, "
            f"the point on {100 * points:.0f} of 100 boards"
        )
        if hints:
            given = Counter(hint.kind for one in turns for hint in one.hints)
            print("hints given: " + ", ".join(f"{kind} {given[kind]}" for kind in ("word", "yes", "not")))


if __name__ == "__main__":
    main()
