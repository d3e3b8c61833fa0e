"""Server processes that can be killed, behind a small proxy, and people who play through it whatever happens."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from parlour.server.app import create_app
from parlour.server.http.limits import UNLIMITED, Rates
from parlour.server.uvicorn_server import Server, configured
from parlour.storage import Storage
from tests.server.house import ME, Browser

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload([__name__])  # a server that is started again and again reads its modules once
HUNG = 8.0
"""Seconds without an answer after which a person tries another way, as one would who reloads the page."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def _serve(data: Path, database: str | None, port: int, rates: Rates, whole: bool = False) -> None:
    address = f"http://127.0.0.1:{port}"
    app = create_app(data, workers=0, rates=rates, database=database, address=address, hosts=("*",), quick_bots=True)
    (Server if whole else uvicorn.Server)(configured(app)).run([socket.create_server(("127.0.0.1", port))])


@dataclass
class OneProcess:
    """A server in a process of its own, to be killed, frozen and started again at the same place."""

    database: str | None
    """A PostgreSQL; without one its folder has the tables."""
    data: Path
    port: int = field(default_factory=free_port)
    rates: Rates = UNLIMITED
    whole: bool = False
    """Does it start and stop as `parlour serve` does? That takes a second more."""
    _process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._process = _FORKS.Process(
            target=_serve, args=(self.data, self.database, self.port, self.rates, self.whole)
        )
        self._process.start()
        while not self.is_ready():
            assert self._process.is_alive(), "it has not started"
            time.sleep(0.02)

    def is_ready(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/readyz", timeout=5).status_code == 200
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def stop(self) -> None:
        """In good order, as for an upgrade."""
        assert self._process is not None
        self.signal(signal.SIGTERM)
        self._process.join()

    def kill(self) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):  # it was stopped before
            self.signal(signal.SIGKILL)
        self._process.join()


@contextmanager
def processes(count: int, database: str | None, data: Path, rates: Rates = UNLIMITED) -> Iterator[list[OneProcess]]:
    with ExitStack() as stack:
        started = [OneProcess(database, data, rates=rates) for _ in range(count)]
        for process in started:
            process.start()
            stack.callback(process.kill)
        yield started


class Proxy:
    """Leads each connection to the next server that takes it, as any proxy does that knows nothing of tables."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._next = 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._lead, args=(client,), daemon=True).start()

    def _lead(self, client: socket.socket) -> None:
        for _ in self._ports:
            self._next += 1
            try:
                server = socket.create_connection(("127.0.0.1", self._ports[self._next % len(self._ports)]), 2)
            except OSError:
                continue
            server.settimeout(None)
            with client, server:
                back = threading.Thread(target=_pour, args=(server, client), daemon=True)
                back.start()
                _pour(client, server)
                back.join()
            return
        client.close()

    def close(self) -> None:
        self._listening.close()


def _pour(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@dataclass(eq=False)
class Player(threading.Thread):
    """Plays both seats of one table after another until told to stop; whatever breaks is tried again under its id."""

    address: str
    stopping: threading.Event
    acknowledged: list[tuple[str, str, float]] = field(default_factory=list)
    """Table, id and time of every move that was answered with done."""
    wrong: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                self._play(self._made())
        except Exception as error:
            self.wrong.append(repr(error))
            raise

    def _made(self) -> dict[str, Any]:
        while True:
            with suppress(httpx.TransportError):
                answer = httpx.post(
                    f"{self.address}/api/tables", json={"game": "dualite", "seats": [ME, ME]}, timeout=HUNG
                )
                if answer.status_code == 201:
                    made: dict[str, Any] = answer.json()
                    return made
            time.sleep(0.1)

    def _play(self, made: dict[str, Any]) -> None:
        tickets = [card["ticket"] for card in made["tickets"]]
        seat, table = 0, self._ask(made["table"], tickets[0])[1]
        while table["outcome"] is None and not self.stopping.is_set():
            if not table["to_move"]:
                # The page was opened while nothing could be written, so the start of the game is still owed.
                if table["room"]["status"] != "gathering" or table["announcements"]:
                    self.wrong.append((made["table"], "no one is to move", table))
                    return
                table = self._ask(made["table"], tickets[seat])[1]
                continue
            seat = table["to_move"][0]
            choices = table["view"]["choices"] if table["you"] == seat else None
            if choices is None:
                table = self._ask(made["table"], tickets[seat])[1]
                continue
            client = uuid.uuid4().hex
            play = {"kind": "play", "id": client, "phase": table["phase"], "text": choices[0]}
            answer, table = self._ask(made["table"], tickets[seat], play)
            if answer is None or answer["kind"] != "done":
                self.wrong.append((made["table"], answer))
                return
            self.acknowledged.append((made["table"], client, time.monotonic()))

    def _ask(
        self, table: str, ticket: str, asked: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any] | None, dict[str, Any]]:
        """On a socket of its own, and on another when that breaks: the answer, and the table after it."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                where = f"ws{self.address[4:]}/api/tables/{table}/socket"
                with connect(where, compression=None, open_timeout=HUNG, close_timeout=1) as connection:
                    browser = Browser(connection)
                    browser.send(kind="hello", ticket=ticket)
                    self._hear(browser, "kind", "table")
                    if asked is None:
                        if not browser.table["to_move"] and browser.table["outcome"] is None:
                            self._hear(browser, "kind", "table")  # it is tried again, and told of on this socket
                        return None, browser.table
                    browser.send(**asked)
                    answer = self._hear(browser, "id", asked["id"])
                    if answer.get("code") == "not-stored":
                        continue
                    if answer["kind"] == "done" and browser.table["phase"] == asked["phase"]:
                        self._hear(browser, "kind", "table")
                    return answer, browser.table
            time.sleep(0.1)

    def _hear(self, browser: Browser, name: str, value: str) -> dict[str, Any]:
        while True:
            text = browser.connection.recv(HUNG)
            message = browser.heard_now(text)
            if message.get(name) == value:
                return message
            if message["kind"] == "refused" and message["id"] is None:
                raise ConnectionClosed(None, None)


@contextmanager
def playing(servers: list[OneProcess], tables: int) -> Iterator[list[Player]]:
    """People at this many tables, until the block ends."""
    proxy, stopping = Proxy([server.port for server in servers]), threading.Event()
    players = [Player(proxy.address, stopping) for _ in range(tables)]
    for player in players:
        player.start()
    try:
        yield players
    finally:
        finish(players)
        proxy.close()


def finish(players: list[Player]) -> None:
    players[0].stopping.set()
    for player in players:
        player.join()


def check_written_once(opened: Storage, players: list[Player]) -> int:
    """Every acknowledged move is in the log once, and no request is in it twice; how many there are."""
    checked = 0
    with closing(opened) as storage:
        for player in players:
            assert player.wrong == []
            for table in {table for table, _, _ in player.acknowledged}:
                stored = storage.load(table)
                assert stored is not None
                written = Counter(line.client for line in stored.lines if line.client)
                assert set(written.values()) <= {1}
                acknowledged = [client for where, client, _ in player.acknowledged if where == table]
                assert all(written[client] == 1 for client in acknowledged)
                checked += len(acknowledged)
    return checked
