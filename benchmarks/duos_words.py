"""How well the pairer understands a person's hint: does it then choose the pair that was meant?

    python benchmarks/duos_words.py [--boards 10] [--seed 1] [--no-vectors]

`tests/games/duos/hint_words.txt` has words and the two cards each was meant for. The two are laid on this many boards
with ten cards drawn at random, and level 5 chooses four pairs as a partner: after the word, after no word, and after
the word that a bot has for the pair, where it has one.
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from parlour.chance import Chance
from parlour.games.duos import rules, values, views
from parlour.games.duos.cards import DECK
from parlour.games.duos.engine.kernels import CARDS
from parlour.games.duos.players import pairer, vectors
from parlour.games.duos.players.card_data import SIDES, shared_tags
from parlour.games.duos.players.hints import READY
from parlour.games.duos.players.pair_scores import VAGUE

WORDS = Path(__file__).parents[1] / "tests/games/duos/hint_words.txt"
LISTENER = replace(pairer.make("5"), hints=False)

Hint = tuple[str, tuple[str, str]]


def read_hints(text: str) -> dict[str, list[Hint]]:
    parts: dict[str, list[Hint]] = {}
    hints: list[Hint] = []
    for line in text.splitlines():
        if title := re.fullmatch(r"\[(.+)\]", line):
            hints = parts.setdefault(title[1], [])
        elif line and not line.startswith("#"):
            word, one, other = line.split()
            hints.append((word, (one, other)))
    return parts


def boards(pair: tuple[str, str], count: int, dice: np.random.Generator) -> list[tuple[str, ...]]:
    names = np.array([name for card in DECK if (name := card.side(SIDES[pair[0]])) not in pair])
    return [
        tuple(dice.permutation([*pair, *dice.choice(names, CARDS - 2, replace=False)]).tolist()) for _ in range(count)
    ]


def share(laid: Sequence[tuple[str, ...]], pair: tuple[str, str], word: str | None) -> float:
    """On what share of these boards the partner chooses the pair after this word."""
    options = rules.options({"players": "2"})
    view = views.view(rules.setup(options, rules.deal(options, Chance("hint"))), 1)
    hints = () if word is None else (values.Given(0, "word", word),)
    found = 0
    for number, cards in enumerate(laid):
        move = LISTENER.choose(replace(view, cards=cards, hints=hints), Chance(number))
        assert isinstance(move, values.Choose)
        found += set(pair) in [set(chosen) for chosen in move.pairs]
    return found / len(laid)


def of_a_bot(pair: tuple[str, str]) -> str | None:
    """The first word that a bot could say for this pair."""
    tags = [tag for tag in shared_tags(*pair) if tag.weight >= READY and tag.strength > VAGUE]
    return tags[0].words[0] if tags else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-vectors", action="store_true")
    chosen = parser.parse_args()
    if chosen.no_vectors:
        vectors.installed = lambda: False
    for title, hints in read_hints(WORDS.read_text(encoding="utf-8")).items():
        silent, told, both = [], [], []
        for number, (word, pair) in enumerate(hints):
            laid = boards(pair, chosen.boards, np.random.default_rng([chosen.seed, number]))
            silent.append(share(laid, pair, None))
            told.append(share(laid, pair, word))
            bots = of_a_bot(pair)
            if bots is not None:
                both.append((told[-1], share(laid, pair, bots)))
        print(f"{title}: {len(hints)} words, {chosen.boards} boards each")
        print(f"  the pair is chosen on {_percent(told)} of 100 boards, without the word on {_percent(silent)}")
        print(
            f"  of {len(both)} pairs for which a bot has a word: {_percent([mine for mine, _ in both])} "
            f"after the person's, {_percent([theirs for _, theirs in both])} after the bot's"
        )


def _percent(shares: list[float]) -> str:
    return f"{100 * statistics.mean(shares):.0f}"


if __name__ == "__main__":
    main()
