"""The clock of the machine is set while games are played, or before a server starts: no game ends by that."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from parlour.games.dualite import GAME as dualite
from parlour.server import wall_clock
from parlour.server.table import tables_in_memory
from parlour.storage.database import Database, sqlite
from parlour.storage.postgres import postgres
from parlour.storage.schema import heartbeats, lines, processes
from parlour.tables.automatic_entries import automatic_entries
from parlour.tables.clocks import overdue_seats, times_left
from parlour.tables.entries import TimeControl, TimeSkipped, WentAway
from tests.server.house import INVITE, ME, Browser, House, Made, bot, running
from tests.storage.cluster import Cluster
from tests.tables.table_factory import INVITE as GUEST
from tests.tables.table_factory import ME as HOST
from tests.tables.table_factory import NOW, context, table, write

HOUR = 3_600_000
DAY = 24 * HOUR
MONTH = 31 * DAY
STOCK = {"kind": "player", "seconds": 300, "increment": 0}
DAYS = {"kind": "move", "seconds": 3 * 24 * 3600, "increment": 0}


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before, real = wall_clock.now(), time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    assert 0 <= wall_clock.now() - before < HOUR / 2


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of a PostgreSQL; None for a folder."""
    return str(request.getfixturevalue("cluster").database()) if request.param == "postgresql" else None


@contextmanager
def storage_at(data: Path, database: str | None) -> Iterator[Database]:
    storage = sqlite(data / "tables.sqlite") if database is None else postgres(database)
    with closing(storage):
        yield storage


def step_clock(data: Path, database: str | None, milliseconds: int) -> None:
    """Set the clock of the database, as it seems: what was written by it before is moved the other way."""
    with storage_at(data, database) as storage, storage.writes() as connection:
        for column in (heartbeats.c.alive, heartbeats.c.noted):
            connection.execute(sql.update(heartbeats).values({column: column - milliseconds}))
        connection.execute(sql.update(processes).values(until=processes.c.until - milliseconds))
        connection.execute(sql.update(lines).values(at=lines.c.at - milliseconds))


def test_a_player_keeps_the_time_when_the_clock_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    with running(tmp_path) as house:
        made = house.create("dualite", ME, INVITE, time=STOCK)
        made.sit(1, "Bo")
        ada, bo = made.browser(0), made.browser(1)
        ada.catch_up()
        ada.play("a1+c3")
        monkeypatch.setattr(time, "time", lambda: real() + 3600)
        bo.catch_up()
        bo.play("b2")
        told = ada.catch_up()
        assert told["outcome"] is None
        assert min(told["clock"]["seats"]) > 290_000


