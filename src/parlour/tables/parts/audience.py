"""Those who watch and guess along: their secret guesses, and the points that they have together."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from parlour.sitting import Sitting
from parlour.tables.entries import Entry, GameChosen, Guessed, Removed, Started


class Revealed(msgspec.Struct, frozen=True):
    """What the audience had guessed together, when it was revealed."""

    text: str
    points: int


class Audience(msgspec.Struct, frozen=True):
    """The guesses since the last reveal, and the score."""

    guesses: Mapping[int, str] = {}
    points: int = 0
    last: Revealed | None = None

    def fold(self, entry: Entry, before: Sitting | None, after: Sitting | None) -> Audience:
        """`before` and `after` are the game before and after this entry."""
        match entry:
            case Guessed(person, text):
                return replace(self, guesses={**self.guesses, person: text})
            case Removed(person) if person in self.guesses:
                return replace(self, guesses={one: text for one, text in self.guesses.items() if one != person})
            case Started() | GameChosen():
                return Audience()
            case _:
                return self._revealed(before, after) if self.guesses and before is not after else self

    def _revealed(self, before: Sitting | None, after: Sitting | None) -> Audience:
        assert before is not None
        assert after is not None
        found = before.game.guessed(before.position, after.position, tuple(self.guesses.values()))
        if found is None:
            return self
        text, points = found
        return Audience({}, self.points + points, Revealed(text, points))
