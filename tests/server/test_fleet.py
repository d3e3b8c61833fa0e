"""Three processes behind a proxy: killed, frozen, the database restarted. Nothing is lost, doubled or written late."""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.cluster.ownership import LEASE
from parlour.storage.postgres import postgres
from tests.server.fleet import OneProcess, Player, check_written_once, finish, playing, processes
from tests.server.house import ME, Browser, House, Made
from tests.server.test_table import seated
from tests.storage.cluster import Cluster, running_cluster

pytestmark = pytest.mark.long

KILLS = 12
TABLES = 6
WITHIN = 5.0
"""Seconds in which the tables of a process that was killed are with another."""


@pytest.fixture
def own() -> Iterator[Cluster]:
    """A PostgreSQL that may be restarted."""
    with running_cluster() as cluster:
        yield cluster


def owners(database: str) -> dict[str, str]:
    """The tables in play, each with the address of the process that keeps it."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT t.id, p.address FROM tables t JOIN processes p ON p.number = t.keeper"
            " WHERE p.until > extract(epoch FROM clock_timestamp()) * 1000"
        )
        return dict(found.fetchall())


@pytest.fixture
def database(own: Cluster) -> str:
    return own.database()


@pytest.fixture
def fleet(database: str, tmp_path: Path) -> Iterator[tuple[list[OneProcess], list[Player]]]:
    """Three processes under load."""
    with processes(3, database, tmp_path) as servers, playing(servers, TABLES) as players:
        yield servers, players


def moved_on(players: list[Player]) -> None:
    """Wait until everyone has moved once more."""
    before = [len(player.acknowledged) for player in players]
    while not all(len(player.acknowledged) > count for player, count in zip(players, before, strict=True)):
        assert not any(player.wrong for player in players), [player.wrong for player in players]
        time.sleep(0.02)


def test_tables_of_a_killed_process_are_with_another_in_time(
    fleet: tuple[list[OneProcess], list[Player]], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    servers, players = fleet
    waited = []
    for _ in range(KILLS):
        moved_on(players)
        kept = Counter(owners(database).values())
        victim = max(servers, key=lambda server: kept[server.address])
        orphans = {table for table, address in owners(database).items() if address == victim.address}
        victim.kill()
        killed = time.monotonic()
        moved_on(players)
        for player in players:
            first = [at for where, _, at in player.acknowledged if where in orphans and at > killed]
            waited += [min(first) - killed] if first else []
        victim.start()
    finish(players)
    checked = check_written_once(postgres(database), players)
    with capsys.disabled():
        slowest = max(waited, default=0.0)
        print(f"\n{KILLS} kills, {checked} acknowledged moves, none lost or doubled; longest wait {slowest:.1f} s")
    assert max(waited, default=0.0) < WITHIN


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_restarted_database_costs_a_pause(
    fleet: tuple[list[OneProcess], list[Player]], own: Cluster, database: str, how: str
) -> None:
    _, players = fleet
    for down in (0.0, 2 * LEASE):  # shorter and longer than a lease
        moved_on(players)
        own.stop(how)
        time.sleep(down)
        own.start()
        moved_on(players)
    finish(players)
    assert check_written_once(postgres(database), players) > 0


def logs(database: str, *tables: str) -> list[int]:
    storage = postgres(database)
    lengths = [len(storage.lines(table, 0)) for table in tables]
    storage.close()
    return lengths


def test_a_process_that_was_frozen_beyond_its_lease_writes_nothing(database: str, tmp_path: Path) -> None:
    """Moves lie in its sockets when it wakes up; one table was taken by another process meanwhile, one by no one."""
    with (
        processes(2, database, tmp_path) as (frozen, other),
        House.at(frozen.address) as there,
        House.at(other.address) as here,
    ):
        (taken, ada, _), (left, eve, _) = seated(there), seated(there)
        assert set(owners(database).values()) == {frozen.address}
        frozen.signal(signal.SIGSTOP)
        for browser in (ada, eve):
            browser.send(kind="play", id="late", phase=browser.table["phase"], text="a1+c3")
        while owners(database):
            time.sleep(0.05)
        bo = Made(here, taken.id, taken.tickets, taken.invites).browser(1)
        before = logs(database, taken.id, left.id)
        frozen.signal(signal.SIGCONT)
        for browser in (ada, eve):
            with pytest.raises(ConnectionClosed):
                until_done(browser)
        assert logs(database, taken.id, left.id) == before
        assert bo.is_quiet()
        # A new guest again is led to the new owner, and the move that was refused is made now.
        ada = taken.browser(0)
        assert ada.play("a1+c3", "late")["kind"] == "done"
        assert [line["text"] for line in bo.catch_up()["announcements"]] == ["a1+c3"]


def until_done(browser: Browser) -> None:
    assert browser.until(kind="done")["id"] != "late", "it was written"


def test_what_the_made_up_people_do_is_checked(database: str, tmp_path: Path) -> None:
    """The check itself notices a lost and a doubled move."""
    with processes(1, database, tmp_path) as (server,), House.at(server.address) as house:
        made = house.create("dualite", ME, ME)
        made.browser(0).play("a1+c3", "once")
    player = Player("", threading.Event())
    player.acknowledged.append((made.id, "once", 0.0))
    assert check_written_once(postgres(database), [player]) == 1
    player.acknowledged.append((made.id, "never", 0.0))
    with pytest.raises(AssertionError):
        check_written_once(postgres(database), [player])
