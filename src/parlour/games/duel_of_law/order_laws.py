"""Laws about the order of cards: those that a line may obey, all asked at once, as bits over `IN_ORDER`.

What an atom demands is said in `laws.py`, place by place; here it is looked up for two cards at a time.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from parlour.games.duel_of_law.atoms import (
    BACKWARDS,
    BIT,
    FORWARDS,
    IN_ORDER,
    Alt,
    Digits,
    Incr,
    Law,
    Pal,
    Run,
    Word,
    pi_value,
)
from parlour.games.duel_of_law.constraint_solver import Relation
from parlour.games.duel_of_law.laws import demands
from parlour.games.duel_of_law.rainbow import CARDS, REGULAR, Deck, Feature
from parlour.games.duel_of_law.word_list import word_list

_EVERY = (1 << len(IN_ORDER)) - 1
_ALTERNATING = sum(BIT[atom] for atom in IN_ORDER if isinstance(atom, Alt))
_STEPPING = sum(BIT[atom] for atom in IN_ORDER if isinstance(atom, Alt | Incr | Run))
_WORD, _WORD_BACK, _PALINDROME = BIT[Word(FORWARDS)], BIT[Word(BACKWARDS)], BIT[Pal()]
_DIGITS = tuple((atom, BIT[atom]) for atom in IN_ORDER if isinstance(atom, Digits))


def may_stand(here: int, there: int, related: Relation) -> bool:
    """Return whether two cards that show these may stand in this relation; a wild one may."""
    return bool(here and there and (here & (here - 1) or related.forward[here.bit_length() - 1] & there))


class _Asked(NamedTuple):
    """An atom's bit, and the relation it demands of two cards: from the first to the second, or backwards."""

    bit: int
    backwards: bool
    related: Relation


class _ByValues(dict[tuple[int, int], int]):
    """For what two cards show of a feature, the atoms about it that they allow."""

    def __init__(self, asked: tuple[_Asked, ...]) -> None:
        self._asked = asked

    def __missing__(self, shown: tuple[int, int]) -> int:
        onwards, back = shown, shown[::-1]
        found = sum(bit for bit, turned, related in self._asked if may_stand(*(back if turned else onwards), related))
        self[shown] = found
        return found


_by_values = functools.cache(_ByValues)


class _Pairs(dict[int, int]):
    """For two cards, found by 162 times the place of the first and the place of the second, the atoms they allow."""

    def __init__(self, deck: Deck, per_card: Law, apart: int, among: int) -> None:
        asked: dict[Feature, list[_Asked]] = {}
        for atom in IN_ORDER:
            for first, second, related in demands(deck, atom, per_card, 3).pairs if BIT[atom] & among else ():
                if 0 in (first, second) and apart in (first, second):
                    asked.setdefault(atom.feature, []).append(_Asked(BIT[atom], first > second, related))
        self._tables = [(deck.shows[feature], _by_values(tuple(these))) for feature, these in asked.items()]
        self._silent = _EVERY & ~among

    def __missing__(self, pair: int) -> int:
        first, second = divmod(pair, len(CARDS))
        found = self._silent
        for shows, by_values in self._tables:
            found |= by_values[shows[first], shows[second]]
        self[pair] = found
        return found


@functools.lru_cache(maxsize=1 << 8)
def _neighbours(deck: Deck, per_card: Law) -> _Pairs:
    """Return what neighbours allow; of a law only the per-card atoms matter, which say where sequences start over."""
    return _Pairs(deck, per_card, 1, _STEPPING)


@functools.cache
def _next_but_one(deck: Deck) -> _Pairs:
    return _Pairs(deck, (), 2, _ALTERNATING)


@functools.cache
def _begins_pi(deck: Deck) -> frozenset[int]:
    """Return the cards with which the digits of pi may begin."""
    firsts = [(deck.shows[atom.feature], 1 << pi_value(atom.feature, 0)) for atom, _ in _DIGITS]
    return frozenset(place for place in range(len(CARDS)) if any(shows[place] & value for shows, value in firsts))


def _pi(deck: Deck, line: Sequence[int]) -> int:
    found = 0
    for atom, bit in _DIGITS:
        shows = deck.shows[atom.feature]
        if all(shows[place] & 1 << pi_value(atom.feature, step) for step, place in enumerate(line[:: atom.way])):
            found |= bit
    return found


def _spelled(deck: Deck, line: Sequence[int]) -> int:
    """Words and palindromes; a line with a joker may be any word."""
    if max(line) < REGULAR:
        text = "".join([deck.letters[place] for place in line])
        back, known = text[::-1], word_list(deck.language).words
        return _WORD * (text in known) | _WORD_BACK * (back in known) | _PALINDROME * (text == back)
    shows = deck.shows[Feature.LETTER]
    mirrored = all(shows[place] & shows[other] for place, other in zip(line, line[::-1], strict=True))
    return _WORD | _WORD_BACK | _PALINDROME * mirrored


def may_obey_in_order(deck: Deck, per_card: Law, line: Sequence[int], asked: int = _EVERY) -> int:
    """Those of the asked atoms that nothing speaks against on this line, demand by demand; without jokers this settles
    it.

    A line is the places of its cards in the deck; of its law only the per-card atoms matter.
    """
    neighbours, size = _neighbours(deck, per_card), len(CARDS)
    found, before = asked & _STEPPING, line[0]
    for place in line[1:]:
        found &= neighbours[before * size + place]
        before = place
    if found & _ALTERNATING:
        apart = _next_but_one(deck)
        for first, second in zip(line, line[2:], strict=False):
            found &= apart[first * size + second]
    if not asked & ~_STEPPING:
        return found
    begins_pi = _begins_pi(deck)
    pi = _pi(deck, line) if line[0] in begins_pi or line[-1] in begins_pi else 0
    return found | asked & (pi | _spelled(deck, line))
