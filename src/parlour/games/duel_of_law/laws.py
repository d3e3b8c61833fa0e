"""Whether lines of cards obey their laws.

Every atom is said once, here, as what it demands of the places of a line: values allowed at a place, relations between
two places, or a spelling. Regular cards, jokers and the question whether a law is narrower all use this one statement.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

from parlour.games.duel_of_law.atoms import (
    FORWARDS,
    HALVES,
    PER_CARD,
    Alt,
    Atom,
    Const,
    Digits,
    In,
    Incr,
    Law,
    Pal,
    Run,
    Word,
    allowed,
    pi_value,
)
from parlour.games.duel_of_law.constraint_solver import Pair, Relation, following, possible, relation
from parlour.games.duel_of_law.rainbow import ALL_REGULAR, CARDS, DOMAINS, Card, Deck, Feature
from parlour.games.duel_of_law.word_list import word_list


class Demands(NamedTuple):
    """What an atom asks of a line of this many places, counted from the left or the top."""

    values: tuple[tuple[int, int], ...] = ()
    """A place and the values it may have."""
    pairs: tuple[Pair, ...] = ()
    spelled: tuple[tuple[int, ...], ...] = ()


@functools.cache
def cards_under(deck_: Deck, law: Law) -> int:
    """Return the regular cards that all per-card atoms of a law allow, as bits."""
    cards = ALL_REGULAR
    for atom in law:
        if isinstance(atom, Const | In):
            mask = allowed(atom)
            cards &= sum(shown for value, shown in enumerate(deck_.showing[atom.feature]) if mask >> value & 1)
    return cards


@functools.cache
def wrap(deck_: Deck, law: Law, feature: Feature) -> tuple[int, int]:
    """Return where a sequence starts over: the first and the last value that regular cards under this law can show."""
    cards = cards_under(deck_, tuple(atom for atom in law if isinstance(atom, Const | In)))
    shown = [value for value, showing in enumerate(deck_.showing[feature]) if showing & cards]
    return (shown[0], shown[-1]) if shown else (0, 0)


@functools.cache
def _rising(size: int, first: int, last: int) -> Relation:
    """The next is higher; from the last value, and only from it, one may start over with the first."""
    every = (1 << size) - 1
    above = [every & -(2 << value) for value in range(size)]
    below = [(1 << value) - 1 for value in range(size)]
    return _starting_over(above, below, first, last)


@functools.cache
def _next_up(size: int, first: int, last: int) -> Relation:
    every = (1 << size) - 1
    above = [2 << value & every for value in range(size)]
    below = [1 << value >> 1 for value in range(size)]
    return _starting_over(above, below, first, last)


def _starting_over(above: list[int], below: list[int], first: int, last: int) -> Relation:
    if first != last:
        above[last] |= 1 << first
        below[first] |= 1 << last
    return Relation(tuple(above), tuple(below))


@functools.cache
def _same(size: int, half: int = 0) -> Relation:
    """The same value; or, given a half of the domain, both in it or both not."""
    return relation(size, lambda a, b: (half >> a & 1) == (half >> b & 1) if half else a == b)


@functools.cache
def _different(size: int, half: int = 0) -> Relation:
    return relation(size, lambda a, b: (half >> a & 1) != (half >> b & 1) if half else a != b)


@functools.cache
def demands(deck_: Deck, atom: Atom, law: Law, length: int) -> Demands:
    """Return what this atom, as a part of this law, asks of a line of this length."""
    size = len(DOMAINS[atom.feature])
    places = range(length)
    match atom:
        case Const() | In():
            return Demands(values=tuple((place, allowed(atom)) for place in places))
        case Digits(feature, way):
            order = places if way == FORWARDS else places[::-1]
            return Demands(
                values=tuple((place, 1 << pi_value(feature, step)) for step, place in enumerate(order)),
            )
        case Incr(feature, way) | Run(feature, way):
            rises = (_rising if isinstance(atom, Incr) else _next_up)(size, *wrap(deck_, law, feature))
            steps = pairwise(places) if way == FORWARDS else pairwise(places[::-1])
            return Demands(pairs=tuple((place, following, rises) for place, following in steps))
        case Alt(feature, halves):
            half = HALVES[feature, halves] if halves else 0
            return Demands(
                pairs=(
                    *((place, place + 1, _different(size, half)) for place in places[:-1]),
                    *((place, place + 2, _same(size, half)) for place in places[:-2]),
                )
            )
        case Pal():
            return Demands(pairs=tuple((place, length - 1 - place, _same(size)) for place in range(length // 2)))
        case _:
            return Demands(spelled=(tuple(places if atom.way == FORWARDS else places[::-1]),))


Place = TypeVar("Place", bound=Hashable)


def obeyed(
    deck_: Deck,
    lines: Iterable[tuple[Law, tuple[Place, ...]]],
    cards: Mapping[Place, Card],
    about: Feature | None = None,
) -> bool:
    """Return whether all these lines obey their laws together: in one feature, or in all.

    A line is a law and its places in reading order; crossing lines share a place. The features of a joker are
    independent of each other: each is a question of its own, with one set of values for each joker.
    """
    by_feature: dict[Feature, list[tuple[Atom, Law, tuple[Place, ...]]]] = {}
    for law, places in lines:
        for atom in law:
            if about is None or atom.feature is about:
                by_feature.setdefault(atom.feature, []).append((atom, law, places))
    return all(_feature_obeyed(deck_, feature, asked, cards) for feature, asked in by_feature.items())


def _feature_obeyed(
    deck_: Deck, feature: Feature, asked: Sequence[tuple[Atom, Law, tuple[Place, ...]]], cards: Mapping[Place, Card]
) -> bool:
    shows = deck_.shows[feature]
    numbers: dict[Place, int] = {}
    domains: list[int] = []
    pairs: list[Pair] = []
    spelled: list[tuple[int, ...]] = []
    for atom, law, places in asked:
        for place in places:
            if place not in numbers:
                numbers[place] = len(domains)
                domains.append(shows[cards[place].place])
        asks = demands(deck_, atom, law, len(places))
        for here, values in asks.values:
            domains[numbers[places[here]]] &= values
        pairs += [(numbers[places[here]], numbers[places[there]], related) for here, there, related in asks.pairs]
        spelled += [tuple(numbers[places[here]] for here in row) for row in asks.spelled]
    return possible(domains, pairs, spelled, word_list(deck_.language))


# One line, taken alone


@functools.cache
def atoms_of_cards(deck_: Deck) -> tuple[int, ...]:
    """For each card the per-card atoms it may obey, as bits over those of the table's mathematics."""
    atoms = PER_CARD[deck_.mathematics]
    return tuple(
        sum(1 << number for number, atom in enumerate(atoms) if deck_.shows[atom.feature][card.place] & allowed(atom))
        for card in CARDS
    )


