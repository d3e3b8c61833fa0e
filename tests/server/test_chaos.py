"""Everything that can go wrong, in random order, for ten minutes: no acknowledged move is lost, doubled or misplaced.

PARLOUR_CHAOS_SECONDS says for how long, PARLOUR_CHAOS_SEED in which order.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from parlour.catalogue import GAMES
from parlour.storage import Storage
from parlour.storage.folder import opened
from parlour.storage.postgres import postgres
from parlour.tables.log_fold import restored
from tests.server.fleet import OneProcess, Player, check_written_once, finish, playing
from tests.server.test_fleet import moved_on
from tests.storage.cluster import Cluster, running_cluster
from tests.storage.stalling_proxy import StallingProxy

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]

SECONDS = float(os.environ.get("PARLOUR_CHAOS_SECONDS", "600"))
SEED = os.environ.get("PARLOUR_CHAOS_SEED", "parlour")
TABLES = 5
LONGEST = 5.0
"""Seconds that one fault lasts, at most: longer than a lease."""
Fault = Callable[[], None]


@pytest.fixture
def own() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


def check_history(storage: Storage, players: list[Player]) -> int:
    """The history is linearizable: each table's log has the acknowledged moves in the order in which they were
    acknowledged, each once, and its rules accept them all. How many were checked."""
    checked = 0
    with closing(storage):
        for player in players:
            for table in {table for table, _, _ in player.acknowledged}:
                stored = storage.load(table)
                assert stored is not None
                acknowledged = [client for where, client, _ in player.acknowledged if where == table]
                wanted = set(acknowledged)
                assert [line.client for line in stored.lines if line.client in wanted] == acknowledged
                restored(GAMES[stored.charter.game], stored)
                checked += len(acknowledged)
    return checked


def cause(faults: dict[str, Fault], players: list[Player]) -> Counter[str]:
    """These faults in random order, with people playing on after each, until the time is up; how often each was."""
    chance, until, caused = random.Random(SEED), time.monotonic() + SECONDS, Counter[str]()
    while time.monotonic() < until:
        name = chance.choice(sorted(faults))
        faults[name]()
        caused[name] += 1
        moved_on(players)
    return caused


def told(caused: Counter[str], checked: int, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{dict(sorted(caused.items()))}: {checked} acknowledged moves in {SECONDS:.0f} s, all in place")


def test_several_processes_on_postgresql(own: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Killed, frozen, cut off from the database alone and all at once; the database killed."""
    chance, database = random.Random(SEED + " how long"), own.database()
    with ExitStack() as stack:
        lines = [StallingProxy(own) for _ in range(3)]
        servers = [OneProcess(line.address(database), tmp_path) for line in lines]
        for server, line in zip(servers, lines, strict=True):
            server.start()
            stack.callback(server.kill)
            stack.callback(line.close)
        players = stack.enter_context(playing(servers, TABLES))

        def lasting() -> None:
            time.sleep(chance.uniform(0.2, LONGEST))

        def kill() -> None:
            server = chance.choice(servers)
            server.kill()
            lasting()
            server.start()

        def freeze() -> None:
            server = chance.choice(servers)
            server.signal(signal.SIGSTOP)
            lasting()
            server.signal(signal.SIGCONT)

        def partition() -> None:
            line = chance.choice(lines)
            line.stall()
            lasting()
            line.resume()

        def stall() -> None:
            for line in lines:
                line.stall()
            lasting()
            for line in lines:
                line.resume()

        def database_killed() -> None:
            own.stop("immediate")
            lasting()
            own.start()

        faults = {f.__name__: f for f in (kill, freeze, partition, stall, database_killed)}
        caused = cause(faults, players)
        finish(players)
        assert check_written_once(postgres(database), players) == check_history(postgres(database), players)
        told(caused, check_history(postgres(database), players), capsys)


def test_one_process_on_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Killed, frozen, and with a disk that takes nothing more for some time."""
    chance, server = random.Random(SEED + " how long"), OneProcess(None, tmp_path)
    server.start()
    with ExitStack() as stack:
        stack.callback(server.kill)
        players = stack.enter_context(playing([server], TABLES))

        def lasting() -> None:
            time.sleep(chance.uniform(0.2, LONGEST))

        def kill() -> None:
            server.kill()
            server.start()

        def freeze() -> None:
            server.signal(signal.SIGSTOP)
            lasting()
            server.signal(signal.SIGCONT)

        def full_disk() -> None:
            """No file of this process may grow, or be written at all: the system refuses it as a full disk does."""
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (chance.choice((0, 4096)), resource.RLIM_INFINITY))
            lasting()
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

        caused = cause({f.__name__: f for f in (kill, freeze, full_disk)}, players)
        finish(players)
        server.stop()
        assert check_written_once(opened(tmp_path), players) == check_history(opened(tmp_path), players)
        told(caused, check_history(opened(tmp_path), players), capsys)
