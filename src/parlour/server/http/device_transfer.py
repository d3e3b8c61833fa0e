"""What a browser remembers, left here for some minutes so that another one can fetch it by a code.

It holds the keys to seats. So it is kept in memory only, given out once, and a wrong code costs as much as a thought.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour import wire
from parlour.server.http.guards import answers, as_json, read_body
from parlour.server.http.limits import Limits, address_of
from parlour.server.table import tickets
from parlour.server.table.lobby import Unknown

LARGEST = 70_000
"""Bytes of such a message."""
LASTS = 600
"""Seconds until what was left is forgotten."""
MOST = 200
"""Texts kept at once; the oldest is forgotten first."""


class Carried:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def leave(self, text: str) -> str:
        """Keep this text for a while. Returns the code that fetches it."""
        code = tickets.code() + tickets.code()
        self._left[code] = (self._clock() + LASTS, text)
        while len(self._left) > MOST:
            self._left.popitem(last=False)
        return code

    def fetch(self, typed: str) -> str:
        """What was left under this code, once."""
        until, text = self._left.pop(tickets.read_code(typed), (0.0, ""))
        if not text or until < self._clock():
            raise Unknown("no-such-carry")
        return text


def carrying_routes(limits: Limits) -> APIRouter:
    router = APIRouter()
    carried = Carried()

    @router.post("/api/carried", **answers(wire.CarryCode, 201))
    async def leave(request: Request) -> Response:
        limits.take(limits.rates.tables, "carry", address_of(request.client))
        left = await read_body(request, wire.Carry, LARGEST)
        return as_json(wire.CarryCode(code=carried.leave(left.text), minutes=LASTS // 60), 201)

    @router.post("/api/carried/fetch", **answers(wire.Carry))
    async def fetch(request: Request) -> Response:
        limits.take(limits.rates.tables, "fetch", address_of(request.client))
        typed = await read_body(request, wire.TypedCode)
        return as_json(wire.Carry(text=carried.fetch(typed.code)))

    return router
