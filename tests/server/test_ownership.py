"""This process among others: what it says when the database is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import pytest

from parlour.server.cluster import ownership
from parlour.server.cluster.ownership import Ownership
from parlour.storage import FencingToken, NotStored, Process


class Away:
    """A database that does not answer some times, and then does."""

    def __init__(self, times: int) -> None:
        self.times = times

    def wait(self, seconds: float) -> frozenset[str]:
        if self.times:
            self.times -= 1
            raise NotStored("no connection")
        return frozenset()

    def close(self) -> None: ...

    def join(self, address: str, secret: str, lease: float) -> Process:
        return Process(1, address, secret)

    def renew(self, process: int, lease: float) -> bool:
        return True

    def processes(self) -> tuple[Process, ...]:
        return ()

    def claim(self, table: str, process: int) -> None: ...

    def release(self, tokens: Iterable[tuple[str, FencingToken]]) -> None: ...

    def leave(self, process: int) -> None: ...


def test_a_database_that_is_away_is_told_of_once_and_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ownership, "BEAT", 0.001)
    monkeypatch.setattr(ownership, "PAUSE", 0.001)
    database = Away(5)

    async def live() -> None:
        one = Ownership(database, database, "here", lambda table, token: None)
        await one.start()
        while "again" not in caplog.text:
            await asyncio.sleep(0.001)
        await one.stop()

    with caplog.at_level(logging.WARNING, "parlour"):
        asyncio.run(asyncio.wait_for(live(), 10))
    said = [record.getMessage().partition(" seconds=")[0] for record in caplog.records]
    assert said == ["the lease is not renewed: why=no connection", "the lease is renewed again:"]
