"""Turns: of one address only so many requests are worked on at once, and the others wait in their order.

Pages and files are not counted, for a class of thirty may open them at once. Without turns the requests of one address
would stand before everyone's moves; with them they stand behind each other.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable

MOST = 4
"""Requests of an address that are worked on at once."""
MOST_WAITING = 1000
"""Requests of an address that wait; more are refused."""
LONGEST = 1.0
"""Seconds after which the next request begins although this one is not done, such as a stream."""


class Turns:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._under_way: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, address: str) -> Callable[[], None]:
        """Wait for a turn; return the function that ends it. Raises asyncio.QueueFull."""
        if self._under_way[address] < self._most:
            self._under_way[address] += 1
        else:
            line = self._waiting.setdefault(address, deque())
            if len(line) >= MOST_WAITING:
                raise asyncio.QueueFull
            turn = asyncio.get_running_loop().create_future()
            line.append(turn)
            try:
                await turn  # whose turn ends gives it on
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on(address)
                raise
        over = False

        def end() -> None:
            nonlocal over
            if not over:
                over = True
                later.cancel()
                self._pass_on(address)

        later = asyncio.get_running_loop().call_later(LONGEST, end)
        return end

    def _pass_on(self, address: str) -> None:
        line = self._waiting.get(address, deque())
        while line:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._waiting.pop(address, None)
        self._under_way[address] -= 1
        if not self._under_way[address]:
            del self._under_way[address]
