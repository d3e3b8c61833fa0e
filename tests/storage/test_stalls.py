"""A database that does not answer and does not close: every call ends, and says that nothing is known."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from parlour.storage import Addition, NewLog, NotStored
from parlour.storage.database import Database, sqlite
from parlour.storage.postgres import PostgresOwnershipChanges, postgres
from parlour.storage.statement_limits import LEASES, STATEMENTS
from tests.storage.cluster import Cluster
from tests.storage.stalling_proxy import StallingProxy
from tests.storage.test_storage import MOVE, charter

SLACK = 3.0
"""Seconds more on a busy machine."""


@pytest.fixture
def line(cluster: Cluster) -> Iterator[StallingProxy]:
    proxy = StallingProxy(cluster)
    yield proxy
    proxy.close()


@pytest.fixture
def storage(cluster: Cluster, line: StallingProxy) -> Iterator[Database]:
    storage = postgres(line.address(cluster.database()))
    storage.create(NewLog(charter("one")))
    storage.leases.join("http://one", "a secret", 50)
    yield storage
    line.resume()
    storage.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("limit", "call"),
    [
        (STATEMENTS, lambda storage: storage.write([Addition("one", 0, (MOVE,))])),
        (STATEMENTS, lambda storage: storage.load("one")),
        (LEASES, lambda storage: storage.leases.renew(1, 3.0)),
        (LEASES, lambda storage: storage.leases.processes()),
    ],
    ids=["write", "load", "renew", "processes"],
)
def test_no_statement_waits_for_ever(storage: Database, line: StallingProxy, limit: float, call: object) -> None:
    assert callable(call)
    line.stall()
    began = time.monotonic()
    with pytest.raises(NotStored):
        call(storage)
    assert time.monotonic() - began < limit + SLACK
    line.resume()
    assert storage.load("one") is not None, "the next connection is a new one"


@pytest.mark.slow
def test_a_new_connection_does_not_wait_for_ever(cluster: Cluster, line: StallingProxy) -> None:
    listening = PostgresOwnershipChanges(line.address(cluster.database()))
    line.stall()
    began = time.monotonic()
    with pytest.raises(NotStored):
        listening.wait(0)
    assert time.monotonic() - began < 3 + LEASES + SLACK


@pytest.mark.slow
def test_a_statement_of_sqlite_is_broken_off(tmp_path: Path) -> None:
    storage = sqlite(tmp_path / "tables.sqlite")
    for_ever = sql.text(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < 0"
    )
    began = time.monotonic()
    with pytest.raises(NotStored, match="interrupted"), storage.reads(0.5) as connection:
        connection.execute(for_ever)
    assert time.monotonic() - began < 0.5 + SLACK
    storage.create(NewLog(charter("one")))
    storage.close()
