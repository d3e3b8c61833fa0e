"""When the disk fails, when no one is there, and what the server writes in its own log."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from parlour.games.dualite import GAME as dualite
from parlour.server.table import tables_in_memory
from parlour.sitting import Moved
from parlour.storage import Addition, NewLog, NotStored
from parlour.storage.database import Database, sqlite
from parlour.tables.entries import Line
from tests.server.house import INVITE, ME, House, bot, running
from tests.server.test_table import play_out, seated


def test_what_cannot_be_written_did_not_happen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ada, bo = seated(house)

    def fail(self: Database, additions: Sequence[Addition]) -> tuple[bool, ...]:
        raise NotStored("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Database, "write", fail)
        refusal = ada.play("a1+c3", "mine")
        assert (refusal["code"], refusal["phase"]) == ("not-stored", 0)
        assert ada.is_quiet()
        assert bo.is_quiet()
    assert ada.play("a1+c3", "mine")["kind"] == "done", "sent again, it is carried out"
    assert bo.until(kind="table")["announcements"][0]["text"] == "a1+c3"


def test_what_was_written_though_it_seemed_not_is_found_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer of the database was lost, not the move: sent again, it is done already."""
    _, ada, bo = seated(house)
    write = Database.write

    def lose_the_answer(self: Database, additions: Sequence[Addition]) -> tuple[bool, ...]:
        write(self, additions)
        raise NotStored("connection lost")

    with monkeypatch.context() as patch:
        patch.setattr(Database, "write", lose_the_answer)
        assert ada.play("a1+c3", "mine")["code"] == "not-stored"
    assert ada.play("a1+c3", "mine", phase=0)["kind"] == "done"
    assert len(bo.catch_up()["announcements"]) == len(ada.catch_up()["announcements"]) == 1


def test_a_table_that_cannot_be_stored_is_not_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Database, opening: NewLog) -> None:
        raise NotStored("disk full")

    monkeypatch.setattr(Database, "create", fail)
    answer = house.http.post("/api/tables", json={"game": "dualite", "seats": [ME, INVITE]})
    assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")


def test_what_cannot_be_read_is_said_and_pages_come(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Database, *_: object) -> None:
        raise NotStored("no connection")

    for name in ("load", "listed"):
        monkeypatch.setattr(Database, name, fail)
    for path in ("/api/tables", "/api/tables/anywhere/record"):
        answer = house.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "not-read")
    page = house.http.get("/table/anywhere")
    other = house.http.get("/")
    assert (page.status_code, page.headers["content-type"]) == (other.status_code, other.headers["content-type"])


def test_a_bot_tries_again_until_its_move_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Database.write
    failures = iter((True, True))

    def fail_twice(self: Database, additions: Sequence[Addition]) -> tuple[bool, ...]:
        if next(failures, False):
            raise NotStored("disk full")
        return write(self, additions)

    monkeypatch.setattr("parlour.server.bots.bot_seats.PAUSE", 0.01)
    monkeypatch.setattr("parlour.server.table.live_table.RETRY", 10)
    monkeypatch.setattr(Database, "write", fail_twice)
    browser = house.create("dualite", bot(1), ME).browser(1)
    while not browser.table["announcements"]:
        browser.until(kind="table")


