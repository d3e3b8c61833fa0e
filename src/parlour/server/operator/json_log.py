"""The log as JSON, one object a line, with the id of the request or socket in whose course something was logged."""

from __future__ import annotations

import datetime
import json
import logging
import re
import secrets
from contextvars import ContextVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""
_FACT = re.compile(r"(\w+)=(\S+)")


class JsonFormatter(logging.Formatter):
    """Writes time, level, logger, message, request and the facts of the message (`table=… person=…`) as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, object] = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
        }
        if request := REQUEST.get():
            line["request"] = request
        if facts := dict(_FACT.findall(message)):
            line["facts"] = facts
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class RequestIds:
    """Gives each request and socket an id, which its log lines and its answer carry."""

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