def holds(deck_: Deck, law: Law, cards: Sequence[Card]) -> bool:
    """Return whether this line, taken alone, obeys this law."""
    if len(law) == 1:
        return _obeys(deck_, law, law, law[0].feature, cards)
    return all(_obeys(deck_, law, law, feature, cards) for feature in {atom.feature for atom in law})


def holds_with(deck_: Deck, law: Law, atom: Atom, cards: Sequence[Card]) -> bool:
    """Return whether a line that obeys this law obeys it with one atom more: a per-card atom moves the wrap."""
    features = {atom.feature}
    if isinstance(atom, Const | In):
        features.update(old.feature for old in law if isinstance(old, Incr | Run))
    whole = (*law, atom)
    return all(_obeys(deck_, whole, whole, feature, cards) for feature in features)


def broken(deck_: Deck, law: Law, cards: Sequence[Card]) -> Atom | None:
    """Return the first atom of the law that this line does not obey, given those before it; None when it obeys all."""
    if holds(deck_, law, cards):
        return None
    # The whole law says where sequences start over, so the atoms are judged with it, not one by one.
    return next(atom for level, atom in enumerate(law, 1) if not _obeys(deck_, law[:level], law, atom.feature, cards))


def misfit(deck_: Deck, law: Law, cards: Sequence[Card], laid: Sequence[Card] = ()) -> Card | None:
    """Return the card because of which a line breaks a law, one of those that were laid where there is a choice.

    None where no single card does: a word or a palindrome is broken by the whole line, pi by its place.
    """
    each = tuple(atom for atom in law if isinstance(atom, Const | In))
    alone = [card for card in cards if not holds(deck_, each, (card,))]
    if not alone and not any(isinstance(atom, Word | Pal | Digits) for atom in law):
        lengths = range(2, len(cards) + 1)
        from_start = [cards[end - 1] for end in lengths if not holds(deck_, law, cards[:end])]
        from_end = [cards[-end] for end in lengths if not holds(deck_, law, cards[-end:])]
        alone = [*from_start[:1], *from_end[:1]]
    return next((card for card in alone if card in laid), alone[0] if alone else None)


def _obeys(deck_: Deck, atoms: Law, law: Law, feature: Feature, cards: Sequence[Card]) -> bool:
    """Return whether the atoms of a law that are about this feature are obeyed."""
    shows = deck_.shows[feature]
    domains = [shows[13 * suit + rank] for suit, rank in cards]
    about = [atom for atom in atoms if atom.feature is feature]
    in_order = []
    for atom in about:
        if isinstance(atom, (Const, In)):
            values = allowed(atom)
            domains = [domain & values for domain in domains]
        elif isinstance(atom, Digits):
            for place, values in demands(deck_, atom, law, len(cards)).values:
                domains[place] &= values
        else:
            in_order.append(atom)
    if not all(domains) or not all(_ordered(deck_, atom, law, domains) for atom in in_order):
        return False
    if len(in_order) <= 1 or all(domain & (domain - 1) == 0 for domain in domains):
        return True
    places = tuple(range(len(cards)))
    return _feature_obeyed(deck_, feature, [(atom, law, places) for atom in about], dict(enumerate(cards)))


def _ordered(deck_: Deck, atom: Atom, law: Law, domains: Sequence[int]) -> bool:
    """Return whether these places can be filled to obey this one atom; step by step, without trying."""
    if len(domains) < 2 and not isinstance(atom, Word):
        return True  # one card is in any order
    match atom:
        case Alt(feature, halves) if halves:
            half = HALVES[feature, halves]
            return any(
                all(domain & (half if place % 2 == start else ~half) for place, domain in enumerate(domains))
                for start in (0, 1)
            )
        case Alt():
            one, other = functools.reduce(int.__and__, domains[::2]), functools.reduce(int.__and__, domains[1::2])
            return bool(one and other and (one | other).bit_count() > 1)
        case Pal():
            return all(domains[place] & domains[-1 - place] for place in range(len(domains) // 2))
        case Word(way):
            return word_list(deck_.language).has(domains[::way])
        case _:
            steps = demands(deck_, atom, law, len(domains)).pairs
            reached = domains[steps[0][0]]
            for _, second, related in steps:
                reached = following(related, reached) & domains[second]
            return bool(reached)
