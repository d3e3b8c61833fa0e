"""What lies around the commands: help, versions, completion, full disks, odd terminals, cut links."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.command import OUT_OF_TIME, answer
from parlour.games.dualite import GAME as dualite
from parlour.sitting import begin

PARLOUR = [sys.executable, "-m", "parlour"]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["--version"]) == 0
    assert capsys.readouterr().out == f"parlour {version('parlour')}\n"


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.slow
def test_help_lists_games_and_options(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer([flag]) == 0
    assert "match" in capsys.readouterr().out
    assert answer(["match", flag]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for told in (
        "dualite (levels 1 to 14): size=4 (4 to 7), players=2|4,",
        "dualma (levels 0 to 26): stuck=pass|loses,",
    ):
        assert told in said
    assert all(game in said for game in GAMES)


@pytest.mark.slow
def test_the_shell_completes_commands_and_games() -> None:
    def completed(words: str) -> list[str]:
        asked = {"_PARLOUR_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        run = subprocess.run(PARLOUR, env={**os.environ, **asked}, capture_output=True, text=True, check=False)
        return run.stdout.split()

    assert completed("parlour ma") == ["match"]
    assert completed("parlour match dual") == ["dualite", "duality", "dualma"]
    assert completed("parlour solve d") == ["dualite"]
    assert completed("parlour play duality --against gr") == ["greedy"]
    assert completed("parlour play duality --option joi") == ["join="]
    assert completed("parlour match duality --players 3,gr") == ["3,greedy"]
    assert completed("parlour serve --log w") == ["warning"]
    assert completed("parlour words f") == ["fr"]


@pytest.mark.slow
def test_a_question_that_takes_too_long_has_its_own_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["solve", "dualite", "--size", "7", "--seconds", "0.1"]) == OUT_OF_TIME
    assert capsys.readouterr().err == "parlour: No certain result within 0.1 seconds. Allow more time.\n"


def test_analysis_is_kept_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begin(dualite, dualite.options({}), None)
    for seat, text in enumerate(["a1+c3", "b2", "b3"]):
        sitting = sitting.play(seat % 2, dualite.read(text))
    file = tmp_path / "record.txt"
    file.write_text(record.write(sitting.record(("Ada", "Bo"), "2026-11-15")))
    assert answer(["replay", str(file), "--analyse", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["analysis"]
    assert [page["ply"] for page in found] == [0, 1, 2]
    after_opening = {choice["move"]: choice for choice in found[1]["choices"]}
    assert set(after_opening) == set(map(str, dualite.moves(sitting.positions[1], 1)))
    assert any(choice["wins"] for choice in after_opening.values()), "a1+c3 loses"
    assert all(choice["exact"] for choice in after_opening.values())


@pytest.mark.slow
@pytest.mark.parametrize("command", [["perft", "dualite"], ["match", "dualite", "--players", "random,random"]])
def test_a_full_disk_is_one_line(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        run = subprocess.run([*PARLOUR, *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (run.returncode, run.stderr) == (2, "parlour: No space left on device.\n")


@pytest.mark.slow
def test_a_terminal_without_utf_8_gets_question_marks() -> None:
    run = subprocess.run(
        [*PARLOUR, "play", "dualite", "--plain"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stderr == ""
    assert "?" in run.stdout


def test_no_tables_in_a_file_or_beside_junk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert answer(["serve", "--port", "0", "--data", str(file)]) == 2
    assert (
        capsys.readouterr().err
        == f"parlour: Cannot store tables in {file}: File exists. Choose another folder with --data.\n"
    )
    (tmp_path / "tables.sqlite").write_text("junk, and not a little of it " * 40)
    assert answer(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "tables.sqlite is damaged or is not a database" in capsys.readouterr().err


def test_a_cut_link_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["join", "http://127.0.0.1:9/table/0123456789abcdef#cut"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("parlour: The link is incomplete (“cut”)")
    assert said.count("\n") == 1
