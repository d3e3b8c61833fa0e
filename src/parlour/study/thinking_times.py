"""How long people think about a move, measured on the tables of a server."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from parlour.game import BadOption
from parlour.sitting import Moved
from parlour.study.intervals import bootstrap
from parlour.tables.entries import Line

_TABLES = 100_000
_AWAY = 600_000
"""Milliseconds above which a pause counts as absence."""


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """Seconds of a person's move: the mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    median: float
    moves: int


def thinking_time(folder: Path, games: frozenset[str]) -> ThinkingTime | None:
    """Return how long people thought about a move of these games; None if no one has made two there."""
    from parlour.storage.database import sqlite

    file = folder / "tables.sqlite"
    if not file.is_file():
        raise BadOption("command-no-tables", folder=str(folder))
    storage = sqlite(file)
    try:
        rows = (row for game in games for row in storage.housekeeping.tables(game=game, count=_TABLES))
        logs = filter(None, (storage.load(row.table) for row in rows))
        seconds = [each for log in logs for each in thoughts(log.lines)]
    finally:
        storage.close()
    if len(seconds) < 2:
        return None
    low, high = bootstrap(seconds, "thinking")
    return ThinkingTime(statistics.fmean(seconds), low, high, statistics.median(seconds), len(seconds))


def thoughts(lines: Iterable[Line]) -> Iterator[float]:
    """Yield the seconds before each move that a person made after another move."""
    before: int | None = None
    for line in lines:
        if not isinstance(line.entry, Moved):
            continue
        if line.person is not None and line.at is not None and before is not None and line.at - before < _AWAY:
            yield (line.at - before) / 1000
        before = line.at
