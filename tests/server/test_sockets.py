"""A real socket, and a listener whose messages it carries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour import wire
from parlour.server.connections import SOCKET, Socket
from parlour.server.listener import MANY, Listener
from parlour.server.sockets import COME_AGAIN, GOODBYE, Sending

FAREWELL = wire.Refused(id=None, code="sent-away", facts={}, sentence="")


@asynccontextmanager
async def joined() -> AsyncIterator[tuple[ClientConnection, Socket, Listener]]:
    """A browser, and at the other end the socket and the listener behind it."""
    loop = asyncio.get_running_loop()
    served: asyncio.Future[tuple[Socket, Listener]] = loop.create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        socket, listener = scope["extensions"][SOCKET], Listener(0, None)
        sending = Sending(listener, socket, lambda code: send({"type": "websocket.close", "code": code}))
        served.set_result((socket, listener))
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await sending.stop()

    config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None)
    server = await loop.create_server(lambda: Socket(config, ServerState(), {}), "127.0.0.1", 0)
    async with server, connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", compression=None) as browser:
        yield browser, *await served


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@pytest.mark.parametrize("length", [1, 125, 126, 65_535, 65_536])
def test_messages_of_every_length_come_as_they_are_and_in_order(length: int) -> None:
    async def work() -> None:
        async with joined() as (browser, socket, _):
            socket.write(["é" * (length // 2) + "e" * (length % 2), "next"])
            assert len((await browser.recv()).encode()) == length  # type: ignore[union-attr] # it is text
            assert await browser.recv() == "next"

    run(work())


def test_nothing_is_sent_to_a_browser_that_takes_nothing() -> None:
    async def work() -> None:
        async with joined() as (browser, socket, listener):
            socket.pause_writing()
            for number in range(MANY):
                listener.answer(wire.Done(id=str(number)))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(listener.room(), 0.02)
            socket.resume_writing()
            await listener.room()
            said = [wire.Done(id=str(number)) for number in range(MANY)]
            assert [await browser.recv() for _ in said] == list(map(wire.encoded, said))

    run(work())


def test_a_broken_socket_leaves_nobody_waiting_for_room() -> None:
    async def work() -> None:
        async with joined() as (browser, socket, listener):
            socket.pause_writing()
            for number in range(MANY + 5):
                listener.answer(wire.Done(id=str(number)))
            browser.transport.abort()
            await listener.room()
            listener.answer(wire.Done(id="nobody hears it"))

    run(work())


@pytest.mark.parametrize("hangs_up", [False, True])
def test_after_the_last_word_it_is_closed(hangs_up: bool) -> None:
    async def work() -> None:
        async with joined() as (browser, _, listener):
            listener.answer(wire.Done(id="first"))
            listener.hang_up() if hangs_up else listener.dismiss(FAREWELL)
            listener.answer(wire.Done(id="too late"))
            said: list[wire.Reply] = [] if hangs_up else [wire.Done(id="first"), FAREWELL]
            heard = [await browser.recv() for _ in said]
            with pytest.raises(ConnectionClosed):
                await browser.recv()
            assert heard == list(map(wire.encoded, said))
            assert browser.close_code == (COME_AGAIN if hangs_up else GOODBYE)

    run(work())
