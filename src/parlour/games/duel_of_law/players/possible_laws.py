"""The laws that a new line could have, with these cards on the table and this hand: by counting, not by trying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from parlour.games.duel_of_law.atoms import HALVES, IN_ORDER, PER_CARD, Alt, Atom, Digits, Incr, Run, Word
from parlour.games.duel_of_law.laws import atoms_of_cards, wrap
from parlour.games.duel_of_law.rainbow import DOMAINS, Card, Feature, bits
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge


@dataclass(slots=True)
class PossibleLaws:
    at: SeatKnowledge
    holdings: dict[Feature, tuple[int, list[int]]] = field(default_factory=dict)

    def laws_for(self, line: Sequence[Card | None], count: int) -> Iterator[Atom]:
        """Yield the laws that a new line could have, as far as the cards that lie there and the hand tell."""
        by_card = atoms_of_cards(self.at.deck)
        per_card = PER_CARD[self.at.deck.mathematics]
        common = (1 << len(per_card)) - 1
        for card in line:
            if card is not None:
                common &= by_card[card.place]
        for number in bits(common):
            if sum(by_card[card.place] >> number & 1 for card in self.at.hand) >= count:
                yield per_card[number]
        fixed = [card for card in line if card is not None]
        for atom in IN_ORDER:
            if self._room(atom, fixed, count):
                yield atom

    def _room(self, atom: Atom, fixed: Sequence[Card], count: int) -> bool:
        """Return whether the hand could have this many cards for a line under this atom."""
        jokers, held = self._held(atom.feature)
        length = len(fixed) + count
        if isinstance(atom, Word | Digits):
            return True
        shows = self.at.deck.shows[atom.feature]
        counts = list(held)
        for card in fixed:
            if card.joker:
                jokers += 1
            else:
                counts[shows[card.place].bit_length() - 1] += 1
        match atom:
            case Incr(feature, _) | Run(feature, _):
                first, last = wrap(self.at.deck, (), feature)
                laps = 1 + jokers + min(counts[first], counts[last])
                return sum(min(one, laps) for one in counts) + jokers >= length
            case Alt(feature, halves) if halves:
                half = HALVES[feature, halves]
                one = sum(many for value, many in enumerate(counts) if half >> value & 1)
                return min(one, sum(counts) - one) + jokers >= length // 2
            case Alt():
                return sorted(counts)[-2] + jokers >= length // 2
            case _:
                return sum(many // 2 * 2 for many in counts) + 1 + 2 * jokers >= length

    def _held(self, feature: Feature) -> tuple[int, list[int]]:
        """Return how many jokers the hand has, and how many cards of each value."""
        known = self.holdings.get(feature)
        if known is None:
            counts = [0] * (len(DOMAINS[feature]) + 1)  # the last place is for cards without a value
            for card in self.at.hand:
                if not card.joker:
                    counts[self.at.deck.shows[feature][card.place].bit_length() - 1] += 1
            counts[-1] = 0
            known = self.holdings[feature] = (sum(card.joker for card in self.at.hand), counts)
        return known
