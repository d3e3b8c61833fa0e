"""Processes are replaced one after the other while people play: no move is dropped, and sockets are moved, not cut."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.storage.postgres import postgres
from tests.server.fleet import OneProcess, Player, check_written_once, finish, free_port, playing
from tests.server.house import House, Made
from tests.server.test_fleet import moved_on
from tests.server.test_table import seated
from tests.storage.cluster import Cluster, running_cluster

PREVIOUS = "deee8f97"
"""The first commit whose database has the logs of today: no version before it goes on beside a later one."""


@pytest.fixture
def own() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


class Earlier(OneProcess):
    """A server of the release before, from the repository's history."""

    _running: subprocess.Popen[bytes]

    def start(self) -> None:
        self.port = free_port()
        source = self.data / "earlier"
        if not source.exists():
            packed = subprocess.run(["git", "archive", PREVIOUS, "src"], check=True, stdout=subprocess.PIPE).stdout
            with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
                archive.extractall(source, filter="data")
        assert self.database is not None
        command = [sys.executable, "-m", "parlour", "serve", "--port", str(self.port), "--no-limits", "--quick-bots"]
        environment = {**os.environ, "PYTHONPATH": str(source / "src"), "PARLOUR_DATABASE": self.database}
        self._running = subprocess.Popen(
            [*command, "--data", str(self.data)], env=environment, stdout=subprocess.DEVNULL, cwd=source
        )
        while not self.is_ready():
            assert self._running.poll() is None
            time.sleep(0.1)

    def stop(self) -> None:
        self._running.send_signal(signal.SIGTERM)
        assert self._running.wait(60) is not None

    def kill(self) -> None:
        self._running.kill()
        self._running.wait()


@pytest.mark.slow
def test_sockets_are_told_to_come_again_and_the_table_is_free_by_then(own: Cluster, tmp_path: Path) -> None:
    """A request that is on its way is made at the next process, once."""
    database = own.database()
    first, second = (OneProcess(database, tmp_path, whole=True) for _ in range(2))
    first.start()
    second.start()
    try:
        with House.at(first.address) as there, House.at(second.address) as here:
            made, ada, bo = seated(there)
            ada.make("a1+c3")
            bo.until(kind="table")
            first.signal(signal.SIGTERM)
            with suppress(ConnectionClosed):
                bo.send(kind="play", id="on its way", phase=bo.table["phase"], text="b2")
            for browser in (ada, bo):
                with pytest.raises(ConnectionClosed) as closed:
                    browser.until(kind="nothing")
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "server restarts")
            began = time.monotonic()
            bo = Made(here, made.id, made.tickets, made.invites).browser(1)
            assert time.monotonic() - began < 2, "no process owns it any more"
            assert bo.play("b2", "on its way", phase=2)["kind"] == "done"
            assert [line["text"] for line in bo.catch_up()["announcements"]] == ["a1+c3", "b2"]
    finally:
        first.stop()
        second.kill()


@pytest.mark.long
def test_two_versions_serve_one_database_while_one_replaces_the_other(own: Cluster, tmp_path: Path) -> None:
    database = own.database()
    old: list[OneProcess] = [Earlier(database, tmp_path) for _ in range(2)]
    new = [OneProcess(database, tmp_path, whole=True) for _ in range(2)]
    for process in old:
        process.start()
    try:
        with playing([*old, *new], 4) as players:
            for before, after in zip(old, new, strict=True):
                moved_on(players)
                after.start()
                moved_on(players)
                before.stop()
                moved_on(players)
            finish(players)
            checked = check_written_once(postgres(database), players)
        assert checked > 20
        assert refused(players) == 0
    finally:
        for process in (*old, *new):
            with suppress(AssertionError, ProcessLookupError, httpx.TransportError):
                process.kill()


def refused(players: list[Player]) -> int:
    return sum(len(player.wrong) for player in players)
