"""Traces reach a collector, tell where the time went, and give nothing away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from parlour.game import Refusal
from parlour.server.operator import traces
from parlour.server.operator.traces import span, traced
from tests.server.house import ME, bot, running
from tests.server.test_table import seated


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """The address of a collector, and what it has received."""
    received: list[bytes] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            received.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Collector) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", received
        server.shutdown()


def test_a_move_is_traced_without_its_secrets(tmp_path: Path) -> None:
    with collector() as (address, received), traced(address), running(tmp_path) as house:
        made, ada, _ = seated(house, "duel-of-law")
        code = house.create("dualite", ME, bot(1)).browser(0).table["room"]["code"]
        house.http.post("/api/codes", json={"code": code})
        ada.do("say", "1", text="I hold the joker")
        traces._TRACING._provider.force_flush()
        found = [ExportTraceServiceRequest.FromString(body) for body in received]
    spans = [one for each in found for at in each.resource_spans for scope in at.scope_spans for one in scope.spans]
    names = {one.name for one in spans}
    assert {"POST /api/tables", "POST /api/tables/{table}/sit", "POST /api/codes", "say", "write"} <= names
    said = next(one for one in spans if one.name == "say")
    assert {each.key: each.value.string_value for each in said.attributes} == {"table": made.id, "game": "duel-of-law"}
    everything = b"".join(received)
    for secret in (code, *made.tickets.values(), *made.invites.values(), "joker", "Ada"):
        assert secret.encode() not in everything


def test_without_a_collector_nothing_is_measured() -> None:
    assert span("write", logs=1) is span("say")
    with traced(""):
        assert span("write", logs=1) is span("say")


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Refusal, match="traces-need-extra"), traced("http://127.0.0.1:4318"):
        pass
