"""Duality's players: one takes what wins, one is greedy for path, the others search over redeals."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

from parlour.chance import Chance
from parlour.game import Seat
from parlour.games.duality import GAME, notation, paths, rules, views
from parlour.games.duality.deck import FULL, face
from parlour.games.duality.paths import Tableau
from parlour.games.duality.rules import tableau
from parlour.players import Effort, Player, worths
from parlour.players.simple import Greedy as TakesWins
from parlour.solvers.review import Advice

ROUNDS = {"4": 20, "5": 4000}
"""Redeals that a level tries; the top level's take about a seventh of a second."""

_SLICE = 50
"""Redeals between two looks at the clock."""

_OTHER_DECKS = {"4": 2, "5": 12}
"""Redeals that a level tries by the plain rules, with a deck that the engine does not know."""
_TRIED = 6
"""Moves that it then tries on each, those that a greedy player likes best."""
_FARTHEST = 60
"""Moves that it plays on."""


LEVELS = range(1, 6)
NAMES: tuple[str, ...] = ("greedy",)


def make(name: str, seconds: float | None) -> Player:
    if name == "1":
        return Gentle()
    if name == "2":
        return Greedy(attention=35)
    if name in ("3", "greedy"):
        return Greedy()
    return Thinker(name, seconds)


def counted(name: str, nodes: int) -> Player | None:
    """A node is a redeal that is tried."""
    return Thinker(name, None, nodes) if name in ROUNDS else None


def warm_up() -> None:
    """Compile the engine, or load it from where compiled code is kept.

    The first turn of a deal that has no win at hand: a win is taken without a thought.
    """
    options = rules.Options()
    position = rules.setup(options, rules.deal(options, Chance("warm")))
    Thinker("4", None).choose(views.view(position, position.mover), Chance("warm up"))


@dataclass(frozen=True, slots=True)
class Gentle:
    """Takes what wins, but lets the first turn go: no one's first game shall be over before they have moved."""

    def choose(self, view: views.View, chance: Chance) -> rules.Move:
        if view.turn:
            move: rules.Move = TakesWins(GAME, careful=0).choose(view, chance)
            return move
        position = views.redeal(view, chance)
        moves = chance.shuffle(rules.moves(position, view.mover))
        return next((move for move in moves if not rules.play(position, view.mover, move).result), moves[0])


@dataclass(frozen=True, slots=True)
class Greedy:
    """Greedy by path length and denial: the move after which its own path is longest against the other's.

    It takes a win, and does not complete the other's path if that can be helped. Chance decides between equals. This
    many of 100 times it pays attention; else it only takes what wins.
    """

    attention: int = 100

    def choose(self, view: views.View, chance: Chance) -> rules.Move:
        if self.attention < 100 and chance.below(100) >= self.attention:
            move: rules.Move = TakesWins(GAME, careful=0).choose(view, chance)
            return move
        return self.ranked(views.redeal(view, chance), chance)[0]

    def ranked(self, position: rules.Position, chance: Chance) -> list[rules.Move]:
        """Return all moves of the mover, the best first."""
        before, side = tableau(position), position.mover
        moves = chance.shuffle(rules.moves(position, side))
        return sorted(moves, key=lambda move: self._worth(position.options, before, side, move), reverse=True)

    def _worth(self, options: rules.Options, before: Tableau, side: Seat, move: rules.Move) -> tuple[int, int]:
        if isinstance(move, rules.Pass):
            return 0, 0
        card = face(options.deck, move.card, move.turned)
        after = Tableau(before.rows, before.join, {**before.cards, move.cell: card})
        own, other = paths.reached(after, side), paths.reached(after, 1 - side)
        won = paths.complete(after, side, own)
        given = paths.complete(after, 1 - side, other)
        return int(won) - int(given and not won), len(own) - len(other)


