"""The games in one mapping: ours, and those from elsewhere that the owner of this machine named.

To load a game is to run its code. So nothing is loaded that was not named: by `parlour --game`, as the game of a
command, by `add` from Python, or in the environment variable PARLOUR_GAMES, which processes inherit.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from parlour import games, words
from parlour.game import BadOption, Game, game_at

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FOLDERS = (
    "dualite",
    "duality",
    "dualma",
    "duel_of_law",
    "duos",
)
"""Of `parlour.games`, in the order in which they are listed everywhere."""

GROUP = "parlour.games"
"""The group of entry points by which an installed package offers games: `connect-four = "connect_four"`."""

_LOADING = 60.0
"""Seconds that the code of a game may take to load."""

_known: dict[str, Game] = {game.NAME: game for game in (game_at(f"parlour.games.{name}") for name in FOLDERS)}
_added: dict[str, Game] = {}
"""The games from elsewhere, by what named them: the path of a folder, or the name of an entry point."""

GAMES: Mapping[str, Game] = _known
"""All games by name, ours first. `add` makes it longer."""


def is_elsewhere(named: str) -> bool:
    """Return whether this is the path of a folder or the name of an installed game, and not the name of a game."""
    here = os.sep in named or Path(named).is_dir() or _is_file(named)
    return named not in GAMES and (here or _installed(named) is not None)


def outside() -> Mapping[str, Game]:
    """Return the games from elsewhere, by what named them."""
    return _added


def add(named: str) -> Game:
    """Run the code of a game from elsewhere and return the game, which every part of Parlour then has.

    `named` is the folder of the game, or the name under which an installed package offers it.
    """
    point = None if os.sep in named or Path(named).is_dir() or _is_file(named) else _installed(named)
    source = named if point is not None else str(Path(named).resolve())
    if source in _added:
        return _added[source]
    package = _package_of(Path(source)) if point is None else point.module
    game = _loaded(package, source)
    if game.NAME in _known:
        raise BadOption("game-name-taken", game=game.NAME, source=named)
    vars(sys.modules[package])["GAME"] = _known[game.NAME] = _added[source] = game
    if game.variant is None:
        words.add_folder(folder_of(game))
    os.environ[games.NAMED] = os.pathsep.join(_added)
    return game


def folder_of(game: Game) -> Path:
    """Return the folder in which a game lies."""
    return _folder(sys.modules[game.package])


def _folder(module: ModuleType) -> Path:
    return Path(module.__file__ or "").resolve().parent


def _installed(named: str) -> EntryPoint | None:
    from importlib.metadata import entry_points  # browsers do not have what it needs

    return next(iter(entry_points(group=GROUP, name=named)), None)


def _is_file(named: str) -> bool:
    return named.endswith(".py") and Path(named).is_file()


def _package_of(place: Path) -> str:
    """Return the name by which Python imports a folder, or the file of a variant."""
    if not (place / "__init__.py").is_file() and not _is_file(str(place)):
        raise BadOption("game-no-folder", source=str(place))
    name = place.stem if place.suffix == ".py" else place.name
    if not name.isidentifier() or name in FOLDERS:
        raise BadOption("game-folder-name", source=str(place), name=name)
    games.look_in(str(place))
    return f"parlour.games.{name}"


def _loaded(package: str, source: str) -> Game:
    from parlour.guarded_game import Endless, bounded, guarded, place_of, why_of  # browsers have no threads

    try:
        with bounded(_LOADING):
            game = guarded(game_at(package))
    except (Exception, SystemExit, Endless) as error:  # whatever its code does, the owner reads one sentence
        raise BadOption("game-not-loaded", source=source, place=place_of(error, source), why=why_of(error)) from error
    file = Path(sys.modules[package].__file__ or "").resolve()
    if Path(source).is_absolute() and Path(source) not in (file, file.parent):
        raise BadOption("game-folder-name", source=source, name=Path(source).name)
    return game


for _named in filter(None, os.environ.get(games.NAMED, "").split(os.pathsep)):
    add(_named)
