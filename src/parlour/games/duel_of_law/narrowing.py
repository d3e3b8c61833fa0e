"""Is a law narrower with this atom? Narrowing always adds something: a law that follows already adds nothing."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import product

from parlour.games.duel_of_law.atoms import Alt, Atom, Const, Digits, In, Law, Pal, Word
from parlour.games.duel_of_law.laws import cards_under, demands
from parlour.games.duel_of_law.possible import Pair, Relation, possible
from parlour.games.duel_of_law.rainbow import ALL_REGULAR, REGULAR, Card, Deck, Feature

Shown = tuple[int, ...]
"""The values, none to two, that an alternating feature is known to show on a line."""


def narrows(deck_: Deck, law: Law, atom: Atom, cards: Sequence[Card]) -> bool:
    """Could a row of regular cards obey the law, as it stands on this line, and break the atom?"""
    shown = tuple(_alternating(deck_, old, cards) if isinstance(old, Alt) else () for old in law)
    return _narrows(deck_, law, shown, atom)


def _alternating(deck_: Deck, atom: Alt, cards: Sequence[Card]) -> Shown:
    """The two values that take turns on this line, as far as its regular cards tell."""
    if atom.halves:
        return ()
    shows = deck_.shows[atom.feature]
    values = []
    for start in (0, 1):
        here = -1
        for card in cards[start::2]:
            here &= shows[card.place]
        if here & (here - 1) == 0:
            values.append(here.bit_length() - 1)
    return tuple(sorted(values))


@functools.cache
def _narrows(deck_: Deck, law: Law, shown: tuple[Shown, ...], atom: Atom) -> bool:
    plain = tuple(old for old in law if not isinstance(old, Word | Digits))
    shown = tuple(values for old, values in zip(law, shown, strict=True) if old in plain)
    if isinstance(atom, Word | Digits):
        mirrored = isinstance(atom, Word) and Pal() in law and Word(-atom.way) in law
        return atom not in law and not mirrored and _row_exists(deck_, plain, shown, 3)
    if isinstance(atom, Const | In) and all(isinstance(old, Const | In) for old in plain):
        return bool(cards_under(deck_, plain) & ~cards_under(deck_, (atom,)))
    lengths = (3, 4, 5) if Pal() in (*plain, atom) else (3,)
    return any(_breakable(deck_, plain, shown, atom, length) for length in lengths)


@functools.cache
def _row_exists(deck_: Deck, law: Law, shown: tuple[Shown, ...], length: int) -> bool:
    pairs = _lifted_pairs(deck_, law, length)
    return any(possible(domains, pairs) for domains in _rows(deck_, law, shown, law, length))


def _breakable(deck_: Deck, law: Law, shown: tuple[Shown, ...], atom: Atom, length: int) -> bool:
    """Is there a row of so many regular cards that obeys the law and fails one of the atom's demands?"""
    asks = demands(deck_, atom, law, length)
    pairs = _lifted_pairs(deck_, law, length)
    for domains in _rows(deck_, law, shown, (*law, atom), length):
        for place, values in asks.values:
            failing = domains[place] & ~_cards_showing(deck_, atom.feature, values)
            if failing and possible([*domains[:place], failing, *domains[place + 1 :]], pairs):
                return True
        for first, second, related in asks.pairs:
            if possible(domains, [(first, second, _failed(deck_, atom.feature, related)), *pairs]):
                return True
    return False


def _rows(deck_: Deck, law: Law, shown: tuple[Shown, ...], about: Law, length: int) -> Iterator[list[int]]:
    """The cards that may stand at each place of a row: once for each way that its alternating values can fall.

    Of cards that look alike to all the atoms this is about, one stands for all.
    """
    cards = cards_under(deck_, law) & _one_of_each(deck_, frozenset(atom.feature for atom in about))
    choices = [_placings(deck_, old, values, length) for old, values in zip(law, shown, strict=True) if values]
    for placing in product(*choices):
        domains = [cards] * length
        for masks in placing:
            domains = [domain & mask for domain, mask in zip(domains, masks, strict=True)]
        yield domains


@functools.cache
def _one_of_each(deck_: Deck, features: frozenset[Feature]) -> int:
    first: dict[tuple[int, ...], int] = {}
    for card in range(REGULAR):
        first.setdefault(tuple(deck_.shows[feature][card] for feature in features), card)
    return sum(1 << card for card in first.values())


def _placings(deck_: Deck, atom: Atom, values: Shown, length: int) -> list[list[int]]:
    showing = deck_.showing[atom.feature]
    if len(values) == 2:
        return [[showing[values[0]] | showing[values[1]]] * length]
    return [[showing[values[0]] if place % 2 == start else ALL_REGULAR for place in range(length)] for start in (0, 1)]


def _lifted_pairs(deck_: Deck, law: Law, length: int) -> list[Pair]:
    return [
        (first, second, _lifted(deck_, atom.feature, related))
        for atom in law
        for first, second, related in demands(deck_, atom, law, length).pairs
    ]


@functools.cache
def _cards_showing(deck_: Deck, feature: Feature, values: int) -> int:
    return sum(cards for value, cards in enumerate(deck_.showing[feature]) if values >> value & 1)


@functools.cache
def _lifted(deck_: Deck, feature: Feature, related: Relation) -> Relation:
    """A relation of values as one of cards; a card without a value has it to none."""

    def lift(table: tuple[int, ...]) -> tuple[int, ...]:
        goes_with = [_cards_showing(deck_, feature, values) for values in table]
        shows = deck_.shows[feature]
        return tuple(goes_with[shows[card].bit_length() - 1] if shows[card] else 0 for card in range(REGULAR))

    return Relation(lift(related.forward), lift(related.backward))


@functools.cache
def _failed(deck_: Deck, feature: Feature, related: Relation) -> Relation:
    """The cards that do not stand in this relation."""
    lifted = _lifted(deck_, feature, related)
    return Relation(
        tuple(ALL_REGULAR & ~cards for cards in lifted.forward),
        tuple(ALL_REGULAR & ~cards for cards in lifted.backward),
    )
