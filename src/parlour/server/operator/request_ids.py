"""Each request and each socket has an id, which its log lines and its answer carry."""

from __future__ import annotations

import secrets
from contextvars import ContextVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""


class RequestIds:
    """Gives the ids."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(6)
        token = REQUEST.set(number)

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id if scope["type"] == "http" else send)
        finally:
            REQUEST.reset(token)
