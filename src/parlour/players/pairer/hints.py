"""The cooperative game: what a hint means, what the partner will probably choose, and which hint helps most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np

from parlour import words
from parlour.games.duos import Given, Move, Not, View, Word, Yes
from parlour.games.duos.cards import BY_NAME
from parlour.games.duos.rules import ENOUGH_FOR_TWO, names_a_card
from parlour.players.pairer import vectors
from parlour.players.pairer.affinity import Taste, affinity
from parlour.players.pairer.knowledge import relation, tags
from parlour.players.pairer.matching import ALL_PAIRS, Numbers, Scores, best_pairs

PARTNERS = 32
"""Imagined partners on whom a plan or a hint is tried."""
DOUBT = 0.5
"""How differently from us an imagined partner thinks."""
CERTAIN = 1000.0
"""More than any affinity: for what a hint has settled."""
YES_PULL = 3.0
WORD_PULL = 5.0
OWN_TASTE = 0.05
"""How much we follow our own taste where the imagined partners are divided."""
VAGUE = 0.25
"""A tag of so little strength is no hint: nearly everything is a mammal."""
WORTH_SAYING = 0.02
"""By so much, at least, a hint must raise the chance of a point."""


# What a word means


def meaning(word: str, cards: Sequence[str]) -> tuple[float, ...]:
    """How much each card fits a hint word, from 0 to 1: by its name, by tags, by relations, and by vectors if any."""
    said = word.casefold().replace("’", "'")
    known = tuple(_by_knowledge(said, card) for card in cards)
    if any(known):
        return known
    return vectors.fits(said, tuple(cards)) or known


@cache
def _by_knowledge(said: str, card: str) -> float:
    forms = _forms(said)
    if forms & _names(card):
        return 1.0
    fit = max((0.9 for tag in tags() if card in tag.cards and forms & _tag_words(tag.words)), default=0.0)
    for name in forms & BY_NAME.keys():
        known = relation(name, card)
        fit = max(fit, known.strength * 0.8 if known else 0.0)
    return fit


def _forms(word: str) -> frozenset[str]:
    """A word and its likely singular."""
    forms = {word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("'s")}
    if word.endswith("ies"):
        forms.add(word[:-3] + "y")
    return frozenset(forms)


@cache
def _tag_words(said: tuple[str, ...]) -> frozenset[str]:
    return frozenset(form for word in said for form in _forms(word))


@cache
def _names(card: str) -> frozenset[str]:
    """A card's names in all our languages, and the words in them that could stand for it."""
    said = [card, *(words.say(f"duos-card-{card}", language=language).casefold() for language in words.LANGUAGES)]
    parts = [part for name in said for part in name.replace("-", " ").split() if len(part) > 3]
    return frozenset((*said, *parts))


# What a hint does to the scores of one who hears it


def heeded(cards: Sequence[str], hints: Iterable[Given], own: int | None) -> Scores:
    """What hints add to the scores of a seat: its own bind it, the other's pull it or put it off."""
    added = np.zeros(len(ALL_PAIRS))
    for given in hints:
        if given.kind == "word":
            if given.seat != own:
                fits = meaning(given.text, cards)
                added += [
                    WORD_PULL * fits[one] * fits[other] + 0.5 * (fits[one] + fits[other]) for one, other in ALL_PAIRS
                ]
        else:
            place = cards.index(given.text)
            touched = np.array([place in pair for pair in ALL_PAIRS])
            if given.kind == "not":
                added[touched] -= CERTAIN
            else:
                added[touched] += CERTAIN if given.seat == own else YES_PULL
    return added


# The partner, imagined


def scores(taste: Taste, cards: Sequence[str]) -> Scores:
    return np.array([affinity(taste, cards[one], cards[other]) for one, other in ALL_PAIRS])


def gumbel(dice: np.random.Generator, shape: tuple[int, ...]) -> Scores:
    noise: Scores = dice.gumbel(size=shape)
    return noise


def imagined(view: View, hints: tuple[Given, ...], dice: np.random.Generator) -> Numbers:
    """What many partners, each of a somewhat different mind, would choose after these hints."""
    assert view.seat is not None
    base = scores(Taste(), view.cards) + heeded(view.cards, hints, 1 - view.seat)
    return best_pairs(base + DOUBT * gumbel(dice, (PARTNERS, len(ALL_PAIRS))))


def plan(view: View, hints: tuple[Given, ...], partners: Numbers, own: Scores) -> Numbers:
    """The four pairs that we share most of with the imagined partners; our own taste decides between equals."""
    often = np.bincount(partners.ravel(), minlength=len(ALL_PAIRS)) / len(partners)
    wished: Scores = often + own * OWN_TASTE + heeded(view.cards, hints, view.seat)
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
        for tag in tags():
            shared = one in tag.cards and other in tag.cards and tag.strength > VAGUE
            if shared and not names_a_card(tag.words[0], view.cards):
                yield tag.words[0]
