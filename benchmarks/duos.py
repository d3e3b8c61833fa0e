"""The best four of twelve cards' pairs: exactly, by dynamic programming, beside looking at all 51,975 choices; a hint.

    python benchmarks/duos.py [--boards 60] [--rounds 5]

Reported: CPU milliseconds a board, median and spread over rounds, and their ratio in the same run; then CPU
milliseconds of a whole choice of the top level, and of its hint in the game for two.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from itertools import combinations

import numpy as np

from parlour.chance import Chance
from parlour.games.duos import players as pairer
from parlour.games.duos import rules
from parlour.games.duos import views as duos_views
from parlour.games.duos.engine.kernels import CARDS, PAIRS
from parlour.games.duos.players.best_pairs import ALL_PAIRS, best_pairs
from parlour.games.duos.players.hints import scores
from parlour.games.duos.players.pair_scores import Taste


def timed(name: str, work: Callable[[], object], count: int, rounds: int) -> float:
    work()
    spent = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        spent.append((time.process_time() - start) / count * 1000)
    print(f"{name}: {statistics.median(spent):.3g} ms ({min(spent):.3g} to {max(spent):.3g})")
    return statistics.median(spent)


def every_choice() -> np.ndarray[tuple[int, int], np.dtype[np.intp]]:
    """All choices of four disjoint pairs, as columns of the table of scores."""
    found: list[tuple[int, ...]] = []

    def extend(chosen: tuple[int, ...], used: int, start: int) -> None:
        if len(chosen) == PAIRS:
            found.append(chosen)
            return
        for column in range(start, len(ALL_PAIRS)):
            one, other = ALL_PAIRS[column]
            if not used & (1 << one | 1 << other):
                extend((*chosen, column), used | 1 << one | 1 << other, column + 1)

    extend((), 0, 0)
    return np.array(found)


def boards(count: int, players: int) -> list[duos_views.View]:
    options = rules.options({"players": str(players)})
    return [duos_views.view(rules.setup(options, rules.deal(options, Chance(key))), 0) for key in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    views = boards(chosen.boards, 4)
    tables = [np.array([scores(Taste(), view.cards)]) for view in views]
    choices = every_choice()
    assert len(choices) == 51_975
    assert len(list(combinations(range(CARDS), 2))) == len(ALL_PAIRS)
    exact = timed("dynamic programming", lambda: [best_pairs(table) for table in tables], len(tables), chosen.rounds)
    brute = timed(
        "all choices, vectorised",
        lambda: [table[0][choices].sum(axis=1).argmax() for table in tables],
        len(tables),
        chosen.rounds,
    )
    print(f"ratio: {brute / exact:.1f}")
    top = pairer.make("5", None)
    timed("a whole choice", lambda: [top.choose(view, Chance(1)) for view in views], len(views), chosen.rounds)
    for_two = boards(6, 2)
    timed("a hint", lambda: [top.choose(view, Chance(1)) for view in for_two], len(for_two), 3)


if __name__ == "__main__":
    main()
