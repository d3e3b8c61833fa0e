"""A strong pairer's advice after the game: the pairs that others would have been most likely to choose too."""

from __future__ import annotations

import numpy as np

from parlour.games.duos.players.best_pairs import ALL_PAIRS, PAIRS, Numbers, best_pairs
from parlour.games.duos.players.hints import DOUBT, imagined, in_a_mood, plan, scores
from parlour.games.duos.players.pair_scores import Taste
from parlour.games.duos.rules import together
from parlour.games.duos.values import Choose, Move
from parlour.games.duos.views import View
from parlour.solvers.review import Advice

OTHERS = 200
"""People whom it imagines at the table, each of a somewhat different mind."""
CLEARLY = 15
"""This many of 100 pairs fewer are worth a word: what goes together is a matter of taste."""


def advise(view: View, made: Move) -> Advice | None:
    """Of boards only: how many pairs others would share with this one, and with the one it would have marked.

    It knows the twelve cards and, for two, the hints; no one's board but this one.
    """
    if not isinstance(made, Choose):
        return None
    others, best = _imagined(view)
    mine = np.array([_column(view, pair) for pair in made.pairs])
    had, could = _shared(mine, others), _shared(best, others)
    better = [column for column in best if column not in mine]
    pairs = ",".join("+".join(view.cards[place] for place in ALL_PAIRS[column]) for column in better)
    facts: dict[str, str | int] = {"share": had, "best": max(had, could), "better": pairs}
    if could - had < CLEARLY or not better:
        return Advice("kept", "duos-review-good", facts)
    chosen = Choose(
        tuple((view.cards[one], view.cards[other]) for one, other in (ALL_PAIRS[column] for column in best))
    )
    return Advice("lost", "duos-review-better", facts, (str(chosen),))


def _imagined(view: View) -> tuple[Numbers, Numbers]:
    """What each of the others would choose, and what shares most with all of them."""
    dice = np.random.default_rng(0)
    own = scores(Taste(), view.cards)
    if together(view.options):
        partners = imagined(view, view.hints, dice)
        return partners, plan(view, view.hints, partners, own)
    others = best_pairs(in_a_mood(own, DOUBT, dice, OTHERS))
    often = np.bincount(others.ravel(), minlength=len(ALL_PAIRS)) / len(others)
    return others, best_pairs(often[None, :])[0]


def _shared(board: Numbers, others: Numbers) -> int:
    """Of 100 pairs of the others, how many are on this board."""
    return round(100 * float(np.isin(others, board).sum(axis=1).mean()) / PAIRS)


def _column(view: View, pair: tuple[str, str]) -> int:
    one, other = sorted(view.cards.index(card) for card in pair)
    return ALL_PAIRS.index((one, other))
