"""Does the time that a bot takes tell what it holds? Pairs of hands that look the same to the opponent.

    python -m benchmarks.bot_times [--game duality] [--level 5] [--pairs 70]

Positions are taken from games at random; for each, what the opponent does not see is dealt again. The bot then moves in
both, as at a table: in a worker, through the server's own `BotWorkers`. Reported: how the difference of its times goes
with the difference of its choices, which the opponent cannot count; for its thoughts, and for the moves that are seen.
"""

from __future__ import annotations

import argparse
import asyncio
import math
from statistics import correlation, mean
from typing import Any

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import AnyGame
from parlour.server.bot_workers import BotWorkers
from parlour.sitting import begin


class Thoughts(list[float]):
    """Overhears how long each thought took."""

    def __init__(self, workers: BotWorkers) -> None:
        super().__init__()
        pace = workers._pace
        took = pace.took

        def overheard(kind: object, seconds: float) -> None:
            self.append(seconds)
            took(kind, seconds)

        pace.took = overheard  # type: ignore[method-assign]


def two_truths(game: AnyGame, chance: Chance) -> tuple[Any, Any]:
    """What the mover sees in two positions that are one to the opponent; not where there is nothing to choose."""
    options = game.options({})
    while True:
        sitting = begin(game, options, game.deal(options, chance))
        for _ in range(chance.below(24)):
            if sitting.outcome is None:
                seat = min(sitting.awaited)
                sitting = sitting.play(seat, game.sample(sitting.view(seat), chance))
        if sitting.outcome is None and len(sitting.awaited) == 1:
            (mover,) = sitting.awaited
            other = game.redeal(sitting.view(1 - mover), chance)
            return sitting.view(mover), game.view(other, mover)


async def measured(game: AnyGame, level: int, pairs: int) -> None:
    workers, chance = BotWorkers([game], 1), Chance("bot times")
    workers.start()
    try:
        while not (await workers.choose(game, level, two_truths(game, chance)[0])).of_level:
            await asyncio.sleep(1)
        thoughts = Thoughts(workers)
        moves, choices = [], []
        clock = asyncio.get_running_loop().time
        for _ in range(pairs):
            for view in two_truths(game, chance):
                began = clock()
                await workers.choose(game, level, view)
                moves.append(clock() - began)
                choices.append(float(len(view.choices)))
        print(f"{game.NAME}, level {level}, {pairs} pairs of hands that look the same")
        for name, times in (("thought", thoughts), ("move", moves)):
            print(
                f"{name:8} {mean(times):6.3f} s, correlation with what it can choose {_with_interval(times, choices)}"
            )
    finally:
        await workers.stop()


def _with_interval(times: list[float], choices: list[float]) -> str:
    """Of the differences within pairs, with a 95 % interval by Fisher."""
    apart = [[one - other for one, other in zip(values[::2], values[1::2], strict=True)] for values in (times, choices)]
    found = correlation(*apart)
    width = 1.96 / math.sqrt(len(apart[0]) - 3)
    low, high = (math.tanh(math.atanh(found) + sign * width) for sign in (-1, 1))
    return f"{found:+.2f} ({low:+.2f} to {high:+.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duality", choices=sorted(GAMES))
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--pairs", type=int, default=70)
    asked = parser.parse_args()
    asyncio.run(measured(GAMES[asked.game], asked.level, asked.pairs))


if __name__ == "__main__":
    main()
