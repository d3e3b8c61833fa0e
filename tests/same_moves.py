"""Sequences of moves of bots without a clock, as digests: they must not depend on what runs the kernels.

Run as a program it prints them as JSON, in whatever Python and with whatever engine it is started; with `all`, those of
all levels. A change that alters moves on purpose writes them anew:

    python -m tests.same_moves all > tests/same_moves.json
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import dataclass, field

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.players import levels


@dataclass(frozen=True)
class Sequence:
    """The first moves of a game in which one level plays on every seat."""

    game: str
    level: str
    moves: int
    options: dict[str, str] = field(default_factory=dict)
    after: int = 0
    """Moves that the quickest level makes before."""

    @property
    def name(self) -> str:
        return " ".join([self.game, self.level, *(f"{key}={value}" for key, value in self.options.items())])

    def digest(self) -> str:
        """The digest of the moves."""
        game, chance = GAMES[self.game], Chance(f"same moves {self.name}")
        options = game.options(self.options)
        position = game.setup(options, game.deal(options, chance))
        quick = levels.named(game, self.level if not self.after else "greedy", None)
        player, moves = levels.named(game, self.level, None), []
        for number in range(self.after + self.moves):
            waiting = game.awaited(position)
            if not waiting:
                break
            seat = min(waiting)
            move = (quick if number < self.after else player).choose(game.view(position, seat), chance)
            position = game.play(position, seat, move)
            moves.append(str(move))
        return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]


def every_level(game: str, moves: int, options: dict[str, str] | None = None, after: int = 0) -> list[Sequence]:
    """A sequence for each level of this game."""
    offered = levels.offered(GAMES[game])
    return [Sequence(game, str(level), moves, options or {}, after) for level in offered]


def quick() -> list[Sequence]:
    """Some that take a moment."""
    return [
        Sequence("duality", "4", 6),
        Sequence("duality", "5", 2),
        Sequence("dualite", "9", 8, {"size": "5"}),
        Sequence("dualma", "3", 8, after=20),
        Sequence("dualma", "16", 4),
        Sequence("dualma", "16", 4, after=22),
        Sequence("duel-of-law", "6", 6),
        Sequence("duos", "3", 6),
        Sequence("duos", "5", 4, {"players": "2"}),
    ]


def all_levels() -> list[Sequence]:
    """Every level of every game, and the settings of which an engine knows another."""
    return [
        *every_level("duality", 6),
        *every_level("duality", 3, {"rows": "5"}),
        *every_level("dualite", 6, {"size": "4"}),
        *every_level("dualite", 8, {"size": "5"}),
        *every_level("dualite", 5, {"size": "6"}),
        Sequence("dualite", "14", 4, {"size": "7"}),
        *every_level("dualma", 2),
        *every_level("dualma", 5, after=22),
        *every_level("duel-of-law", 8),
        *every_level("duos", 8),
        *every_level("duos", 6, {"players": "2"}),
    ]


def digests(sequences: list[Sequence]) -> dict[str, str]:
    """The digest of each, by what is played."""
    return {f"{each.name}: {each.moves} moves after {each.after}": each.digest() for each in sequences}


if __name__ == "__main__":
    print(json.dumps(digests([*quick(), *(all_levels() if "all" in sys.argv[1:] else [])]), indent=1))
