"""Monte-Carlo tree search for any game whose moves can be listed.

Each simulation deals the unseen cards anew from the view, walks down the tree of moves, adds one node, plays at
random to the end and counts the result back. In open games positions are kept in the tree, and a result that is
certain is backed up like a solver's: a node is proven when one of its moves is proven to win for the mover, or
when all of its moves are proven.

With hidden cards the tree is one of information sets: children are told apart by the move alone, and a child is
compared by how often it was offered, since not every redeal offers it. Where several seats choose at once, the seat
that thinks is taken to choose first: it never counts on seeing what another has secretly chosen.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.chance import Chance
from parlour.game import Game, Seat
from parlour.players import Effort, worths

BOLDNESS = 0.7
"""How much what is little tried weighs against what did well."""
FARTHEST = 200
"""Moves of one random play to the end; what is undecided then counts as a draw."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was thought about: how often, how well it did (0 to 1), and what it is proven to be worth."""

    move: Any
    visits: int
    worth: float
    proven: float | None


@dataclass(slots=True)
class _Node:
    mover: Seat | None
    """The seat whose move led here; None at the root."""
    visits: int = 0
    offered: int = 0
    total: float = 0.0
    """The sum of the results, for the mover."""
    children: dict[Any, _Node] = field(default_factory=dict)
    proven: tuple[float, ...] | None = None
    position: Any = None
    """Kept in open games only."""
    seat: Seat | None = None
    moves: tuple[Any, ...] = ()

    def worth(self) -> float:
        return self.total / self.visits if self.visits else 0.5


@dataclass(frozen=True, slots=True)
class Search:
    """Thinks for this many simulations, and no longer than this many seconds if that is given.

    Only without `seconds` is it certain that the same chance gives the same move again.
    """

    game: Game
    simulations: int
    seconds: float | None = None
    effort: Effort = field(default_factory=Effort, compare=False)

    def choose(self, view: Any, chance: Chance) -> Any:
        return self.think(view, chance)[0].move

    def think(self, view: Any, chance: Chance) -> tuple[Candidate, ...]:
        """Return all moves that were tried, the best first."""
        tree = _Tree(self.game, view, chance)
        if self.seconds is None:
            tree.grow(self.simulations, math.inf)
        else:
            tree.grow(self.simulations, time.monotonic() + self.seconds)
        self.effort.nodes += tree.root.visits
        return tree.candidates()


class _Tree:
    def __init__(self, game: Game, view: Any, chance: Chance) -> None:
        self.game, self.view, self.chance = game, view, chance
        self.open = game.is_open
        # Random plays need many cheap numbers; one draw from chance decides them all.
        self.dice = random.Random(chance.below(1 << 64))
        self.root = _Node(None)
        first = game.redeal(view, chance)
        self._stand(self.root, first)
        # A single move needs no thought, but it must be in the tree.
        self.forced = len(self.root.moves) == 1

    def grow(self, simulations: int, deadline: float) -> None:
        for _ in range(1 if self.forced else simulations):
            self._simulate(self.root.position if self.open else self.game.redeal(self.view, self.chance))
            if self.root.proven or time.monotonic() >= deadline:
                return

    def candidates(self) -> tuple[Candidate, ...]:
        seat = self.view.seat
        found = [
            Candidate(move, child.visits, child.worth(), child.proven[seat] if child.proven else None)
            for move, child in self.root.children.items()
        ]

        # A proven win first and a proven loss last; among losses the most visited, which was hardest to refute.
        def rank(candidate: Candidate) -> tuple[float, int, float]:
            certain = 0.5 if candidate.proven is None else candidate.proven
            return certain, candidate.visits, candidate.worth

        return tuple(sorted(found, key=rank, reverse=True))

    def _next_seat(self, position: Any) -> Seat:
        waiting = self.game.awaited(position)
        return self.view.seat if self.view.seat in waiting else min(waiting)

    def _stand(self, node: _Node, position: Any) -> None:
        """Write down where a node stands: for good in open games, for this redeal in others."""
        outcome = self.game.outcome(position)
        node.position = position
        if outcome is None:
            node.seat = self._next_seat(position)
            node.moves = self.game.moves(position, node.seat)
        else:
            node.seat, node.moves = None, ()
            if self.open:
                node.proven = worths(self.game, self.view.options, outcome)

    def _simulate(self, position: Any) -> None:
        game, node = self.game, self.root
        path = [node]
        if not self.open:
            self._stand(node, position)
        while node.seat is not None and not node.proven:
            move, fresh = self._select(node)
            if fresh:
                child = node.children[move] = _Node(node.seat)
            else:
                child = node.children[move]
            if not (self.open and child.position is not None):
                self._stand(child, game.play(node.position, node.seat, move))
            node = child
            path.append(node)
            if fresh:
                break
        results = node.proven or self._play_out(node)
        for passed in path:
            passed.visits += 1
            if passed.mover is not None:
                passed.total += results[passed.mover]
        if self.open and node.proven:
            self._prove(path[:-1])

    def _select(self, node: _Node) -> tuple[Any, bool]:
        """Return the move to walk along, and whether it is a new one."""
        assert node.seat is not None
        children = node.children
        untried = [move for move in node.moves if move not in children]
        if not self.open:
            for move in node.moves:
                if move in children:
                    children[move].offered += 1
        if untried:
            return untried[self.dice.randrange(len(untried))], True
        return self._best_known(children, node.moves, node), False

    def _best_known(self, children: Mapping[Any, _Node], moves: Sequence[Any], node: _Node) -> Any:
        best, best_worth = moves[0], -1.0
        log = math.log(node.visits + 1)
        for move in moves:
            child = children[move]
            if child.proven:
                # What is certain needs no second look; it is only walked where everything else is worse.
                worth = child.proven[node.seat] if node.seat is not None else 0.0
            else:
                tries = math.log(child.offered + 1) if not self.open else log
                worth = child.worth() + BOLDNESS * math.sqrt(tries / (child.visits or 1))
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def _prove(self, path: Sequence[_Node]) -> None:
        """Back up what is certain, as far as it goes."""
        for node in reversed(path):
            seat = node.seat
            assert seat is not None
            proven = [child.proven for child in node.children.values() if child.proven]
            best = max(proven, key=lambda result: result[seat])
            if best[seat] < 1 and len(proven) < len(node.moves):
                return
            node.proven = best

    def _play_out(self, node: _Node) -> tuple[float, ...]:
        game, position = self.game, node.position
        for _ in range(FARTHEST):
            outcome = game.outcome(position)
            if outcome is not None:
                return worths(game, self.view.options, outcome)
            seat = self._next_seat(position)
            moves = game.moves(position, seat)
            position = game.play(position, seat, moves[self.dice.randrange(len(moves))])
        sides = game.sides(self.view.options)
        return (0.5,) * sum(len(side) for side in sides)
