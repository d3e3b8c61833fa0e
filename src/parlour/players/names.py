"""What bots are called: each at a table has a name of its own, so that two of one level can be told apart.

At a table a name belongs to a place among a game's levels: the first are the gentlest. The browser has this rule too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour import words
from parlour.chance import Chance


def bot_names(count: int, taken: Iterable[str], chance: Chance) -> tuple[str, ...]:
    """This many names, none of which is taken."""
    used = {name.casefold() for name in taken}
    return chance.shuffle(name for name in listed() if name.casefold() not in used)[:count]


def by_level(levels: Sequence[int], offered: range, taken: Iterable[str]) -> tuple[str, ...]:
    """A name for a bot of each level: the level's own, or the nearest one that is not taken."""
    names, used, found = listed(), {name.casefold() for name in taken}, []
    steps = max(1, len(offered) - 1)
    for level in levels:
        place = (2 * (level - offered[0]) * (len(names) - 1) + steps) // (2 * steps)
        free = [(abs(other - place), other) for other in range(len(names)) if names[other].casefold() not in used]
        name = names[min(free)[1]]
        used.add(name.casefold())
        found.append(name)
    return tuple(found)


def listed() -> tuple[str, ...]:
    return tuple(words.say("bot-names").split())
