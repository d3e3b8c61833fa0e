"""Follows what operators do: each process reads new operations from its storage and carries them out on its tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from parlour.server.http.limits import Limits
from parlour.server.table.lobby import Lobby
from parlour.storage import NotStored
from parlour.storage.housekeeping import (
    BAN,
    CLOSE,
    DELETE,
    FORGET,
    NOTICE,
    RENAME,
    UNBAN,
    Housekeeping,
    Operation,
)

log = logging.getLogger("parlour.server")

Result = TypeVar("Result")

TIDYING = 60.0
"""Seconds after which addresses whose ban has ended are forgotten."""
STEP = 1.0
"""Seconds between two checks for new operations."""


class Operations:
    """Carries out operations in this process."""

    def __init__(self, lobby: Lobby, limits: Limits, housekeeping: Housekeeping) -> None:
        self._lobby, self._limits, self._housekeeping = lobby, limits, housekeeping
        self._last = 0
        self._following: asyncio.Task[None] | None = None

    async def ask(self, call: Callable[[Housekeeping], Result]) -> Result:
        """Ask the storage in a thread. Raises NotStored."""
        return await self._lobby.storing(lambda _: call(self._housekeeping))

    async def start(self) -> None:
        self._last = await self.ask(Housekeeping.last_operation)
        self._limits.banned.update(await self.ask(Housekeeping.bans))
        self._following = asyncio.create_task(self._follow())

    async def stop(self) -> None:
        if self._following is not None:
            self._following.cancel()
            with suppress(asyncio.CancelledError):
                await self._following

    async def _follow(self) -> None:
        tidied = 0.0
        while True:
            with suppress(NotStored):
                await self.catch_up()
                if banned := self._limits.banned_now:  # also those who were just connecting when the ban came
                    self._lobby.tables.disconnect_banned(banned)
                if time.monotonic() > tidied + TIDYING:
                    tidied = time.monotonic()
                    await self.ask(Housekeeping.forget_expired_bans)
            await asyncio.sleep(STEP)

    async def catch_up(self) -> None:
        """Carry out the new operations."""
        last = self._last
        for operation in await self.ask(lambda storage: storage.operations(last)):
            self._last = max(self._last, operation.number)
            await self._carry_out(operation)

    async def _carry_out(self, operation: Operation) -> None:
        match operation.kind:
            case kind if kind in (CLOSE, DELETE):
                self._lobby.tables.shut(operation.target)
            case kind if kind in (RENAME, FORGET):
                self._lobby.tables.reload(operation.target)
            case kind if kind == BAN:
                self._limits.banned[operation.target] = operation.until or 0
                self._lobby.tables.disconnect_banned({operation.target})
            case kind if kind == UNBAN:
                self._limits.banned.pop(operation.target, None)
            case kind if kind == NOTICE and operation.at > time.time() * 1000 - 60_000:
                self._lobby.tables.announce(operation.text)
        log.info("operation: kind=%s", operation.kind)
