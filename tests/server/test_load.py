"""One guest costs others nothing: work is done elsewhere, what can wait is refused first, and shares are shared."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.catalogue import GAMES
from parlour.game import Refusal
from parlour.school import puzzles
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.http.limits import SHARED, UNLIMITED, Limits, Rate, Rates
from parlour.server.operator.load import Load, ServerBusy, Work
from parlour.tables import requests
from tests.server.house import ME, House, running
from tests.storage.cluster import Cluster

DUALITE = GAMES["dualite"]


def refused(load: Load, work: Work) -> bool:
    try:
        load.check(work)
    except ServerBusy:
        return True
    return False


def test_what_can_wait_is_refused_first_and_moves_last() -> None:
    limits = Limits()
    share = limits.socket("192.0.2.1").__enter__().of("table", 0)
    play = requests.Play(id="1", phase=0, text="a1")
    talk = requests.Say(id="2", text="hello")
    orders = []
    for lag in (0.0, 0.3, 1.5, 5.0):
        limits.load.lag = lag
        orders.append([refused(limits.load, work) for work in (Work.NEW, Work.REST, Work.MOVES)])
    assert orders == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]
    limits.load.lag = 1.5
    share.request(play)
    for ask in (limits.table, limits.computation, limits.download):
        with pytest.raises(ServerBusy):
            ask("192.0.2.1")
    with pytest.raises(ServerBusy):
        share.request(talk)
    limits.load.lag = 5.0
    with pytest.raises(ServerBusy):
        share.request(play)


def test_lag_is_measured_and_fades() -> None:
    async def walk() -> tuple[float, float]:
        load = Load()
        load.start()
        await asyncio.sleep(0.1)
        time.sleep(0.5)  # a single pause, as something would make that computes in the event loop
        await asyncio.sleep(0.1)
        assert load.lag < Work.NEW.value, "one pause refuses nothing"
        while load.lag < 0.3:
            time.sleep(0.5)
            await asyncio.sleep(0.01)
        late = load.lag
        while load.lag > 0.2:
            await asyncio.sleep(0.05)
        await load.stop()
        return late, load.lag

    late, after = asyncio.run(asyncio.wait_for(walk(), 60))
    assert late > 0.3
    assert after <= 0.2


@pytest.mark.slow
def test_questions_are_answered_in_a_process_of_their_own() -> None:
    async def walk() -> None:
        own = ComputeQueue(1)
        here = time.process_time()
        found = await own.quick("Ada", puzzles.puzzle, DUALITE, 1)
        assert time.process_time() - here < 0.5
        assert found == puzzles.puzzle(DUALITE, 1)
        with pytest.raises(Refusal) as refusal:
            await own.quick("Ada", puzzles.tried, DUALITE, 9999, "", "a1")
        assert (refusal.value.code, refusal.value.facts["number"]) == ("no-such-puzzle", 9999)
        await own.stop()

    asyncio.run(walk())


def test_a_school_is_one_download(tmp_path: Path) -> None:
    """It can be fetched in parts, holds what is sent one by one, and has an allowance of its own."""
    few = replace(UNLIMITED, requests=Rate(8, 0.0001))
    with running(tmp_path, rates=few) as house:
        whole = house.http.get("/api/offline/duality")
        mark, size = whole.headers["etag"], len(whole.content)
        parts = b""
        while len(parts) < size:
            asked = {"Range": f"bytes={len(parts)}-{len(parts) + 9999}", "If-Range": mark}
            answer = house.http.get("/api/offline/duality", headers=asked)
            assert answer.status_code == 206
            assert answer.headers["content-range"].endswith(f"/{size}")
            parts += answer.content
        assert parts == whole.content
        assert house.http.get("/api/offline/duality", headers={"If-None-Match": mark}).status_code == 304
        other = house.http.get("/api/offline/duality", headers={"Range": "bytes=0-9", "If-Range": '"old"'})
        assert (other.status_code, len(other.content)) == (200, size), "it has changed meanwhile"
        assert house.http.get("/api/offline/duality", headers={"Range": f"bytes={size}-"}).status_code == 416
        held = json.loads(gzip.decompress(parts))
        for path in ("api/lessons/duality", "api/puzzles/duality/1", "api/puzzles/duality/45/board.svg"):
            alone = house.http.get(f"/{path}")
            assert alone.text == held[path]["body"]
            assert alone.headers["content-type"].startswith(held[path]["type"])
        puzzles = house.http.get("/api/puzzles/duality").json()["puzzles"]
        assert len([path for path in held if path.endswith("board.svg")]) == len(puzzles)
        assert house.http.get("/api/offline/chess").status_code == 400


@pytest.mark.parametrize(("kind", "name"), SHARED.items())
def test_what_every_process_counts_for_all_has_a_rate(kind: str, name: str) -> None:
    """Also games that are handed over, and answers to the board of the day."""
    few: dict[str, Any] = {name: Rate(1, 0.0001)}
    one, other = (Limits(replace(UNLIMITED, **few)) for _ in range(2))
    one.take(getattr(one.rates, name), kind, "192.0.2.1")
    for (spent, address), count in one.spent.items():
        other.spent_elsewhere(spent, address, count)
    with pytest.raises(Refusal, match="too-fast"):
        other.take(getattr(other.rates, name), kind, "192.0.2.1")


def test_an_address_has_one_share_at_all_processes() -> None:
    assert {"handed", "day", "print"} <= SHARED.keys()
    one, other = Limits(Rates(tables=Rate(3, 0.0001))), Limits(Rates(tables=Rate(3, 0.0001)))
    for _ in range(3):
        one.table("192.0.2.1")
    for (kind, address), count in one.spent.items():
        other.spent_elsewhere(kind, address, count)
    with pytest.raises(Refusal, match="too-fast"):
        other.table("192.0.2.1")
    other.table("192.0.2.2")
    other.spent_elsewhere("act", "192.0.2.2", 1000)  # not of an address: it stays with the process that keeps the table
    other.table("192.0.2.2")


@pytest.mark.slow
def test_processes_tell_each_other_what_was_taken(cluster: Cluster, tmp_path: Path) -> None:
    database, rates = cluster.database(), replace(UNLIMITED, tables=Rate(4, 0.0001))
    with (
        running(tmp_path, database=database, rates=rates) as one,
        running(tmp_path, database=database, rates=rates) as two,
    ):
        for _ in range(4):
            one.create("dualite", ME, ME)
        until = time.monotonic() + 60
        while made(two) == 201:
            assert time.monotonic() < until
            time.sleep(0.2)


def made(house: House) -> int:
    return house.http.post("/api/tables", json={"game": "dualite", "seats": [ME, ME]}).status_code
