"""What a game may have or not have, asked for once, lazily and with its type.

An ability is a promise: a `Protocol` whose names stand at the top of one module of the game's folder
 (`players`, `school`, `solver`, `measures`, `terminal`), which is imported when the ability is first
asked for:

    PLAYERS = Ability(GamePlayers, "players")

    own = PLAYERS.of(game)      # GamePlayers, or None where the game has no players of its own

A part of a game that is at hand already, such as a terminal's board, is asked in the same way:

    _FITTED.kept_by(board)      # Fitted, or None

Nothing else in the house looks whether a game has some name.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Generic, Protocol, TypeVar, cast

Promise = TypeVar("Promise", covariant=True)


class Package(Protocol):
    """A game, as far as this module cares."""

    @property
    def package(self) -> str: ...

    def __hash__(self) -> int: ...


class Ability(Generic[Promise]):
    """The names that `promise` itself adds, in a module of a game's folder."""

    def __init__(self, promise: type[Promise], module: str) -> None:
        self.module = module
        self.names = tuple(
            name for name in {**vars(promise), **inspect.get_annotations(promise)} if not name.startswith("_")
        )

        self.of: Callable[[Package], Promise | None] = functools.cache(self._found)  # asked at every move
        """What this game promises; None if it has none of the names. Some of them without the others is a mistake."""

    def _found(self, game: Package) -> Promise | None:
        found = part(game, self.module)
        return self._kept(found, f"{game.package} {self.module}")

    def kept_by(self, found: object) -> Promise | None:
        """The same of a game, or a part of one, that was found before."""
        return self._kept(found, str(found))

    def _kept(self, found: object, name: str) -> Promise | None:
        lacking = [name for name in self.names if not hasattr(found, name)]
        if not lacking:
            return cast(Promise, found)  # the one place where a name is taken for what its Protocol says it is
        if len(lacking) < len(self.names):
            raise TypeError(f"{name}: {', '.join(lacking)} is missing")
        return None


def part(game: Package, module: str) -> ModuleType | None:
    """The module of this name in the game's folder, if there is one."""
    return _part(game.package, module)


@functools.cache
def _part(package: str, module: str) -> ModuleType | None:
    if not package:
        return None
    try:
        found = importlib.util.find_spec(f"{package}.{module}")
    except ModuleNotFoundError:  # the game is no package, so it has no folder
        return None
    return None if found is None else importlib.import_module(found.name)
