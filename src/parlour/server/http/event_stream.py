"""A table for programs, by plain HTTP: an event stream of its state, and requests.

It does what the socket does, for programs without WebSockets: the same messages, the same limits, and a
listener like any other. `docs/wire.md` describes it, `parlour.client` is a client.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from parlour import wire
from parlour.delivery.listener import Listener
from parlour.server.http.guards import DEVICE, as_json, read_bytes, ticket_of
from parlour.server.http.limits import Limits, address_of, device_name
from parlour.server.table.lobby import Lobby
from parlour.server.table.served_table import ServedTable
from parlour.tables import requests

BEAT = 15.0
"""Seconds without a message after which an empty line is sent, so that both ends notice a broken connection."""


def stream_routes(lobby: Callable[[], Lobby], limits: Limits) -> APIRouter:
    router = APIRouter()

    @router.get("/api/tables/{table}/stream")
    async def stream(table: str, request: Request) -> Response:
        async with AsyncExitStack() as stack:
            stack.enter_context(limits.socket(address_of(request.client)))
            found = await stack.enter_async_context(lobby().tables.use(table))
            listener = await _listener(lobby(), found, request)
            await found.arrivals.connect(listener)
            stack.callback(found.live.leave, listener)
            return _TableStream(listener, stack.pop_all())

    @router.post("/api/tables/{table}/acts")
    async def act(table: str, request: Request) -> Response:
        asked = wire.read_request(await read_bytes(request))
        if isinstance(
            asked, requests.Hello | requests.Look | requests.Consider | requests.AskCoach | requests.PageShape
        ):
            raise wire.MalformedMessage("garbled", where="kind")
        async with lobby().tables.use(table) as found:
            listener = await _listener(lobby(), found, request)
            if listener.person is not None:
                limits.take(limits.rates.acts, "act", found.id, listener.person)
            await found.answer(listener, asked)
        reply = next(reply for reply in listener.take_outbox() if isinstance(reply, wire.Done | wire.Refused))
        return as_json(reply, 200 if isinstance(reply, wire.Done) else 400)

    return router


async def _listener(lobby: Lobby, table: ServedTable, request: Request) -> Listener:
    """Return the person whose ticket is in the header `Authorization`; without one, a spectator."""
    ticket = ticket_of(request)
    person = None if ticket is None else await lobby.tables.person_of(table.id, ticket)
    return Listener(person, ticket, address_of(request.client), device=device_name(request.headers.get(DEVICE)))


class _TableStream(StreamingResponse):
    """Streams all messages to a listener, a line each, until either side closes the connection."""

    def __init__(self, listener: Listener, held: AsyncExitStack) -> None:
        # With an encoding of its own it is not compressed, which would hold lines back.
        headers = {"Content-Encoding": "identity", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(self._lines(listener), media_type="application/x-ndjson", headers=headers)
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._held:
            await super().__call__(scope, receive, send)

    @staticmethod
    async def _lines(listener: Listener) -> AsyncIterator[bytes]:
        something = asyncio.Event()
        something.set()
        listener.wake = something.set
        while not listener.over or something.is_set():
            try:
                async with asyncio.timeout(BEAT):
                    await something.wait()
            except TimeoutError:
                yield b"\n"
            something.clear()
            for reply in listener.take_outbox():
                yield wire.encoded(reply) + b"\n"
