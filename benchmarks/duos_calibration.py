"""What the pairer's probabilities mean: how likely it thinks a pair, beside how often different characters choose it.

    python benchmarks/duos_calibration.py [--boards 120] [--seed 1]

On each board the pairer says for every pair how likely a person is to choose it (`likelihood`); then the five
characters whom one may invite by name choose twice each, in a mood, by their own taste. Reported, by what was said: how
many pairs, the mean of what was said, and how often they were chosen.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

import numpy as np

from parlour.chance import Chance
from parlour.games.duos import rules, views
from parlour.games.duos.cards import CATEGORIES
from parlour.games.duos.players.best_pairs import best_pairs, frequencies, in_a_mood
from parlour.games.duos.players.hints import likelihood, scores
from parlour.games.duos.players.pairer import MOODY, PERSONALITIES

STEPS = (0.0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1.01)
TIMES = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    said, done = [], []
    for number in range(chosen.boards):
        options = rules.options({"first": CATEGORIES[number % 2]})
        cards = views.view(rules.setup(options, rules.deal(options, Chance(f"{chosen.seed} {number}"))), 0).cards
        seed = chosen.seed * 1_000_000 + 10 * number
        said.append(likelihood(cards, seed))
        choices = [
            columns
            for place, one in enumerate(PERSONALITIES.values(), 1)
            for columns in best_pairs(in_a_mood(scores(one, cards), MOODY, seed + place, TIMES))
        ]
        done.append(np.array(frequencies(choices)) / (TIMES * len(PERSONALITIES)))
    likely, often = np.concatenate(said), np.concatenate(done)
    for low, high in pairwise(STEPS):
        among = (likely >= low) & (likely < high)
        if among.any():
            print(f"{among.sum():5} pairs: said {likely[among].mean():.2f}, chosen {often[among].mean():.2f}")


if __name__ == "__main__":
    main()
