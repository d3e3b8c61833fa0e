"""`parlour` and `parlour serve` open the house."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from parlour import server
from parlour.command import answer
from parlour.server import ServeOptions


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], (ServeOptions(), None, False, None)),
        (["serve"], (ServeOptions(), None, False, None)),
        (["--open"], (ServeOptions(), None, True, None)),
        (["serve", "--port", "0", "--data", "here"], (ServeOptions(port=0), Path("here"), False, None)),
        (["serve", "--lan", "--no-limits"], (ServeOptions(lan=True, limited=False), None, False, None)),
        (
            ["--allow-host", "a.example", "--allow-host", "b"],
            (ServeOptions(hosts=("a.example", "b")), None, False, None),
        ),
        (["--proxy", "10.0.0.1"], (ServeOptions(proxies=("127.0.0.1", "::1", "10.0.0.1")), None, False, None)),
        (["--proxy", "fd00::/8"], (ServeOptions(proxies=("127.0.0.1", "::1", "fd00::/8")), None, False, None)),
    ],
)
@pytest.mark.slow
def test_without_a_command_it_serves(
    arguments: list[str], asked: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    monkeypatch.setattr(server, "serve", lambda *given: calls.append(given))
    assert answer(arguments) == 0
    assert calls == [asked]


@pytest.mark.parametrize(("level", "others"), [("debug", "WARNING"), ("info", "WARNING"), ("error", "ERROR")])
def test_a_log_of_libraries_has_only_what_goes_wrong(level: str, others: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else httpx logs each address, with a code in it, and websockets each message."""
    monkeypatch.setattr(server, "serve", lambda *given: None)
    for logger in (logging.root, logging.getLogger("parlour")):
        monkeypatch.setattr(logger, "handlers", [])
        monkeypatch.setattr(logger, "level", logger.level)
    assert answer(["serve", "--log", level]) == 0
    found = {
        name: logging.getLogger(name).getEffectiveLevel() for name in ("parlour.server", "httpx", "websockets.client")
    }
    assert [logging.getLevelName(each) for each in found.values()] == [level.upper(), others, others]


def test_a_taken_port_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("nothing to open"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert answer(["serve", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"parlour: Cannot listen on 127.0.0.1:{port}: ")


def test_a_bad_port_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--port", "99999"], ["serve", "--port", "http"], ["serve", "more"]):
        assert answer(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("proxy", ["rubbish", "*", "", "10.0.0.1/8", "proxy.example.org"])
def test_a_proxy_that_would_never_be_believed_is_one_line(
    proxy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "serve", lambda *given: None)
    assert answer(["serve", "--proxy", proxy]) == 2
    assert capsys.readouterr().err.startswith(f"parlour: “{proxy}” is not a valid proxy address")


def test_only_the_flag_opens_the_house_to_the_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    listened: list[str] = []

    def nothing(address: tuple[str, int], **more: object) -> socket.socket:
        listened.append(address[0])
        raise OSError("not in a test")

    monkeypatch.setattr(socket, "create_server", nothing)
    assert answer(["serve"]) == 2
    assert answer(["serve", "--lan"]) == 2
    assert listened == ["127.0.0.1", "0.0.0.0"]


def test_the_address_is_shown_as_a_code_to_scan() -> None:
    from parlour.server.uvicorn_server import code_to_scan, local_address

    assert socket.inet_aton(local_address())
    drawn = code_to_scan("http://192.168.1.20:8000")
    assert len(drawn.splitlines()) > 10
    assert set("▀▄█ ") & set(drawn)


def test_the_house_says_its_address_and_shows_the_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import uvicorn

    from parlour.server.uvicorn_server import _AnnouncingServer

    async def started(house: uvicorn.Server, sockets: object = None) -> None:
        house.started = True

    settled: list[str] = []
    monkeypatch.setattr(uvicorn.Server, "startup", started)
    monkeypatch.setattr(gc, "freeze", lambda: settled.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *counts: settled.append("threshold"))
    for lan in (False, True):
        house = _AnnouncingServer(
            uvicorn.Config("none", log_config=None), "http://192.168.1.20:8000", open_browser=False, lan=lan
        )
        asyncio.run(house.startup())
        said = capsys.readouterr().out
        assert said.startswith("Parlour is open at http://192.168.1.20:8000")
        assert ("local network" in said) == lan
    assert settled == ["freeze", "threshold"] * 2, "what is loaded is not searched for garbage again"
