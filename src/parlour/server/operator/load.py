"""Load shedding: refuses work while the event loop is late; new tables and computations first, moves last."""

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
"""The weight of the newest measurement: a single pause refuses nothing, half a second of lag does."""
RETRY_AFTER = 5
"""Seconds after which to try again."""


class Work(Enum):
    """Kinds of work, each with the lag in seconds from which it is refused."""

    NEW = 0.25
    """New tables, computations, downloads."""
    REST = 1.0
    """Requests, new sockets, talk and everything else at a table."""
    MOVES = 4.0
    """Moves: by now they would come too late anyway."""


class ServerBusy(Refusal):
    """The server is overloaded and refuses this kind of work."""

    def __init__(self) -> None:
        super().__init__("server-busy", seconds=RETRY_AFTER)


class Load:
    """Measures the lag of the event loop of this process."""

    def __init__(self, shed: Callable[[], None] = lambda: None, *, sheds: bool = True) -> None:
        """`shed` is called for each refusal."""
        self._shed, self._sheds = shed, sheds
        self.lag = 0.0
        """The recent lag of the event loop, in seconds."""
        self._measuring: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._measuring = asyncio.create_task(self._measure())

    async def stop(self) -> None:
        if self._measuring is not None:
            self._measuring.cancel()
            with suppress(asyncio.CancelledError):
                await self._measuring

    def check(self, work: Work) -> None:
        """Raise ServerBusy if this kind of work is refused now."""
        if self._sheds and self.lag >= work.value:
            self._shed()
            raise ServerBusy

    async def _measure(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(STEP)
            late = time.monotonic() - began - STEP
            self.lag += _WEIGHT * (late - self.lag)
