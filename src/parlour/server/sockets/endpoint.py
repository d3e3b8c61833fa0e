"""One socket for each listener of a table: hello first, then requests in and table messages out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from parlour import wire
from parlour.delivery import messages
from parlour.delivery.listener import Listener
from parlour.game import Refusal
from parlour.server.http.guards import PATIENCE
from parlour.server.http.limits import Limits, SocketLimits, TooFast, address_of, device_name
from parlour.server.sockets.connections import FLOODED, SOCKET, Socket
from parlour.server.table.lobby import Lobby
from parlour.server.table.served_table import ServedTable
from parlour.storage import NotStored
from parlour.tables import requests

LONGEST_THROTTLE = 5.0
"""Seconds for which a socket over its rate limit is not read, at most."""
REFUSED = 4000
"""Close code after a refused hello: the browser does not reconnect."""
SERVICE_RESTART = 1012
"""Close code 1012: the browser reconnects, and is proxied to the process that owns the table by then."""


def socket_routes(lobby: Callable[[], Lobby], limits: Limits) -> APIRouter:
    router = APIRouter()

    @router.websocket("/api/tables/{table}/socket")
    async def listen(table: str, websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            try:
                with limits.socket(address_of(websocket.client)) as share:
                    async with lobby().tables.use(table) as found:
                        socket: Socket = websocket.scope["extensions"][SOCKET]
                        listener = await _hello(socket, lobby(), found, share)
                        await found.arrivals.connect(listener)
                        sending = Sending(listener, socket, websocket.close)
                        serving = _serve(socket, found, listener, sending, share.of(found.id, listener.person))
                        await asyncio.create_task(
                            serving
                        )  # a task of its own: waking it does not run through the contexts around it
            except (Refusal, NotStored) as error:  # A browser cannot read why a socket was denied, so it is told here.
                why = error if isinstance(error, Refusal) else Refusal("not-stored")
                await websocket.send_text(wire.encoded(messages.refused(why)).decode())
                await websocket.close(REFUSED)
        except WebSocketDisconnect as gone:
            if gone.code == FLOODED:
                limits.metrics.count("too_fast")

    return router


async def _hello(socket: Socket, lobby: Lobby, table: ServedTable, share: SocketLimits) -> Listener:
    """Read the first message, which identifies the listener."""
    try:
        async with asyncio.timeout(PATIENCE):
            request = await _receive(socket)
    except TimeoutError:
        raise wire.MalformedMessage("too-slow", seconds=round(PATIENCE)) from None
    if not isinstance(request, requests.Hello):
        raise wire.MalformedMessage("hello-first")
    device = device_name(request.device)
    share.limits.check_ban(share.address, device)  # also one that was banned since the socket was opened
    person = None if request.ticket is None else await lobby.tables.person_of(table.id, request.ticket)
    return Listener(person, request.ticket, share.address, request.seal, device)


async def _receive(socket: Socket) -> requests.AnyRequest:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message["code"] if message["type"] == "websocket.disconnect" else 1000)
    text = message.get("text")
    return wire.read_request(text.encode() if text is not None else message.get("bytes") or b"")


Close = Callable[[int, str | None], Coroutine[Any, Any, None]]
"""Closes a socket with a code and a reason."""


class Sending:
    """Sends the outbox of a listener to its socket.

    While the browser does not read, messages stay in the outbox, where newer table messages replace older ones.
    """

    def __init__(self, listener: Listener, socket: Socket, close: Close) -> None:
        self._listener, self._socket, self._close = listener, socket, close
        self._loop = asyncio.get_running_loop()
        self.closing: asyncio.Task[None] | None = None
        listener.wake = socket.on_room = self._send
        self._send()

    def _send(self) -> None:
        if self.closing is not None or not self._socket.has_room:
            return
        self._socket.write(map(wire.encoded, self._listener.take_outbox()))
        if self._listener.over:
            reason = self._listener.disconnect_reason
            self.closing = self._loop.create_task(self._close(SERVICE_RESTART if reason else REFUSED, reason or None))

    async def stop(self) -> None:
        self._listener.wake = self._socket.on_room = None
        if self.closing is not None:
            await asyncio.gather(self.closing, return_exceptions=True)  # the socket may have broken


async def _serve(socket: Socket, table: ServedTable, listener: Listener, sending: Sending, share: SocketLimits) -> None:
    try:
        while sending.closing is None:
            await _answer(socket, table, listener, share)
            if listener.full:
                await listener.wait_for_room()
    finally:
        table.live.leave(listener)
        await sending.stop()


async def _answer(socket: Socket, table: ServedTable, listener: Listener, share: SocketLimits) -> None:
    try:
        request = await _receive(socket)
    except wire.MalformedMessage as refusal:
        listener.answer(messages.refused(refusal))
        await _throttle(share.message)
        return
    try:
        share.message()
        share.request(request)
    except TooFast as refusal:
        client = None if isinstance(request, requests.Hello) else request.id
        listener.answer(messages.refused(refusal, client, table.state.play.phase))
        await asyncio.sleep(min(refusal.seconds, LONGEST_THROTTLE))
        return
    if isinstance(request, requests.Hello):
        listener.answer(messages.refused(wire.MalformedMessage("hello-once")))
    else:
        await table.answer(listener, request)


async def _throttle(counted: Callable[[], None]) -> None:
    """Wait until a socket over its rate limit may send again."""
    try:
        counted()
    except TooFast as refusal:
        await asyncio.sleep(min(refusal.seconds, LONGEST_THROTTLE))
