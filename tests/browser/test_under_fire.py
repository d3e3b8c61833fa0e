"""A person plays by hand while others flood the servers, send them nonsense, and one after another is killed."""

from __future__ import annotations

import itertools
import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from parlour.chance import Chance
from parlour.server.http.limits import Rates
from parlour.storage.postgres import postgres
from tests.browser.rooms import someone
from tests.server.fleet import HUNG, OneProcess, Proxy, processes
from tests.server.hostile import message
from tests.server.house import ME
from tests.storage.cluster import running_cluster

pytestmark = [pytest.mark.browser, pytest.mark.long]

KILLS = 20
STRANGERS = 12
SOMEWHERE_ELSE = ("127.0.0.2", 0)
"""Strangers come from another address than the player: an address has its share."""
PAUSE = 1.5
"""Seconds that the servers have between two kills."""


class Fire:
    """Strangers and a killer, until they are stopped."""

    def __init__(self, servers: list[OneProcess]) -> None:
        self._servers, self._stopping = servers, threading.Event()
        self.kills = 0
        self.counts: Counter[str] = Counter()
        kinds: list[Callable[[int], None]] = [self._flood, self._fuzz, self._ask]
        self._threads = [threading.Thread(target=self._kill)]
        for number, act in zip(range(STRANGERS), itertools.cycle(kinds), strict=False):
            self._threads.append(threading.Thread(target=self._again, args=(act, number)))
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopping.set()
        for thread in self._threads:
            thread.join()

    def _kill(self) -> None:
        for victim in itertools.cycle(self._servers):
            if self._stopping.wait(PAUSE):
                return
            victim.kill()
            victim.start()
            self.kills += 1

    def _again(self, act: Callable[[int], None], number: int) -> None:
        while not self._stopping.is_set():
            with suppress(OSError, WebSocketException, TimeoutError, httpx.TransportError):
                act(number)
            self._stopping.wait(0.05)

    def _where(self, number: int) -> str:
        return self._servers[number % len(self._servers)].address

    def _table(self, client: httpx.Client) -> tuple[str, str] | None:
        answer = client.post("/api/tables", json={"game": "dualite", "seats": [ME, ME]})
        self.counts[f"table {answer.status_code}"] += 1
        made = answer.json()
        return (made["table"], made["tickets"][0]["ticket"]) if answer.status_code == 201 else None

    def _talk(self, number: int, say: Callable[[], str | bytes]) -> None:
        address = self._where(number)
        away = httpx.HTTPTransport(local_address=SOMEWHERE_ELSE[0])
        with httpx.Client(base_url=address, timeout=HUNG, transport=away) as client:
            made = self._table(client)
        if made is None:
            return
        where = f"ws{address[4:]}/api/tables/{made[0]}/socket"
        with connect(where, compression=None, source_address=SOMEWHERE_ELSE, open_timeout=HUNG) as line:
            line.send(json.dumps({"kind": "hello", "ticket": made[1]}))
            while not self._stopping.is_set():
                for _ in range(50):
                    line.send(say())
                for _ in range(50):
                    self.counts[json.loads(line.recv(HUNG)).get("code") or "answered"] += 1

    def _flood(self, number: int) -> None:
        self._talk(number, lambda: json.dumps({"kind": "look", "id": "again", "ply": 0}))

    def _fuzz(self, number: int) -> None:
        chance = Chance(f"fire {number} {self.kills}")
        self._talk(number, lambda: message(chance, 0, ("a1+c3",)))

    def _ask(self, number: int) -> None:
        away = httpx.HTTPTransport(local_address=SOMEWHERE_ELSE[0])
        with httpx.Client(base_url=self._where(number), timeout=HUNG, transport=away) as client:
            for puzzle in range(1, 200):
                if self._stopping.is_set():
                    return
                self.counts[f"puzzle {client.get(f'/api/puzzles/dualite/{puzzle % 40 + 1}').status_code}"] += 1


def play_one(page: Page, address: str) -> tuple[str, list[float]]:
    """A whole game of Dualité against a bot, by clicks; its table, and how many seconds each move took to be there."""
    page.goto(f"{address}/dualite")
    page.get_by_role("button", name="Play now").first.click()
    root = page.locator("[data-stage=root]")
    root.wait_for()
    took: list[float] = []
    while True:
        page.locator("[role=dialog], [data-cell].choice").first.wait_for()
        if page.get_by_role("dialog").count():
            return page.url.rpartition("/")[2], took
        before = root.get_attribute("data-moves")
        expect(page.locator(".toast.refusal")).to_have_count(0)
        begun = time.monotonic()
        page.locator("[data-cell].choice").first.click()
        if before == "0":  # the first move is two circles
            page.locator("[data-cell].choice").last.click()
        page.locator(f"[data-stage=root]:not([data-moves='{before}'])").wait_for()
        took.append(time.monotonic() - begun)


def test_one_who_plays_loses_nothing(chromium: Chromium, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Game after game at three processes on PostgreSQL behind a proxy: nothing is refused or written twice."""
    with running_cluster() as cluster, processes(3, database := cluster.database(), tmp_path, Rates()) as servers:
        proxy, fire = Proxy([server.port for server in servers]), Fire(servers)
        try:
            with someone(chromium, proxy.address) as me:
                games = []
                while fire.kills < KILLS:
                    games.append(play_one(me.page, proxy.address))
        finally:
            fire.stop()
            proxy.close()
        with closing(postgres(database)) as storage:
            for table, took in games:
                stored = storage.load(table)
                assert stored is not None
                asked = Counter(line.client for line in stored.lines if line.client)
                assert set(asked.values()) == {1}
                assert len(took) >= 2
    waits = sorted(wait for _, took in games for wait in took)
    assert fire.counts["too-fast"], "strangers were not held back"
    with capsys.disabled():
        print(f"\n{fire.kills} kills, {sum(fire.counts.values())} hostile requests: {dict(fire.counts.most_common(6))}")
        median, longest = waits[len(waits) // 2], waits[-1]
        print(f"{len(games)} games by hand, {len(waits)} moves: median {median:.2f} s, longest {longest:.2f} s")