@pytest.fixture(params=[MONTH, -MONTH], ids=["ahead", "behind"])
def step(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


def arrived(house: House, made: Made, seat: int) -> Browser:
    """A player at a table; on a busy machine a process may lose its lease for a moment, and ask to come again."""
    while True:
        with suppress(ConnectionClosed):
            browser = house.hello(made.id, made.tickets[seat])
            browser.catch_up()
            return browser


def begun(house: House, **more: Any) -> Made:
    made = house.create("dualite", ME, INVITE, **more)
    made.sit(1, "Bo")
    ada, bo = made.browser(0), made.browser(1)
    ada.catch_up()
    ada.play("a1+c3")
    bo.catch_up()
    return made


@pytest.fixture
def stopped(tmp_path: Path, database: str | None) -> tuple[Path, list[Made]]:
    with running(tmp_path, database=database) as house:
        tables = [begun(house), begun(house, time=STOCK), begun(house, time=DAYS)]
    return tmp_path, tables


@pytest.mark.slow
def test_a_start_with_another_time_ends_no_game(
    stopped: tuple[Path, list[Made]], database: str | None, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, tables = stopped
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)  # which the servers set
    step_clock(data, database, step)
    for _ in range(2):  # and another restart skips nothing again
        with running(data, database=database) as house:
            fresh = house.create("dualite", ME, bot(1), time=STOCK)
            assert fresh.browser(0).table["clock"]["left"] > 290_000, "a new table was not skipped over"
            for made, left in zip(tables, (None, 280_000, 2.9 * DAY), strict=True):
                told = arrived(house, made, 1).table
                assert (told["outcome"], told["room"]["status"]) == (None, "playing")
                if left is not None:
                    assert left < told["clock"]["left"] <= told["clock"]["whole"]
                assert not told["room"]["can_claim"]
    with running(data, database=database) as house:
        for made in tables:
            arrived(house, made, 1).play("b2")


@pytest.mark.slow
def test_a_table_that_slept_through_two_downtimes_lost_no_time(
    stopped: tuple[Path, list[Made]], database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, (_, stock, _) = stopped
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)
    for _ in range(2):
        step_clock(data, database, 2 * HOUR)
        with running(data, database=database):
            pass
    with running(data, database=database) as house:
        told = arrived(house, stock, 1).table
        assert 280_000 < told["clock"]["left"] <= 300_000


def test_a_game_that_began_after_a_downtime_loses_and_gains_nothing(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table whose game before it was over by then."""
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)
    monkeypatch.setattr(tables_in_memory, "IN_MEMORY", 0)
    with running(tmp_path, database=database) as house:
        made = begun(house, time=STOCK)
        made.browser(0).do("resign", "1")
    step_clock(tmp_path, database, 2 * HOUR)
    for _ in range(2):
        with running(tmp_path, database=database) as house:
            ada = arrived(house, made, 0)
            if ada.table["room"]["status"] == "over":
                bo = arrived(house, made, 1)
                ada.do("rematch", "2")
                bo.do("rematch", "3")
            assert 280_000 < ada.catch_up()["clock"]["left"] <= 300_000


def test_a_restart_is_no_downtime(tmp_path: Path, database: str | None) -> None:
    with storage_at(tmp_path, database) as storage:
        storage.uptime.start()
        assert storage.uptime.downtimes() == (), "a server that never ran"
    step_clock(tmp_path, database, HOUR // 2)
    with storage_at(tmp_path, database) as storage:
        storage.uptime.start()
        assert storage.uptime.downtimes() == ()
    step_clock(tmp_path, database, 2 * HOUR)
    with storage_at(tmp_path, database) as storage:
        time = storage.uptime.start()
        (gap,) = storage.uptime.downtimes()
        assert gap.started == time
        assert 0 <= gap.started - gap.stopped - 2 * HOUR < 60_000


def test_the_time_at_the_tables_never_goes_back(tmp_path: Path, database: str | None) -> None:
    with storage_at(tmp_path, database) as storage:
        before = storage.uptime.start()
    step_clock(tmp_path, database, -MONTH)
    with storage_at(tmp_path, database) as storage:
        assert storage.uptime.start() == before + MONTH, "as it was, and a month ahead of the clock now"
        assert storage.uptime.downtimes() == ()


def test_who_starts_while_others_run_takes_the_time_from_them(cluster: Cluster) -> None:
    """Whatever the clock of the database says by then."""
    address = cluster.database()
    with storage_at(Path(), address) as storage:
        storage.uptime.start()
        storage.leases.join("http://here", "secret", 30)
        storage.uptime.beat(1_000_000)
        assert 1_000_000 <= storage.uptime.start() < 1_060_000
        assert storage.uptime.downtimes() == ()


def test_a_lease_of_before_the_clock_was_set_back_keeps_no_table(cluster: Cluster) -> None:
    address = cluster.database()
    with storage_at(Path(), address) as storage:
        me = storage.leases.join("http://here", "secret", 3)
        assert storage.leases.processes() == (me,)
    step_clock(Path(), address, -HOUR)
    with storage_at(Path(), address) as storage:
        assert storage.leases.processes() == ()
        assert not storage.leases.renew(me.number, 3), "it joins again, and so goes on"


def test_no_clock_ran_in_time_that_was_skipped() -> None:
    for skipped in (MONTH, -MONTH):
        stock = table(dualite, HOST, GUEST, time=TimeControl("player", 300, 0))
        after = write(stock, (TimeSkipped(skipped),), NOW + skipped + 1000)
        assert times_left(after, NOW + skipped + 1000)[0] == pytest.approx(times_left(stock, NOW + 1000)[0])
        assert overdue_seats(after, NOW + skipped + 1000) == ()
        assert overdue_seats(after, NOW + skipped + 301_000) != ()


def test_no_one_was_away_in_time_that_was_skipped() -> None:
    state = write(table(dualite, HOST, GUEST), (WentAway(1, NOW),))
    after = write(state, (TimeSkipped(MONTH),), NOW + MONTH)
    assert after.people.by_number[1].away == NOW + MONTH
    assert automatic_entries(after, context(after, now=NOW + MONTH, here=frozenset()))[1].play.status == "playing"
