"""The `parlour` command: what it prints, and how it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.command import answer

LIGHT = """
import contextlib, io, sys
from parlour.command import answer
with contextlib.redirect_stdout(io.StringIO()) as said:
    code = answer(["--help"])
print(code, "Commands" in said.getvalue(), [name for name in sys.argv[1:] if name in sys.modules])
"""


@pytest.mark.slow
def test_help_loads_nothing_heavy() -> None:
    heavy = (
        "numba",
        "numpy",
        "fastapi",
        "uvicorn",
        "sqlalchemy",
        "textual",
        "fluent",
        "fluent.runtime",
        "pydantic",
        "httpx",
    )
    told = subprocess.run([sys.executable, "-c", LIGHT, *heavy], capture_output=True, text=True, check=True)
    assert told.stdout == "0 True []\n"


@pytest.mark.slow
def test_python_dash_m() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "parlour", "perft", "dualite", "--depth", "1"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "78\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["nonsense"], "Unknown command “nonsense”. Run parlour --help for the list."),
        (["ladders"], "Unknown command “ladders”. Did you mean ladder"),
        (["perft", "nim"], "Unknown game “nim”. Choose one of: "),
        (
            ["perft", "dualite", "--option", "size=9"],
            "“9” is not a valid value of size. Choose a whole number from 4 to 7.",
        ),
        (["perft", "dualite", "--option", "colour=red"], "Unknown option “colour”. Choose one of: size, players,"),
        (
            ["perft", "dualite", "--option", "size"],
            "“size” is not a valid option. Write each option once, as key=value.",
        ),
        (
            ["perft", "dualite", "--option", "size=4", "--option", "size=5"],
            "“size=5” is not a valid option. Write each",
        ),
        (["perft", "dualma", "--position", ""], "Write nine rows from the top with “/” between them"),
        (["perft", "dualite", "--position", ""], "Write 4 rows of 4 signs from the top"),
        (["perft", "dualma", "--position", "b/w"], "Write nine rows from the top with “/” between them"),
        (["perft", "dualite", "--position", "ooo"], "Write 4 rows of 4 signs from the top"),
        (
            ["perft", "duality", "--position", "b/w"],
            "duality has hidden cards, so its positions cannot be written down",
        ),
        (["perft", "dualite", "--depth", "0"], "--depth takes a number from 1 to 99."),
        (["perft", "dualite", "--depth", "x"], "--depth takes a whole number from 1 to 99."),
        (["perft", "dualite", "--moves", "a1+b2"], "Move 1, “a1+b2”, cannot be played. a1 and b2 touch"),
        (["perft", "dualite", "--moves", "a1+c3 z"], "Move 2, “z”, cannot be played. “z” is not a cell"),
        (
            ["perft", "dualite", "--moves", "a1+d1 b1 c1 b2"],
            "The game is already over before “b2”. Leave out that move.",
        ),
        (["match", "dualite", "--players", "3"], "Name from two players up to the number of sides"),
        (["match", "dualite", "--players", "1,2,3"], "Name from two players up to the number of sides"),
        (["match", "dualite", "--players", "1,deep"], "Unknown player “deep”. Choose one of: random,"),
        (["match", "dualite", "--players", "1,2", "--games", "0"], "--games takes a number from 1 to 1000000."),
        (["match", "dualite"], "--players is missing."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith(f"parlour: {line}")


# perft


@pytest.mark.parametrize(
    ("arguments", "counts"),
    [
        (["--depth", "3"], "78\n672\n3828\n"),
        (["--depth", "2", "--option", "size=5"], "228\n2352\n"),
        (["--depth", "1", "--option", "opening=one"], "16\n"),
        (["--depth", "2", "--moves", "a1+c3 b2"], "8\n47\n"),
        (["--depth", "2", "--moves", "a1+d1 b1 c1"], "0\n0\n"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_perft(arguments: list[str], counts: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["perft", "dualite", *arguments]) == 0
    assert capsys.readouterr().out == counts


@pytest.mark.slow
def test_perft_of_movement_from_a_fixed_placement(capsys: pytest.CaptureFixture[str]) -> None:
    placed = "b...w/.w..b./..b.w../.w....b./b..w.b..w/.b....w./..w.b../.b..w./wb.bw w"
    assert answer(["perft", "dualma", "--depth", "2", "--position", placed]) == 0
    assert capsys.readouterr().out == "54\n2967\n"
    assert answer(["perft", "dualma", "--depth", "1", "--position", placed, "--moves", "a1-b1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"game": "dualma", "position": placed, "moves": ["a1-b1"], "counts": [56]}


def test_perft_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["perft", "dualite", "--depth", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"game": "dualite", "moves": [], "counts": [78, 672]}


# match


@pytest.mark.slow
def test_a_match_is_repeatable_by_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("7", "7", "8"):
        assert answer(["match", "dualite", "--players", "1,random", "--games", "12", "--seed", seed, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out)["results"])
    assert told[0] == told[1]
    assert told[0] != told[2]
    assert [result["seated"] for result in told[0][:2]] == [[0, 1], [1, 0]], "sides are swapped"


def test_players_of_a_match_can_have_a_clock(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["match", "dualite", "--players", "3,random", "--games", "2", "--seconds", "0.01", "--json"]
    assert answer(asked) == 0
    assert json.loads(capsys.readouterr().out)["seconds"] == 0.01


def test_a_match_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["match", "dualite", "--players", "greedy,random", "--games", "10"]) == 0
    heading, greedy, other, first, moves = capsys.readouterr().out.splitlines()
    assert heading == "dualite: 10 games, greedy, random, seed 1"
    assert greedy.startswith("greedy: score ")
    assert "won" in other
    assert first.startswith("the first side: score ")
    assert "moves a game" in moves


def test_a_match_keeps_records_that_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "records"
    assert answer(["match", "dualite", "--players", "1,random", "--games", "3", "--records", str(folder)]) == 0
    sheets = [record.read(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.txt"))]
    assert [record.replay(sheet, GAMES).game.NAME for sheet in sheets] == ["dualite"] * 3
    assert sheets[1].names == ("random", "1")


def test_a_match_without_a_usable_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert answer(["match", "dualite", "--players", "1,2", "--records", str(tmp_path / "file" / "in")]) == 2
    assert "Cannot use the folder" in capsys.readouterr().err
