"""What a designer asks of one game in particular, measured on finished games: one module a game.

A module `study/measures/<game>.py` (with _ for -), named in `MEASURED`, has a function
`measure(sitting) -> dict[str, float]`. Each number gets a row of the report, the mean over all games with its
interval; those named in the module's `SHARES` are worths from 0 to 1 and read as shares. A measure that says nothing
about this game may be left out of its dictionary. The row's name is the sentence `<game>-study-<measure>` in `words/`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Protocol, cast

from parlour.sitting import Sitting

MEASURED = frozenset({"duality"})
"""The games with measures of their own."""


class Measures(Protocol):
    """A module that measures a game."""

    SHARES: frozenset[str]

    def measure(self, sitting: Sitting, /) -> Mapping[str, float]: ...


def measured(sitting: Sitting) -> Mapping[str, float]:
    """What this game's own measures say of one finished sitting."""
    name = sitting.game.NAME
    return _module(name).measure(sitting) if name in MEASURED else {}


def is_share(game: str, measure: str) -> bool:
    """Is this measure of this game a share, rather than a number of something?"""
    return game in MEASURED and measure in _module(game).SHARES


def _module(game: str) -> Measures:
    return cast(Measures, importlib.import_module(f"parlour.games.{game.replace('-', '_')}.measures"))
