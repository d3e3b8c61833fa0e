"""What a browser downloads to play on its own device: the files of `scripts/offline`, in a folder named by edition."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from parlour import words
from parlour.server.http.pages import ASK_AGAIN, FOR_EVER, preferred_language, sent

FILES = Path(__file__).resolve().parents[2] / "browser" / "files"


def offline_routes(folder: Path = FILES) -> APIRouter:
    """Return the routes; without the files a browser reads an empty list, which is no error, and offers nothing."""
    router = APIRouter()
    index = folder / "files.json"
    listed: dict[str, Any] = {"edition": "", "agreed": "", "bytes": 0, "files": [], "lock": None}
    if index.is_file():
        listed = json.loads(index.read_text(encoding="utf-8"))
    names = frozenset(file["name"] for file in listed["files"])

    @router.api_route("/offline/files.json", methods=["GET", "HEAD"], include_in_schema=False)
    async def files(request: Request) -> Response:
        return sent(index, request, ASK_AGAIN) if index.is_file() else JSONResponse(listed, headers=ASK_AGAIN)

    @router.api_route("/offline/{edition}/{name}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(edition: str, name: str, request: Request) -> Response:
        if edition != listed["edition"] or name not in names:
            return _unknown(request)
        # What is compressed already is not compressed again on its way.
        packed = {} if name.endswith(".mjs") else {"Content-Encoding": "identity"}
        return sent(folder / name, request, {**FOR_EVER, **packed})

    return router


def _unknown(request: Request) -> Response:
    return PlainTextResponse(words.say("unknown-page", language=preferred_language(request)), 404)