def test_a_game_whose_start_could_not_be_written_begins_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that opens while the database is away sees a table that has not begun, and no one to move yet."""
    made = house.create("dualite", ME, ME)

    def fail(self: Database, additions: Sequence[Addition]) -> tuple[bool, ...]:
        raise NotStored("no connection")

    monkeypatch.setattr("parlour.server.table.live_table.RETRY", 10)
    with monkeypatch.context() as patch:
        patch.setattr(Database, "write", fail)
        ada = made.browser(0)
        assert (ada.table["room"]["status"], ada.table["to_move"]) == ("gathering", [])
    while ada.table["room"]["status"] == "gathering":
        ada.until(kind="table")
    assert ada.table["to_move"] == [0]


@pytest.mark.slow
def test_tables_without_anyone_are_forgotten_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_in_memory, "IN_MEMORY", 1)
    with running(tmp_path) as house:
        made = [house.create("dualite", ME, ME) for _ in range(4)]
        for each in made:
            browser = each.browser(0)
            browser.make("a1+c3")
            browser.close()
        for each in made:
            assert each.browser(0).table["announcements"][0]["text"] == "a1+c3"


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ({"game": "chess"}, ()),
        ({"options": (("size", "99"),)}, ()),
        ({}, (Line(Moved(0, "z9")),)),
    ],
)
@pytest.mark.slow
def test_a_table_of_rules_that_are_gone_hides_no_other(
    tmp_path: Path, change: dict[str, Any], lines: tuple[Line, ...]
) -> None:
    with running(tmp_path) as house:
        made = house.create("dualite", ME, INVITE, listed=True)
        storage = sqlite(tmp_path / "tables.sqlite")
        stored = storage.load(made.id)
        assert stored is not None
        storage.create(NewLog(structs.replace(stored.charter, table="old", **change), lines))
        storage.close()
        assert [row["table"] for row in house.http.get("/api/tables").json()] == [made.id]
        assert house.http.get("/api/tables/old/record").json()["code"] == "table-other-rules"
        browser = house.open("old")
        assert browser.next()["code"] == "table-other-rules"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE lines SET kind = 'of-tomorrow'",
        "UPDATE lines SET entry = '{'",
        "UPDATE lines SET entry = replace(entry, '\"person\":0', '\"person\":7') WHERE kind = 'seated'",
        "UPDATE tables SET charter = '{}'",
    ],
)
@pytest.mark.slow
def test_a_table_that_cannot_be_read_hides_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    with running(tmp_path) as house:
        damaged = house.create("dualite", ME, INVITE, listed=True)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute(damage)
    connection.close()
    with running(tmp_path) as house:
        made = house.create("dualite", ME, INVITE, listed=True)
        assert [row["table"] for row in house.http.get("/api/tables").json()] == [made.id]
        assert house.http.get(f"/api/tables/{damaged.id}/record").json()["code"] == "log-damaged"
        assert house.open(damaged.id).next()["code"] == "log-damaged"
        assert [row["table"] for row in house.http.get("/api/tables").json()] == [made.id]
    told = [record for record in caplog.records if record.levelno >= logging.WARNING and damaged.id in record.message]
    assert len(told) == 1


@pytest.mark.slow
def test_another_version_of_the_rules_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as house:
        made = house.create("dualite", ME, ME)
        made.browser(0).make("a1+c3")
    monkeypatch.setitem(vars(dualite), "RULES", "later")
    with running(tmp_path) as house:
        bo = house.hello(made.id, made.tickets[1])
        assert len(bo.make("b2")["announcements"]) == 2


def test_bots_among_themselves_wait_for_someone_to_watch(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("dualma", bot(1), bot(1))
        browser = made.browser()
        browser.until(kind="table")
        browser.close()
        storage = sqlite(tmp_path / "tables.sqlite")
        before, now = -1, 0
        while before != now:
            time.sleep(0.3)
            before, now = now, sum(isinstance(line.entry, Moved) for line in storage.lines(made.id, 0))
        storage.close()
        again = made.browser()
        assert again.table["outcome"] is None
        assert len(again.until(kind="table")["announcements"]) > now
        again.close()


def test_the_log_tells_neither_moves_nor_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "parlour"), running(tmp_path) as house:
        made, ada, bo = seated(house, "pockets")
        ada.play("lay 99")
        ada.play(f"lay {bo.table['view']['hand'][0]}")
        ada.send_raw('{"kind": "play", "id": "1", "phase": 0, "text": ["lay 7"]}')
        house.refused(f"/api/tables/{made.id}/sit", json={"secret": made.tickets[0]})
        play_out(ada, bo)
        ada.do("rematch", "again")
    text = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("parlour"))
    assert f"came: table={made.id} seat=1" in text
    assert f"refused: table={made.id} person=0 kind=play" in text
    secrets = [*made.tickets.values(), *made.invites.values(), ada.table["room"]["code"]]
    for untold in ("lay ", "flag ", *secrets):
        assert untold not in text
