"""The optional modules of a game's folder: `players`, `solver`, `school`, `measures`, `picture`, `terminal` …

A `Protocol` says what such a module defines; `optional_part` makes the function that imports it when it is first
needed:

    own_players = optional_part(GamePlayers, "players")

    own = own_players(game)     # GamePlayers, or None where the game has no players of its own

What a module may define besides is looked up in the same way, in the module itself:

    fitted = offered_by(board, Fitted)      # Fitted, or None

Nothing else looks whether a game has some name.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol, TypeVar, cast

Part = TypeVar("Part")


class Package(Protocol):
    """A game, as far as this module cares."""

    @property
    def package(self) -> str: ...

    def __hash__(self) -> int: ...


def optional_part(protocol: type[Part], module: str) -> Callable[[Package], Part | None]:
    """Return the function that gives this module of a game's folder, or None where it has none of the names.

    Some of the names without the others is a mistake, and raises TypeError.
    """

    @functools.cache  # asked at every move
    def part_of(game: Package) -> Part | None:
        return _offered(module_of(game, module), protocol, f"{game.package} {module}")

    return part_of


def offered_by(found: object, protocol: type[Part]) -> Part | None:
    """Return a module that was found before, if it has the names of this Protocol; else None."""
    return _offered(found, protocol, str(found))


def _offered(found: object, protocol: type[Part], name: str) -> Part | None:
    names = _names(protocol)  # type: ignore[arg-type, unused-ignore] # classes are hashable
    lacking = [each for each in names if not hasattr(found, each)]
    if not lacking:
        return cast(Part, found)  # the one place where a module is taken for what its Protocol says it is
    if len(lacking) < len(names):
        raise TypeError(f"{name}: {', '.join(lacking)} is missing")
    return None


@functools.cache
def _names(protocol: Any) -> tuple[str, ...]:
    return tuple(name for name in {**vars(protocol), **inspect.get_annotations(protocol)} if not name.startswith("_"))


def module_of(game: Package, module: str) -> ModuleType | None:
    """Return the module of this name in the game's folder, if there is one; of a variant also what it keeps."""
    changed = getattr(game, "variant", None)
    if changed is None:
        return _module(game.package, module)
    if module == "players" and changed.players is not None:
        return cast(ModuleType, changed.players)
    own = _module(game.package, module)
    if own is None and module.partition(".")[0] in changed.holds:
        return _module(changed.of.package, module)
    return own


@functools.cache
def _module(package: str, module: str) -> ModuleType | None:
    if not package:
        return None
    try:
        found = importlib.util.find_spec(f"{package}.{module}")
    except ModuleNotFoundError:  # the game is no package, so it has no folder
        return None
    return None if found is None else importlib.import_module(found.name)
