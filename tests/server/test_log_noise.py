"""Junk from strangers is counted, and told of once a minute: it cannot fill the disk."""

from __future__ import annotations

import logging
import socket
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.operator.log_noise import EVERY, NoiseFilter
from parlour.server.operator.metrics import Metrics
from tests.server.house import INVITE, ME, Browser, House


def junk(house: House) -> None:
    parts = urlsplit(house.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0), 10) as sent:
        sent.sendall(b"\x16\x03\x01\x02 this is no HTTP\r\n\r\n")
        while sent.recv(4096):
            pass


def _listen(browser: Browser) -> None:
    while True:
        browser.next()


def test_junk_instead_of_http_and_text_is_one_line(house: House, caplog: pytest.LogCaptureFixture) -> None:
    made = house.create("dualite", ME, INVITE)
    for _ in range(30):
        junk(house)
        browser = made.browser(0)
        browser.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            _listen(browser)
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert sorted(record.getMessage() for record in told) == [
        "Invalid HTTP request received. count=1",
        "Invalid UTF-8 sequence received from client. count=1",
    ]
    assert "Traceback" not in caplog.text
    counted = house.http.get("/metrics").text
    assert 'parlour_garbled_total{how="http"} 30' in counted
    assert 'parlour_garbled_total{how="utf-8"} 30' in counted


def test_the_next_line_says_how_many_there_were() -> None:
    now = 0.0
    noise = NoiseFilter(Metrics(), lambda: now)

    def told(text: str) -> str | None:
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, None)
        return record.getMessage() if noise.filter(record) else None

    text = "Invalid HTTP request received."
    assert [told(text) for _ in range(3)] == [f"{text} count=1", None, None]
    assert told("Invalid UTF-8 sequence received from client.") is not None, "each for itself"
    assert told("Something else") == "Something else"
    now = EVERY
    assert told(text) == f"{text} count=3"
