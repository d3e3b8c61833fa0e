"""The levels of each game's players, and the players that have a name.

Every game whose moves can be listed has five levels from the start. A game with players of its own adds one row to
`OWN`, which is read without importing anything; its module is imported when the first player is asked for.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Protocol, cast

from parlour.game import AnyGame, AnyListable, BadOption, Facts, Seat
from parlour.players import Player, is_listable
from parlour.players.search import Search
from parlour.players.simple import Greedy, Random


@dataclass(frozen=True, slots=True)
class Own:
    """A game's own players: the module that makes them, how many levels there are, and names beside the levels.

    A game's own `greedy` stands in for the house's.
    """

    module: str
    levels: int = 5
    names: tuple[str, ...] = ()
    beginner: bool = False
    """Is level 1 no beginner? Then a level 0 is offered below it, who looks one move ahead: the house's `greedy`."""
    quick: int = 0
    """Up to this level they need no worker: when none is to be had, they play, for the levels above it too.

    Without one, greedy or random does.
    """
    prepares: bool = False
    """Has the module `prepare(options)`: work to be done once, before the first game, with a bar to show it?"""
    talks: bool = False
    """Has the module `remarks(view, bots)`: what these bots say about what a view shows?"""
    waits: bool = False
    """Has the module `pause(view, move)`: how long these bots leave people to be first?"""


class Makes(Protocol):
    """What the module of a game's own players has at its top."""

    def make(self, name: str, seconds: float | None, /) -> Player:
        """The player of this level ("1", "2" …) or name, who thinks no longer than so many seconds a move.

        With None there is no clock, and the same chance must give the same move.
        """

    def warm_up(self) -> None:
        """Compile and load what the first move would otherwise wait for; called in a process that has time."""


class Prepares(Protocol):
    """What the module of players has that need something made."""

    def prepare(self, options: Any, /) -> None: ...


class Talks(Protocol):
    """What the module of players who talk has besides."""

    def remarks(self, view: object, bots: frozenset[Seat], /) -> tuple[tuple[Seat, str, Facts], ...]: ...


class Waits(Protocol):
    """What the module of players who are in no hurry has besides."""

    def pause(self, view: object, move: object, /) -> float: ...


OWN: dict[str, Own] = {
    "dualite": Own("parlour.games.dualite.players", levels=14, prepares=True),
    "duality": Own("parlour.games.duality.players", names=("greedy",)),
    "dualma": Own("parlour.games.dualma.players", levels=6, names=("montecarlo", "network"), beginner=True),
    "duel-of-law": Own("parlour.games.duel_of_law.players.bots", levels=4, quick=2),
    "duos": Own(
        "parlour.games.duos.players",
        names=("naturalist", "painter", "traveller", "poet", "tinkerer"),
        quick=5,
        talks=True,
        waits=True,
    ),
}
"""By the game's name. One line a game."""

SECONDS = 1.5
"""The longest thought of a bot at a table: with all that is around it, a move then comes within two seconds."""

_SIMULATIONS = {3: 60, 4: 300, 5: 1500}


def levels(game: AnyGame) -> int:
    """How many levels of players this game has, from 1, the weakest."""
    if game.NAME in OWN:
        return OWN[game.NAME].levels
    return 5 if is_listable(game) else 1


def offered(game: AnyGame) -> range:
    """The levels that can sit at a table, the weakest first: from 1, or from 0 where 1 is no beginner."""
    return range(0 if game.NAME in OWN and OWN[game.NAME].beginner else 1, levels(game) + 1)


def names(game: AnyGame) -> tuple[str, ...]:
    """All players that can be asked for by name."""
    own = OWN[game.NAME].names if game.NAME in OWN else ()
    simple = ("random", "greedy") if is_listable(game) else ("random",)
    by_level = map(str, offered(game))
    return (*simple, *by_level, *(name for name in own if name not in simple))


def player(game: AnyGame, level: int, seconds: float | None = SECONDS) -> Player:
    """The bot of this level. Without `seconds` its moves are repeatable by their chance alone."""
    return named(game, str(level), seconds)


def named(game: AnyGame, name: str, seconds: float | None = SECONDS) -> Player:
    """The player of this name: `random`, `greedy`, a level, or a name of the game's own."""
    if name not in names(game):
        raise BadOption("unknown-player", player=name, players=", ".join(names(game)))
    if name == "random":
        return Random(game)
    if name == "0" or (name == "greedy" and not (game.NAME in OWN and name in OWN[game.NAME].names)):
        return Greedy(cast(AnyListable, game))
    if game.NAME in OWN:
        return _own(game).make(name, seconds)
    return _by_level(game, int(name), seconds)


def quick(game: AnyGame, level: int) -> str:
    """Who plays for this level when there is no time to warm up."""
    if game.NAME in OWN and OWN[game.NAME].quick:
        return str(min(level, OWN[game.NAME].quick))
    return "greedy" if "greedy" in names(game) else "random"


def warm_up(game: AnyGame) -> None:
    """Make the first move of this game's bots as quick as the others."""
    if game.NAME in OWN:
        _own(game).warm_up()


def prepare(game: AnyGame, options: object) -> None:
    """Let a terminal wait, with a bar, for what this game's bots and analysis need: before the board is on it."""
    if game.NAME in OWN and OWN[game.NAME].prepares:
        cast(Prepares, importlib.import_module(OWN[game.NAME].module)).prepare(options)


def remarks(game: AnyGame, view: object, bots: frozenset[Seat]) -> tuple[tuple[Seat, str, Facts], ...]:
    """What bots on these seats say about what this view shows: who, a code in `words/`, its facts."""
    if game.NAME not in OWN or not OWN[game.NAME].talks:
        return ()
    module = cast(Talks, importlib.import_module(OWN[game.NAME].module))
    return module.remarks(view, bots)


def pause(game: AnyGame, view: object, move: object) -> float:
    """Seconds that a bot with this view waits before it makes this move, where people play with it."""
    if game.NAME not in OWN or not OWN[game.NAME].waits:
        return 0.0
    module = cast(Waits, importlib.import_module(OWN[game.NAME].module))
    return module.pause(view, move)


def _own(game: AnyGame) -> Makes:
    return cast(Makes, importlib.import_module(OWN[game.NAME].module))


def _by_level(game: AnyGame, level: int, seconds: float | None) -> Player:
    if not is_listable(game):
        return Random(game)
    listable = cast(AnyListable, game)
    if level == 1:
        return Greedy(listable, careful=0)
    if level == 2:
        return Greedy(listable, careful=80)
    return Search(listable, _SIMULATIONS[level], seconds)
