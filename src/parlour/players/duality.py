"""Duality's players: one who takes what wins, one who is greedy for path, and those who search over redeals."""

from __future__ import annotations

import time
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import Seat
from parlour.games import duality
from parlour.games.duality import paths
from parlour.games.duality.deck import FULL, face
from parlour.games.duality.paths import Tableau
from parlour.games.duality.rules import tableau
from parlour.players import Player
from parlour.players.search import Search
from parlour.players.simple import Greedy as TakesWins

ROUNDS = {"4": 20, "5": 4000}
"""Redeals that a level tries; the top level's take about half a second."""

_SLICE = 50
"""Redeals between two looks at the clock."""

_OTHER_DECKS = {"4": 30, "5": 200}
"""Simulations by the plain rules, for decks that the engine does not know."""


def make(name: str, seconds: float | None) -> Player:
    if name == "1":
        return TakesWins(duality, careful=0)
    if name == "2":
        return Greedy(attention=50)
    if name in ("3", "greedy"):
        return Greedy()
    return Thinker(name, seconds)


def warm_up() -> None:
    """Compile the engine, or load it from where compiled code is kept.

    The second turn of a deal that has no win at hand: a win is taken without a thought, and there is nothing to infer
    before the first move.
    """
    options = duality.Options()
    position = duality.setup(options, duality.deal(options, Chance("warm")))
    for _ in range(2):
        move = Thinker("4", None).choose(duality.view(position, position.mover), Chance("warm up"))
        position = duality.play(position, position.mover, move)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Greedy by path length and denial: the move after which its own path is longest against the other's.

    It takes a win and gives none away if that can be helped. Chance decides between equals. So many of 100 times it
    pays attention; else it only takes what wins.
    """

    attention: int = 100

    def choose(self, view: duality.View, chance: Chance) -> duality.Move:
        if chance.below(100) >= self.attention:
            move: duality.Move = TakesWins(duality, careful=0).choose(view, chance)
            return move
        position = duality.redeal(view, chance)
        before = tableau(position)
        side = position.mover
        moves = chance.shuffle(duality.moves(position, side))
        return max(moves, key=lambda move: self._worth(view.options, before, side, move))

    def _worth(self, options: duality.Options, before: Tableau, side: Seat, move: duality.Move) -> tuple[int, int]:
        if isinstance(move, duality.Pass):
            return 0, 0
        card = face(options.deck, move.card, move.turned)
        after = Tableau(before.rows, before.join, {**before.cards, move.cell: card})
        own, other = paths.reached(after, side), paths.reached(after, 1 - side)
        won = paths.complete(after, side, own)
        given = paths.complete(after, 1 - side, other)
        return int(won) - int(given and not won), len(own) - len(other)


@dataclass(frozen=True, slots=True)
class Thinker:
    """Tries its moves on redeals of what it does not see, and plays each out by judgement.

    Cards that it knows to be in the other hand stay there. The redeals are drawn by the engine; with a deck of one's
    own, which the engine does not know, the plain search over redeals stands in.
    """

    level: str
    seconds: float | None

    def choose(self, view: duality.View, chance: Chance) -> duality.Move:
        if len(view.choices) == 1:
            return duality.read(view.choices[0])
        if view.options.deck != FULL:
            plain = Search(duality, _OTHER_DECKS[self.level], self.seconds)
            move: duality.Move = plain.choose(view, chance)
            return move
        return self._think(view, chance)

    def _think(self, view: duality.View, chance: Chance) -> duality.Move:
        # Imported here, because the compiler takes its time and the simple players do without.
        from parlour.engines import duality as engine
        from parlour.engines.compiled import seeded
        from parlour.engines.duality_search import Thought

        position = duality.redeal(view, chance)
        root = engine.row_of(position, view.mover)
        engine.infer(root, position)
        thought = Thought(root, seeded(chance.below(1 << 62)))
        until = None if self.seconds is None else time.monotonic() + self.seconds
        rounds = ROUNDS[self.level]
        for done in range(0, rounds, _SLICE):
            thought.think(min(_SLICE, rounds - done))
            if until is not None and time.monotonic() >= until:
                break
        return engine.move_at(root, thought.best())
