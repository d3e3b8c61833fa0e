"""A game with its rules and nothing else."""

from __future__ import annotations

from types import ModuleType
from typing import Any


def bare(game: Any) -> Any:
    """The same game as if it were no package: it has no folder in which players, a lesson or a board could be."""
    made = ModuleType("bare")
    vars(made).update({name: value for name, value in vars(game).items() if not name.startswith("__")})
    return made
