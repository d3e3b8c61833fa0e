"""Opening the house: uvicorn on a port of this machine."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

import typer
import uvicorn
from fastapi import FastAPI

from parlour import words
from parlour.game import Refusal
from parlour.server.app import create_app

LARGEST_FRAME = 1 << 20
"""Bytes of one socket frame; smaller ones that are still too large get a sentence, larger ones a closed socket."""


def configured(app: FastAPI) -> uvicorn.Config:
    """How the server runs. Frames are not compressed: their length would tell how alike two of them are."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


class _House(uvicorn.Server):
    """A server that says its address once it can be opened."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address, self._open_browser = address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            typer.echo(words.say("serving", {"address": self._address}))
            if self._open_browser:
                webbrowser.open(self._address)


def serve(host: str, port: int, data_dir: Path, open_browser: bool) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        raise Refusal(
            "address-taken", address=f"{host}:{port}", why=getattr(error, "strerror", None) or str(error)
        ) from error
    shown = f"[{host}]" if family == socket.AF_INET6 else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    with listening:
        _House(configured(create_app(data_dir)), address, open_browser).run([listening])
