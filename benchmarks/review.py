"""How soon a review says something, and when it is whole: random games, reviewed as the server does it.

    python -m benchmarks.review [--games 3]

Budgets: the first line within 0.5 s, a whole review of 4×4 or 5×5 within 4 s; larger ones are told line by line. The
tables and files that a review reads are loaded before, as in a server that has run for a moment.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.players.levels import prepare
from parlour.sitting import Sitting, begin
from parlour.solvers.review import reviewed

FIRST, WHOLE = 0.5, 4.0
"""Seconds."""
SETTINGS: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("dualite", {"size": "4"}),
    ("dualite", {"size": "5"}),
    ("dualite", {"size": "6"}),
    ("dualite", {"size": "7"}),
    ("dualma", {}),
)


def random_game(game: Game, options: object, seed: int) -> Sitting:
    dice, sitting = random.Random(seed), begin(game, options, game.deal(options, Chance(str(seed))))
    while sitting.to_move:
        seat = min(sitting.to_move)
        sitting = sitting.play(seat, dice.choice(sitting.legal_moves()))
    return sitting


def told(sitting: Sitting) -> list[float]:
    """Seconds until each move was told, the last move first."""
    start, found = time.perf_counter(), []
    for _ in reviewed(sitting.game, sitting.positions, sitting.moves, len(sitting.moves)):
        found.append(time.perf_counter() - start)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=3)
    games = asked.parse_args().games
    print(f"{'game':<16}{'moves':>6}{'first':>8}{'whole':>8}{'longest wait':>14}")
    for name, texts in SETTINGS:
        game = GAMES[name]
        options = game.options(texts)
        assert game.seats(options) == 2
        prepare(game, options)
        told(random_game(game, options, -1))  # what is compiled or read for the first time is not counted
        for seed in range(games):
            times = told(random_game(game, options, seed))
            wait = max(now - before for before, now in zip([0.0, *times], times, strict=False))
            within = times[0] <= FIRST and (times[-1] <= WHOLE or texts.get("size") not in ("4", "5"))
            called = f"{name} {texts.get('size', '')}".strip()
            mark = "" if within else "  over its budget"
            print(f"{called:<16}{len(times):>6}{times[0]:>8.2f}{times[-1]:>8.2f}{wait:>14.2f}{mark}", flush=True)


if __name__ == "__main__":
    main()
