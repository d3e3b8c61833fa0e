"""The log of one table, as the table sees it: appended on condition of its length, read from a line on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from parlour.server.table.log_writer import LogWriter
from parlour.storage import Addition, FencingToken
from parlour.tables.entries import Line


class Log(Protocol):
    """The log of one table. Any method may raise NotStored."""

    async def append(self, length: int, lines: Sequence[Line], **more: Any) -> bool:
        """Append these lines on disk; return False if the log has another length by now. `more` is as in `Addition`."""

    async def lines(self, after: int) -> tuple[Line, ...]:
        """Return the lines after this many."""

    async def keep_draft(self, person: int, text: str) -> None:
        """Keep this person's unfinished move, outside the log."""

    async def fresh_code(self) -> str:
        """Return a code for the table that no other table has."""


class TableLog:
    """The log of a table in the storage, written by the one log writer of the server."""

    def __init__(self, writer: LogWriter, table: str, token: FencingToken | None) -> None:
        self._writer, self._table, self._token = writer, table, token

    async def append(self, length: int, lines: Sequence[Line], **more: Any) -> bool:
        return await self._writer.write(Addition(self._table, length, tuple(lines), token=self._token, **more))

    async def lines(self, after: int) -> tuple[Line, ...]:
        return await self._writer.ask(self._writer.storage.lines, self._table, after)

    async def keep_draft(self, person: int, text: str) -> None:
        await self._writer.ask(self._writer.storage.keep_draft, self._table, person, text, self._token)

    async def fresh_code(self) -> str:
        return await self._writer.fresh_code()
