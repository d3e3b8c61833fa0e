"""Players who hardly think: at random, and one move ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.chance import Chance
from parlour.game import Game, Seat

LISTENED = 4
"""Redeals that a greedy player tries each move on, where cards are hidden."""
PATIENCE = 3_000
"""Answers that a greedy player looks at before it settles for the best move so far."""


@dataclass(frozen=True, slots=True)
class Random:
    """Any legal move, each one possible."""

    game: Game

    def choose(self, view: Any, chance: Chance) -> Any:
        return self.game.sample(view, chance)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes a win, and gives none away if that can be helped; otherwise at random.

    `careful` of 100 times it looks at the answers too; else it only takes what wins at once.
    """

    game: Game
    careful: int = 100

    def choose(self, view: Any, chance: Chance) -> Any:
        game, seat = self.game, view.seat
        deals = [game.redeal(view, chance) for _ in range(1 if game.is_open else LISTENED)]
        moves = chance.shuffle(game.moves(deals[0], seat))
        wins = {move: sum(self._wins(deal, seat, move) for deal in deals) for move in moves}
        best = max(moves, key=lambda move: wins[move])
        if wins[best] or chance.below(100) >= self.careful:
            return best
        looked, fewest = 0, len(deals) + 1
        for move in moves:
            given = 0
            for deal in deals:
                answers, gives = self._gives(deal, seat, move)
                looked += answers
                given += gives
            if given < fewest:
                best, fewest = move, given
            if not given or looked > PATIENCE:
                break
        return best

    def _wins(self, position: Any, seat: Seat, move: Any) -> bool:
        outcome = self.game.outcome(self.game.play(position, seat, move))
        return outcome is not None and seat in outcome.winners

    def _gives(self, position: Any, seat: Seat, move: Any) -> tuple[int, bool]:
        """Return how many answers we looked at, and whether this move loses at once or lets an answer win."""
        game = self.game
        after = game.play(position, seat, move)
        outcome = game.outcome(after)
        if outcome is not None:
            return 0, bool(outcome.winners) and seat not in outcome.winners
        looked = 0
        for other in sorted(game.awaited(after)):
            for answer in game.moves(after, other):
                looked += 1
                ended = game.outcome(game.play(after, other, answer))
                if ended is not None and ended.winners and seat not in ended.winners:
                    return looked, True
        return looked, False
