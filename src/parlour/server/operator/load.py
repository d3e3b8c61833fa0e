"""How late the event loop is, and what is refused while it is: new tables and questions first, moves last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum

from parlour.game import Refusal

STEP = 0.05
"""Seconds between two measurements."""
_WEIGHT = 0.3
"""How much the newest measurement counts: a single pause refuses nothing, half a second of lateness does."""
RETRY_AFTER = 5
"""Seconds after which to try again."""


class Work(Enum):
    """Kinds of work, each with the lag in seconds from which it is refused."""

    NEW = 0.25
    """New tables, questions, downloads: what can wait costs no one a move."""
    REST = 1.0
    """Requests, new sockets, talk and everything else at a table."""
    MOVES = 4.0
    """Moves: by now they would come too late anyway."""


class ServerBusy(Refusal):
    """The server is late, and refuses what can wait."""

    def __init__(self) -> None:
        super().__init__("server-busy", seconds=RETRY_AFTER)


class Load:
    """Measures by how much the event loop of this process is late."""

    def __init__(self, shed: Callable[[], None] = lambda: None, *, sheds: bool = True) -> None:
        """`shed` is called for everything that is refused."""
        self._shed, self._sheds = shed, sheds
        self.lag = 0.0
        """Seconds by which something that was due happened late, recently."""
        self._measuring: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._measuring = asyncio.create_task(self._measure())

    async def stop(self) -> None:
        if self._measuring is not None:
            self._measuring.cancel()
            with suppress(asyncio.CancelledError):
                await self._measuring

    def check(self, work: Work) -> None:
        """Raises ServerBusy if this is refused now."""
        if self._sheds and self.lag >= work.value:
            self._shed()
            raise ServerBusy

    async def _measure(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(STEP)
            late = time.monotonic() - began - STEP
            self.lag += _WEIGHT * (late - self.lag)
