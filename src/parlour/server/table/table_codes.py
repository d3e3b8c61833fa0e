"""Finds tables by their codes, and limits wrong codes: a short code must not be found by trying."""

from __future__ import annotations

from collections.abc import Callable

from parlour import wire
from parlour.server.http.limits import Limits, Rate, TooFast, network_of
from parlour.server.operator.metrics import Metrics
from parlour.server.table import tickets
from parlour.server.table.log_writer import LogWriter
from parlour.server.wall_clock import now

WRONG_CODES = Rate(20, 0.2)
"""Of an address; then also its right codes are refused."""
WRONG_CODES_OF_A_NETWORK = Rate(100, 1)
"""Of a network of addresses that may belong to one person: /24, or /48 for IPv6."""
ALL_WRONG_CODES = Rate(1000, 10)
"""Of all addresses together, against a client with thousands of them. Links work all the same."""
CODE_LASTS = 31 * 24 * 3_600_000
"""Milliseconds after the last event at a table for which its code opens it."""
FINISHED_LASTS = 24 * 3_600_000
"""The same once the game is over."""


class TableCodes:
    def __init__(self, log_writer: LogWriter, is_over: Callable[[str], bool], metrics: Metrics | None) -> None:
        """`is_over` says whether the game of a table is known to be over."""
        self._log_writer, self._is_over = log_writer, is_over
        self._limits = Limits(metrics=metrics)

    async def find(self, text: str, address: str) -> wire.CodeCard | None:
        """Return the table that has this code, as typed by a client at this address."""
        shares: tuple[tuple[Rate, tuple[str, ...]], ...] = (
            (WRONG_CODES, (address,)),
            (WRONG_CODES_OF_A_NETWORK, ("network", network_of(address))),
            (ALL_WRONG_CODES, ("all",)),
        )
        try:
            for rate, key in shares:
                self._limits.take(rate, *key)
        except TooFast as refusal:
            raise TooFast(refusal.seconds, "too-many-codes") from None
        for code in tickets.code_readings(text):
            found = await self._log_writer.ask(self._log_writer.storage.table_of, code)
            if found is not None and not await self._has_expired(found):
                for _, key in shares:
                    self._limits.give_back(*key)
                return wire.CodeCard(table=found, code=code)
        return None

    async def _has_expired(self, name: str) -> bool:
        """Return whether the code of a table no longer opens it."""
        last = await self._log_writer.ask(self._log_writer.storage.last_at, name)
        return last is not None and now() - last > (FINISHED_LASTS if self._is_over(name) else CODE_LASTS)