@dataclass(frozen=True, slots=True)
class Thinker:
    """Searches over redeals of what it does not see; cards that it knows to be in the other hand stay there.

    The engine searches. It knows the full deck only: with a deck of one's own a few redeals are played out greedily.
    """

    level: str
    seconds: float | None
    rounds: int | None = None
    """Redeals it tries, if not those of its level."""
    effort: Effort = field(default_factory=Effort, compare=False)

    def choose(self, view: views.View, chance: Chance) -> rules.Move:
        if len(view.choices) == 1:
            return notation.read(view.choices[0])
        until = None if self.seconds is None else time.monotonic() + self.seconds
        think = self._think if view.options.deck == FULL else self._try_out
        return think(view, chance, until)

    def _think(self, view: views.View, chance: Chance, until: float | None) -> rules.Move:
        # Imported here, because the compiler takes its time and the simple players do without.
        from parlour.engines.compiled import seeded
        from parlour.games.duality.engine import rows as duality_rows
        from parlour.games.duality.engine.search import Thought

        position = views.redeal(view, chance)
        root = duality_rows.row_of(position, view.mover)
        thought = Thought(root, seeded(chance.below(1 << 62)))
        rounds = ROUNDS[self.level] if self.rounds is None else self.rounds
        for done in range(0, rounds, _SLICE):
            thought.think(min(_SLICE, rounds - done))
            self.effort.nodes += 0 if thought.won is not None else min(_SLICE, rounds - done)
            if _late(until):
                break
        return duality_rows.move_at(root, thought.best())

    def _try_out(self, view: views.View, chance: Chance, until: float | None) -> rules.Move:
        wins = dict.fromkeys(Greedy().ranked(views.redeal(view, chance), chance)[:_TRIED], 0.0)
        for _ in range(_OTHER_DECKS[self.level] if self.rounds is None else self.rounds):
            position = views.redeal(view, chance)
            self.effort.nodes += 1
            for move in wins:
                if not _late(until):
                    wins[move] += _played_out(rules.play(position, view.mover, move), view.mover, chance)
        return max(wins, key=lambda move: wins[move])


def _played_out(position: rules.Position, seat: Seat, chance: Chance) -> float:
    """Return what the game is worth to this seat if both are greedy from here on; half if that leads to no end."""
    for _ in range(_FARTHEST):
        if position.result:
            return worths(GAME, position.options, position.result)[seat]
        position = rules.play(position, position.mover, Greedy().ranked(position, chance)[0])
    return 0.5


_ADVISED = 1_000
"""Redeals over which the advice of a review thinks."""
_COMPARED = 400
"""Redeals on which it then tries the move that was made, and its own."""
_CLEARLY, _HARDLY = 2.5, 1.0
"""This many standard errors between the two are a mistake, or none;"""
_MUCH, _LITTLE = 8, 3
"""if they are also this many of 100 apart."""


def advise(view: views.View, made: rules.Move) -> Advice | None:
    """Return what the top level would have played with what this seat saw, and how often either move would have won.

    It sees the view and nothing else. There is nothing to say where there was one move only, nor with another deck.
    """
    if len(view.choices) == 1 or view.options.deck != FULL:
        return None
    from parlour.engines.compiled import seeded
    from parlour.games.duality.engine import rows as duality_rows
    from parlour.games.duality.engine.search import Thought

    chance = Chance("review")
    position = views.redeal(view, chance)
    root = duality_rows.row_of(position, view.mover)
    thought = Thought(root, seeded(1))
    own = next(int(move) for move in thought.choices if duality_rows.move_at(root, int(move)) == made)
    if thought.won is not None:
        if thought.wins_at_once(own):
            return Advice("kept", "duality-review-wins", {})
        winning = duality_rows.move_at(root, thought.won)
        return Advice("lost", "duality-review-win-missed", _named(winning, made), (str(winning),))
    thought.think(_ADVISED)
    best = thought.best()
    had, could = thought.share(own, _COMPARED), thought.share(best, _COMPARED)
    error = math.sqrt(sum(share * (100 - share) for share in (had, could)) / _COMPARED) or 1.0
    apart = 0.0 if best == own else could - had
    better = duality_rows.move_at(root, best)
    facts = _named(better, made) | {"share": round(had), "best": round(could), "error": round(error)}
    if apart < max(_HARDLY * error, _LITTLE):
        return Advice("kept", "duality-review-good", facts)
    if apart < max(_CLEARLY * error, _MUCH):
        return Advice("unknown", "duality-review-close", facts, (str(better),))
    return Advice("lost", "duality-review-better", facts, (str(better),))


def _named(better: rules.Move, made: rules.Move) -> dict[str, str | int]:
    """Return which card, where, and whether that differs from the move that was made only in the way it lies."""
    assert not isinstance(better, rules.Pass)
    same = not isinstance(made, rules.Pass) and (made.card, made.cell) == (better.card, better.cell)
    return {"card": better.card, "cell": str(better.cell), "way": "other" if same else "any"}


def _late(until: float | None) -> bool:
    return until is not None and time.monotonic() >= until
