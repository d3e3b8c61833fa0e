"""Who is let in, by which name, and what the viewer after a server can ask it."""

from __future__ import annotations

import re
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from parlour.server.http.allowed_hosts import AllowedHosts, ForeignOrigin, UnknownHost
from parlour.server.http.limits import UNLIMITED, Rate
from parlour.server.operator.health_routes import _is_this_machine
from parlour.storage import NotStored
from parlour.storage.database import Database
from tests.server.house import INVITE, ME, House, running
from tests.server.test_duos import pairs

WISH = {"game": "dualite", "seats": [ME, ME]}


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("localhost:5173", True),
        (socket.gethostname(), True),
        ("parlour.example.org", True),
        ("PARLOUR.example.org.:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_by_which_names_a_server_is_called(host: str, ours: bool) -> None:
    hosts, headers = AllowedHosts.named(["Parlour.example.org "]), Headers({"host": host})
    if ours:
        hosts.check(headers)
    else:
        with pytest.raises(UnknownHost):
            hosts.check(headers)
    AllowedHosts.named(["*"]).check(headers)
    hosts.check(Headers({}))


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "here:8000", True),
        ("http://here:8000", "here:8000", True),
        ("http://here", "here:8000", False),
        ("null", "here", False),
        ("https://parlour.example.org", "127.0.0.1:8000", True),
        ("https://evil.example", "parlour.example.org", False),
    ],
)
def test_pages_of_which_sites_may_act(origin: str | None, host: str, ours: bool) -> None:
    """A proxy may call the server by another name than the browser called it."""
    hosts = AllowedHosts.named(["parlour.example.org"])
    headers = Headers({"host": host} | ({} if origin is None else {"origin": origin}))
    if ours:
        hosts.check_origin(headers)
    else:
        with pytest.raises(ForeignOrigin):
            hosts.check_origin(headers)


def test_a_name_of_someone_else_is_refused_everywhere(house: House) -> None:
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    for answer in (
        house.http.post("/api/tables", json=WISH, headers=rebound),
        house.http.get("/api/tables", headers=rebound),
        house.http.get("/", headers=rebound),
    ):
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        assert "--allow-host evil.example" in answer.json()["sentence"]
    made = house.create("dualite", ME, ME)
    with pytest.raises(InvalidStatus) as refused:
        house.open(made.id, additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code == 421


def test_shares_are_of_one_who_asks_a_proxy(tmp_path: Path) -> None:
    """A proxy on this machine says for whom it asks."""
    with running(tmp_path, rates=replace(UNLIMITED, requests=Rate(2, 0.001))) as house:
        for address in ("192.0.2.1", "192.0.2.2"):
            asked = [house.http.get("/api/house", headers={"X-Forwarded-For": address}) for _ in range(3)]
            assert [answer.status_code for answer in asked] == [200, 200, 429]


def test_alive_and_ready(house: House) -> None:
    assert (house.http.get("/healthz").text, house.http.get("/readyz").text) == ("ok\n", "ok\n")


def test_a_server_that_cannot_read_its_log_is_not_ready(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(storage: Database, count: int) -> tuple[str, ...]:
        raise NotStored("OperationalError")

    monkeypatch.setattr(Database, "listed", broken)
    assert (house.http.get("/healthz").status_code, house.http.get("/readyz").status_code) == (200, 503)


def test_what_a_server_has_done_can_be_read_by_prometheus(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("dualite", ME, ME)
        ada = made.browser(0)
        ada.make("a1+c3")
        ada.play("a1")
        text = house.http.get("/metrics").text
        for header, caller in (
            ("X-Forwarded-For", "8.8.8.8"),
            ("X-Forwarded-For", "10.1.2.3"),
            ("Forwarded", "for=_x"),
        ):
            assert house.http.get("/metrics", headers={header: caller}).status_code == 404
    for line in text.splitlines():
        assert re.fullmatch(
            r"# (HELP|TYPE) parlour_\w+ .+|parlour_\w+(\{(how|game|le)=\"[\w.+-]+\"\})? [0-9.e+-]+", line
        ), line
    found = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert found['parlour_acts_total{how="done"}'] == "1"
    assert found['parlour_acts_total{how="refused"}'] == "1"
    assert found["parlour_tables_made_total"] == "1"
    assert found["parlour_sockets"] == "1"
    assert float(found["parlour_lines_total"]) >= 1


@pytest.mark.parametrize(
    ("host", "own"), [("127.0.0.1", True), ("::1", True), ("10.1.2.3", False), ("8.8.8.8", False), ("x", False)]
)
def test_only_the_machine_itself_reads_the_counters(host: str, own: bool) -> None:
    """A player on the local network could see in them when another makes a choice."""
    assert _is_this_machine(host) is own


def test_a_secret_change_of_mind_moves_no_counter(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("duos", ME, INVITE, options={"players": "2"})
        made.sit(1, "Bo")
        ada = made.browser(0)
        made.browser(1).catch_up()
        ada.catch_up()
        assert ada.play(pairs(ada))["kind"] == "done"

        def counters() -> list[str]:
            text = house.http.get("/metrics").text.splitlines()
            # The machine's own time and memory go on, and asking is a request itself.
            found = [line for line in text if not re.match("parlour_(request|process|event_loop|loop|lag)", line)]
            asked = re.search(r"^parlour_request_seconds_count (\d+)", "\n".join(text), re.MULTILINE)
            assert asked is not None
            counted.append(int(asked[1]))
            return found

        counted: list[int] = []
        before = counters()
        assert ada.play(pairs(ada, 1))["kind"] == "done"
        assert counters() == before
        change = {"kind": "play", "id": "by HTTP", "phase": ada.table["phase"], "text": pairs(ada)}
        ticket = {"Authorization": f"Bearer {made.tickets[0]}"}
        assert house.http.post(f"/api/tables/{made.id}/acts", json=change, headers=ticket).status_code == 200
        assert counters() == before
        assert counted == [counted[0], counted[0] + 1, counted[0] + 2], "only the questions for the counters"
