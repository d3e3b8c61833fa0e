"""One socket for each listener of a table: hello first, then requests in and table messages out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from parlour import wire
from parlour.game import Refusal
from parlour.server import messages
from parlour.server.doors import PATIENCE
from parlour.server.limits import Limits, SocketLimits, TooFast, address_of
from parlour.server.listener import Listener
from parlour.server.lobby import Lobby
from parlour.server.table import LiveTable
from parlour.storage import NotStored

LONGEST_BREATH = 5.0
"""Seconds for which a socket that floods us is not read, at most."""
GOODBYE = 4000
"""Close code after a refused hello; the refusal says why."""
COME_AGAIN = 1012
"""Close code as at a restart: whoever comes again is led to the process that keeps the table now."""


def socket_routes(lobby: Callable[[], Lobby], limits: Limits) -> APIRouter:
    router = APIRouter()

    @router.websocket("/api/tables/{table}/socket")
    async def socket(table: str, websocket: WebSocket) -> None:
        await websocket.accept()
        with suppress(WebSocketDisconnect):
            try:
                with limits.socket(address_of(websocket.client)) as share:
                    async with lobby().table(table) as found:
                        listener = await _hello(websocket, lobby(), found, share.address)
                        await _serve(websocket, found, listener, share.of(found.id, listener.person))
            except (Refusal, NotStored) as error:  # A browser cannot read why a socket was denied, so it is told here.
                why = error if isinstance(error, Refusal) else Refusal("not-stored")
                await websocket.send_text(wire.encoded(messages.refused(why)))
                await websocket.close(GOODBYE)

    return router


async def _hello(websocket: WebSocket, lobby: Lobby, table: LiveTable, address: str) -> Listener:
    """The first message says who is there."""
    try:
        async with asyncio.timeout(PATIENCE):
            request = await _receive(websocket)
    except TimeoutError:
        raise wire.Garbled("too-slow", seconds=round(PATIENCE)) from None
    if not isinstance(request, wire.Hello):
        raise wire.Garbled("hello-first")
    person = None if request.ticket is None else await lobby.person_of(table.id, request.ticket)
    return Listener(person, request.ticket, address, request.nonce)


async def _receive(websocket: WebSocket) -> wire.Requested:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return wire.read_request(text.encode() if text is not None else message.get("bytes") or b"")


async def _serve(websocket: WebSocket, table: LiveTable, listener: Listener, share: SocketLimits) -> None:
    await table.welcome(listener)

    async def close() -> None:
        await websocket.close(COME_AGAIN if listener.hung_up else GOODBYE)

    sending = asyncio.create_task(listener.send_all(websocket.send_text, close))
    try:
        while not sending.done():
            await _answer(websocket, table, listener, share)
            await listener.room()
    finally:
        table.leave(listener)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)  # A socket that broke while sending is no news.


async def _answer(websocket: WebSocket, table: LiveTable, listener: Listener, share: SocketLimits) -> None:
    try:
        request = await _receive(websocket)
    except wire.Garbled as refusal:
        listener.answer(messages.refused(refusal))
        await _breathe(share.message)
        return
    try:
        share.message()
        share.request(request)
    except TooFast as refusal:
        client = None if isinstance(request, wire.Hello) else request.id
        listener.answer(messages.refused(refusal, client, table.state.phase))
        await asyncio.sleep(min(refusal.seconds, LONGEST_BREATH))
        return
    match request:
        case wire.Hello():
            listener.answer(messages.refused(wire.Garbled("hello-once")))
        case wire.Look():
            table.look(listener, request)
        case wire.Consider():
            await table.consider(listener, request)
        case wire.AskCoach():
            table.coach(listener, request)
        case wire.Draft():
            await table.draft(listener, request)
        case _:
            await table.act(listener, request)


async def _breathe(counted: Callable[[], None]) -> None:
    """Nothing more is read from a socket that floods us until it has a share again."""
    try:
        counted()
    except TooFast as refusal:
        await asyncio.sleep(min(refusal.seconds, LONGEST_BREATH))
