"""Data retention: erases talk, finished tables and unfinished ones after their time."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from parlour.game import BadOption, Game, Refusal
from parlour.server.operator.operations import Operations
from parlour.storage import NotStored, Unreadable
from parlour.storage.database import Database
from parlour.tables.log_fold import restored

log = logging.getLogger("parlour.server")

EVERY = 3600.0
"""Seconds between two rounds."""
AT_ONCE = 200
"""The most tables that one round reads."""
ALL = 100_000
"""The most old tables that one round considers."""
_BETWEEN_TABLES = 0.05
"""Seconds between two tables, so that moves are not held up."""
_DAY = 86_400
_SPAN = re.compile(r"(?:(talk|finished|unfinished)=)?(\d{1,5})([hd])")


@dataclass(frozen=True, slots=True)
class Retention:
    """Seconds for which data is kept after the last event at the table; None: for ever."""

    talk: int | None = None
    finished: int | None = None
    unfinished: int | None = None

    @classmethod
    def of(cls, texts: Iterable[str]) -> Retention:
        """Read `90d` for everything, or `talk=30d`, `finished=365d`, `unfinished=90d`."""
        kept: dict[str, int] = {}
        for text in texts:
            found = _SPAN.fullmatch(text)
            if found is None or not int(found[2]):
                raise BadOption("command-keep", text=text[:100])
            seconds = int(found[2]) * (3600 if found[3] == "h" else _DAY)
            kept |= dict.fromkeys([found[1]] if found[1] else ["talk", "finished", "unfinished"], seconds)
        return cls(**kept)

    @property
    def days(self) -> Mapping[str, float | None]:
        """The times in days, as the privacy page shows them."""
        spans = {"talk": self.talk, "finished": self.finished, "unfinished": self.unfinished}
        return {name: None if span is None else span / _DAY for name, span in spans.items()}


class Cleaning:
    """Erases what is too old, a little at a time."""

    def __init__(
        self, retention: Retention, operations: Operations, storage: Database, games: Mapping[str, Game]
    ) -> None:
        self._retention, self._operations, self._storage, self._games = retention, operations, storage, games
        self._cleaning: asyncio.Task[None] | None = None
        self._seen: dict[str, tuple[int, bool]] = {}
        """Old tables that are kept for now: the length of the log, and whether their last game is over."""

    def start(self) -> None:
        if self._retention != Retention():
            self._cleaning = asyncio.create_task(self._clean())

    async def stop(self) -> None:
        if self._cleaning is not None:
            self._cleaning.cancel()
            with suppress(asyncio.CancelledError):
                await self._cleaning

    async def _clean(self) -> None:
        while True:
            with suppress(NotStored):
                await self.round()
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        """Erase what is too old now."""
        now, kept = time.time(), self._retention
        if kept.talk is not None:
            before = round((now - kept.talk) * 1000)
            for table in await self._operations.ask(lambda house: house.talked_before(before, AT_ONCE)):
                await self._operations.ask(lambda house, table=table: house.forget_talk(table, before))  # type: ignore[misc]
                await asyncio.sleep(_BETWEEN_TABLES)
            await self._operations.ask(lambda house: house.forget_operations(before))
        spans = [span for span in (kept.finished, kept.unfinished) if span is not None]
        if not spans:
            return
        old = round((now - min(spans)) * 1000)
        deleted = looked = 0
        for row in await self._operations.ask(lambda house: house.tables(before=old, count=ALL)):
            length, over = self._seen.get(row.table, (-1, False))
            if length != row.lines:
                if looked == AT_ONCE:
                    continue
                looked += 1
                over = await asyncio.to_thread(self._is_over, row.table)
                self._seen[row.table] = row.lines, over
                await asyncio.sleep(_BETWEEN_TABLES)
            span = kept.finished if over else kept.unfinished
            if span is not None and (row.last or 0) < (now - span) * 1000:
                await self._operations.ask(lambda house, table=row.table: house.delete(table))  # type: ignore[misc]
                self._seen.pop(row.table, None)
                deleted += 1
        if deleted:
            log.info("old tables are deleted: tables=%d", deleted)

    def _is_over(self, table: str) -> bool:
        """Return whether the last game at this table is over; what cannot be read any more counts as over."""
        try:
            stored = self._storage.load(table)
            if stored is None or stored.charter.game not in self._games:
                return True
            return restored(self._games[stored.charter.game], stored).play.status == "over"
        except (Unreadable, Refusal):
            return True
