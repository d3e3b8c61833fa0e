"""Does the time that a bot takes tell what it holds? Pairs of hands that look the same to the opponent.

    python -m benchmarks.bot_times [--game duality] [--level 5] [--pairs 70]

Positions are taken from games at random; for each, what the opponent does not see is dealt again. The bot then moves in
both, twice, as at a table: in a worker, through the server's own `BotWorkers`. If the hand decides how long it takes,
the two differences of each pair go together. Reported: their correlation, for its thoughts and for the moves as they
are seen; and the same of the CPU time of thoughts in this process, which no other work on the machine disturbs.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import time
from statistics import correlation, mean
from typing import Any

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.players import levels
from parlour.server.bots.bot_workers import BotWorkers
from parlour.sitting import begin


class Thoughts(list[float]):
    """Overhears how long each thought took."""

    def __init__(self, workers: BotWorkers) -> None:
        super().__init__()
        pace = workers._delay
        took = pace.note_thought

        def overheard(kind: object, seconds: float) -> None:
            self.append(seconds)
            took(kind, seconds)

        pace.note_thought = overheard  # type: ignore[method-assign] # to listen


def two_truths(game: Game, chance: Chance) -> tuple[Any, Any]:
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


async def measured(game: Game, level: int, pairs: int) -> None:
    workers, chance = BotWorkers([game], 1), Chance("bot times")
    workers.start()
    try:
        while not (await workers.choose(game, level, two_truths(game, chance)[0])).of_level:
            await asyncio.sleep(1)
        thoughts = Thoughts(workers)
        moves, alone = [], []
        clock = asyncio.get_running_loop().time
        player = levels.player(game, level, None)
        player.choose(two_truths(game, chance)[0], chance)
        for _ in range(pairs):
            for view in two_truths(game, chance) * 2:
                began = clock()
                await workers.choose(game, level, view)
                moves.append(clock() - began)
                began = time.process_time()
                player.choose(view, chance)
                alone.append(time.process_time() - began)
        print(f"{game.NAME}, level {level}, {pairs} pairs of hands that look the same")
        for name, times in (("thought, CPU", alone), ("thought", thoughts), ("move", moves)):
            print(f"{name:12} {mean(times):6.3f} s, two differences of a pair: correlation {_with_interval(times)}")
    finally:
        await workers.stop()


def _with_interval(times: list[float]) -> str:
    """Of the first and the second difference within pairs, with a 95 % interval by Fisher."""
    rows = [times[at : at + 4] for at in range(0, len(times), 4)]
    found = correlation([row[0] - row[1] for row in rows], [row[2] - row[3] for row in rows])
    width = 1.96 / math.sqrt(len(rows) - 3)
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
