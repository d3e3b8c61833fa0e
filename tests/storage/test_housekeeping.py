"""What an operator can do with stored tables: the same on every kind of storage."""

from __future__ import annotations

import pytest

from parlour.storage import Addition, NewLog
from parlour.storage.database import Database
from parlour.storage.housekeeping import BAN, CLOSE, DELETE, FORGET, NOTICE, RENAME, UNBAN, now
from parlour.tables.entries import Came, Line, Reported, Said
from tests.storage.conftest import Opener
from tests.storage.test_storage import charter

LINES = (
    Line(Came(0, "Ada"), at=1000),
    Line(Came(1, "Bo"), at=1000),
    Line(Said(0, "What a move!", 0), at=2000),
    Line(Said(1, "", 1, code="remark-thanks"), at=2000),
    Line(Said(1, "You donkey", 1), at=9000),
    Line(Reported(1, 0, "He calls me a donkey"), at=9500),
)


@pytest.fixture
def house(again: Opener) -> Database:
    house = again()
    assert isinstance(house, Database)
    house.create(NewLog(charter("one"), LINES, code="ABCDEF"))
    house.create(NewLog(charter("two"), LINES[:2]))
    return house


def entries(house: Database, table: str = "one") -> list[object]:
    return [line.entry for line in house.lines(table, 0)]


def kinds(house: Database) -> list[str]:
    return [operation.kind for operation in house.housekeeping.operations(0)]


def test_tables_are_listed_with_what_an_operator_looks_for(house: Database) -> None:
    rows = house.housekeeping.tables()
    assert [(row.table, row.lines, row.last, row.reports, row.closed) for row in rows] == [
        ("two", 2, 1000, 0, None),
        ("one", 6, 9500, 1, None),
    ]
    game = rows[0].game
    assert len(house.housekeeping.tables(game=game)) == 2
    assert house.housekeeping.tables(game="chess") == ()
    assert [row.table for row in house.housekeeping.tables(before=5000)] == ["two"]
    assert house.housekeeping.row("one") == rows[1]
    assert house.housekeeping.row("three") is None
    assert house.housekeeping.counts() == {game: 2}
    (report,) = house.housekeeping.reports()
    assert (report.table, report.about, report.by, report.text) == ("one", 1, 0, "He calls me a donkey")
    house.close()


def test_a_closed_table_stays_and_a_deleted_one_does_not(house: Database) -> None:
    assert house.housekeeping.close("one", "spam")
    assert not house.housekeeping.close("one")
    assert not house.housekeeping.close("three")
    assert house.housekeeping.closed("one")
    assert house.load("one") is not None
    assert house.housekeeping.reports() == ()
    assert house.housekeeping.delete("one")
    assert not house.housekeeping.delete("one")
    assert house.load("one") is None
    assert house.table_of("ABCDEF") is None
    assert house.write([Addition("one", 6, LINES[:1])]) == (False,), (
        "a process that still has it in memory writes nothing"
    )
    assert kinds(house) == [CLOSE, DELETE]
    house.close()


def test_a_person_is_forgotten_and_every_line_keeps_its_place(house: Database) -> None:
    assert house.housekeeping.remove_name("one", 0)
    assert not house.housekeeping.remove_name("one", 0)
    assert entries(house)[:2] == [Came(0, ""), Came(1, "Bo")]
    assert house.housekeeping.forget_person("one", 1)
    assert entries(house) == [
        Came(0, ""),
        Came(1, ""),
        Said(0, "What a move!", 0),
        Said(1, "", 1, code="remark-thanks"),
        Said(1, "", 1),
        Reported(1, 0, "He calls me a donkey"),
    ]
    assert house.housekeeping.forget_person("one", 0)
    assert entries(house)[5] == Reported(1, 0, "")
    assert entries(house, "two") == [Came(0, "Ada"), Came(1, "Bo")]
    assert kinds(house) == [RENAME, FORGET, FORGET]
    house.close()


def test_talk_is_forgotten_by_its_age(house: Database) -> None:
    assert house.housekeeping.talked_before(9000) == ("one",)
    assert house.housekeeping.forget_talk("one", 9000)
    assert house.housekeeping.talked_before(9000) == ()
    assert [entry.text for entry in entries(house) if isinstance(entry, Said)] == ["", "", "You donkey"]
    house.close()


def test_an_address_is_forgotten_when_its_ban_has_ended(house: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    house.housekeeping.ban("192.0.2.1", now() + 1000)
    house.housekeeping.ban("192.0.2.2", now() + 3_600_000)
    house.housekeeping.unban("192.0.2.3")
    later = now() + 120_000
    monkeypatch.setattr("parlour.storage.housekeeping.now", lambda: later)
    house.housekeeping.forget_expired_bans()
    assert [operation.target for operation in house.housekeeping.operations(0)] == ["192.0.2.2"]
    house.close()


def test_bans_lapse_and_are_lifted(house: Database) -> None:
    later = now() + 60_000
    house.housekeeping.ban("192.0.2.1", later, "spam")
    house.housekeeping.ban("192.0.2.2", now() - 1)
    house.housekeeping.ban("192.0.2.3", later)
    house.housekeeping.unban("192.0.2.3")
    house.housekeeping.announce("Restart in five minutes")
    assert house.housekeeping.bans() == {"192.0.2.1": later}
    last = house.housekeeping.last_operation()
    assert house.housekeeping.operations(last) == ()
    assert kinds(house) == [BAN, BAN, BAN, UNBAN, NOTICE]
    house.housekeeping.forget_operations(now() + 1)
    assert house.housekeeping.bans() == {"192.0.2.1": later}
    assert house.housekeeping.last_operation() == last
    house.close()
