"""A player of your own: parlour match dualite --players ./examples/bot.py:Bot,random

It wins at once where it can, and otherwise makes any move. It plays every game whose moves can be listed.
"""

from typing import Any


class Bot:
    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: Any, chance: Any) -> Any:
        """A move for the seat that this view belongs to. `chance` is the one source of luck, so games repeat."""
        position = self.game.redeal(view, chance)  # what is hidden from us is dealt anew
        moves = self.game.moves(position, view.seat)
        for move in moves:
            outcome = self.game.outcome(self.game.play(position, view.seat, move))
            if outcome and view.seat in outcome.winners:
                return move
        return chance.pick(moves)
