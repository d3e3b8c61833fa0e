"""How high the steps between a game's levels are: each level against the one below it, without a clock.

    python benchmarks/steps.py GAME [--games 200] [--levels 1,2,3] [--seed 1]

Each deal is played from all sides. Reported: the upper level's score, with its 95 % interval over deals.
"""

from __future__ import annotations

import argparse
import math
import statistics

from parlour.catalogue import GAMES
from parlour.players.levels import offered, warm_up
from parlour.study.matches import Plan, play_one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", default="")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    game = GAMES[chosen.game]
    warm_up(game)
    upper = list(offered(game))[1:]
    for level in map(int, chosen.levels.split(",")) if chosen.levels else upper:
        plan = Plan(chosen.game, (), (str(level), str(level - 1)), chosen.games, f"{chosen.seed} {level}")
        scores = [play_one(plan, number).scores[0] for number in range(chosen.games)]
        deals = [statistics.mean(pair) for pair in zip(scores[::2], scores[1::2], strict=True)]
        half = 1.96 * statistics.stdev(deals) / math.sqrt(len(deals))
        print(f"level {level} against {level - 1}: {statistics.mean(deals):.1%} ± {half:.1%}", flush=True)


if __name__ == "__main__":
    main()
