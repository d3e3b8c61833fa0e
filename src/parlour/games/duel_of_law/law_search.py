"""The search for laws that fit a line: bits over the catalogue for what each card allows, then law after law."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.duel_of_law.atoms import IN_ORDER, PER_CARD, Atom, Const, In, Incr, Law, Run
from parlour.games.duel_of_law.laws import atoms_of_cards, demands, holds, holds_with
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.order_laws import may_obey_in_order, may_stand
from parlour.games.duel_of_law.rainbow import REGULAR, Card, Deck, bits
from parlour.games.duel_of_law.word_list import word_list


def may_obey(deck: Deck, atom: Atom, law: Law, cards: Sequence[Card]) -> bool:
    """Return whether each demand of this atom is met by itself; for a line without jokers this settles it."""
    asks, shows, line = demands(deck, atom, law, len(cards)), deck.shows[atom.feature], [card.place for card in cards]
    for place, values in asks.values:
        if not shows[line[place]] & values:
            return False
    for first, second, related in asks.pairs:
        if not may_stand(shows[line[first]], shows[line[second]], related):
            return False
    for row in asks.spelled:
        if all(line[place] < REGULAR for place in row):
            return "".join(deck.letters[line[place]] for place in row) in word_list(deck.language).words
    return True


def obeyed_atoms(deck: Deck, law: Law, cards: Sequence[Card]) -> tuple[Atom, ...]:
    """Return all atoms of the catalogue that hold on this line together with its law."""
    common = -1
    by_card = atoms_of_cards(deck)
    line = [13 * suit + rank for suit, rank in cards]
    for place in line:
        common &= by_card[place]
    named = PER_CARD[deck.mathematics]
    candidates: list[Atom] = [named[number] for number in bits(common)]
    per_card = tuple([old for old in law if isinstance(old, (Const, In))])
    in_order = [IN_ORDER[number] for number in bits(may_obey_in_order(deck, per_card, line))]
    settled = max(line) < REGULAR
    wraps = any(isinstance(old, Incr | Run) for old in law)  # a new per-card atom moves where they start over
    if not law and not settled:
        return (*candidates, *[atom for atom in in_order if holds(deck, (atom,), cards)])
    candidates += in_order
    if settled and not wraps:
        return tuple(candidates)
    return tuple(atom for atom in candidates if holds_with(deck, law, atom, cards))


def fitting(deck: Deck, law: Law, cards: Sequence[Card]) -> tuple[Atom, ...]:
    """All atoms with which this line, taken alone, may be claimed: new laws of level 1, or ways to narrow its law."""
    found = obeyed_atoms(deck, law, cards)
    return tuple(atom for atom in found if narrows(deck, law, atom, cards)) if law else found
