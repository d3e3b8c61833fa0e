"""A table on a server, opened from the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from parlour.command import answer
from tests.server.house import running


def opened(lines: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return answer(["open", *arguments, "--plain"])


@pytest.mark.slow
def test_with_open_seats_the_link_and_the_code_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as house:
        asked = ["dualite", "--at", house.address, "--option", "size=5", "--name", "Ada", "--listed"]
        assert opened("", monkeypatch, *asked) == 0
        said = capsys.readouterr().out
        link, _, code = said.partition("Players join at ")[2].partition(" or with the code ")
        assert link == f"{house.address}/table/{link.split('/')[-1].split('#')[0]}#{code.splitlines()[0].rstrip('.')}"
        assert "parlour join " in said, "how to come back"
        (row,) = house.http.get("/api/tables").json()
        assert row["options"]["size"] == "5"
        assert [seat["name"] for seat in row["seats"]] == ["Ada", ""]


@pytest.mark.slow
def test_against_a_bot_it_begins_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as house:
        assert opened("a1+d4\n", monkeypatch, "dualite", "--at", house.address, "--against", "1") == 0
        assert "a1 and d4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nim"], "nim"),
        (["dualite", "--seat", "3"], "seats 1 to 2"),
        (["dualite", "--against", "99"], "99"),
        (["dualite", "--at", "nowhere.invalid:1"], "Cannot reach"),
    ],
)
def test_bad_wishes_are_one_line(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert opened("", monkeypatch, *arguments) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
