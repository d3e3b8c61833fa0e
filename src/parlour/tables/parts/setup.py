"""What is agreed for the game that is played or prepared: its options, the time control, and who is ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.game import Game
from parlour.tables.entries import (
    Again,
    Entry,
    GameChosen,
    GameWished,
    OptionsSet,
    Removed,
    SpectatorsDelayed,
    Started,
    TimeControl,
    TimeSet,
)


class Setup(msgspec.Struct, frozen=True):
    """The settings of the table."""

    options: Any
    time: TimeControl
    delayed: bool = False
    """Whether spectators see the game one turn late."""
    ready: frozenset[int] = frozenset()
    """Who has asked for another game."""
    wishes: Mapping[int, str] = {}
    """The vote of each person for the next game."""

    def fold(self, entry: Entry, game: Game, preparing: bool) -> Setup:
        """`preparing` says whether a game was prepared before this entry."""
        match entry:
            case OptionsSet(options):
                return replace(self, options=game.options(dict(options)))
            case GameChosen(_, options):
                delayed = self.delayed and not game.is_open
                return Setup(game.options(dict(options)), self.time, delayed)
            case GameWished(person, wished):
                return replace(self, wishes={**self.wishes, person: wished})
            case TimeSet(time):
                return replace(self, time=time)
            case SpectatorsDelayed(delayed):
                return replace(self, delayed=delayed)
            case Again(person):
                return replace(self, ready=self.ready | {person} if preparing else frozenset({person}))
            case Removed(person) if person in self.ready:
                return replace(self, ready=self.ready - {person})
            case Started() if self.ready or self.wishes:
                return replace(self, ready=frozenset(), wishes={})
            case _:
                return self
