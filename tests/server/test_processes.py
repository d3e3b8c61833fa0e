"""Several processes on one PostgreSQL: wherever a person arrives, they are at the same table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.client import sit
from parlour.server.cluster.ownership import Ownership
from parlour.server.cluster.proxy import SECRET
from parlour.storage import NotStored
from tests.server.house import ME, Browser, House, Made, running
from tests.server.test_table import seated
from tests.storage.cluster import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.database()


@contextmanager
def long_leases() -> Iterator[None]:
    """A busy machine is no reason to lose one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("parlour.server.cluster.ownership.LEASE", 50.0)  # the longest that is believed is a minute
        patch.setattr("parlour.storage.postgres._FROZEN", 600_000)
        yield


@pytest.fixture(scope="module")
def houses(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two servers. Whatever is made at the first is with the first."""
    data = tmp_path_factory.mktemp("data")
    with long_leases(), running(data, database=database) as one, running(data, database=database) as other:
        yield one, other


def at(house: House, made: Made) -> Made:
    return Made(house, made.id, made.tickets, made.invites)


def test_two_play_through_different_processes(houses: tuple[House, House]) -> None:
    one, other = houses
    made, ada, _ = seated(one)
    bo = at(other, made).browser(1)
    ada.make("a1+c3")
    assert bo.until(kind="table")["announcements"][0]["text"] == "a1+c3"
    assert bo.make("b2")["phase"] == 3
    assert len(ada.until(kind="table")["announcements"]) == 2
    assert bo.ask("resign", "1")["kind"] == "done"
    assert bo.ask("resign", "1")["kind"] == "done", "and is done once"


def test_requests_find_the_table_too(houses: tuple[House, House]) -> None:
    one, other = houses
    made = one.create("dualite", ME, ME)
    ada = made.browser(0)
    assert ada.make("a1+c3")["announcements"]
    ada.ask("resign", "enough")
    assert "a1+c3" in other.http.get(f"/api/tables/{made.id}/record").text
    assert other.http.get("/api/tables/nowhere/record").json()["code"] == "unknown-table"
    assert other.http.get("/api/tables/a%00b/record").json()["code"] == "unknown-table"
    open_table = one.http.post("/api/tables", json={"game": "dualite", "seats": [ME, {"kind": "open"}]}).json()
    with sit(f"{other.address}/table/{open_table['table']}#{open_table['code']}", name="Bo") as bo:
        assert next(bo.tables())["seats"][1]["name"] == "Bo"


def test_who_is_refused_there_is_refused_here(houses: tuple[House, House]) -> None:
    one, other = houses
    made = one.create("dualite", ME, ME)
    browser = other.open(made.id)
    browser.send(kind="hello", ticket="x" * 32)
    assert browser.next()["code"] == "wrong-ticket"
    with pytest.raises(ConnectionClosed) as closed:
        browser.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    foreign = other.http.post(f"/api/tables/{made.id}/sit", headers={"origin": "http://evil.example"}, json={})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")


def test_the_lobby_and_those_who_wait_are_the_same_everywhere(houses: tuple[House, House]) -> None:
    listed = [house.create("dualite", ME, {"kind": "open"}, listed=True) for house in houses]
    here = [listed[0].browser(0), listed[1].browser(0)]
    for house in houses:
        rows = house.http.get("/api/tables").json()
        assert {made.id for made in listed} <= {row["table"] for row in rows}
        assert all(row["seats"][0]["here"] for row in rows if row["table"] in {made.id for made in listed})
    asked = [house.http.post("/api/opponents", json={"game": "dualite", "name": "Cy"}).json() for house in houses]
    assert asked[0]["table"] == asked[1]["table"], "two who ask at different processes meet"
    for browser in here:
        browser.close()


def test_what_was_left_at_one_is_fetched_at_the_other(houses: tuple[House, House]) -> None:
    one, other = houses
    code = other.http.post("/api/carried", json={"text": "all-my-games"}).json()["code"]
    assert one.http.post("/api/carried/fetch", json={"code": code}).json()["text"] == "all-my-games"


def test_strangers_are_no_processes_of_ours(houses: tuple[House, House]) -> None:
    one, _ = houses
    for what in ("rows", "closed"):
        answer = one.http.get(f"/api/neighbours/{what}", headers={SECRET: "guessed"})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")


def test_a_closed_solver_is_closed_everywhere(houses: tuple[House, House]) -> None:
    one, other = houses
    _, ada, _ = seated(one, solver_closed=True)
    ada.make("a1+c3")
    practice = other.create("dualite", ME, {"kind": "bot", "level": 1})
    practice.browser(0)
    asked = {"ply": 0, "moves": ["a1+c3"]}
    answer = other.http.post(f"/api/tables/{practice.id}/analysis", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "solver-closed"), answer.text


def test_the_page_of_a_table_comes_without_the_database(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(self: Ownership, table: str) -> None:
        raise NotStored("no connection")

    one, _ = houses
    made = one.create("dualite", ME, ME)
    monkeypatch.setattr(Ownership, "owner", away)
    monkeypatch.setattr("parlour.server.cluster.proxy.PATIENCE", 0.1)
    answer = one.http.get(f"/api/tables/{made.id}/record")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-read")
    page = one.http.get(f"/table/{made.id}")
    other = one.http.get("/")
    assert (page.status_code, page.headers["content-type"]) == (other.status_code, other.headers["content-type"])


def lines_of(browser: Browser) -> list[str]:
    return [line["text"] for line in browser.catch_up()["announcements"]]


def test_a_table_passes_to_another_process_when_its_own_stops(database: str, tmp_path: Path) -> None:
    """A person who was there is asked to come again, and finds everything as it was."""
    with long_leases(), running(tmp_path, database=database) as stays:
        with running(tmp_path, database=database) as stops:
            made, ada, _ = seated(stops)
            bo = at(stays, made).browser(1)
            ada.make("a1+c3")
            assert lines_of(bo) == ["a1+c3"]
        with pytest.raises(ConnectionClosed) as closed:
            bo.until(kind="never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        bo = at(stays, made).browser(1)
        assert lines_of(bo) == ["a1+c3"]
        assert bo.make("b2")["phase"] == 3
        assert httpx.get(f"{stays.address}/readyz").status_code == 200
