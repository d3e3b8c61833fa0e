"""The context of a decision: the clock, the random source, who is connected."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from parlour.chance import Chance


class Context(msgspec.Struct, frozen=True):
    """The time, the random source, who is connected, and their drafts."""

    now: int
    """Milliseconds since 1970."""
    chance: Chance
    here: frozenset[int] = frozenset()
    """The people who are connected."""
    last_here: Mapping[int, int] = msgspec.field(default_factory=dict)
    """When each of the others was last connected, where that is known."""
    drafts: Mapping[int, str] = msgspec.field(default_factory=dict)
    """The unfinished move of each person, kept secret and outside the log."""
    clean: Callable[[str], str] = str
    """Censors a text by the profanity filter."""
