"""The list of what a browser downloads to play on its own device."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from fastapi import FastAPI

from parlour.server.http.offline_files import offline_routes


def test_a_server_without_the_download_lists_nothing(tmp_path: Path) -> None:
    """A page asks on every visit: an error would stand in the console of each."""
    app = FastAPI()
    app.include_router(offline_routes(tmp_path))

    async def asked(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://parlour") as browser:
            return await browser.get(path)

    listed = asyncio.run(asked("/offline/files.json"))
    assert listed.status_code == 200
    assert listed.json()["edition"] == ""
    assert listed.json()["files"] == []
    assert asyncio.run(asked("/offline/1/a.mjs")).status_code == 404
