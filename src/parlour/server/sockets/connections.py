"""HTTP and WebSocket connections with time and size limits, in place of uvicorn's own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import CLOSING, OPEN
from websockets.speedups import apply_mask

from parlour import wire
from parlour.delivery import messages
from parlour.server.http.limits import Bucket, Rate, TooFast

LONGEST_HEAD = 65_536
"""The most bytes of a request besides its body: the request line, headers, and chunk framing."""
PATIENCE = 15.0
"""Seconds in which the head of a request must arrive once it has begun, and its rest once it is answered."""

SOCKET = "parlour.socket"
"""The extension of the ASGI scope that holds the socket."""

MOST_UNREAD = 16
"""Unprocessed messages of a socket after which no more are read (backpressure)."""

OTHER_FRAMES = Rate(60, 2)
"""The rate of control frames and fragments of a socket. A browser sends one in twenty seconds."""
FLOODED = 1008
"""Close code of a socket that exceeds this rate."""

TEXT, BYTES = 0x81, 0x82
"""The first byte of a frame that is a whole message."""
MASKED = 0x80
"""The mask bit of the second byte, set in every frame from a browser; the other bits are the length, below 126."""

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection(HttpToolsProtocol):
    """The HTTP protocol of uvicorn with limits: a client must send its request soon and in few bytes."""

    _beside = 0
    """The bytes of this request outside its body, or after its answer."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._await()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await()

    def on_headers_complete(self) -> None:
        self._forget()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0
        self._forget()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.more_body:
            self._await()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _await(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._beside <= LONGEST_HEAD or self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.more_body:
            self.transport.write(_TOO_LARGE)
        self.transport.close()


class Inbox(deque[Any]):
    """The messages that have arrived: an `asyncio.Queue` for uvicorn, with one reader."""

    reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)


class Socket(WebSocketsSansIOProtocol):
    """As uvicorn's own; but several messages can be written together, at once, after a check for room.

    A short text in one frame, which nearly everything is that comes, is read here, and reading is not stopped and
    begun again for it. All else is handed on.
    """

    _begun = b""
    """An incomplete frame head or short text; while reading is paused, everything that has arrived."""
    _passing = 0
    """How many more bytes belong to a frame that is passed on to uvicorn."""
    _others: Bucket | None = None
    """The token bucket of control frames and fragments, once there was one."""
    has_room = True
    """Whether the peer reads what is sent (backpressure)."""
    on_room: Callable[[], None] | None = None
    """Called when there is room again, or the connection is lost."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox()  # type: ignore[assignment] # with what uvicorn uses of a queue

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment] # ours alone

    def write(self, texts: Iterable[bytes]) -> None:
        """Send these messages; nothing happens if it is closed."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(map(_framed, texts)))

    def data_received(self, data: bytes) -> None:
        data, self._begun, start = self._begun + data, b"", 0
        while start < len(data):
            if self._passing:
                piece = data[start : start + self._passing]
                self._passing -= len(piece)
                start += len(piece)
                super().data_received(piece)
                if self.transport.is_closing():
                    return
                continue
            if self.read_paused:
                self._begun = data[start:]
                return
            state = self.conn.state
            if state is not OPEN and state is not CLOSING:
                self._open(data[start:])
                return
            length = _length_of_frame(data, start)
            is_short_text = length > 0 and data[start] == TEXT and MASKED <= data[start + 1] < MASKED + 126
            if not length or (is_short_text and start + length > len(data)):
                self._begun = data[start:]
                return
            if is_short_text and state is OPEN and not self.frames and self._hear(data[start : start + length]):
                start += length
            elif (state is OPEN and data[start] in (TEXT, BYTES)) or self._is_within_share():
                self._passing = length
            else:
                return

    def _open(self, request: bytes) -> None:
        """Refuse frames that come before the handshake is answered."""
        if self.handshake_initiated:
            self.transport.close()
        else:
            super().data_received(request)

    def _is_within_share(self) -> bool:
        """Count a control frame or fragment, and close the socket if there were too many."""
        now = self.loop.time()
        if self._others is None:
            self._others = Bucket(OTHER_FRAMES, OTHER_FRAMES.burst, now)
        try:
            self._others.take(now)
        except TooFast as refusal:
            self._end(refusal)
            return False
        return True

    def _end(self, refusal: TooFast) -> None:
        if self.close_sent or not self.has_room:
            self.transport.abort()
            return
        self.write([wire.encoded(messages.refused(refusal))])
        self.conn.fail(FLOODED, refusal.code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED})
        self.transport.close()
        self.loop.call_later(self.close_timeout, self.transport.abort)  # if they do not take it

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.has_room:
            self.transport.write(pong)

    def _hear(self, frame: bytes) -> bool:
        """Queue this short text for the code that serves the socket; return False if it is not text."""
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def send(self, message: ASGISendEvent) -> None:
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # a socket that is denied has its answer: no mistake for uvicorn to log

    async def receive(self) -> ASGIReceiveEvent:
        while not self.queue:
            self.queue.reader = self.loop.create_future()
            await self.queue.reader
        message: ASGIReceiveEvent = self.queue.popleft()
        if self.read_paused and not self.queue:
            self.read_paused = False
            self.transport.resume_reading()
            if self._begun:
                self.data_received(b"")
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self.has_room = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._begun = b""
        self._make_room()

    def _make_room(self) -> None:
        self.has_room = True
        if self.on_room is not None:
            self.on_room()


def _length_of_frame(data: bytes, start: int) -> int:
    """Return the length of the frame that begins there, head included (RFC 6455, 5.2); 0 while that is not known."""
    if len(data) < start + 2:
        return 0
    length, head = data[start + 1] & 0x7F, 2
    if length >= 126:
        head = 4 if length == 126 else 10
        if len(data) < start + head:
            return 0
        length = int.from_bytes(data[start + 2 : start + head], "big")
    return head + (4 if data[start + 1] & MASKED else 0) + length


def _framed(data: bytes) -> bytes:
    """Return a message as one unmasked frame (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return bytes((TEXT, length)) + data
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + data
    return b"\x81\x7f" + length.to_bytes(8, "big") + data
