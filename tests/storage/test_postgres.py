"""PostgreSQL's own: wrong addresses, processes that start at once, databases of before."""

from __future__ import annotations

import threading
import time

import psycopg
import pytest
import sqlalchemy as sql

from parlour import words
from parlour.command import answer
from parlour.game import Refusal
from parlour.storage import Addition, FencingToken, NewLog
from parlour.storage.database import Database
from parlour.storage.postgres import PostgresOwnershipChanges, postgres, shown
from parlour.storage.schema_version import SCHEMA, take_steps
from tests.storage.cluster import Cluster
from tests.storage.test_storage import MOVE, charter


def refused(address: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        postgres(address)
    assert words.say(refusal.value.code, refusal.value.facts)
    return refusal.value


def test_what_is_wrong_with_an_address_is_said_without_its_password() -> None:
    assert refused("mysql://ada@db/parlour").code == refused("no address").code == "database-kind"
    no_one = refused("postgresql://ada:secret@127.0.0.1:1/parlour")
    assert no_one.code == "database-unusable"
    assert no_one.facts["database"] == shown("postgresql://ada:secret@127.0.0.1:1/parlour")
    assert "secret" not in str(dict(no_one.facts))


def test_the_command_says_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["serve", "--port", "0", "--database", "mysql://ada:secret@db/parlour"]) == 2
    said = capsys.readouterr().err
    assert "postgresql://" in said
    assert "secret" not in said


@pytest.mark.slow
def test_another_database_is_left_alone(cluster: Cluster) -> None:
    address = cluster.database()
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE recipes (name text)")
    assert refused(address).code == "storage-foreign"


@pytest.mark.slow
def test_processes_that_start_at_once_make_one_database(cluster: Cluster) -> None:
    address = cluster.database()
    opened: list[Database] = []
    starting = [threading.Thread(target=lambda: opened.append(postgres(address))) for _ in range(4)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(opened) == 4
    opened[0].create(NewLog(charter("one")))
    assert opened[3].load("one") is not None
    for storage in opened:
        storage.close()


@pytest.mark.slow
def test_many_who_answer_the_board_of_the_day_at_once_are_all_counted(cluster: Cluster) -> None:
    """Also the first of a day, for whom no row stands there yet."""
    address = cluster.database()
    storages = [postgres(address) for _ in range(4)]
    wrong: list[Exception] = []

    def answer(storage: Database, day: str) -> None:
        try:
            storage.count("duos", day, ("everyone", "ant+bee", "cat+dog"))
        except Exception as error:
            wrong.append(error)

    days = [f"2026-11-{number:02}" for number in range(1, 11)]
    answering = [threading.Thread(target=answer, args=(storage, day)) for day in days for storage in storages]
    for thread in answering:
        thread.start()
    for thread in answering:
        thread.join()
    assert wrong == []
    assert [storages[0].counts("duos", day) for day in days] == [{"everyone": 4, "ant+bee": 4, "cat+dog": 4}] * 10
    for storage in storages:
        storage.close()


def columns(address: str) -> list[tuple[object, ...]]:
    with psycopg.connect(address) as connection:
        found = connection.execute(
            "SELECT table_name, column_name, data_type, character_maximum_length, is_nullable, column_default"
            " FROM information_schema.columns WHERE table_schema = current_schema() AND table_name <> 'alembic_version'"
            " ORDER BY table_name, column_name"
        )
        return [tuple(str(part).replace(f"{row[0]}_", "") for part in row) for row in found]


@pytest.mark.slow
def test_the_steps_lead_to_the_tables_of_today(cluster: Cluster) -> None:
    old, new = cluster.database(), cluster.database()
    engine = sql.create_engine(old.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        take_steps(connection, None, 1)
    engine.dispose()
    with psycopg.connect(old) as connection:
        assert connection.execute("SELECT schema FROM editions").fetchall() == [(1,)]
    postgres(old).close()
    postgres(new).close()
    with psycopg.connect(old) as connection:
        assert connection.execute("SELECT schema FROM editions").fetchall() == [(SCHEMA,)]
    assert columns(old) == columns(new)


@pytest.mark.slow
def test_a_name_that_no_database_could_hold_is_no_ones(cluster: Cluster) -> None:
    storage = postgres(cluster.database())
    assert storage.load("a\0b") is None
    assert storage.ticket("a\0b", b"digest") is None, "as where a person is erased there"
    storage.close()


@pytest.mark.slow
def test_one_who_listens_is_told_which_tables_have_passed(cluster: Cluster) -> None:
    address = cluster.database()
    storage, listening = postgres(address), PostgresOwnershipChanges(address)
    assert listening.wait(0) == frozenset(), "it listens from now on"
    process = storage.leases.join("http://one", "a secret", 50)
    storage.create(NewLog(charter("one")))
    assert isinstance(storage.leases.claim("one", process.number), FencingToken)
    assert listening.wait(60) == {"one"}
    storage.leases.leave(process.number)
    assert listening.wait(60) == {"one"}
    listening.close()
    storage.close()


@pytest.mark.slow
def test_who_is_frozen_in_the_middle_of_a_write_does_not_keep_the_table(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL gives the frozen one's transaction up: it writes nothing, and the next one need not wait for it."""
    monkeypatch.setattr("parlour.storage.postgres._FROZEN", 1000)
    storage = postgres(cluster.database())
    storage.create(NewLog(charter("one")))
    frozen = storage.leases.join("http://frozen", "a secret", 50)
    token = storage.leases.claim("one", frozen.number)
    assert isinstance(token, FencingToken)
    with storage._engine.connect() as connection:
        storage._add_together(connection, [Addition("one", 0, (MOVE,), token=token)])
        other = storage.leases.join("http://other", "another", 50)
        assert storage.leases.renew(frozen.number, 0.0)
        while frozen in storage.leases.processes():
            time.sleep(0.01)
        assert isinstance(storage.leases.claim("one", other.number), FencingToken)
        with pytest.raises(sql.exc.DBAPIError):
            connection.commit()
        connection.invalidate()
    assert storage.lines("one", 0) == ()
    storage.close()
