"""A timer for the next event of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Timer:
    """Calls `wake` at one time, in milliseconds of `now`."""

    def __init__(self, now: Callable[[], int], wake: Callable[[], Awaitable[None]]) -> None:
        self._now, self._wake = now, wake
        self._waiting: tuple[int, asyncio.Task[None]] | None = None

    def set(self, due: int | None) -> None:
        """Set the time, instead of any earlier one."""
        if self._waiting is not None and self._waiting[0] != due:
            self.stop()
        if due is not None and self._waiting is None:
            self._waiting = (due, asyncio.create_task(self._wait_until(due)))

    def rings_within(self, milliseconds: int) -> bool:
        return self._waiting is not None and self._waiting[0] - self._now() < milliseconds

    def rang(self) -> None:
        """Note that the timer has fired."""
        self._waiting = None

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting[1].cancel()
            self._waiting = None

    async def _wait_until(self, due: int) -> None:
        while (left := due - self._now()) > 0:
            await asyncio.sleep(left / 1000)
        await self._wake()
