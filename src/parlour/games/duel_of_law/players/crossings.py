"""What a card does to a line that it completes: for the search for plays, worked out once for each cell and card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.games.duel_of_law.atoms import IN_ORDER, PER_CARD, Atom, Incr, Law, Run
from parlour.games.duel_of_law.law_search import may_obey
from parlour.games.duel_of_law.laws import atoms_of_cards, holds_with, obeyed
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.play_check import stands, together
from parlour.games.duel_of_law.rainbow import Card, Feature, bits
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import BRANCH, Axis, Branch, Cell, Line, lines_of_jokers

NEW, STEAL = 12, 20
"""What a new branch and a stolen one are worth."""


class Crossing(NamedTuple):
    """What is in line with a cell: the line with it, the cards before and after it, and the branches among them."""

    cells: tuple[Cell, ...]
    before: tuple[Card, ...]
    after: tuple[Card, ...]
    branches: tuple[Branch, ...]


class Effect(NamedTuple):
    """What a card does to a line: the score and the claim, or nothing because the line forbids it."""

    score: int
    atom: Atom | None


@dataclass(slots=True)
class Crossings:
    """The lines through the empty cells of one table."""

    at: SeatKnowledge
    known: dict[tuple[Cell, Axis], Crossing] = field(default_factory=dict)
    effects: dict[tuple[Cell, Axis, int], Effect | None] = field(default_factory=dict)
    joined: list[Line] = field(init=False)
    """The branches with jokers in them."""

    def __post_init__(self) -> None:
        self.joined = lines_of_jokers(self.at.grid, self.at.branches)

    def crossing(self, cell: Cell, axis: Axis) -> Crossing:
        known = self.known.get((cell, axis))
        if known is None:
            sides: list[list[Cell]] = []
            for way in (-1, 1):
                there = cell.step(axis, way)
                side: list[Cell] = []
                while there in self.at.grid:
                    side.append(there)
                    there = there.step(axis, way)
                sides.append(side)
            before, after = sides[0][::-1], sides[1]
            line = {*before, *after}
            known = self.known[cell, axis] = Crossing(
                (*before, cell, *after),
                tuple(self.at.grid[place] for place in before),
                tuple(self.at.grid[place] for place in after),
                tuple(branch for branch in self.at.branches if branch.axis is axis and branch.start in line),
            )
        return known

    def effect(self, cell: Cell, axis: Axis, number: int) -> Effect | None:
        """Return what laying this card of the hand does to the line through the cell, where it lies alone in it."""
        key = (cell, axis, number)
        if key not in self.effects:
            cells, before, after, branches = self.crossing(cell, axis)
            self.effects[key] = self._judged(cells, (*before, self.at.hand[number], *after), branches)
        return self.effects[key]

    def _judged(self, cells: tuple[Cell, ...], cards: tuple[Card, ...], branches: tuple[Branch, ...]) -> Effect | None:
        if len(cards) < BRANCH:
            return Effect(0, None)
        if not branches:
            atom = self.some_law((), cells, cards)
            return None if atom is None else Effect(NEW, atom)
        if any(branch.voted for branch in branches):
            return None  # people judge it, and only they lengthen it
        law = together(branches)
        if not stands(self.at.deck, branches, cards) or not self.suits(law, cells, cards):
            return None
        if any(branch.owner == self.at.seat for branch in branches):
            return Effect(0, None)
        atom = self.some_law(law, cells, cards)
        return Effect(0, None) if atom is None else Effect(STEAL, atom)

    def suits(self, law: Law, cells: tuple[Cell, ...], cards: tuple[Card, ...], about: Feature | None = None) -> bool:
        """Return whether the jokers of this line also suit the other lines they lie in."""
        lying = {cell for cell, card in zip(cells, cards, strict=True) if card.joker}
        if not lying:
            return True
        others = [line for line in self.joined if not lying.isdisjoint(line[1]) and not {*line[1]} <= {*cells}]
        after = {**self.at.grid, **dict(zip(cells, cards, strict=True))}
        return not others or obeyed(self.at.deck, [(law, cells), *others], after, about)

    def some_law(self, law: Law, cells: tuple[Cell, ...], cards: tuple[Card, ...]) -> Atom | None:
        """Return one atom that may be claimed for a line, if there is any."""
        deck = self.at.deck
        by_card = atoms_of_cards(deck)
        common = -1
        for card in cards:
            common &= by_card[card.place]
        unsettled = any(card.joker for card in cards)
        moving = unsettled or any(isinstance(old, Incr | Run) for old in law)
        for number in bits(common):
            atom: Atom = PER_CARD[deck.mathematics][number]
            if self._claims(law, atom, cells, cards, moving):
                return atom
        for atom in IN_ORDER:
            if may_obey(deck, atom, law, cards) and self._claims(law, atom, cells, cards, unsettled):
                return atom
        return None

    def _claims(self, law: Law, atom: Atom, cells: tuple[Cell, ...], cards: tuple[Card, ...], unsettled: bool) -> bool:
        if unsettled and not holds_with(self.at.deck, law, atom, cards):
            return False
        if law and not narrows(self.at.deck, law, atom, cards):
            return False
        return self.suits((*law, atom), cells, cards, atom.feature)
