"""What a hint word means: which cards it fits, by names, tags, relations and what is said of a card and, where
installed, by vectors."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from parlour import words
from parlour.games.duos.players import vectors
from parlour.games.duos.players.card_data import SIDES, relation, said_of, tags_of

NAMED, PARTLY_NAMED, TAGGED, SAID, RELATED = 1.0, 0.8, 0.9, 0.8, 0.8
"""How well a card fits a word that is its name, or part of it, or a word for one of its tags, or one that is said of
it, or a card related to it; the last by how strongly they are related."""
SHORTEST_PART = 4
"""A shorter part of a name, such as “de” or “and”, does not stand for it."""


def meaning(word: str, cards: Sequence[str]) -> tuple[float, ...]:
    """How much each card fits a hint word, from 0 to 1. A word that we do not know fits none: it tells us nothing."""
    forms = _forms(_plain(word))
    known = tuple(_fit(forms, card) for card in cards)
    if any(known):
        return known
    return vectors.fits(word.casefold(), tuple(cards)) or known


@cache
def _fit(forms: frozenset[str], card: str) -> float:
    fits = [0.0]
    if forms & _named()[card]:
        fits.append(NAMED)
    if forms & _parts(card):
        fits.append(PARTLY_NAMED)
    if any(forms & _all_forms(tag.words) for tag in tags_of(card)):
        fits.append(TAGGED)
    if forms & _all_forms(said_of(card)):
        fits.append(SAID)
    for other, names in _named().items():
        known = relation(other, card) if other != card and forms & names else None
        if known:
            fits.append(RELATED * known.strength)
    return max(fits)


def _plain(word: str) -> str:
    """Without capitals, accents and a French article: “L’Été” is “ete”."""
    said = word.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    said = "".join(letter for letter in unicodedata.normalize("NFKD", said) if not unicodedata.combining(letter))
    return said.removeprefix("l'").removeprefix("d'").removesuffix("'s")


@cache
def _forms(word: str) -> frozenset[str]:
    """Return a plain word and its likely singulars, in English and in French."""
    forms = {word}
    for many, one in _SINGULARS:
        if word.endswith(many) and len(word) > len(many) + 1:
            forms.add(word.removesuffix(many) + one)
    return frozenset(forms | {_IRREGULAR.get(word, word)})


_SINGULARS = (
    *((f"{end}es", end) for end in ("ch", "o", "s", "sh", "x", "z")),
    *(("s", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe"), ("x", ""), ("aux", "al")),
)
_IRREGULAR = {"geese": "goose", "mice": "mouse", "oxen": "ox", "die": "dice", "yeux": "oeil"}


@cache
def _all_forms(said: tuple[str, ...]) -> frozenset[str]:
    return frozenset(form for word in said for form in _forms(_plain(word)))


@cache
def _named() -> Mapping[str, frozenset[str]]:
    """Return each card's names in all our languages. What has several words can be said with hyphens."""
    return {card: _all_forms(tuple("-".join(name.split()) for name in _names(card))) for card in SIDES}


@cache
def _parts(card: str) -> frozenset[str]:
    """Return the words in a card's names that could stand for it."""
    parts = [part for name in _names(card) for part in name.replace("-", " ").split()]
    return _all_forms(tuple(part for part in parts if len(part) >= SHORTEST_PART))


def _names(card: str) -> Iterable[str]:
    return (card, *(words.say(f"duos-card-{card}", language=language) for language in words.LANGUAGES))
