"""A database that hangs without closing: no one at a table of that process waits for longer than its lease."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.cluster.ownership import LEASE
from tests.server.house import Made, running
from tests.server.test_table import seated
from tests.storage.cluster import Cluster
from tests.storage.stalling_proxy import StallingProxy

pytestmark = pytest.mark.slow


def test_a_process_whose_database_stalls_closes_its_sockets_within_the_lease(cluster: Cluster, tmp_path: Path) -> None:
    """Its connection hangs without closing: another process plays on, and those who sat here are told to come again."""
    database, line = cluster.database(), StallingProxy(cluster)
    with (
        running(tmp_path / "stalled", database=line.address(database)) as stalled,
        running(tmp_path / "other", database=database) as other,
    ):
        made, ada, bo = seated(stalled)
        ada.make("a1+c3")
        line.stall()
        began = time.monotonic()
        bo.until(kind="table")
        bo.send(kind="play", id="stalled", phase=bo.table["phase"], text="b2")
        for browser in (ada, bo):
            with pytest.raises(ConnectionClosed) as closed:
                browser.until(kind="nothing")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "lease expired")
        assert time.monotonic() - began < LEASE + 2
        assert stalled.http.get("/readyz").status_code == 503
        there = Made(other, made.id, made.tickets, made.invites)
        bo, ada = there.browser(1), there.browser(0)
        assert bo.play("b2", "stalled")["kind"] == "done", "the same request is made elsewhere, once"
        assert [line["text"] for line in ada.catch_up()["announcements"]] == ["a1+c3", "b2"]
        line.resume()
        while stalled.http.get("/readyz").status_code != 200:
            assert time.monotonic() - began < 60
            time.sleep(0.1)
        ada = Made(stalled, made.id, made.tickets, made.invites).browser(0)
        assert len(ada.table["announcements"]) == 2, "it serves the table again, by way of the other"
    line.close()
