"""What a person scores at Duel of Law who has just learned it: two simulated newcomers against a level.

    python benchmarks/duel_of_law_newcomer.py [--games 60] [--level 0] [--seed 1]

One lays cards at random three times, in mind, and claims the first new branch of three for which the hints offer a law;
if none turns up, it draws, as one does who sees nothing. The other looks longer and takes the best single branch that
it finds, also from others. Both play with the options of the first game after the lesson, from either seat.
"""

from __future__ import annotations

import argparse
import math

from parlour.chance import Chance
from parlour.games.duel_of_law import rules, views
from parlour.games.duel_of_law.play_drafts import random_play
from parlour.games.duel_of_law.players.bots import Bot
from parlour.games.duel_of_law.players.branches import claimed, natural
from parlour.games.duel_of_law.players.plays import best_plays
from parlour.games.duel_of_law.rules import Draw, Move
from parlour.games.duel_of_law.views import View, parsed
from parlour.players import Player

GLANCES = 3


class Newcomer:
    def choose(self, view: View, chance: Chance) -> Move:
        at = parsed(view)
        for _ in range(GLANCES if view.may_lay else 0):
            lay = random_play(at, chance)
            if lay is not None and len(lay.laid) <= 3 and [one.victim for one in claimed(at, lay)] == [None]:
                return natural(at, lay)
        return Draw()


class Careful:
    def choose(self, view: View, chance: Chance) -> Move:
        at = parsed(view)
        plays = [play.lay for play in best_plays(at, 300, patience=900, card=-3)] if view.may_lay else []
        single = [lay for lay in plays if len(lay.claims) == 1]
        return natural(at, single[0]) if single else Draw()


def score(newcomer: Player, bot: Player, key: str, seat: int) -> tuple[float, int]:
    """One game: what the newcomer scores on this seat, and how many turns it took."""
    options = rules.options({})
    position, chance = rules.setup(options, rules.deal(options, Chance(f"{key} deal"))), Chance(f"{key} {seat}")
    while (ended := rules.outcome(position)) is None:
        mover = newcomer if position.mover == seat else bot
        position = rules.play(position, position.mover, mover.choose(views.view(position, position.mover), chance))
    return float(seat in ended.winners) / max(1, len(ended.winners)), position.turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", type=int, default=0)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    newcomers: tuple[tuple[str, Player], ...] = (("a newcomer", Newcomer()), ("a careful newcomer", Careful()))
    for name, player in newcomers:
        bot = Bot(chosen.level, None)
        games = [score(player, bot, f"{chosen.seed} {number // 2}", number % 2) for number in range(chosen.games)]
        mean = sum(one for one, _ in games) / len(games)
        half = 1.96 * math.sqrt(mean * (1 - mean) / len(games))
        turns = sum(turn for _, turn in games) / len(games)
        print(
            f"{name} against level {chosen.level}: {100 * mean:.0f} ± {100 * half:.0f} % of {len(games)} games, "
            f"{turns:.0f} turns on average"
        )


if __name__ == "__main__":
    main()
