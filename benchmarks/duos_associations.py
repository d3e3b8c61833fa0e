"""How often the pairer chooses a pair of cards that people think of together, when it lies among ten others.

    python benchmarks/duos_associations.py [--boards 20] [--list FILE] [--worst 0] [--seed 1]

FILE has a pair of cards a line, under a title in brackets if it has several lists. Without it there are three lists of
our own in `tests/games/duos/`: `associations.txt`, by which the pairer was tuned, and the two halves of
`first_thoughts.txt`, the second of which only judges: its misses are not printed. Every pair is laid on this many
boards, with ten cards drawn at random, and level 5 takes four pairs. Reported: on how many boards of 100 the pair is
among them, with its 95 % interval over pairs; what a person would reach who knew all lists by heart, as two of their
pairs may want the same card; and if asked those that it misses most.
"""

from __future__ import annotations

import argparse
import math
import statistics
import zlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np

from parlour.games.duos.cards import DECK
from parlour.games.duos.engine.kernels import CARDS
from parlour.games.duos.players.best_pairs import ALL_PAIRS, ONE, Scores, best_pairs
from parlour.games.duos.players.card_data import SIDES
from parlour.games.duos.players.hints import scores
from parlour.games.duos.players.pair_scores import Taste

OURS = Path(__file__).parents[1] / "tests/games/duos"
HEART = 1 << 20
"""How much more a list that is known by heart counts than the pairer's own opinion."""

Pair = tuple[str, str]
Scorer = Callable[[Sequence[str]], Scores]


def read_lists(file: Path) -> dict[str, tuple[Pair, ...]]:
    """By their titles; what stands before the first one has the name of the file."""
    lists: dict[str, tuple[Pair, ...]] = {}
    title = file.name
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            title = line.strip("[]")
        elif line and not line.startswith("#"):
            one, other = line.split()
            lists[title] = (*lists.get(title, ()), (one, other))
    return lists


def judges(pair: Pair) -> bool:
    """Whether this pair is in the half that no one reads."""
    return zlib.crc32(" ".join(sorted(pair)).encode()) % 2 == 1


def pairer(cards: Sequence[str]) -> Scores:
    return scores(Taste(), cards)


def by_heart(pairs: Iterable[Pair]) -> Scorer:
    """A person who knows all of these pairs, and takes as many as fit; the pairer's opinion decides between equals."""
    known = {frozenset(pair) for pair in pairs}

    def scored(cards: Sequence[str]) -> Scores:
        listed = [{cards[one], cards[other]} in known for one, other in ALL_PAIRS]
        return [HEART * ONE * by_list + own for by_list, own in zip(listed, pairer(cards), strict=True)]

    return scored


def hits(pair: Pair, scorer: Scorer, boards: int, dice: np.random.Generator) -> float:
    """The share of the boards on which the pair is chosen."""
    names = np.array([name for card in DECK if (name := card.side(SIDES[pair[0]])) not in pair])
    laid = [dice.permutation([*pair, *dice.choice(names, CARDS - 2, replace=False)]).tolist() for _ in range(boards)]
    chosen = np.array(best_pairs([scorer(cards) for cards in laid]))
    places = [tuple(sorted(cards.index(card) for card in pair)) for cards in laid]
    columns = np.array([[ALL_PAIRS.index((one, other))] for one, other in places])
    return float((chosen == columns).any(axis=1).mean())


def rates(pairs: Iterable[Pair], scorer: Scorer, boards: int, seed: int) -> dict[Pair, float]:
    return {
        pair: hits(pair, scorer, boards, np.random.default_rng([seed, number])) for number, pair in enumerate(pairs)
    }


def our_lists() -> dict[str, tuple[Pair, ...]]:
    tuned, thoughts = (read_lists(OURS / name)[name] for name in ("associations.txt", "first_thoughts.txt"))
    return {
        "tuned by": tuned,
        "first thoughts, read": tuple(pair for pair in thoughts if not judges(pair)),
        "first thoughts, judging": tuple(pair for pair in thoughts if judges(pair)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--list", type=Path)
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    lists = read_lists(chosen.list) if chosen.list else our_lists()
    heart = by_heart(pair for pairs in lists.values() for pair in pairs)
    for name, pairs in lists.items():
        found = rates(pairs, pairer, chosen.boards, chosen.seed)
        half = 196 * statistics.stdev(found.values()) / math.sqrt(len(found))
        most = statistics.mean(rates(pairs, heart, chosen.boards, chosen.seed).values())
        print(f"{name}: {len(found)} pairs on {chosen.boards} boards each")
        print(f"  chosen on {100 * statistics.mean(found.values()):.1f} ± {half:.1f} of 100 boards")
        print(f"  with the lists known by heart: {100 * most:.1f}")
        if "judging" not in name:
            for (one, other), rate in sorted(found.items(), key=lambda item: item[1])[: chosen.worst]:
                print(f"  {one} + {other}: {100 * rate:.0f}")


if __name__ == "__main__":
    main()
