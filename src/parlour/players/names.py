"""What bots are called: each at a table has a name of its own, so that two of one level can be told apart.

At a table a name belongs to a strength on the game's scale: the first are the easiest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour import words
from parlour.chance import Chance
from parlour.game import Game
from parlour.players.levels import offered, strengths


def bot_names(count: int, taken: Iterable[str], chance: Chance) -> tuple[str, ...]:
    """This many names, none of which is taken."""
    used = {name.casefold() for name in taken}
    return chance.shuffle(name for name in listed() if name.casefold() not in used)[:count]


def of_levels(game: Game) -> tuple[str, ...]:
    """Return the own name of each level of this game."""
    names = listed()
    return tuple(names[place] for place in places(strengths(game), len(offered(game)), len(names)))


def places(elo: Sequence[int | None], levels: int, among: int) -> tuple[int, ...]:
    """Where each level stands among so many, by its Elo between the weakest and the strongest; no two in one place.

    Where not every level was measured, they stand at equal distances.
    """
    measured = [each for each in elo if each is not None]
    scale = measured if len(measured) == levels else list(range(levels))
    width = max(1, scale[-1] - scale[0])
    found: list[int] = []
    for level, each in enumerate(scale):
        wanted = round((each - scale[0]) * (among - 1) / width)
        found.append(min(max(wanted, found[-1] + 1 if found else 0), among - levels + level))
    return tuple(found)


def by_level(game: Game, levels: Sequence[int], taken: Iterable[str]) -> tuple[str, ...]:
    """Return a name for a bot of each of these levels: the level's own, or the nearest one that is not taken."""
    names, used, found = listed(), {name.casefold() for name in taken}, []
    own = of_levels(game)
    for level in levels:
        place = names.index(own[level - offered(game)[0]])
        free = [(abs(other - place), other) for other in range(len(names)) if names[other].casefold() not in used]
        name = names[min(free)[1]]
        used.add(name.casefold())
        found.append(name)
    return tuple(found)


def listed() -> tuple[str, ...]:
    return tuple(words.say("bot-names").split())
