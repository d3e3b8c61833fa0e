"""A small constraint solver: whether all places can be filled, for jokers and for questions about laws.

Each place has a set of values it may take, as bits. Pairs of places stand in relations, and some rows of places spell
words. Values without support are struck out until nothing changes; what is left open is tried one by one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parlour.games.duel_of_law.rainbow import bits
from parlour.games.duel_of_law.word_list import WordList, word_list

_ENGLISH = word_list("english")


@dataclass(frozen=True, slots=True, eq=False)
class Relation:
    """For each value of the first place the values of the second that go with it, and the other way round."""

    forward: tuple[int, ...]
    backward: tuple[int, ...]


Pair = tuple[int, int, Relation]


def relation(size: int, holds: Callable[[int, int], bool]) -> Relation:
    values = range(size)
    return Relation(
        tuple(sum(1 << b for b in values if holds(a, b)) for a in values),
        tuple(sum(1 << a for a in values if holds(a, b)) for b in values),
    )


@functools.lru_cache(maxsize=1 << 16)
def following(related: Relation, firsts: int) -> int:
    """Return the values of the second place that go with one of these of the first."""
    return _any_of(related.forward, firsts)


@functools.lru_cache(maxsize=1 << 16)
def preceding(related: Relation, seconds: int) -> int:
    """Return the values of the first place that go with one of these of the second."""
    return _any_of(related.backward, seconds)


def _any_of(table: tuple[int, ...], values: int) -> int:
    found = 0
    for value in bits(values):
        found |= table[value]
    return found


def _strike_out(domains: list[int], pairs: Sequence[Pair], spelled: Sequence[Sequence[int]], words: WordList) -> bool:
    """Strike out what has no support, in place; False when a place has nothing left."""
    if not all(domains):
        return False
    changed = True
    while changed:
        changed = False
        for first, second, related in pairs:
            left = domains[first] & preceding(related, domains[second])
            if not left:
                return False
            right = domains[second] & following(related, left)
            if left != domains[first] or right != domains[second]:
                domains[first], domains[second] = left, right
                changed = True
        for row in spelled:
            fitting = words.letters_that_fit([domains[place] for place in row])
            if fitting is None:
                return False
            for place, letters in zip(row, fitting, strict=True):
                if letters != domains[place]:
                    domains[place] = letters
                    changed = True
    return True


def possible(
    domains: Sequence[int], pairs: Sequence[Pair], spelled: Sequence[Sequence[int]] = (), words: WordList = _ENGLISH
) -> bool:
    """Return whether every place can have a value so that all pairs hold and each spelled row is a word of the list."""
    left = list(domains)
    if not _strike_out(left, pairs, spelled, words):
        return False
    open_places = [place for place, domain in enumerate(left) if domain & (domain - 1)]
    if not open_places:
        return True
    place = min(open_places, key=lambda place: left[place].bit_count())
    return any(
        possible([*left[:place], 1 << value, *left[place + 1 :]], pairs, spelled, words) for value in bits(left[place])
    )
