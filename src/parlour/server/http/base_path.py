"""Serves Parlour below a path of another site, behind a proxy.

The application sees paths without it; pages learn it from <base>.
"""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.game import BadOption

_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def checked(path: str) -> str:
    """Return the path without a slash at its end; empty for the root of a site."""
    path = path.rstrip("/")
    if path and (_PATH.fullmatch(path) is None or {".", ".."} & set(path.split("/"))):
        raise BadOption("bad-base-path", path=path[:100])
    return path


class BasePath:
    """Removes the base path from each request, if the proxy has not done so."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app, self._path, self._raw = app, path, path.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "app_root_path": self._path}  # Starlette's name for it, in `base_url`
            if f"{scope['path']}/".startswith(f"{self._path}/"):
                scope["path"] = scope["path"][len(self._path) :] or "/"
                scope["raw_path"] = (scope.get("raw_path") or b"")[len(self._raw) :] or scope["path"].encode()
        await self._app(scope, receive, send)
