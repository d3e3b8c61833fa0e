"""Logs of every release still open: `releases/N.sql` was written by the program of its time, people in the middle."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from parlour.game import Refusal
from parlour.storage.database import sqlite
from parlour.storage.schema_version import SCHEMA, take_steps
from tests.server.house import House, Made, running

RELEASES = Path(__file__).parent / "releases"


@pytest.fixture(params=["1"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[House, dict[str, Any]]]:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.executescript((RELEASES / f"{request.param}.sql").read_text(encoding="utf-8"))
    connection.close()
    with running(tmp_path) as house:
        yield house, json.loads((RELEASES / f"{request.param}.json").read_text(encoding="utf-8"))


def made(house: House, told: dict[str, Any]) -> Made:
    by_seat = {
        name: {int(seat): secret for seat, secret in told.get(name, {}).items()} for name in ("tickets", "invites")
    }
    return Made(house, told["table"], **by_seat)


@pytest.mark.slow
def test_a_game_goes_on_with_its_open_question(old: tuple[House, dict[str, Any]]) -> None:
    house, told = old
    there = made(house, told["playing"])
    ada, bo = there.browser(0), there.browser(1)
    assert [line["text"] for line in ada.catch_up()["announcements"]] == ["a1+c3", "b2"]
    assert (ada.table["asking"], ada.table["unanswered"]) == (1, [0])
    assert bo.play("b2", "the move of Bo", phase=2)["kind"] == "done", "what was carried out then is known now"
    assert len(ada.do("answer", "yes", accept=True)["announcements"]) == 1
    bo.catch_up()
    assert len(bo.make("b3")["announcements"]) == 2


def test_a_finished_game_has_its_record_and_another_at_its_table(old: tuple[House, dict[str, Any]]) -> None:
    house, told = old
    there = made(house, told["over"])
    assert "end: resigned 0" in house.http.get(f"/api/tables/{there.id}/record").text
    ada = there.browser(0)
    ada.do("rematch", "again")
    there.browser(1).do("rematch", "again")
    ada.catch_up()
    assert (ada.table["room"]["status"], [seat["name"] for seat in ada.table["seats"]]) == ("playing", ["Bo", "Ada"])


def test_a_seat_that_was_free_can_be_taken(old: tuple[House, dict[str, Any]]) -> None:
    house, told = old
    there = made(house, told["waiting"])
    there.sit(1, "Bo")
    ada, bo = there.browser(0), there.browser(1)
    assert bo.table["view"]["ready"] == [True, False]
    bo.make(bo.table["view"]["choices"][0])
    assert ada.catch_up()["view"]["tricks"]


def test_talk_and_clock_are_as_they_were(old: tuple[House, dict[str, Any]]) -> None:
    house, told = old
    ada = made(house, told["talking"]).browser(0)
    assert ada.table["talk"] == {
        "open": True,
        "said": [{"seat": 0, "text": "Why not birds?", "person": 0, "name": "Ada", "code": ""}],
    }
    assert ada.table["view"]["turn"] == told["talking"]["turn"]
    assert ada.table["clock"]["whole"] == 180_000
    assert ada.table["clock"]["left"] > 0, "the first to come back has a grace time"


@pytest.mark.slow
def test_practice_goes_on(old: tuple[House, dict[str, Any]]) -> None:
    house, told = old
    ada = made(house, told["practice"]).browser(0)
    assert ada.table["announcements"]
    assert ada.table["seats"][1]["level"] == 0


def test_the_second_release_opens_with_its_codes_questions_and_drafts(tmp_path: Path) -> None:
    told = json.loads((RELEASES / "2.json").read_text(encoding="utf-8"))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.executescript((RELEASES / "2.sql").read_text(encoding="utf-8"))
    connection.close()
    with running(tmp_path) as house:
        playing = told["playing"]
        ada, bo = (house.hello(playing["table"], ticket) for ticket in playing["tickets"])
        assert [line["text"] for line in ada.catch_up()["announcements"]] == ["a1+c3", "b2"]
        assert (ada.table["asking"], ada.table["room"]["code"]) == (1, playing["code"])
        assert bo.play("b2", "the move of Bo", phase=2)["kind"] == "done"
        assert len(ada.do("answer", "yes", accept=True)["announcements"]) == 1
        drafting = house.hello(told["drafting"]["table"], told["drafting"]["ticket"])
        assert drafting.table["draft"] == "half a pair"


def test_logs_are_not_rewritten_below_servers_that_run(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((RELEASES / "1.sql").read_text(encoding="utf-8"))
    connection.close()
    engine = sqlalchemy.create_engine(f"sqlite:///{file}")
    with engine.begin() as old:
        take_steps(old, 1, 6)
        old.execute(sqlalchemy.text("INSERT INTO processes VALUES (1, 'here', 'secret', 32503680000000)"))
    with pytest.raises(Refusal, match="storage-stop-servers"):
        sqlite(file)
    with engine.begin() as old:
        assert old.execute(sqlalchemy.text("SELECT COUNT(*) FROM lines WHERE kind = 'sat'")).scalar_one() > 0
        old.execute(sqlalchemy.text("DELETE FROM processes"))
    engine.dispose()
    sqlite(file).close()


def test_the_steps_lead_to_the_tables_of_today(tmp_path: Path) -> None:
    """An old database that was brought up has the very columns and keys of a new one."""
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    with sqlite3.connect(old) as connection:
        connection.executescript((RELEASES / "1.sql").read_text(encoding="utf-8"))
    connection.close()
    shapes = []
    for file in (old, new):
        sqlite(file).close()
        with sqlite3.connect(file) as connection:
            names = sorted(
                name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            )
            shapes.append(
                {
                    name: {
                        "columns": sorted(row[1:] for row in connection.execute(f"PRAGMA table_info('{name}')")),
                        "keys": sorted(row[2:5] for row in connection.execute(f"PRAGMA foreign_key_list('{name}')")),
                    }
                    for name in names
                    if name != "alembic_version"
                }
            )
            assert connection.execute("SELECT schema FROM editions").fetchall() == [(SCHEMA,)]
        connection.close()
    assert shapes[0] == shapes[1]
