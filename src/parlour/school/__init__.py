"""Lessons and puzzles of any game: data in the folder `school` of the game, played through its rules here."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from parlour.game import Game
from parlour.optional_parts import module_of


def data(game: Game, name: str) -> Traversable | None:
    """Return a file of the game's school, if there is one."""
    school = module_of(game, "school")
    file = None if school is None else files(school).joinpath(name)
    return file if file is not None and file.is_file() else None
