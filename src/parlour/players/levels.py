"""The levels of each game's players, and the players that have a name.

Every game whose moves can be listed has five levels from the start. A game with players of its own has a module
`players` in its folder, with what `GamePlayers` names and, if they have it, what the four Protocols after it name. Its
top is light, for it is asked how many levels there are; what thinks is imported when the first player is made.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any, Protocol

from parlour.game import BadOption, Facts, Game, Seat
from parlour.optional_parts import optional_part
from parlour.players import Player
from parlour.players.search import Search
from parlour.players.simple import Greedy, Random


class GamePlayers(Protocol):
    """A game's own players. Its own `greedy` replaces the general one."""

    LEVELS: range
    """The levels that can sit at a table, the weakest first; from 0 where level 1 is no beginner."""
    NAMES: tuple[str, ...]
    """Players besides the levels."""

    def make(self, name: str, seconds: float | None, /) -> Player:
        """Return the player of this level ("1", "2" …) or name, who thinks no longer than this many seconds a move.

        With None there is no clock, and the same chance must give the same move.
        """

    def warm_up(self) -> None:
        """Compile and load what the first move would otherwise wait for; called in a process that has time."""


class QuickPlayers(Protocol):
    """Players of whom some need no worker."""

    QUICK: int
    """Up to this level they need none: when none is to be had, they play, for the levels above it too.

    Without this, greedy or random does.
    """


class PreparedPlayers(Protocol):
    """Players who need something made, once, before the first game, with a bar to show it."""

    def prepare(self, options: Any, /) -> None: ...


class CountedPlayers(Protocol):
    """Players of whom some search a number of nodes that can be set."""

    def counted(self, name: str, nodes: int, /) -> Player | None:
        """The player of this level or name who searches no more than this many nodes a move; None if it counts none."""


class TalkingPlayers(Protocol):
    """Players who say something about what a view shows."""

    def remarks(self, view: Any, bots: frozenset[Seat], /) -> tuple[tuple[Seat, str, Facts], ...]:
        """Return what bots on these seats say: who, a code in `words/`, its facts."""


class PatientPlayers(Protocol):
    """Players who leave people time to be first."""

    def pause(self, view: Any, move: Any, /) -> float:
        """Return the seconds to wait before this move."""


own_players = optional_part(GamePlayers, "players")
_quick_players = optional_part(QuickPlayers, "players")
_prepared_players = optional_part(PreparedPlayers, "players")
_counted_players = optional_part(CountedPlayers, "players")
_talking_players = optional_part(TalkingPlayers, "players")
_patient_players = optional_part(PatientPlayers, "players")

SECONDS = 1.5
"""The longest thought of a bot at a table: with all that is around it, a move then comes within two seconds."""

GENERAL = "general-"
"""Before a level: the player of this level of a game without players of its own, such as general-3."""
_LEVELS = frozenset("12345")
_SIMULATIONS = {3: 60, 4: 300, 5: 1500}


def offered(game: Game) -> range:
    """Return the levels that can sit at a table, the weakest first."""
    own = own_players(game)
    if own is not None:
        return own.LEVELS
    return range(1, 6) if game.is_listable else range(1, 2)


def strengths(game: Game) -> tuple[int | None, ...]:
    """How strong each level is, in Elo where random is 0; None where it was not measured, nothing where none was.

    `strengths.json` in its folder has it from its ladder and the matches between neighbours in docs/strength.md
    (`scripts/figures` writes it). A level is never said to be weaker than the one below: where a small sample says so,
    both are as strong.
    """
    measured = _measured(game)
    known = [level for level in offered(game) if str(level) in measured]
    rising = dict(zip(known, accumulate((measured[str(level)] for level in known), max), strict=True))
    return tuple(map(rising.get, offered(game))) if known else ()


@cache
def _measured(game: Game) -> dict[str, int]:
    if not game.package or game.variant is not None:
        return {}
    file = files(game.package) / "strengths.json"
    kept: dict[str, int] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return kept


def names(game: Game) -> tuple[str, ...]:
    """Return all players that can be asked for by name."""
    own = own_players(game)
    simple = ("random", "greedy") if game.is_listable else ("random",)
    further = () if own is None else own.NAMES
    return (*simple, *map(str, offered(game)), *(name for name in further if name not in simple))


def player(game: Game, level: int, seconds: float | None = SECONDS) -> Player:
    """Return the bot of this level. Without `seconds` its moves are repeatable by their chance alone."""
    return named(game, str(level), seconds)


def named(game: Game, name: str, seconds: float | None = SECONDS) -> Player:
    """Return the player of this name: `random`, `greedy`, a level, or a name of the game's own."""
    if name.startswith(GENERAL) and name[len(GENERAL) :] in _LEVELS and game.is_listable:
        return _general(game, name[len(GENERAL) :], seconds)
    if name not in names(game):
        raise BadOption("unknown-player", player=name, players=", ".join(names(game)))
    own = own_players(game)
    if own is not None and (name.isdigit() or name in own.NAMES):
        return own.make(name, seconds)
    if name == "random" or not game.is_listable:
        return Random(game)
    return Greedy(game) if name == "greedy" else _general(game, name, seconds)


def _general(game: Game, level: str, seconds: float | None) -> Player:
    """Return a player of any game whose moves can be listed, whatever players it has of its own."""
    match level:
        case "1":
            return Greedy(game, careful=0)
        case "2":
            return Greedy(game, careful=80)
        case _:
            return Search(game, _SIMULATIONS[int(level)], seconds)


def counted(game: Game, name: str, nodes: int) -> Player:
    """Return the player of this name, who searches no more than this many nodes a move: the same on any machine."""
    made = named(game, name, None)
    own = _counted_players(game)
    if own is not None:
        found = own.counted(name, nodes)
    else:
        found = replace(made, simulations=nodes) if isinstance(made, Search) else None
    if found is None:
        raise BadOption("player-not-counted", player=name)
    return found


def quick(game: Game, level: int) -> str:
    """Return who plays for this level when there is no time to warm up."""
    own = _quick_players(game)
    if own is not None:
        return str(min(level, own.QUICK))
    return "greedy" if "greedy" in names(game) else "random"


def warm_up(game: Game) -> None:
    """Make the first move of this game's bots as quick as the others."""
    own = own_players(game)
    if own is not None:
        own.warm_up()


def prepare(game: Game, options: object) -> None:
    """Let a terminal wait, with a bar, for what this game's bots and analysis need: before the board is on it."""
    own = _prepared_players(game)
    if own is not None:
        own.prepare(options)


def remarks(game: Game, view: object, bots: frozenset[Seat]) -> tuple[tuple[Seat, str, Facts], ...]:
    """Return what bots on these seats say about what this view shows: who, a code in `words/`, its facts."""
    own = _talking_players(game)
    return () if own is None else own.remarks(view, bots)


def pause(game: Game, view: object, move: object) -> float:
    """Return the seconds that a bot with this view waits before it makes this move, where people play with it."""
    own = _patient_players(game)
    return 0.0 if own is None else own.pause(view, move)
