"""What a designer asks of one game in particular, measured on finished games: one module a game.

A module `study/measures/<game>.py` (with _ for -), named in `MEASURED`, has one function
`measure(sitting) -> dict[str, float]`. Each number gets a row of the report, the mean over all games with its
interval; numbers that are 0 or 1 read as shares. A measure that says nothing about this game may be left out of its
dictionary. The row's name is the sentence `<game>-study-<measure>` in `words/`.
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

    def measure(self, sitting: Sitting, /) -> Mapping[str, float]: ...


def measured(sitting: Sitting) -> Mapping[str, float]:
    """What this game's own measures say of one finished sitting."""
    name = sitting.game.NAME
    if name not in MEASURED:
        return {}
    return cast(Measures, importlib.import_module(f"parlour.study.measures.{name.replace('-', '_')}")).measure(sitting)
