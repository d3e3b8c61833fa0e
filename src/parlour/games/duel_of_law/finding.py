"""Which laws fit a line? Bits over the catalogue for what each card allows, then the few that are left, one by one."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from parlour.games.duel_of_law.atoms import IN_ORDER, PER_CARD, Atom, Const, In, Incr, Law, Run, allowed
from parlour.games.duel_of_law.english import is_word
from parlour.games.duel_of_law.laws import Demands, demands, holds_with
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.rainbow import CARDS, REGULAR, Card, Deck, bits


@functools.cache
def atoms_of_cards(deck: Deck) -> tuple[int, ...]:
    """For each card the per-card atoms it may obey, as bits over those of the table's mathematics."""
    atoms = PER_CARD[deck.mathematics]
    return tuple(
        sum(1 << number for number, atom in enumerate(atoms) if deck.shows[atom.feature][card.place] & allowed(atom))
        for card in CARDS
    )


def may_obey(deck: Deck, atom: Atom, law: Law, cards: Sequence[Card]) -> bool:
    """Does nothing speak against this atom, demand by demand? For a line without jokers this settles it."""
    return _may(deck, deck.shows[atom.feature], demands(deck, atom, law, len(cards)), [card.place for card in cards])


def _may(deck: Deck, shows: tuple[int, ...], asks: Demands, line: Sequence[int]) -> bool:
    for place, values in asks.values:
        if not shows[line[place]] & values:
            return False
    for first, second, related in asks.pairs:
        here, there = shows[line[first]], shows[line[second]]
        if not here or not there or (here & (here - 1) == 0 and not related.forward[here.bit_length() - 1] & there):
            return False
    for row in asks.spelled:
        if all(line[place] < REGULAR for place in row):
            return is_word("".join(deck.letters[line[place]] for place in row))
    return True


@functools.cache
def _asked_in_order(deck: Deck, per_card: Law, length: int) -> tuple[tuple[Atom, tuple[int, ...], Demands], ...]:
    """What each atom about the order of cards asks of a line; of a law only the per-card atoms matter to it."""
    return tuple((atom, deck.shows[atom.feature], demands(deck, atom, per_card, length)) for atom in IN_ORDER)


def obeyed_atoms(deck: Deck, law: Law, cards: Sequence[Card]) -> tuple[Atom, ...]:
    """All atoms of the catalogue that hold on this line together with its law."""
    common = -1
    by_card = atoms_of_cards(deck)
    for card in cards:
        common &= by_card[card.place]
    candidates: list[Atom] = [PER_CARD[deck.mathematics][number] for number in bits(common)]
    line = [card.place for card in cards]
    per_card = tuple(old for old in law if isinstance(old, Const | In))
    candidates += [
        atom for atom, shows, asks in _asked_in_order(deck, per_card, len(line)) if _may(deck, shows, asks, line)
    ]
    settled = max(line) < REGULAR
    wraps = any(isinstance(old, Incr | Run) for old in law)  # a new per-card atom moves where they start over
    if settled and not wraps:
        return tuple(candidates)
    return tuple(atom for atom in candidates if holds_with(deck, law, atom, cards))


def fitting(deck: Deck, law: Law, cards: Sequence[Card]) -> tuple[Atom, ...]:
    """All atoms with which this line, taken alone, may be claimed: new laws of level 1, or ways to narrow its law."""
    found = obeyed_atoms(deck, law, cards)
    return tuple(atom for atom in found if narrows(deck, law, atom, cards)) if law else found
