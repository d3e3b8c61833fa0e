"""`parlour` and `parlour serve` open the house."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from parlour import server
from parlour.command import answer


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], ("127.0.0.1", 8000, None, False)),
        (["serve"], ("127.0.0.1", 8000, None, False)),
        (["--open"], ("127.0.0.1", 8000, None, True)),
        (["serve", "--port", "0", "--data", "here"], ("127.0.0.1", 0, Path("here"), False)),
    ],
)
def test_without_a_command_it_serves(
    arguments: list[str], asked: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    monkeypatch.setattr(server, "serve", lambda *given: calls.append(given))
    assert answer(arguments) == 0
    assert calls == [asked]


def test_a_taken_port_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("nothing to open"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert answer(["serve", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"parlour: Nothing can listen on 127.0.0.1:{port}: ")


def test_a_bad_port_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--port", "99999"], ["serve", "--port", "http"], ["serve", "more"]):
        assert answer(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1
