"""Reverse proxy between the server processes: requests and sockets of a table go to the process that owns it.

Bytes pass unchanged. A socket whose owner stops is closed with 1012 (service restart), and the browser reconnects to
the next owner. A request is retried with the next owner as long as nothing was sent to the last one.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, TypeVar

import httpx
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from parlour.delivery import messages
from parlour.game import Refusal
from parlour.server.cluster.ownership import OPENING, Ownership
from parlour.server.http.guards import as_json, read_bytes
from parlour.server.http.pages import SAFETY
from parlour.storage import NotStored, Process

PATIENCE = 10.0
"""Seconds in which an owner must be found."""
PAGE_PATIENCE = 1.0
"""The same for a page, which can be shown without an owner."""
AGAIN = 0.2
"""Seconds until an owner that did not answer is tried again."""
LARGEST = 131_072
"""Bytes of a request that is proxied."""
LARGEST_FRAME = 1 << 22
SERVICE_RESTART = 1012
"""Close code of a socket whose browser is to reconnect."""
WRONG_OWNER = 421

SECRET, CLIENT, HOST, ELSEWHERE = (
    "x-parlour-relay",
    "x-parlour-client",
    "x-parlour-host",
    "x-parlour-elsewhere",
)
_TABLE = re.compile(r"/(?:api/tables|table)/([^/]+)(?:/.*)?")
_ONE_PLACE = re.compile(r"/api/(?:opponents|carried(?:/.*)?)")
"""Paths that the oldest process serves for all."""
_OF_ONE_CONNECTION = frozenset(
    {"connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "content-length", "host", "expect"}
)
_OF_OUR_OWN = _OF_ONE_CONNECTION - {"content-length"} | {"date", "server"} | frozenset(SAFETY)

Result = TypeVar("Result")


class _NotReached(Exception):
    """Nothing was sent to the owner: the request can be retried."""


class TrustedPeers:
    """Middleware that takes the client address and the host from a peer process that knows the secret."""

    def __init__(self, app: ASGIApp, ownership: Callable[[], Ownership]) -> None:
        self._app, self._ownership = app, ownership

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = MutableHeaders(raw=list(scope["headers"]))
            known = self._ownership().is_peer(headers.get(SECRET, ""))
            if known:
                scope = {**scope, "client": (headers.get(CLIENT, ""), 0), "parlour.relayed": True}
                headers["host"] = headers.get(HOST, "")
            for name in (SECRET, CLIENT, HOST):
                if name in headers:
                    del headers[name]
            scope["headers"] = headers.raw
        await self._app(scope, receive, send)


class OwnerProxy:
    """Middleware that proxies requests for tables owned by another process."""

    def __init__(self, app: ASGIApp, ownership: Callable[[], Ownership]) -> None:
        self._app, self._get = app, ownership

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        table = _TABLE.fullmatch(scope["path"])
        if table is None and _ONE_PLACE.fullmatch(scope["path"]) is None:
            await self._app(scope, receive, send)
            return
        try:
            await self._proxy(None if table is None else table[1], scope, receive, send)
        except (NotStored, TimeoutError) as error:
            if _is_page(scope):  # it is the same everywhere, but for what is shown of a shared link
                await self._app(scope, receive, send)
                return
            code = "not-read" if isinstance(error, NotStored) else "table-elsewhere"
            await _denied(scope, receive, send, 503, {"retry-after": "1"}, code)
        except Refusal as refusal:
            await as_json(messages.refused(refusal), 400)(scope, receive, send)

    async def _proxy(self, table: str | None, scope: Scope, receive: Receive, send: Send) -> None:
        """Proxy to the owner of this table, or to the oldest process; serve it here if that is this one."""
        ownership, relayed, body = self._get(), "parlour.relayed" in scope, None
        until = asyncio.get_running_loop().time() + (PAGE_PATIENCE if _is_page(scope) else PATIENCE)
        while True:
            owner = ownership.first if table is None else await self._owner(table, until)
            if owner is None:
                await self._app(scope, receive if body is None else _replayed(body, receive), send)
                return
            if relayed:  # the peer took this process for the owner: it looks the owner up again
                await _denied(scope, receive, send, WRONG_OWNER, {ELSEWHERE: "1"})
                return
            if scope["type"] == "http" and body is None:
                body = await read_bytes(Request(scope, receive), LARGEST)
            try:
                if body is None:
                    await self._websocket(owner, scope, receive, send)
                else:
                    await self._http(owner, scope, body, receive, send)
            except _NotReached:
                if table is not None:
                    ownership.wrong_owner(table)
                if asyncio.get_running_loop().time() > until:
                    raise TimeoutError from None
                await ownership.wait_for_change(AGAIN)
            else:
                return

    async def _owner(self, table: str, until: float) -> Process | None:
        """Return the owner; wait while this process has no lease."""
        while True:
            try:
                return await self._get().owner(table)
            except NotStored:
                if asyncio.get_running_loop().time() > until:
                    raise
                await self._get().wait_for_change(AGAIN)

    def _headers(self, owner: Process, scope: Scope, without: Iterable[str]) -> list[tuple[str, str]]:
        headers = Headers(scope=scope)
        client = "" if scope.get("client") is None else scope["client"][0]
        passed = [(name, value) for name, value in headers.items() if name not in without]
        return [*passed, (SECRET, owner.secret), (CLIENT, client), (HOST, headers.get("host", ""))]

    async def _while_it_lives(self, owner: Process, work: Coroutine[Any, Any, Result]) -> Result:
        """Await a result of the owner; raise TimeoutError if its lease expires first."""
        task, gone = asyncio.ensure_future(work), asyncio.ensure_future(self._get().lease_ended(owner).wait())
        try:
            await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise TimeoutError
            return task.result()
        finally:
            for each in (task, gone):
                each.cancel()
            await asyncio.gather(task, gone, return_exceptions=True)

    async def _http(self, owner: Process, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        raw = scope.get("raw_path") or scope["path"].encode()
        address = f"{owner.address}{raw.decode('latin-1')}"
        if scope["query_string"]:
            address += f"?{scope['query_string'].decode('latin-1')}"
        headers = self._headers(owner, scope, _OF_ONE_CONNECTION)
        client = self._get().client
        asked = client.build_request(scope["method"], address, headers=headers, content=body)
        try:
            answer = await self._while_it_lives(owner, client.send(asked, stream=True))
        except (httpx.ConnectError, httpx.ConnectTimeout):
            raise _NotReached from None
        except (httpx.TransportError, TimeoutError):
            if scope["method"] in ("GET", "HEAD"):
                raise _NotReached from None
            raise TimeoutError from None  # it may be done: the client asks again, under the same id
        try:
            if answer.status_code == WRONG_OWNER and ELSEWHERE in answer.headers:
                raise _NotReached
            await self._pass_back(owner, answer, receive, send)
        finally:
            await answer.aclose()

    async def _pass_back(self, owner: Process, answer: httpx.Response, receive: Receive, send: Send) -> None:
        headers = [
            (name, value) for name, value in answer.headers.raw if name.decode("latin-1").lower() not in _OF_OUR_OWN
        ]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})

        async def pass_all() -> None:
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})

        async def pass_until_disconnected() -> None:
            passing, disconnecting = asyncio.ensure_future(pass_all()), asyncio.ensure_future(_disconnected(receive))
            await asyncio.wait((passing, disconnecting), return_when=asyncio.FIRST_COMPLETED)
            for each in (passing, disconnecting):
                each.cancel()
            await asyncio.gather(passing, disconnecting, return_exceptions=True)  # cut short: the client notices

        with suppress(TimeoutError):
            await self._while_it_lives(owner, pass_until_disconnected())
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _websocket(self, owner: Process, scope: Scope, receive: Receive, send: Send) -> None:
        raw = scope.get("raw_path") or scope["path"].encode()
        headers = [
            (name, value)
            for name, value in self._headers(owner, scope, _OF_ONE_CONNECTION)
            if not name.startswith("sec-websocket")
        ]
        opening = connect(
            f"ws{owner.address.removeprefix('http')}{raw.decode('latin-1')}",
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            max_size=LARGEST_FRAME,
            open_timeout=OPENING,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
        )
        try:
            upstream = await self._while_it_lives(owner, _opened(opening))
        except InvalidStatus as error:
            if ELSEWHERE in error.response.headers:
                raise _NotReached from None
            denial = Response(error.response.body or b"", error.response.status_code, media_type="application/json")
            await WebSocket(scope, receive, send).send_denial_response(denial)
            return
        except (OSError, TimeoutError, WebSocketException):
            raise _NotReached from None
        try:
            await receive()
            await send({"type": "websocket.accept"})
            code = await self._pump(owner, upstream, receive, send)
        finally:
            await upstream.close()
        if code is not None:
            with suppress(RuntimeError, OSError):  # it may be gone by itself
                await send({"type": "websocket.close", "code": code})

    async def _pump(self, owner: Process, upstream: ClientConnection, receive: Receive, send: Send) -> int | None:
        """Copy messages both ways until one side ends; return the code with which to close the browser's end."""

        async def down() -> int:
            with suppress(ConnectionClosed):
                while True:
                    said = await upstream.recv()
                    await send({"type": "websocket.send", "text" if isinstance(said, str) else "bytes": said})
            code = upstream.close_code
            return SERVICE_RESTART if code is None or code in (1005, 1006) else code

        async def up() -> None:
            while (message := await receive())["type"] != "websocket.disconnect":
                text = message.get("text")
                await upstream.send(text if text is not None else message.get("bytes") or b"")

        async def both() -> int | None:
            ways = asyncio.ensure_future(down()), asyncio.ensure_future(up())
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                if ways[1].done() and ways[1].exception() is None:
                    return None
                return ways[0].result() if ways[0].done() and ways[0].exception() is None else SERVICE_RESTART
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

        try:
            return await self._while_it_lives(owner, both())
        except TimeoutError:
            return SERVICE_RESTART


def _is_page(scope: Scope) -> bool:
    return scope["type"] == "http" and not scope["path"].startswith("/api/")


async def _opened(opening: connect) -> ClientConnection:
    return await opening


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that replays the body that was read, and then goes on."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def _denied(
    scope: Scope, receive: Receive, send: Send, status: int, headers: dict[str, str], code: str = "table-elsewhere"
) -> None:
    answer = as_json(messages.refused(Refusal(code)), status, headers)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)
