"""A match in a folder: kept game by game, gone on with after an interrupt, never mixed with another."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.command import INTERRUPTED, answer

MATCH = ["match", "dualite", "--players", "random,random", "--seed", "5"]


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert answer([*MATCH, *more, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.slow
def test_more_games_go_on_with_those_that_are_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    told(capsys, "--games", "3", "--records", str(folder))
    lines = (folder / "games.jsonl").read_text()
    assert told(capsys, "--games", "7", "--records", str(folder)) == told(capsys, "--games", "7")
    assert (folder / "games.jsonl").read_text().startswith(lines)
    assert len(list(folder.glob("dualite-*.txt"))) == 7


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    whole = told(capsys, "--games", "4", "--records", str(folder))
    lines = (folder / "games.jsonl").read_text()
    (folder / "games.jsonl").write_text(lines[:-50])
    assert told(capsys, "--games", "4", "--records", str(folder)) == whole
    assert (folder / "games.jsonl").read_text() == lines


@pytest.mark.parametrize(
    "more", [["--seed", "6"], ["--players", "2,random"], ["--option", "size=5"], ["--seconds", "9"]], ids=" ".join
)
@pytest.mark.slow
def test_two_matches_are_never_mixed(more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    told(capsys, "--games", "2", "--records", str(folder))
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert answer([*MATCH, "--games", "2", "--records", str(folder), *more]) == 2
    assert "belongs to another match" in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    assert answer([*MATCH, "--games", "2", "--records", str(tmp_path)]) == 2
    assert "contains other files" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_spoilt_line_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    told(capsys, "--games", "2", "--records", str(folder))
    (folder / "games.jsonl").write_text('{"number": "x"}\n')
    assert answer([*MATCH, "--games", "2", "--records", str(folder)]) == 2
    assert "Line 1 of " in capsys.readouterr().err


def heeds_ctrl_c() -> None:
    """What a shell starts in the background ignores Ctrl-C, and so would what the tests start there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


LEISURELY = """
import os, time

class Bot:
    def __init__(self, game):
        self.game = game

    def choose(self, view, chance):
        time.sleep(float(os.environ.get("LEISURE", "0")))
        return self.game.sample(view, chance)
"""


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_after_ctrl_c_it_goes_on_to_the_same_result(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "match"
    (tmp_path / "bot.py").write_text(LEISURELY)
    players = ["--players", f"{tmp_path / 'bot.py'}:Bot,random", "--games", "40"]
    asked = [*MATCH, *players, "--records", str(folder), "--jobs", jobs]
    program = [sys.executable, "-m", "parlour", *asked]
    running = subprocess.Popen(
        program,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heeds_ctrl_c,
        env={**os.environ, "LEISURE": "0.1"},
    )
    while not (folder / "games.jsonl").exists() or (folder / "games.jsonl").read_text().count("\n") < 5:
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    out, error = running.communicate()
    assert running.returncode == INTERRUPTED
    assert "Stopped after " in out
    assert "random: score " in out
    assert error == "parlour: Stopped.\n"
    assert (folder / "games.jsonl").read_text().count("\n") < 40
    assert told(capsys, *players, "--records", str(folder)) == told(capsys, *players)


def test_a_folder_of_another_version_is_refused_and_one_from_before_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    told(capsys, "--games", "2", "--records", str(folder))
    mark = folder / "match.json"
    kept = json.loads(mark.read_text())
    mark.write_text(json.dumps({**kept, "edition": "another"}))
    played = (folder / "games.jsonl").read_bytes()
    assert answer([*MATCH, "--games", "3", "--records", str(folder)]) == 2
    assert "were played with version" in capsys.readouterr().err
    assert (folder / "games.jsonl").read_bytes() == played
    del kept["edition"]
    mark.write_text(json.dumps(kept))
    assert told(capsys, "--games", "3", "--records", str(folder)) == told(capsys, "--games", "3")
    assert json.loads(mark.read_text()) == kept
