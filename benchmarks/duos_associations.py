"""How often the pairer chooses a pair of cards that people think of together, when it lies among ten others.

    python benchmarks/duos_associations.py [--boards 20] [--list FILE] [--worst 0] [--seed 1]

FILE has a pair of cards a line; ours is `tests/games/duos/associations.txt`. Every pair is laid on this many boards,
with ten cards drawn at random, and level 5 chooses four pairs. Reported: on how many boards of 100 the pair is among
them, with its 95 % interval over pairs, and if asked those that it misses most.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from parlour.games.duos.cards import DECK
from parlour.games.duos.players.affinity import Taste
from parlour.games.duos.players.hints import scores
from parlour.games.duos.players.knowledge import SIDES
from parlour.games.duos.players.matching import CARDS, best_pairs

OURS = Path(__file__).parents[1] / "tests/games/duos/associations.txt"
TOGETHER = 0
"""The column of the first two cards of a board, where the pair lies."""


def read_pairs(text: str) -> tuple[tuple[str, str], ...]:
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return tuple((one, other) for one, other in lines)


def hits(pair: tuple[str, str], boards: int, dice: np.random.Generator) -> float:
    """The share of the boards on which the pair is chosen."""
    names = np.array([name for card in DECK if (name := card.side(SIDES[pair[0]])) not in pair])
    laid = [(*pair, *dice.choice(names, CARDS - 2, replace=False)) for _ in range(boards)]
    chosen = best_pairs(np.array([scores(Taste(), tuple(map(str, cards))) for cards in laid]))
    return float((chosen == TOGETHER).any(axis=1).mean())


def rates(pairs: Iterable[tuple[str, str]], boards: int, seed: int) -> dict[tuple[str, str], float]:
    return {pair: hits(pair, boards, np.random.default_rng([seed, number])) for number, pair in enumerate(pairs)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--list", type=Path, default=OURS)
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = rates(read_pairs(chosen.list.read_text(encoding="utf-8")), chosen.boards, chosen.seed)
    half = 196 * statistics.stdev(found.values()) / math.sqrt(len(found))
    print(f"{len(found)} pairs on {chosen.boards} boards each")
    print(f"chosen on {100 * statistics.mean(found.values()):.1f} ± {half:.1f} of 100 boards")
    for (one, other), rate in sorted(found.items(), key=lambda item: item[1])[: chosen.worst]:
        print(f"{one} + {other}: {100 * rate:.0f}")


if __name__ == "__main__":
    main()
