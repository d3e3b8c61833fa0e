"""A real server on the loopback, and browsers that are only sockets."""

from __future__ import annotations

import itertools
import json
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from parlour.game import Game
from parlour.server.app import create_app
from parlour.server.http.limits import UNLIMITED, Rates
from parlour.server.notifications.settings import NotificationSettings
from parlour.server.operator.retention import Retention
from parlour.server.uvicorn_server import configured
from tests.games.whole_games import EVERY_GAME

PATIENCE = 300.0
"""Seconds after which a message that should come is taken not to come."""
_NUMBERS = itertools.count()
ME = {"kind": "me"}
INVITE = {"kind": "invite"}


def bot(level: int) -> dict[str, object]:
    return {"kind": "bot", "level": level}


@dataclass
class Browser:
    """One socket. It keeps every byte it received."""

    connection: ClientConnection
    heard: list[str] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)

    def send(self, **message: object) -> None:
        self.send_raw(json.dumps(message))

    def send_raw(self, text: str | bytes) -> None:
        self.connection.send(text)

    def next(self) -> dict[str, Any]:
        return self.heard_now(self.connection.recv(PATIENCE))

    def heard_now(self, text: str | bytes) -> dict[str, Any]:
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "table":
            self.table = message
        return message

    def until(self, **wanted: object) -> dict[str, Any]:
        """Listen until a message has these parts."""
        while True:
            message = self.next()
            if all(message.get(name) == value for name, value in wanted.items()):
                return message

    def ask(self, kind: str, client: str, **parts: object) -> dict[str, Any]:
        """Send a request and listen until it is answered."""
        self.send(kind=kind, id=client, **parts)
        return self.until(id=client)

    def play(self, text: str, client: str | None = None, phase: int | None = None) -> dict[str, Any]:
        phase = self.table["phase"] if phase is None else phase
        return self.ask("play", client or f"{id(self)} {next(_NUMBERS)}", phase=phase, text=text)

    def do(self, kind: str, client: str, **parts: object) -> dict[str, Any]:
        """Ask for something that is carried out; the table after it."""
        assert self.ask(kind, client, **parts) == {"kind": "done", "id": client}
        return self.until(kind="table")

    def make(self, text: str) -> dict[str, Any]:
        """Make a legal move; the table after it."""
        assert self.play(text)["kind"] == "done"
        return self.until(kind="table")

    def catch_up(self) -> dict[str, Any]:
        """Listen to all that was sent up to now: answers keep their order, so an answered look comes last."""
        self.send(kind="look", id="catch up", ply=0)
        self.until(id="catch up")
        return self.table

    def is_quiet(self) -> bool:
        """Has nothing been sent since we last listened?"""
        self.send(kind="look", id="quiet", ply=0)
        return bool(self.next()["kind"] == "looked")

    def close(self) -> None:
        self.connection.close()


@dataclass
class House:
    """A running server."""

    address: str
    http: httpx.Client
    sockets: ExitStack

    @classmethod
    @contextmanager
    def at(cls, address: str) -> Iterator[House]:
        """The server that listens there."""
        with httpx.Client(base_url=address, timeout=PATIENCE) as http, ExitStack() as sockets:
            yield cls(address, http, sockets)

    def create(self, game: str, *seats: Mapping[str, object], **more: object) -> Made:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        created = answer.json()
        return Made(
            self,
            created["table"],
            {card["seat"]: card["ticket"] for card in created["tickets"]},
            {card["seat"]: card["secret"] for card in created["invites"]},
        )

    def refused(self, path: str, **request: Any) -> dict[str, Any]:
        """What a POST is refused with."""
        answer = self.http.post(path, **request)
        assert 400 <= answer.status_code < 500, answer.text
        refusal: dict[str, Any] = answer.json()
        assert refusal["sentence"]
        return refusal

    def open(self, table: str, **more: Any) -> Browser:
        """A socket on which nothing has been said yet."""
        address = f"ws{self.address[4:]}/api/tables/{table}/socket"
        # With a limit, a browser with many messages unread would not read the farewell either: ten seconds to close.
        return Browser(self.sockets.enter_context(connect(address, compression=None, max_queue=None, **more)))

    def hello(self, table: str, ticket: str | None) -> Browser:
        browser = self.open(table)
        browser.send(kind="hello", ticket=ticket)
        browser.until(kind="table")
        return browser


@dataclass
class Made:
    """A table that was made, with all its secrets."""

    house: House
    id: str
    tickets: dict[int, str]
    invites: dict[int, str]

    def sit(self, seat: int, name: str = "") -> str:
        answer = self.house.http.post(f"/api/tables/{self.id}/sit", json={"secret": self.invites[seat], "name": name})
        assert answer.status_code == 200, answer.text
        self.tickets[seat] = answer.json()["ticket"]
        return self.tickets[seat]

    def browser(self, seat: int | None = None) -> Browser:
        return self.house.hello(self.id, None if seat is None else self.tickets[seat])


@contextmanager
def running(
    data: Path,
    games: Mapping[str, Game] = EVERY_GAME,
    *,
    workers: int = 0,
    static: Path | None = None,
    port: int = 0,
    rates: Rates = UNLIMITED,
    database: str | None = None,
    base_path: str = "",
    quick_bots: bool = True,
    operator: str = "",
    keep: Retention = Retention(),  # noqa: B008 - frozen
    notify: NotificationSettings = NotificationSettings(),  # noqa: B008 - frozen
) -> Iterator[House]:
    """A server on these data, in a thread, gone when the block ends. Tests are in more of a hurry than people."""
    listening = socket.create_server(("127.0.0.1", port))
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    client = static or data / "no client"
    app = create_app(
        data,
        games,
        workers=workers,
        static=client,
        rates=rates,
        database=database,
        address=address,
        base_path=base_path,
        quick_bots=quick_bots,
        operator=operator,
        keep=keep,
        notify=notify,
    )
    server = uvicorn.Server(configured(app))
    thread = threading.Thread(target=server.run, args=([listening],))
    with listening:
        thread.start()
        try:
            with House.at(address + base_path) as house:
                yield house
        finally:
            server.should_exit = True
            thread.join()
