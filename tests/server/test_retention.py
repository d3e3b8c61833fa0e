"""What is kept for how long, and what a player can have erased: the privacy page says it, and it is true."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from parlour.game import BadOption
from parlour.server.http.limits import Rates
from parlour.server.operator.retention import Retention
from parlour.storage.folder import opened
from tests.server.house import ME, House, running
from tests.server.test_table import play_out, seated

DAY = 86_400


def age(data: Path, days: float) -> None:
    """Everything that was written happened so long ago."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE lines SET at = at - ?", (round(days * DAY * 1000),))


def rows(data: Path) -> set[str]:
    with closing(opened(data)) as storage:
        return {row.table for row in storage.housekeeping.tables()}


def until_gone(data: Path, table: str) -> None:
    until = time.monotonic() + 60
    while table in rows(data):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_time_spans_are_read() -> None:
    assert Retention.of(()) == Retention()
    assert Retention.of(["90d"]) == Retention(90 * DAY, 90 * DAY, 90 * DAY)
    assert Retention.of(["90d", "talk=12h"]) == Retention(43_200, 90 * DAY, 90 * DAY)
    assert Retention.of(["finished=365d"]).days == {"talk": None, "finished": 365.0, "unfinished": None}
    for wrong in ("90", "0d", "moves=3d", "90 d", "-1d"):
        with pytest.raises(BadOption):
            Retention.of([wrong])


def test_tables_are_deleted_after_their_time(tmp_path: Path) -> None:
    """Finished after 30 days, unfinished after 100; a table where a person played yesterday stays."""
    with running(tmp_path) as house:
        over, ada, bo = seated(house)
        play_out(ada, bo)
        begun = house.create("dualite", ME, ME).id
        assert house.http.get("/api/house").json()["keep"] == {"talk": None, "finished": None, "unfinished": None}
    age(tmp_path, 50)
    with running(tmp_path) as house:
        new = house.create("dualite", ME, ME).id
    kept = Retention.of(["finished=30d", "unfinished=100d"])
    with running(tmp_path, keep=kept) as house:
        assert house.http.get("/api/house").json()["keep"] == {"talk": None, "finished": 30.0, "unfinished": 100.0}
        until_gone(tmp_path, over.id)
        assert rows(tmp_path) == {begun, new}
    age(tmp_path, 51)
    with running(tmp_path, keep=kept):
        until_gone(tmp_path, begun)
        assert rows(tmp_path) == {new}


def test_talk_is_forgotten_while_the_game_stays(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made, ada, bo = seated(house, "duel-of-law")
        ada.do("say", "1", text="A secret between friends")
        assert bo.until(kind="table")["talk"] is not None
    age(tmp_path, 20)
    with running(tmp_path, keep=Retention.of(["talk=10d"])) as house:
        until = time.monotonic() + 60
        while said(house, made.id, made.tickets[0]):
            assert time.monotonic() < until
            time.sleep(0.2)
        assert rows(tmp_path) == {made.id}
    assert b"A secret between friends" not in (tmp_path / "tables.sqlite").read_bytes(), "it is overwritten"


def said(house: House, table: str, ticket: str) -> bool:
    browser = house.hello(table, ticket)
    browser.close()
    return "A secret between friends" in browser.heard[-1]


def test_a_player_has_their_name_and_texts_erased(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made, ada, bo = seated(house, "duel-of-law")
        ada.do("say", "1", text="I am Ada of Norwich")
        bo.do("say", "2", text="And I am Bo")
        path = f"/api/tables/{made.id}/person"
        assert house.http.delete(path).status_code == 400
        assert house.http.delete(path, headers={"Authorization": "Bearer guessed"}).status_code == 400
        done = house.http.delete(path, headers={"Authorization": f"Bearer {made.tickets[0]}"})
        assert done.status_code == 204
        again = made.browser(1)
        heard = again.heard[-1]
        assert "Norwich" not in heard
        assert "And I am Bo" in heard
        assert [seat["name"] for seat in again.table["seats"]] == ["", "Bo"]
        assert made.browser(0).table["you"] == 0, "the seat stays"
    assert "Norwich" not in str(opened_lines(tmp_path, made.id))


def test_no_one_keeps_others_from_playing_by_erasing_again_and_again(tmp_path: Path) -> None:
    """Each erasure makes all pages of the table come again."""
    with running(tmp_path, rates=Rates()) as house:
        made, _, _ = seated(house, "duel-of-law")
        answers = []
        for number in range(5):
            ada = made.browser(0)
            ada.ask("say", f"{number}", text=f"I am {number}")
            asked = {"Authorization": f"Bearer {made.tickets[0]}"}
            answers.append(house.http.delete(f"/api/tables/{made.id}/person", headers=asked).status_code)
        assert answers == [204, 204, 204, 429, 429]
        assert made.browser(1).ask("say", "x", text="I am here")["kind"] == "done"


def opened_lines(data: Path, table: str) -> list[object]:
    with closing(opened(data)) as storage:
        return list(storage.lines(table, 0))
