"""What a decision needs from outside: the time, chance, who is connected."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from parlour.chance import Chance


class Context(msgspec.Struct, frozen=True):
    """The time, chance, who is connected, and what they have prepared."""

    now: int
    """Milliseconds since 1970."""
    chance: Chance
    here: frozenset[int] = frozenset()
    """The people who are connected."""
    last_here: Mapping[int, int] = msgspec.field(default_factory=dict)
    """When each of the others was last connected, as far as anyone kept count."""
    drafts: Mapping[int, str] = msgspec.field(default_factory=dict)
    """The unfinished move of each person, kept secret and outside the log."""
    clean: Callable[[str], str] = str
    """What is left of something that is said, without rude words."""
