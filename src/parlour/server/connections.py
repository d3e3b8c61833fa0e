"""Connections before anything is asked: whoever opens one has to say what they want, soon and in few words."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 65_536
"""Bytes of a request before its body: the address and all headers."""
PATIENCE = 15.0
"""Seconds until the whole head of a request is there, once it has begun."""

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection(HttpToolsProtocol):
    """As uvicorn's own, which would wait for ever and read without end."""

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
