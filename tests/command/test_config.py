"""Options of `parlour serve` from a file, from the environment and from the command line, in this order."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from parlour import server
from parlour.command import answer
from parlour.server import ServeOptions
from parlour.server.operator.json_log import json_formatter
from parlour.server.operator.request_ids import REQUEST


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[ServeOptions, object]]:
    """What would have been served, and where."""
    asked: list[tuple[ServeOptions, object]] = []
    monkeypatch.setattr(server, "serve", lambda options, data, *more: asked.append((options, data)))
    return asked


def test_a_file_sets_options_and_the_command_line_goes_first(
    served: list[tuple[ServeOptions, object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text(
        'port = 8101\nhost = "0.0.0.0"\nallow-host = ["parlour.example.org", "games.example.org"]\n'
        'limits = false\noperator = true\nkeep = ["90d", "talk=30d"]\ndata = "/srv/parlour"\n'
    )
    assert answer(["serve", "--config", str(file)]) == 0
    options, data = served[-1]
    assert (options.port, options.host, options.limited, options.operator, str(data)) == (
        8101,
        "0.0.0.0",
        False,
        True,
        "/srv/parlour",
    )
    assert options.hosts == ("parlour.example.org", "games.example.org")
    assert options.keep is not None
    assert options.keep.days == {"talk": 30.0, "finished": 90.0, "unfinished": 90.0}
    monkeypatch.setenv("PARLOUR_PORT", "8102")
    monkeypatch.setenv("PARLOUR_CONFIG", str(file))
    assert answer(["serve"]) == 0
    assert served[-1][0].port == 8102
    assert answer(["serve", "--port", "8103"]) == 0
    assert (served[-1][0].port, served[-1][0].host) == (8103, "0.0.0.0")


def test_what_is_wrong_with_a_file_is_said(
    served: list[tuple[ServeOptions, object]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "parlour.toml"
    for text, said in (
        ("port = ", "TOML"),
        ("prot = 8000", "prot"),
        ('port = "many"', "port"),
        ('keep = ["soon"]', "soon"),
    ):
        file.write_text(text)
        assert answer(["serve", "--config", str(file)]) == 2, text
        assert said in capsys.readouterr().err
    assert answer(["serve", "--config", str(tmp_path / "none.toml")]) == 2
    assert answer(["serve", "--log-format", "xml"]) == 2
    assert served == []


def test_the_log_can_be_json_with_the_id_of_the_request() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(json_formatter())
    log = logging.Logger("parlour.server")
    log.addHandler(handler)
    token = REQUEST.set("4f3a")
    log.warning("not stored: table=%s person=%d", "ab12", 1)
    REQUEST.reset(token)
    try:
        int("no number")
    except ValueError:
        log.exception("a mistake")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert list(first)[:4] == ["time", "level", "logger", "message"]
    assert first["time"].endswith("Z")
    assert first["level"] == "warning"
    assert first["request"] == "4f3a"
    assert first["facts"] == {"table": "ab12", "person": "1"}
    assert "request" not in second
    assert "ValueError: invalid literal" in second["trace"]
