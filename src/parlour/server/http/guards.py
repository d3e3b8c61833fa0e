"""HTTP guards: check the host and origin of a request, limit its rate, and decode its body."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from fastapi import Request
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour import wire
from parlour.delivery import messages
from parlour.game import Refusal
from parlour.server.http.allowed_hosts import AllowedHosts, ForeignOrigin, UnknownHost
from parlour.server.http.limits import Banned, Limits, TooFast, TooMany, address_of, device_name
from parlour.server.operator.load import ServerBusy, Work
from parlour.tables import requests

Message = TypeVar("Message", bound=requests.Body)

STATUS: dict[type[Refusal], int] = {
    UnknownHost: 421,
    ForeignOrigin: 403,
    TooFast: 429,
    TooMany: 429,
    ServerBusy: 503,
    Banned: 403,
}
LATER = 10
"""Seconds after which to retry, where nothing better is known."""
OFFLINE = "/api/offline/"
"""Paths of downloads, which have a rate limit of their own."""
DEVICE = "parlour-device"
"""The header with the random number of a browser. A socket says it in its hello."""
PATIENCE = 15.0
"""Seconds in which the body of a request, or the first message of a socket, has to come."""


def as_json(
    answer: wire.Sent | requests.Body | Sequence[Any] | None,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Return a message, or several, as the answer to an HTTP request."""
    return Response(wire.written(answer), status, headers, media_type="application/json")


def answers(kind: type[wire.Sent | requests.Body], status: int = 200, *, many: bool = False) -> dict[str, Any]:
    """Return what the API description says of a route that answers with such a message, or with a list of them."""
    schema: dict[str, Any] = {"$ref": f"#/components/schemas/{kind.__name__}"}
    content = {"application/json": {"schema": {"type": "array", "items": schema} if many else schema}}
    described = {status: {"description": (kind.__doc__ or "").partition("\n")[0], "content": content}}
    return {"status_code": status, "response_model": None, "responses": described}


def as_refused(refusal: Refusal, status: int) -> Response:
    """Return a refusal by HTTP; after too many requests it says when to retry."""
    headers = {"Retry-After": str(refusal.facts.get("seconds", LATER))} if status in (429, 503) else None
    return as_json(messages.refused(refusal), status, headers)


class GuardMiddleware:
    """Middleware that checks the host name and counts the requests of each address, but for pages and pictures, for
    which one of the address waits for another.

    What changes something is not done for pages of other sites.
    """

    def __init__(self, app: ASGIApp, hosts: AllowedHosts, limits: Limits) -> None:
        self._app, self._hosts, self._limits = app, hosts, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        end = None
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope)
                if scope["type"] == "http" and "parlour.relayed" not in scope:
                    end = await self._limits.turn(address_of(scope["client"]))
            except Refusal as refusal:
                await self._refused(scope, refusal)(scope, receive, send)
                return
        began = time.perf_counter()
        try:
            await self._app(scope, receive, send)
        finally:
            if end is not None:
                end()
        if scope["type"] == "http" and not scope["path"].endswith("/acts"):  # one may be a secret change of mind
            self._limits.metrics.observe("request_seconds", time.perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._hosts.check(headers)
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD") or scope["path"].endswith("/stream"):
            self._hosts.check_origin(headers)
        if scope["type"] == "websocket" or scope["path"].startswith("/api/"):
            self._limits.check_ban(address_of(scope["client"]), device_name(headers.get(DEVICE)))
            self._limits.load.check(Work.REST)
        if "parlour.relayed" in scope:  # counted where it arrived
            return
        if scope["type"] == "websocket":
            self._limits.new_socket(address_of(scope["client"]))
        elif scope["path"].startswith("/api/") and not scope["path"].startswith(OFFLINE):
            self._limits.request(address_of(scope["client"]))

    def _refused(self, scope: Scope, refusal: Refusal) -> ASGIApp:
        answer = as_refused(refusal, STATUS[type(refusal)])
        if scope["type"] == "http":
            return answer

        async def deny(scope: Scope, receive: Receive, send: Send) -> None:
            await WebSocket(scope, receive, send).send_denial_response(answer)

        return deny


def ticket_of(request: Request) -> str | None:
    """Return the ticket in the header `Authorization`; None without one."""
    scheme, _, ticket = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise wire.MalformedMessage("garbled", where="authorization")
    return ticket.strip()


async def read_body(request: Request, kind: type[Message], largest: int = wire.LARGEST) -> Message:
    """Return the decoded body of a request, or refuse it."""
    return wire.read_body(await read_bytes(request, largest), kind)


async def read_bytes(request: Request, largest: int = wire.LARGEST) -> bytes:
    """Return the body of a request; refuse one that is too slow or too long."""
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > largest:
                    raise wire.MalformedMessage("message-too-large", largest=largest)
    except TimeoutError:
        raise wire.MalformedMessage("too-slow", seconds=round(PATIENCE)) from None
    except ClientDisconnect:  # no one hears the refusal
        raise wire.MalformedMessage("garbled", where="message") from None
    return body
