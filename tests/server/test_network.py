"""Clients and a server with a bad network between them, as Hypothesis plays with it.

Messages are lost, doubled, delayed and overtake each other; connections break; the server is stopped, or killed in the
middle of what it does. Held throughout: what anyone was told is on disk; what was answered "done" is in the log once
and stays done; and when the network is good again, everything is answered and everyone sees the same.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from parlour import wire
from parlour.delivery.listener import Listener
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.table.lobby import Lobby
from parlour.server.table.served_table import ServedTable
from parlour.storage import Storage
from parlour.storage.database import sqlite
from parlour.tables import requests
from parlour.tables.entries import Again
from parlour.tables.log_fold import before_first_line
from tests.games.whole_games import EVERY_GAME

REQUESTS: tuple[dict[str, Any], ...] = (
    {"kind": "say", "text": "Hello"},
    {"kind": "take-back"},
    {"kind": "answer", "accept": True},
    {"kind": "pause"},
    {"kind": "resume"},
    {"kind": "play", "phase": 0, "text": "z9"},
    {"kind": "end-game"},
    {"kind": "rematch"},
)


COUNTED: Counter[str] = Counter()
"""What all walks of a test did."""


class Client:
    """A browser that keeps what was not answered, and sends it again when it is back."""

    def __init__(self, ticket: str) -> None:
        self.ticket = ticket
        self.listener: Listener | None = None
        self.arriving: deque[bytes] = deque()
        self.unanswered: dict[str, str] = {}
        self.done: set[str] = set()
        self.refused: dict[str, int] = {}
        """Which server refused it: another may think otherwise."""
        self.rematches: set[str] = set()
        self.table: dict[str, Any] = {}


class Server:
    """A server that can be killed. Whatever it holds besides its database is then gone."""

    def __init__(self, storage: Storage) -> None:
        self.lobby = Lobby(EVERY_GAME, storage, BotWorkers([], 0), ComputeQueue(0, BotWorkers([], 0).template))
        self.busy: set[asyncio.Task[None]] = set()

    async def handle(self, table: str, listener: Listener, text: str) -> None:
        request = wire.read_request(text)
        assert isinstance(request, requests.TableRequest)
        async with self.lobby.tables.use(table) as found:
            await found.live.act(listener, request)

    def start(self, table: str, listener: Listener, text: str) -> None:
        task = asyncio.create_task(self.handle(table, listener, text))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)

    async def settle(self) -> None:
        while self.busy:
            await asyncio.gather(*self.busy)

    async def stop(self) -> None:
        await self.settle()
        await self.lobby.close()

    async def kill(self) -> None:
        tables: list[ServedTable] = list(self.lobby.tables)
        work = [*self.busy, *(task for table in tables for task in table.live._tasks)]
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        for table in tables:
            table.forget()
        writing = self.lobby._log_writer._writing
        if writing is not None:  # what has reached the disk stays there, though no one hears of it
            await writing
        self.lobby._log_writer.close()


class NetworkMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "tables.sqlite"
        self.reading = sqlite(self.file)
        self.server = Server(sqlite(self.file))
        self.epoch = self.number = self.deliveries = 0
        self.flying: list[tuple[int, str]] = []
        self.clients: list[Client] = []

    @initialize(game=st.sampled_from(["dualite", "pockets"]))
    def make(self, game: str) -> None:
        self.game = EVERY_GAME[game]
        self.run(self._make(game))

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    async def _make(self, game: str) -> None:
        seats = (requests.SeatChoice(kind="me"), requests.SeatChoice(kind="invite"))
        made = await self.server.lobby.create(requests.NewTable(game=game, seats=seats))
        self.table = made.table
        card = await self.server.lobby.sit(self.table, requests.SitDown(secret=made.invites[0].secret))
        self.clients = [Client(made.tickets[0].ticket), Client(card.ticket)]
        for client in self.clients:
            await self._connect(client)

    async def _connect(self, client: Client) -> None:
        person = await self.server.lobby.tables.person_of(self.table, client.ticket)
        client.listener, client.arriving = Listener(person, client.ticket), deque()
        async with self.server.lobby.tables.use(self.table) as found:
            await found.live.connect(client.listener)
        self._transmit()

    def _transmit(self) -> None:
        """What the server has put into its sockets is on the way."""
        for client in self.clients:
            if client.listener is not None:
                client.arriving += map(wire.encoded, client.listener.take_outbox())

    def _lines(self) -> Any:
        stored = self.reading.load(self.table)
        assert stored is not None
        return stored

    def _histories(self, seat: int) -> Iterator[list[str]]:
        """What this seat had heard of the game after each line of the log."""
        stored = self._lines()
        state = before_first_line(self.game, stored.charter)
        for line in stored.lines:
            state = state.fold(line)
            if state.play.sitting is not None:
                yield [told.text for told in state.play.sitting.announcements(seat)]

    # People

    @rule(pick=st.integers(0, 50), reads=st.sampled_from([True, True, False]))
    def move(self, pick: int, reads: bool) -> None:
        """A person who sees that they may move does, as far as they have seen what there is to see."""
        for who, client in enumerate(self.clients):
            while reads and client.arriving:
                self._receive(who, json.loads(client.arriving.popleft()))
        for who, client in enumerate(self.clients):
            self._move(who, client.table, pick)

    def _move(self, who: int, table: dict[str, Any], pick: int) -> None:
        choices = (table.get("view") or {}).get("choices") or ()
        if choices:
            self._ask(who, {"kind": "play", "phase": table["phase"], "text": choices[pick % len(choices)]})

    @rule(who=st.integers(0, 1), request=st.sampled_from(REQUESTS))
    def request(self, who: int, request: dict[str, Any]) -> None:
        self._ask(who, request)

    def _ask(self, who: int, message: dict[str, Any]) -> None:
        self.number += 1
        client = f"{self.number}"
        text = json.dumps({**message, "id": client})
        self.clients[who].unanswered[client] = text
        if message["kind"] == "rematch":
            self.clients[who].rematches.add(client)
        if self.clients[who].listener is not None:
            self.flying.append((who, text))

    # The network

    @precondition(lambda self: self.flying)
    @rule(which=st.integers(0, 30), copies=st.integers(1, 3), later=st.booleans())
    def deliver(self, which: int, copies: int, later: bool) -> None:
        """Any of those that are on the way, perhaps more than once; `later`, the server is left alone with it."""
        who, text = self.flying.pop(which % len(self.flying))
        listener = self.clients[who].listener
        if listener is not None:
            self.flying += [(who, text)] * (copies == 3)
            self.run(self._deliver(listener, text, copies, later))

    async def _deliver(self, listener: Listener, text: str, copies: int = 1, later: bool = False) -> None:
        self.deliveries += copies
        for _ in range(copies):
            self.server.start(self.table, listener, text)
        await (asyncio.sleep(0) if later else self.server.settle())
        self._transmit()

    @precondition(lambda self: self.flying)
    @rule(which=st.integers(0, 30))
    def lose(self, which: int) -> None:
        self.flying.pop(which % len(self.flying))

    @rule(who=st.integers(0, 1), count=st.integers(1, 5))
    def receive(self, who: int, count: int) -> None:
        for _ in range(count):
            if self.clients[who].arriving:
                self._receive(who, json.loads(self.clients[who].arriving.popleft()))

    def _receive(self, who: int, message: dict[str, Any]) -> None:
        client = self.clients[who]
        if message["kind"] == "table":
            client.table = message
            told = [line["text"] for line in message["announcements"]]
            assert message["view"] is None or told in list(self._histories(who)), "it was told, and is not on disk"
            return
        name = message["id"]
        client.unanswered.pop(name, None)
        if message["kind"] == "done":
            assert client.refused.get(name) != self.epoch, "refused, and yet done"
            client.done.add(name)
        else:
            assert message["code"]
            assert message["sentence"]
            assert name not in client.done, f"done, and now {message['code']}"
            client.refused[name] = self.epoch

    @rule(who=st.integers(0, 1))
    def disconnect(self, who: int) -> None:
        self.run(self._disconnect(self.clients[who]))
        self.flying = [(other, text) for other, text in self.flying if other != who]

    async def _disconnect(self, client: Client) -> None:
        if client.listener is not None:
            async with self.server.lobby.tables.use(self.table) as found:
                found.live.leave(client.listener)
        client.listener, client.arriving = None, deque()

    @rule(who=st.integers(0, 1))
    def connect(self, who: int) -> None:
        """Back again: first whatever was not answered."""
        if self.clients[who].listener is None:
            self.run(self._connect(self.clients[who]))
            self.flying += [(who, text) for text in self.clients[who].unanswered.values()]

    @rule(killed=st.booleans())
    def restart(self, killed: bool) -> None:
        self.run(self._restart(killed))

    async def _restart(self, killed: bool) -> None:
        if killed:
            for client in self.clients:
                client.listener, client.arriving = None, deque()
            await self.server.kill()
        else:
            for client in self.clients:
                await self._disconnect(client)
            await self.server.stop()
        self.flying = []
        self.epoch += 1
        self.server = Server(sqlite(self.file))

    # What always holds

    @invariant()
    def nothing_is_done_twice_and_nothing_is_lost(self) -> None:
        if not self.clients:
            return
        lines = self._lines().lines
        asked = [(line.person, line.client) for line in lines if line.client]
        assert len(asked) == len(set(asked)), "done twice"
        wanted_again = {line.entry.person for line in lines if isinstance(line.entry, Again)}
        for who, client in enumerate(self.clients):
            lost = {name for name in client.done if (who, name) not in asked}
            if who in wanted_again:  # a person who has said so need not say so twice
                lost -= client.rematches
            assert not lost, "answered, and not on disk"

    def teardown(self) -> None:
        if self.clients:
            self.run(self._good_again())
            done = sum(len(client.done) for client in self.clients)
            COUNTED.update(walks=1, requests=self.number, deliveries=self.deliveries, done=done, restarts=self.epoch)
        self.run(self.server.stop())
        self.reading.close()
        self.runner.close()
        self.folder.cleanup()

    async def _good_again(self) -> None:
        """The network is good again: everything is answered, and both see what the log says."""
        await self.server.settle()
        for client in self.clients:
            if client.listener is None:
                await self._connect(client)
        for client in self.clients:
            for text in list(client.unanswered.values()):
                assert client.listener is not None
                await self._deliver(client.listener, text)
        for who, client in enumerate(self.clients):
            while client.arriving:
                self._receive(who, json.loads(client.arriving.popleft()))
        for who, client in enumerate(self.clients):
            assert not client.unanswered, "never answered"
            histories = list(self._histories(who))
            assert [line["text"] for line in client.table["announcements"]] == (histories[-1] if histories else [])


def walk(walks: int, steps: int) -> None:
    COUNTED.clear()
    run_state_machine_as_test(
        NetworkMachine,
        settings=settings(max_examples=walks, stateful_step_count=steps, deadline=None, derandomize=True, database=None,
                          suppress_health_check=list(HealthCheck)),
    )  # fmt: skip
    print(
        f"\n{COUNTED['walks']} walks, {COUNTED['restarts']} restarts: {COUNTED['requests']} requests, delivered"
        f" {COUNTED['deliveries']} times, {COUNTED['done']} of them done, each once"
    )


@pytest.mark.slow
def test_a_bad_network_loses_and_doubles_nothing() -> None:
    walk(25, 30)


@pytest.mark.long
def test_a_bad_network_for_long() -> None:
    walk(200, 80)
