"""Device transfer: a browser's local data is kept for some minutes, for another device to fetch by a code.

It holds the keys to seats. So it is kept in memory only, given out once, and a wrong code costs as much as a thought.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour import wire
from parlour.server.http.guards import answers, as_json, read_body
from parlour.server.http.limits import Limits, TooMany, address_of, network_of
from parlour.server.table import tickets
from parlour.server.table.tables_in_memory import NotFound

LARGEST = 70_000
"""Bytes of such a message."""
LASTS = 600
"""Seconds for which a text is kept."""
MOST = 500
"""Texts kept at once; then no more are accepted, so that no client can push out another's."""
MOST_OF_ONE = 3
"""Texts kept for one address; its own oldest is forgotten first."""
MOST_OF_A_NETWORK = 50
"""Texts kept for a network of addresses that may belong to one person."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """A text from a client at this address, and until when it is kept."""

    until: float
    address: str
    text: str


class DeviceTransfers:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[str, Transfer] = OrderedDict()

    def leave(self, text: str, address: str = "") -> str:
        """Keep this text for some minutes; return the code that fetches it. Raises TooMany."""
        now = self._clock()
        for code in [code for code, left in self._left.items() if left.until < now]:
            del self._left[code]
        own = [code for code, left in self._left.items() if left.address == address]
        for code in own[: len(own) - MOST_OF_ONE + 1]:
            del self._left[code]
        near = sum(network_of(left.address) == network_of(address) for left in self._left.values())
        if len(self._left) >= MOST or near >= MOST_OF_A_NETWORK:
            raise TooMany("too-many-carried")
        code = next(code for code in iter(_fresh_code, None) if code not in self._left)
        self._left[code] = Transfer(now + LASTS, address, text)
        return code

    def fetch(self, typed: str) -> str:
        """Return the text with this code, once."""
        code = next((code for code in tickets.code_readings(typed) if code in self._left), "")
        left = self._left.pop(code, None)
        if left is None or left.until < self._clock():
            raise NotFound("no-such-carry")
        return left.text


def _fresh_code() -> str:
    return tickets.code() + tickets.code()


def device_transfer_routes(limits: Limits) -> APIRouter:
    router = APIRouter()
    carried = DeviceTransfers()

    @router.post("/api/carried", **answers(wire.TransferCode, 201))
    async def leave(request: Request) -> Response:
        limits.take(limits.rates.tables, "carry", address_of(request.client))
        left = await read_body(request, wire.DeviceTransfer, LARGEST)
        return as_json(
            wire.TransferCode(code=carried.leave(left.text, address_of(request.client)), minutes=LASTS // 60), 201
        )

    @router.post("/api/carried/fetch", **answers(wire.DeviceTransfer))
    async def fetch(request: Request) -> Response:
        limits.take(limits.rates.tables, "fetch", address_of(request.client))
        typed = await read_body(request, wire.TypedCode)
        return as_json(wire.DeviceTransfer(text=carried.fetch(typed.code)))

    return router
