"""The built client, as files; and what every answer tells the browser about safety."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour import words

STATIC = Path(__file__).resolve().parent.parent / "static"

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN = {"Cache-Control": "no-cache"}

_SAFETY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Safety:
    """Adds these headers to every answer: only our own scripts, in nobody's frame, and no address given away."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in _SAFETY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


def pages(static: Path) -> APIRouter:
    """Every address of the client is the same page; it reads the address itself."""
    router = APIRouter()
    root = static.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str) -> Response:
        file = (root / path.replace("\0", "")).resolve()
        if path and file.is_relative_to(root) and file.is_file():
            return FileResponse(file, headers=_FOR_EVER if path.startswith("assets/") else _ASK_AGAIN)
        if "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse(words.say("unknown-page"), 404)
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse(words.say("client-not-built"), 503)
        return FileResponse(index, headers=_ASK_AGAIN)

    return router
