"""What a seat knows, as cards, cells and branches: what drafts, plays at random and bots work on."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.game import IllegalMove, Seat
from parlour.games.duel_of_law.judging import Lay, in_own_words, judge
from parlour.games.duel_of_law.rainbow import Card, Deck
from parlour.games.duel_of_law.tableau import Branch, Grid


@dataclass(frozen=True, slots=True)
class ParsedView:
    deck: Deck
    seat: Seat
    turn: int
    grid: Grid
    branches: tuple[Branch, ...]
    hand: tuple[Card, ...]

    def allows(self, lay: Lay) -> bool:
        """Would the rules accept this play?"""
        try:
            judge(self.deck, self.grid, self.branches, self.seat, lay, self.turn)
        except IllegalMove:
            return False
        return True

    def in_own_words(self, lay: Lay) -> bool:
        """Is this a matter for people alone: a law in somebody's own words?"""
        return in_own_words(self.grid, self.branches, lay)
