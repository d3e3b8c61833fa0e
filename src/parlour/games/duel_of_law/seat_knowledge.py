"""What a seat knows, as cards, cells and branches: what drafts, plays at random and bots work on."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.game import IllegalMove, Seat
from parlour.games.duel_of_law.layout import Layout
from parlour.games.duel_of_law.play_check import Lay, in_own_words, played_on
from parlour.games.duel_of_law.rainbow import Card, Deck
from parlour.games.duel_of_law.tableau import Branch, Grid


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """The cards and branches on the table, and the seat's own hand."""

    deck: Deck
    seat: Seat
    turn: int
    layout: Layout
    hand: tuple[Card, ...]

    @property
    def grid(self) -> Grid:
        return self.layout.grid

    @property
    def branches(self) -> tuple[Branch, ...]:
        return self.layout.branches

    def allows(self, lay: Lay) -> bool:
        """Return whether the rules would accept this play."""
        try:
            played_on(self.layout, self.deck, self.seat, lay, self.turn)
        except IllegalMove:
            return False
        return True

    def in_own_words(self, lay: Lay) -> bool:
        """Return whether only people can judge this play: it has a law in a person's own words."""
        return in_own_words(self.grid, self.branches, lay)
