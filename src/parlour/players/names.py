"""What bots are called: each at a table has a name of its own, so that two of one level can be told apart."""

from __future__ import annotations

from collections.abc import Iterable

from parlour import words
from parlour.chance import Chance


def bot_names(count: int, taken: Iterable[str], chance: Chance) -> tuple[str, ...]:
    """This many names, none of which is taken."""
    used = {name.casefold() for name in taken}
    return chance.shuffle(name for name in listed() if name.casefold() not in used)[:count]


def listed() -> tuple[str, ...]:
    return tuple(words.say("bot-names").split())
