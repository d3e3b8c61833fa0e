"""Positions to test solvers with, and a solver so plain that one can believe it."""

from __future__ import annotations

import random

from parlour.games.dualite import notation, rules
from parlour.games.dualite.rules import Options, Position, mover

PROBLEMS = {
    # Made by search, in the rulebook's manner; the author's own diagrams are lost.
    ".o#./.ooo/..o./o..o d1": ("d2", 7, "a1+c4 b4 b3 c4 c3 d3 c2 d1"),
    "..../.o.#/ooo#/..o. b3": ("b4", 11, "a2+c1 d2 d3 d2 d3 c2 b2 b3"),
}
"""Each position with its only winning move, the plies it takes, and a game that leads there."""


def played(options: Options, moves: str) -> Position:
    position = rules.setup(options, None)
    for text in moves.split():
        position = rules.play(position, mover(position), notation.read(text))
    return position


class TooMuch(Exception):
    """There are too many positions to try them all."""


def plies_by_rules(position: Position, tried: dict[Position, int] | None = None, most: int = 3000) -> int:
    """How long the game lasts with best play, by trying everything; odd when the mover wins."""
    tried = {} if tried is None else tried
    if rules.outcome(position):
        return 0
    if position not in tried:
        if len(tried) > most:
            raise TooMuch
        after = [
            plies_by_rules(rules.play(position, mover(position), move), tried, most)
            for move in rules.moves(position, mover(position))
        ]
        lost = [plies for plies in after if plies % 2 == 0]
        tried[position] = 1 + (min(lost) if lost else max(after))
    return tried[position]


def late_positions(options: Options, count: int, seed: int) -> list[tuple[Position, int]]:
    """Early moments of long games from which everything can be tried, and how long the game lasts from there.

    No one takes a win in these games while there is another move.
    """
    chance = random.Random(seed)
    found: list[tuple[Position, int]] = []
    while len(found) < count:
        game = [rules.setup(options, None)]
        while not rules.outcome(game[-1]):
            after = [rules.play(game[-1], mover(game[-1]), move) for move in rules.moves(game[-1], mover(game[-1]))]
            game.append(chance.choice([position for position in after if not rules.outcome(position)] or after))
        for before_end in (2, 4, 6, 9, 12):
            if len(game) > before_end + 2:
                try:
                    found.append((game[-1 - before_end], plies_by_rules(game[-1 - before_end])))
                except TooMuch:
                    break
    return found


def early_positions(options: Options, count: int, seed: int, plies: int) -> list[Position]:
    """Unfinished positions this many plies into random games."""
    chance = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = rules.setup(options, None)
        for _ in range(plies):
            if not rules.outcome(position):
                choices = rules.moves(position, mover(position))
                position = rules.play(position, mover(position), chance.choice(choices))
        if not rules.outcome(position):
            found.append(position)
    return found
