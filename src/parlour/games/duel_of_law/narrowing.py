"""Whether an atom makes a law narrower: narrowing always adds something that does not follow already."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from parlour.games.duel_of_law.atoms import Alt, Atom, Const, Digits, In, Law, Pal, Word
from parlour.games.duel_of_law.constraint_solver import Pair, Relation, possible
from parlour.games.duel_of_law.laws import Demands, cards_under, demands
from parlour.games.duel_of_law.rainbow import ALL_REGULAR, REGULAR, Card, Deck, Feature, bits

Shown = tuple[int, ...]
"""The values, none to two, that an alternating feature is known to show on a line."""


def narrows(deck_: Deck, law: Law, atom: Atom, cards: Sequence[Card]) -> bool:
    """Return whether a row of regular cards could obey the law, as it stands on this line, and break the atom."""
    shown = tuple(_alternating(deck_, old, cards) if isinstance(old, Alt) else () for old in law)
    return _narrows(deck_, law, shown, atom)


def _alternating(deck_: Deck, atom: Alt, cards: Sequence[Card]) -> Shown:
    """Return the two values that take turns on this line, as far as its regular cards tell."""
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
    if atom in law:
        return False
    plain = tuple(old for old in law if not isinstance(old, Word | Digits))
    shown = tuple(values for old, values in zip(law, shown, strict=True) if old in plain)
    if isinstance(atom, Word | Digits):
        mirrored = isinstance(atom, Word) and Pal() in law and Word(-atom.way) in law
        return not mirrored and _some_row(deck_, plain, shown)
    if isinstance(atom, Const | In) and all(isinstance(old, Const | In) for old in plain):
        return bool(cards_under(deck_, plain) & ~cards_under(deck_, (atom,)))
    if _broken_by_three(deck_, plain, shown, atom):
        return True
    if Pal() not in (*plain, atom):
        return False
    if atom != Pal() and not _narrows(deck_, *_without_palindrome(plain, shown), atom):
        return False  # all it demands lies within three places, and those follow from the rest of the law
    return any(
        _breakable(deck_, plain, shown, atom, length) for length in (4, 5) if _has_a_middle(deck_, plain, shown, length)
    )


def _some_row(deck_: Deck, law: Law, shown: tuple[Shown, ...]) -> bool:
    """Return whether any row of up to three regular cards, or five with a palindrome, can obey this law."""
    if any(_rows_of_three(deck_, law, shown)):
        return True
    return Pal() in law and any(
        possible(domains, _lifted_pairs(deck_, law, length))
        for length in (4, 5)
        if _has_a_middle(deck_, law, shown, length)
        for domains in _rows(deck_, law, shown, law, length)
    )


def _without_palindrome(law: Law, shown: tuple[Shown, ...]) -> tuple[Law, tuple[Shown, ...]]:
    kept = [(old, values) for old, values in zip(law, shown, strict=True) if old != Pal()]
    return tuple(old for old, _ in kept), tuple(values for _, values in kept)


# Rows of three cards


class Rows(NamedTuple):
    """Rows of three: any of the first, then any of the second, then any of the third cards."""

    first: int
    second: int
    third: int


def _rows_of_three(deck_: Deck, law: Law, shown: tuple[Shown, ...]) -> Iterator[Rows]:
    """Yield all rows of three regular cards that obey a law without words and pi."""
    rows = iter(_rows_of_neighbours(deck_, law, shown))
    for atom, values in zip(law, shown, strict=True):
        if atom == Pal() or (isinstance(atom, Alt) and not atom.halves and len(values) < 2):
            rows = _same_ends(deck_.showing[atom.feature], values, rows)
    return rows


@functools.cache
def _rows_of_neighbours(deck_: Deck, law: Law, shown: tuple[Shown, ...]) -> tuple[Rows, ...]:
    """Return the rows in which neighbours are as the law demands, whatever it says about the ends."""
    cards = cards_under(deck_, law)
    for atom, values in zip(law, shown, strict=True):
        if len(values) == 2:
            cards &= deck_.showing[atom.feature][values[0]] | deck_.showing[atom.feature][values[1]]
    # What may stand before and after a middle card, by what it shows: cards that show the same go together.
    middles = {(cards, cards): cards}
    for feature, steps in _steps(deck_, law).items():
        split: dict[tuple[int, int], int] = {}
        for value, like in enumerate(deck_.showing[feature]):
            onwards = backwards = cards
            for forward, backward in steps:
                onwards &= _cards_showing(deck_, feature, forward[value])
                backwards &= _cards_showing(deck_, feature, backward[value])
            for (before, after), between in middles.items():
                here = between & like
                if here and before & backwards and after & onwards:
                    ends = before & backwards, after & onwards
                    split[ends] = split.get(ends, 0) | here
        middles = split
    return tuple(Rows(before, between, after) for (before, after), between in middles.items() if between)


def _steps(deck_: Deck, law: Law) -> dict[Feature, set[tuple[tuple[int, ...], tuple[int, ...]]]]:
    """Return what the law demands of neighbours, feature by feature."""
    found: dict[Feature, set[tuple[tuple[int, ...], tuple[int, ...]]]] = {}
    for atom in law:
        for pair in demands(deck_, atom, law, 3).pairs:
            if abs(pair[0] - pair[1]) == 1:
                found.setdefault(atom.feature, set()).add(_onwards(pair))
    return found


def _onwards(pair: Pair) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what a relation of neighbours says from a card to the next one along the line, and to the one before."""
    first, second, related = pair
    return (related.forward, related.backward) if first < second else (related.backward, related.forward)


