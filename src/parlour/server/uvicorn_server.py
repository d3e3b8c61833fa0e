"""Runs the application under uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import segno
import typer
import uvicorn
from fastapi import FastAPI

from parlour import words
from parlour.game import Refusal
from parlour.server import ServeOptions
from parlour.server.app import create_app
from parlour.server.http.base_path import checked
from parlour.server.http.limits import UNLIMITED, Rates
from parlour.server.operator.pages import operator_secret
from parlour.server.operator.retention import Retention
from parlour.server.operator.traces import traced
from parlour.server.sockets.connections import Connection, Socket
from parlour.storage import NotStored
from parlour.storage.folder import folder_lock, opened
from parlour.storage.postgres import postgres

LARGEST_FRAME = 1 << 16
"""Bytes of one socket frame; smaller ones that are still too large get a sentence, larger ones a closed socket.

A frame is held until it is whole, on each socket that an address may have open.
"""


def configured(app: FastAPI, proxies: Sequence[str] = ("127.0.0.1", "::1")) -> uvicorn.Config:
    """How the server runs. Frames are not compressed: their length would tell how alike two of them are.

    What proxies at these addresses say about who asks is believed.
    """
    return uvicorn.Config(
        app,
        http=Connection,
        ws=Socket,
        forwarded_allow_ips=list(proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


CLOSING = 0.2
"""Seconds for closing handshakes of sockets, before they are cut."""


class Server(uvicorn.Server):
    """As uvicorn's own. What it has loaded by the time that it listens stays, and is not searched for garbage again.

    Python's collector looks through everything that may refer to itself again and again, which took up to a third of
    the time that a move costs, while moves leave no such garbage at all: so it looks at what is new, and more seldom.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for language in words.LANGUAGES:
            words.load(language)  # it takes a second, for which the first page would wait, and everyone with it
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over first, so that browsers that reconnect find them at other processes."""
        app = self.config.app
        if isinstance(app, FastAPI) and not self.force_exit:
            with contextlib.suppress(NotStored):
                await app.state.drain()
            await asyncio.sleep(CLOSING)
        await super().shutdown(sockets)


class _AnnouncingServer(Server):
    """A server that prints its address once it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool, lan: bool, operator: str = "") -> None:
        super().__init__(config)
        self._operator = operator
        self._address, self._open_browser, self._lan = address, open_browser, lan

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            typer.echo(words.say("serving", {"address": self._address}))
            if self._operator:
                typer.echo(words.say("serving-operator", {"address": self._operator}))
            if self._lan:
                typer.echo(words.say("serving-lan"))
                typer.echo(code_to_scan(self._address))
            if self._open_browser:
                webbrowser.open(self._address)


def local_address() -> str:
    """Return the address of this machine on its local network, or the loopback address. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # An address that no one has: connecting only looks up the way to it.
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def code_to_scan(address: str) -> str:
    """Return the address as a QR code of half blocks, for a terminal."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def serve(options: ServeOptions, data_dir: Path, open_browser: bool, database: str | None = None) -> None:
    if database is not None:
        postgres(database).close()  # refused before anything listens
        _serve(options, data_dir, open_browser, database)
        return
    with folder_lock(data_dir):
        opened(data_dir).close()
        _serve(options, data_dir, open_browser)


def _serve(options: ServeOptions, data_dir: Path, open_browser: bool, database: str | None = None) -> None:
    host = "0.0.0.0" if options.lan else options.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, options.port), family=family)
    except (OSError, OverflowError) as error:
        raise Refusal(
            "address-taken",
            address=f"{host}:{options.port}",
            why=words.trouble(error) if isinstance(error, OSError) else str(error),
        ) from error
    base_path = checked(options.base_path)
    shown = f"[{host}]" if family == socket.AF_INET6 else host
    address = f"http://{local_address() if options.lan else shown}:{listening.getsockname()[1]}"
    _allow_many_files()
    secret = operator_secret(data_dir) if options.operator else ""
    with listening, traced(options.traces):
        lan, rates = address + base_path if options.lan else None, Rates() if options.limited else UNLIMITED
        app = create_app(
            data_dir,
            lan=lan,
            rates=rates,
            hosts=options.hosts,
            host=options.host,
            database=database,
            address=options.reached_at or address.replace("//0.0.0.0:", f"//{local_address()}:"),
            base_path=base_path,
            quick_bots=options.quick_bots,
            operator=secret,
            keep=options.keep or Retention(),
            notify=options.notify,
        )
        shown = f"{address}{base_path}/operator/{secret}" if secret else ""
        _AnnouncingServer(configured(app, options.proxies), address + base_path, open_browser, options.lan, shown).run(
            [listening]
        )


def _allow_many_files() -> None:
    """Raise the limit on open files: each socket is one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
