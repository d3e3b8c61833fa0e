"""The clock of the machine is set while games are played, or before a server starts: no game ends by that."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from parlour.games.dualite import GAME as dualite
from parlour.server import clock
from parlour.tables.automatic_entries import automatic_entries
from parlour.tables.clocks import overdue_seats, times_left
from parlour.tables.entries import TimeControl, TimeSkipped, WentAway
from tests.server.house import INVITE, ME, House, Made, bot, running
from tests.tables.table_factory import INVITE as GUEST
from tests.tables.table_factory import ME as HOST
from tests.tables.table_factory import NOW, context, table, write

HOUR = 3_600_000
DAY = 24 * HOUR
MONTH = 31 * DAY
STOCK = {"kind": "player", "seconds": 300, "increment": 0}
DAYS = {"kind": "move", "seconds": 3 * 24 * 3600, "increment": 0}


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before, real = clock.now(), time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    assert 0 <= clock.now() - before < HOUR / 2


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


def begun(house: House, **more: Any) -> Made:
    made = house.create("dualite", ME, INVITE, **more)
    made.sit(1, "Bo")
    ada, bo = made.browser(0), made.browser(1)
    ada.catch_up()
    ada.play("a1+c3")
    bo.catch_up()
    return made


@pytest.fixture
def stopped(tmp_path: Path) -> tuple[Path, list[Made]]:
    with running(tmp_path) as house:
        tables = [begun(house), begun(house, time=STOCK), begun(house, time=DAYS)]
    return tmp_path, tables


def test_a_start_with_another_time_ends_no_game(
    stopped: tuple[Path, list[Made]], step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, tables = stopped
    monkeypatch.setattr(clock, "_OFFSET", clock._OFFSET + step / 1000)
    for _ in range(2):  # and another restart skips nothing again
        with running(data) as house:
            fresh = house.create("dualite", ME, bot(1), time=STOCK)
            assert fresh.browser(0).table["clock"]["left"] > 290_000, "a new table was not skipped over"
            for made, left in zip(tables, (None, 280_000, 2.9 * DAY), strict=True):
                bo = house.hello(made.id, made.tickets[1])
                told = bo.catch_up()
                assert (told["outcome"], told["room"]["stage"]) == (None, "playing")
                if left is not None:
                    assert left < told["clock"]["left"] <= told["clock"]["whole"]
                assert not told["room"]["can_claim"]
    with running(data) as house:
        for made in tables:
            bo = house.hello(made.id, made.tickets[1])
            bo.catch_up()
            bo.play("b2")


def test_a_restart_is_no_downtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert clock.downtime(tmp_path) is None, "a server that never ran"
    clock.beat(tmp_path)
    assert clock.downtime(tmp_path) is None
    monkeypatch.setattr(clock, "_OFFSET", clock._OFFSET + 2 * 3600)
    stopped, started = clock.downtime(tmp_path) or (0, 0)
    assert 2 * HOUR - 60_000 < started - stopped < 2 * HOUR + 60_000
    (tmp_path / clock.HEARTBEAT).write_text("yesterday")
    assert clock.downtime(tmp_path) is None
    clock.beat(tmp_path / "nowhere")


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
    assert automatic_entries(after, context(after, now=NOW + MONTH, here=frozenset()))[1].play.stage == "playing"