def _related(deck_: Deck, feature: Feature, table: tuple[int, ...], card: int) -> int:
    """Return the cards that go with this one; a card without a value goes with none."""
    value = deck_.shows[feature][card].bit_length() - 1
    return _cards_showing(deck_, feature, table[value]) if value >= 0 else 0


def _same_ends(showing: tuple[int, ...], known: Shown, rows: Iterable[Rows]) -> Iterator[Rows]:
    """Yield the rows whose ends show the same; a known value stands at the ends or in the middle."""
    for row in rows:
        for value, cards in enumerate(showing):
            first, third = row.first & cards, row.third & cards
            second = row.second & showing[known[0]] if known and value != known[0] else row.second
            if first and second and third:
                yield Rows(first, second, third)


def _broken_by_three(deck_: Deck, law: Law, shown: tuple[Shown, ...], atom: Atom) -> bool:
    """Return whether one of the rows that obey the law fails one of the atom's demands."""
    asks = demands(deck_, atom, law, 3)
    # What holds already in every row of such neighbours needs no closer look.
    return any(_failed_by(deck_, atom.feature, asks, row) for row in _rows_of_neighbours(deck_, law, shown)) and any(
        _failed_by(deck_, atom.feature, asks, row) for row in _rows_of_three(deck_, law, shown)
    )


def _failed_by(deck_: Deck, feature: Feature, asks: Demands, rows: Rows) -> bool:
    if any(rows[place] & ~_cards_showing(deck_, feature, values) for place, values in asks.values):
        return True
    for first, second, related in asks.pairs:
        few, many, table = rows[first], rows[second], related.forward
        if few.bit_count() > many.bit_count():
            few, many, table = many, few, related.backward
        while few:
            card = few.bit_length() - 1
            if many & ~_related(deck_, feature, table, card):
                return True
            few &= ~deck_.showing[feature][deck_.shows[feature][card].bit_length() - 1]  # its like do as it does
    return False


# Rows of four and five, for palindromes


def _has_a_middle(deck_: Deck, law: Law, shown: tuple[Shown, ...], length: int) -> bool:
    """A palindrome of five has a palindrome of three in it, one of four has twins: a quick way to see there is none."""
    if Pal() not in law:
        return True
    if length == 5:
        return any(_rows_of_three(deck_, law, shown))
    letters = deck_.showing[Feature.LETTER]
    return any(
        row.second & cards and row.third & cards for row in _rows_of_neighbours(deck_, law, shown) for cards in letters
    )


def _breakable(deck_: Deck, law: Law, shown: tuple[Shown, ...], atom: Atom, length: int) -> bool:
    """Return whether a row of this many regular cards obeys the law and fails one of the atom's demands."""
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
    """Yield the cards that may stand at each place of a row: once for each way that its alternating values can fall.

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
    showing = deck_.showing[feature]
    return sum(showing[value] for value in bits(values))


@functools.cache
def _lifted(deck_: Deck, feature: Feature, related: Relation) -> Relation:
    """Return a relation of values as one of cards; a card without a value has it to none."""

    def lift(table: tuple[int, ...]) -> tuple[int, ...]:
        goes_with = [_cards_showing(deck_, feature, values) for values in table]
        shows = deck_.shows[feature]
        return tuple(goes_with[shows[card].bit_length() - 1] if shows[card] else 0 for card in range(REGULAR))

    return Relation(lift(related.forward), lift(related.backward))


@functools.cache
def _failed(deck_: Deck, feature: Feature, related: Relation) -> Relation:
    """Return the cards that do not stand in this relation."""
    lifted = _lifted(deck_, feature, related)
    return Relation(
        tuple(ALL_REGULAR & ~cards for cards in lifted.forward),
        tuple(ALL_REGULAR & ~cards for cards in lifted.backward),
    )
