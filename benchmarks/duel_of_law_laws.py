"""Do the laws that bots of Duel of Law name sound like a person's, and what does that cost?

    python -m benchmarks.duel_of_law_laws [--levels 9,12,13,safest] [--games 20] [--seed 1] [--show]
    python -m benchmarks.duel_of_law_laws --pairs 100 [--margin 0] [--seed 1]

The first says of the laws that each level names against itself how many are of the kind that a person would see first
(a colour before a rising row, that before taking turns) among all that fit the line, and how many the one that levels 0
to 9 would name, which with a joker in the line is whatever is named; `safest` is the top level that names the safest
law, however far-fetched. With --show it lists the others. The second plays the top level against the same with another
margin, by default the safest, each deal from both seats, with a 95 % interval over deals.
"""

from __future__ import annotations

import argparse
import math
import statistics

from benchmarks.duel_of_law_ceiling import score
from parlour.chance import Chance
from parlour.games.duel_of_law import rules, views
from parlour.games.duel_of_law.atoms import judged
from parlour.games.duel_of_law.play_check import Lay
from parlour.games.duel_of_law.players import LEVELS
from parlour.games.duel_of_law.players.bots import Bot
from parlour.games.duel_of_law.players.branches import claimed, far_fetched, natural
from parlour.games.duel_of_law.sentences import say_law
from parlour.games.duel_of_law.views import parsed
from parlour.games.duel_of_law.wording import parts

TOP = LEVELS[-1]


def said(bot: Bot, key: str, show: bool) -> list[tuple[bool, bool]]:
    """Of each law that is named in one game of a bot against itself: of the first kind, and the first itself?"""
    options = rules.options({"players": "2", "objection": "auto"})
    position, chance = rules.setup(options, rules.deal(options, Chance(f"{key} deal"))), Chance(key)
    found = []
    while rules.outcome(position) is None:
        view = views.view(position, position.mover)
        move = bot.choose(view, chance)
        if isinstance(move, Lay):
            at = parsed(view)
            for one, first in zip(claimed(at, move), natural(at, move).claims, strict=True):
                named, seen = judged((one.claim.atom, first.atom))
                found.append((far_fetched(named) <= far_fetched(seen), named == seen))
                if show and named != seen:
                    here, there = (say_law(parts((atom,), first.axis)) for atom in (named, seen))
                    print(f"    {' '.join(map(str, one.cards))}: {here}, not {there}")
        position = rules.play(position, position.mover, move)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default=f"9,12,{TOP},safest")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--margin", type=float, default=0.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--show", action="store_true")
    chosen = parser.parse_args()
    if chosen.pairs:
        rivals = Bot(TOP, None), Bot(TOP, None, chosen.margin)
        means = [sum(score(*rivals, f"{chosen.seed} {number}")) / 2 for number in range(chosen.pairs)]
        half = 1.96 * statistics.stdev(means) / math.sqrt(len(means))
        print(
            f"level {TOP} against itself with a margin of {chosen.margin:g}: "
            f"{statistics.mean(means):.1%} ± {half:.1%} of {2 * len(means)} games"
        )
        return
    for level in chosen.levels.split(","):
        bot = Bot(TOP, None, 0.0) if level == "safest" else Bot(int(level), None)
        laws = [one for number in range(chosen.games) for one in said(bot, f"{chosen.seed} {number}", chosen.show)]
        kind, first = (statistics.mean(each) for each in zip(*laws, strict=True))
        name = level if level == "safest" else f"level {level}"
        print(f"{name}: {len(laws)} laws, {kind:.0%} of the kind seen first, {first:.0%} the first", flush=True)


if __name__ == "__main__":
    main()
