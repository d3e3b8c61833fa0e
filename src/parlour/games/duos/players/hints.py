"""The cooperative game: what a hint means, what the partner will probably choose, and which hint helps most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from parlour.games.duos.players.best_pairs import ALL_PAIRS, Numbers, Scores, best_pairs
from parlour.games.duos.players.card_data import shared_tags
from parlour.games.duos.players.pair_scores import VAGUE, Taste, affinity
from parlour.games.duos.players.word_meanings import meaning
from parlour.games.duos.rules import ENOUGH_FOR_TWO, names_a_card
from parlour.games.duos.values import Given, Move, Not, Word, Yes
from parlour.games.duos.views import View

PARTNERS = 32
"""Imagined partners on whom a plan or a hint is tried."""
DOUBT = 0.9
"""How differently from us an imagined person thinks: so much that what a share of them choose is chosen as often by
the five characters, on other boards than those it was set by (`benchmarks/duos_calibration.py`)."""
CERTAIN = 1000.0
"""More than all else: what the rules bind one to."""
BELIEVED = 50.0
"""More than any affinity: what the rules bind the other to."""
WORD_PULL = 12.0
"""How much a word speaks for a pair that both its cards fit, to one who understands it wholly."""
MEANT = 3.0
"""How much more it speaks for what its sayer will choose: no one wastes the only word."""
OWN_TASTE = 0.03
"""How much we follow our own taste where the imagined partners are divided."""
READY = 3
"""A word is said only for what people readily think of: a partner who never thought of it would be none the wiser."""
WORTH_SAYING = 0.02
"""A hint must raise the chance of a point by this much at least."""


# What hints do to the scores of one seat


def pointed(cards: Sequence[str], hints: Iterable[Given], seat: int) -> Scores:
    """What YES and NOT add: both are always true, so they bind the one who hinted, and the other believes them."""
    added = np.zeros(len(ALL_PAIRS))
    for given in hints:
        if given.kind != "word":
            place = cards.index(given.text)
            touched = np.array([place in pair for pair in ALL_PAIRS])
            sure = CERTAIN if given.seat == seat else BELIEVED
            added[touched] += sure if given.kind == "yes" else -sure
    return added


def worded(cards: Sequence[str], hints: Iterable[Given], said_by: int) -> Scores:
    """How much the word of this seat, if it said one, speaks for each pair."""
    added = np.zeros(len(ALL_PAIRS))
    for given in hints:
        if given.kind == "word" and given.seat == said_by:
            fits = meaning(given.text, cards)
            added += [WORD_PULL * fits[one] * fits[other] + 0.5 * (fits[one] + fits[other]) for one, other in ALL_PAIRS]
    return added


# The partner, imagined


def scores(taste: Taste, cards: Sequence[str]) -> Scores:
    return np.array([affinity(taste, cards[one], cards[other]) for one, other in ALL_PAIRS])


def in_a_mood(wanted: Scores, mood: float, dice: np.random.Generator, people: int = 1) -> Scores:
    """The scores of people who weigh every pair somewhat differently; what has no reason at all gets none."""
    moved: Scores = wanted * np.exp(mood * dice.normal(size=(people, len(ALL_PAIRS))))
    return moved


def likelihood(cards: Sequence[str], dice: np.random.Generator, people: int = 256) -> Scores:
    """For each pair of places, how likely a person is to choose it: the share of this many imagined people."""
    chosen = best_pairs(in_a_mood(scores(Taste(), cards), DOUBT, dice, people))
    return np.bincount(chosen.ravel(), minlength=len(ALL_PAIRS)) / people


def imagined(view: View, hints: tuple[Given, ...], dice: np.random.Generator) -> Numbers:
    """What many partners, each of a somewhat different mind, would choose after these hints.

    They mean their own word; ours some understand well, and some hardly at all.
    """
    assert view.seat is not None
    partner = 1 - view.seat
    wanted = in_a_mood(scores(Taste(), view.cards), DOUBT, dice, PARTNERS)
    grasp = dice.uniform(size=(PARTNERS, 1))
    wanted += MEANT * worded(view.cards, hints, partner) + grasp * worded(view.cards, hints, view.seat)
    return best_pairs(wanted + pointed(view.cards, hints, partner))


def plan(view: View, hints: tuple[Given, ...], partners: Numbers, own: Scores) -> Numbers:
    """The four pairs that we share most of with the imagined partners; our own taste decides between equals."""
    assert view.seat is not None
    often = np.bincount(partners.ravel(), minlength=len(ALL_PAIRS)) / len(partners)
    wished: Scores = often + own * OWN_TASTE + pointed(view.cards, hints, view.seat)
    best: Numbers = best_pairs(wished[None, :])[0]
    return best


def chance_of_a_point(chosen: Numbers, partners: Numbers) -> float:
    """How many of the imagined partners share enough pairs; a little for each pair, so that nearly counts too."""
    common = np.isin(partners, chosen).sum(axis=1)
    return float((common >= ENOUGH_FOR_TWO).mean() + 0.02 * common.mean())


# Which hint helps most


def best_hint(view: View, own: Scores, seed: int) -> Move | None:
    """The hint after which most of the imagined partners agree with us; None when none is worth it."""

    def tried(hints: tuple[Given, ...]) -> tuple[float, Numbers]:
        # The same imagined partners hear every hint, so that only the hint makes the difference.
        partners = imagined(view, hints, np.random.default_rng(seed))
        chosen = plan(view, hints, partners, own)
        return chance_of_a_point(chosen, partners), chosen

    assert view.seat is not None
    silent, chosen = tried(view.hints)
    best, best_worth = None, silent + WORTH_SAYING
    for hint in _candidates(view, chosen):
        given = Given(view.seat, type(hint).__name__.lower(), hint.text if isinstance(hint, Word) else hint.card)
        worth, _ = tried((*view.hints, given))
        if worth > best_worth:
            best, best_worth = hint, worth
    return best


def _candidates(view: View, chosen: Numbers) -> Iterable[Word | Yes | Not]:
    places = {place for column in chosen for place in ALL_PAIRS[column]}
    if "yes" in view.actions:
        yield from (Yes(view.cards[place]) for place in sorted(places))
    if "not" in view.actions:
        yield from (Not(card) for place, card in enumerate(view.cards) if place not in places)
    if "word" in view.actions:
        for word in sorted(set(_sayable(view, chosen))):
            yield Word(word)


def _sayable(view: View, chosen: Numbers) -> Iterable[str]:
    """Words for what the cards of a planned pair have in common."""
    for column in chosen:
        one, other = (view.cards[place] for place in ALL_PAIRS[column])
        for tag in shared_tags(one, other):
            if tag.weight >= READY and tag.strength > VAGUE and not names_a_card(tag.words[0], view.cards):
                yield tag.words[0]
