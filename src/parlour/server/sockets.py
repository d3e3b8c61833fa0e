"""One socket for each listener of a table: hello first, then requests in and table messages out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse

from parlour import wire
from parlour.game import Refusal
from parlour.server import messages
from parlour.server.doors import Foreign, check_origin
from parlour.server.listener import Listener
from parlour.server.lobby import Lobby
from parlour.server.table import LiveTable
from parlour.storage import NotStored

GOODBYE = 4000
"""Close code after a refused hello; the refusal says why."""


def socket_routes(lobby: Callable[[], Lobby]) -> APIRouter:
    router = APIRouter()

    @router.websocket("/api/tables/{table}/socket")
    async def socket(table: str, websocket: WebSocket) -> None:
        try:
            check_origin(websocket.headers)
        except Foreign as refusal:
            await websocket.send_denial_response(
                JSONResponse(messages.refused(refusal).model_dump(mode="json"), status_code=403)
            )
            return
        await websocket.accept()
        with suppress(WebSocketDisconnect):
            try:
                async with lobby().table(table) as found:
                    await _serve(websocket, found, await _hello(websocket, lobby(), found))
            except (Refusal, NotStored) as error:  # A browser cannot read why a socket was denied, so it is told here.
                why = error if isinstance(error, Refusal) else Refusal("not-stored")
                await websocket.send_text(messages.refused(why).model_dump_json())
                await websocket.close(GOODBYE)

    return router


async def _hello(websocket: WebSocket, lobby: Lobby, table: LiveTable) -> Listener:
    """The first message says who is there."""
    request = await _receive(websocket)
    if not isinstance(request, wire.Hello):
        raise wire.Garbled("hello-first")
    person = None if request.ticket is None else await lobby.person_of(table.id, request.ticket)
    return Listener(person, request.ticket)


async def _receive(websocket: WebSocket) -> wire.Requested:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return wire.read_request(text.encode() if text is not None else message.get("bytes") or b"")


async def _serve(websocket: WebSocket, table: LiveTable, listener: Listener) -> None:
    await table.welcome(listener)
    sending = asyncio.create_task(listener.send_all(websocket.send_text, partial(websocket.close, GOODBYE)))
    try:
        while not sending.done():
            await _answer(websocket, table, listener)
            await listener.room()
    finally:
        table.leave(listener)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)  # A socket that broke while sending is no news.


async def _answer(websocket: WebSocket, table: LiveTable, listener: Listener) -> None:
    try:
        request = await _receive(websocket)
    except wire.Garbled as refusal:
        listener.answer(messages.refused(refusal))
        return
    match request:
        case wire.Hello():
            listener.answer(messages.refused(wire.Garbled("hello-once")))
        case wire.Look():
            table.look(listener, request)
        case wire.Consider():
            await table.consider(listener, request)
        case wire.Draft():
            await table.draft(listener, request)
        case _:
            await table.act(listener, request)
