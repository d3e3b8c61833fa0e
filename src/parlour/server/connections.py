"""Connections below HTTP and sockets, where uvicorn's own would wait for ever, read without end or send one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

LONGEST_HEAD = 65_536
"""Bytes of a request before its body: the address and all headers."""
PATIENCE = 15.0
"""Seconds until the whole head of a request is there, once it has begun."""

SOCKET = "parlour.socket"
"""Where the scope of a socket has it, among its extensions."""

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection(HttpToolsProtocol):
    """As uvicorn's own; but whoever opens one has to say what they want, soon and in few words."""

    _head = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._await_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._forget_head()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_head()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _forget_head(self) -> None:
        self._head = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._timer is None or self.transport.is_closing():
            return
        self._head += len(data)
        if self._head > LONGEST_HEAD:
            self.transport.write(_TOO_LARGE)
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """As uvicorn's own; but several messages can be written together, at once, by whoever looks for room before."""

    on_room: Callable[[], None] | None = None
    """Called when there is room again, or nobody at the other end any more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment] # ours alone

    @property
    def has_room(self) -> bool:
        """Does the other end take what is sent, so that it does not pile up here?"""
        return self.writable.is_set()

    def write(self, texts: Iterable[str]) -> None:
        """Send these messages; nothing happens if it is closed."""
        if self.conn.state is OPEN and not self.disconnected:
            self.transport.write(b"".join(map(_framed, texts)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_room is not None:
            self.on_room()


def _framed(text: str) -> bytes:
    """A message in one frame as a server sends it, unmasked (RFC 6455, 5.2)."""
    data = text.encode()
    length = len(data)
    if length < 126:
        return b"\x81%c%b" % (length, data)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), data)
