"""A real socket, and a listener whose messages it carries."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from parlour import wire
from parlour.delivery.listener import MANY, Listener
from parlour.server.sockets.connections import FLOODED, MOST_UNREAD, SOCKET, Socket
from parlour.server.sockets.endpoint import REFUSED, SERVICE_RESTART, Sending

FAREWELL = wire.Refused(id=None, code="sent-away", facts={}, sentence="")


@asynccontextmanager
async def joined(looking: asyncio.Event | None = None) -> AsyncIterator[tuple[ClientConnection, Socket, Listener]]:
    """A browser, and at the other end the socket and the listener behind it, who hears nothing until `looking`."""
    loop = asyncio.get_running_loop()
    served: asyncio.Future[tuple[Socket, Listener]] = loop.create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        socket, listener = scope["extensions"][SOCKET], Listener(0, None)
        sending = Sending(
            listener, socket, lambda code, why: send({"type": "websocket.close", "code": code, "reason": why})
        )
        served.set_result((socket, listener))
        if looking is not None:
            await looking.wait()
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
            socket.write([("é" * (length // 2) + "e" * (length % 2)).encode(), b"next"])
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
                await asyncio.wait_for(listener.wait_for_room(), 0.02)
            socket.resume_writing()
            await listener.wait_for_room()
            said = [wire.Done(id=str(number)) for number in range(MANY)]
            assert [await browser.recv(decode=False) for _ in said] == list(map(wire.encoded, said))

    run(work())


def test_a_broken_socket_leaves_no_one_waiting_for_room() -> None:
    async def work() -> None:
        async with joined() as (browser, socket, listener):
            socket.pause_writing()
            for number in range(MANY + 5):
                listener.answer(wire.Done(id=str(number)))
            browser.transport.abort()
            await listener.wait_for_room()
            listener.answer(wire.Done(id="no one hears it"))

    run(work())


@pytest.mark.parametrize("hangs_up", [False, True])
def test_after_the_last_word_it_is_closed(hangs_up: bool) -> None:
    async def work() -> None:
        async with joined() as (browser, _, listener):
            listener.answer(wire.Done(id="first"), wait=True)
            listener.disconnect() if hangs_up else listener.close_with(FAREWELL)
            listener.answer(wire.Done(id="too late"))
            said: list[wire.AnyReply] = [] if hangs_up else [wire.Done(id="first"), FAREWELL]
            heard = [await browser.recv(decode=False) for _ in said]
            with pytest.raises(ConnectionClosed):
                await browser.recv()
            assert heard == list(map(wire.encoded, said))
            assert browser.close_code == (SERVICE_RESTART if hangs_up else REFUSED)

    run(work())


# What comes, in pieces of any size


async def heard(pieces: Iterable[bytes], count: int) -> list[Any]:
    """What the house hears when a browser sends these bytes, one piece after the other: this many messages."""
    loop = asyncio.get_running_loop()
    messages: asyncio.Queue[Any] = asyncio.Queue()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            messages.put_nowait(message.get("text", message.get("bytes")))
        messages.put_nowait(message["code"])

    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_max_size=1000, log_config=None)
    server = await loop.create_server(lambda: Socket(config, ServerState(), {}), "127.0.0.1", 0)
    async with server, connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", compression=None) as browser:
        for piece in pieces:
            browser.transport.write(piece)
            await asyncio.sleep(0.001)  # so that it comes as a piece of its own
        return [await messages.get() for _ in range(count)]


def framed(data: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data.encode() if isinstance(data, str) else data, fin).serialize(mask=True)


def run_heard(pieces: Iterable[bytes], count: int) -> list[Any]:
    return asyncio.run(asyncio.wait_for(heard(pieces, count), 60))


TEXTS = ["", "a", "é" * 62, "b" * 125, "c" * 126, "d" * 500, "e"]


@pytest.mark.parametrize("size", [1, 2, 7, 131, 10_000])
def test_texts_are_heard_whole_however_they_are_cut(size: int) -> None:
    sent = b"".join(map(framed, TEXTS))
    pieces = [sent[place : place + size] for place in range(0, len(sent), size)]
    assert run_heard(pieces, len(TEXTS)) == TEXTS


def test_other_frames_are_heard_between_texts() -> None:
    sent = [
        framed("one"), framed(b"?", Opcode.PING), framed("tw", fin=False), framed(b"!", Opcode.PONG),
        framed("o", Opcode.CONT), framed(b"\0\1", Opcode.BINARY), framed("four"),
    ]  # fmt: skip
    for pieces in (sent, [b"".join(sent)]):
        assert run_heard(pieces, 4) == ["one", "two", b"\0\1", "four"]


def test_a_length_may_be_written_longer_than_it_need_be() -> None:
    long_head = b"\x81\xfe\x00\x05" + framed("hello")[2:]
    assert run_heard([long_head + framed("next")], 2) == ["hello", "next"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (framed(b"\xff\xfe"), 1007),
        (framed("x" * 1001), 1009),
        (framed("begun", fin=False) + framed("another"), 1002),
        (b"\x81\x01a", 1002),
        (b"\x81\x09not masked", 1002),
        (framed(b"\x03\xe8", Opcode.CLOSE), 1000),
    ],
    ids=["not UTF-8", "too large", "a text within another", "not masked", "none of it", "closed"],
)
def test_what_is_no_message_closes_the_socket(wrong: bytes, code: int) -> None:
    assert run_heard([framed("before") + wrong + framed("after")], 2) == ["before", code]


def test_a_flood_is_not_read_until_someone_has_looked_at_it() -> None:
    async def work() -> None:
        looking = asyncio.Event()
        async with joined(looking) as (browser, socket, _):
            browser.transport.write(b"".join(framed(str(number)) for number in range(3 * MOST_UNREAD)))
            while not socket.read_paused:
                await asyncio.sleep(0.001)
            assert len(socket.queue) == MOST_UNREAD
            looking.set()
            await (await browser.ping())
            assert (len(socket.queue), socket.read_paused) == (0, False)

    run(work())


@pytest.mark.parametrize(
    "flood",
    [
        framed(b"", Opcode.PING) * 200,
        framed(b"", Opcode.PONG) * 200,
        framed("a", fin=False) + framed("", Opcode.CONT, fin=False) * 200,
        (framed("", fin=False) + framed("", Opcode.CONT)) * 100,
    ],
    ids=["pings", "pongs", "parts without end", "messages in parts"],
)
def test_a_flood_of_what_is_no_message_closes_the_socket(flood: bytes) -> None:
    async def work() -> None:
        async with joined() as (browser, _, _):
            browser.transport.write(flood)
            assert json.loads(await browser.recv())["code"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                await browser.recv()
            assert browser.close_code == FLOODED

    run(work())


def test_a_flood_after_the_last_word_is_not_read() -> None:
    async def work() -> None:
        async with joined() as (_, socket, listener):
            listener.close_with(FAREWELL)
            while not socket.close_sent:
                await asyncio.sleep(0)
            socket.data_received(framed("late"))
            assert not socket.transport.is_closing()
            socket.data_received(framed("late") * 200)
            assert socket.transport.is_closing()

    run(work())


def test_pings_of_a_browser_that_takes_nothing_are_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with joined() as (_, socket, _):
            written: list[bytes] = []
            monkeypatch.setattr(socket.transport, "write", written.append)
            socket.pause_writing()
            socket.data_received(framed(b"one", Opcode.PING))
            socket.resume_writing()
            socket.data_received(framed(b"two", Opcode.PING))
            assert b"".join(written) == b"\x8a\x03two"

    run(work())


def test_frames_before_the_socket_is_open_are_not_read() -> None:
    async def work() -> None:
        async with joined() as (_, socket, _):
            socket.conn.state = State.CONNECTING
            socket.data_received(framed("early"))
            assert socket.transport.is_closing()

    run(work())


@pytest.mark.parametrize("wrong", [framed(b"", Opcode.PING) * 200, b"\x81\x01a"], ids=["a flood", "not masked"])
def test_one_who_answers_a_socket_that_was_closed_is_told_so(wrong: bytes) -> None:
    async def work() -> None:
        async with joined() as (_, socket, _):
            socket.data_received(wrong)
            with pytest.raises(ClientDisconnected):
                await socket.send({"type": "websocket.send", "text": "too late"})

    run(work())
