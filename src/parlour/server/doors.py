"""What every door of the server does first: look where a request comes from, and type what it says."""

from __future__ import annotations

import asyncio
from typing import TypeVar
from urllib.parse import urlsplit

from fastapi import Request
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour import wire
from parlour.game import Refusal
from parlour.server import messages
from parlour.server.limits import Limits, TooFast, address_of

Message = TypeVar("Message", bound=wire.Model)

PATIENCE = 15.0
"""Seconds in which the body of a request, or the first message of a socket, has to come."""


class Foreign(Refusal):
    """A page of another site is asking."""


def check_origin(headers: Headers) -> None:
    """A browser says which site a page came from; programs say nothing. Other sites' pages are refused."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise Foreign("foreign-origin")


class RequestLimit:
    """Counts the questions and wishes of each address; pages and pictures are anybody's."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            try:
                self._limits.request(address_of(scope["client"]))
            except TooFast as refusal:
                answer = messages.refused(refusal).model_dump(mode="json")
                await JSONResponse(answer, 429, {"Retry-After": str(refusal.facts["seconds"])})(scope, receive, send)
                return
        await self._app(scope, receive, send)


async def read_body(request: Request, kind: type[Message]) -> Message:
    """The body of a request, typed or refused."""
    try:
        return kind.model_validate_json(await read_bytes(request))
    except ValidationError as error:
        raise wire.garbled(error) from None


async def read_bytes(request: Request) -> bytes:
    """The body of a request, if it comes soon and is not too long."""
    check_origin(request.headers)
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > wire.LARGEST:
                    raise wire.Garbled("message-too-large", largest=wire.LARGEST)
    except TimeoutError:
        raise wire.Garbled("too-slow", seconds=round(PATIENCE)) from None
    return body
