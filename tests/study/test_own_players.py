"""Players of one's own: in a Python file, by an entry point, in any language; and those that break the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.study.own_players import end_programs
from tests import bad_bots

pytestmark = pytest.mark.slow
EXAMPLES = Path(__file__).parents[2] / "examples"
BAD = f"{bad_bots.__file__}:"


def told(capsys: pytest.CaptureFixture[str], game: str, players: str, *more: str) -> dict[str, object]:
    assert answer(["match", game, "--players", players, "--games", "4", "--json", *more]) == 0
    end_programs()
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("game", ["dualite", "duality", "dualma"])
def test_the_example_in_python_plays(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, game, f"{EXAMPLES / 'bot.py'}:Bot,random")
    results = first["results"]
    assert isinstance(results, list)
    assert [result["forfeit"] for result in results] == [""] * 4
    assert told(capsys, game, f"{EXAMPLES / 'bot.py'}:Bot,random") == first, "games repeat by their seed"


@pytest.mark.parametrize("game", ["dualite", "duality", "dualma"])
def test_the_example_of_the_line_protocol_plays(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, game, f"{sys.executable} {EXAMPLES / 'lines.py'},random")
    results = found["results"]
    assert isinstance(results, list)
    assert [result["forfeit"] for result in results] == [""] * 4


@pytest.mark.slow
def test_the_example_in_c_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "lines"
    # Its run-time for undefined behaviour would be compiled first, in half a minute.
    compiler = [sys.executable, "-m", "ziglang", "cc", "-O1", "-fno-sanitize=undefined"]
    subprocess.run(
        [*compiler, "-o", str(program), str(EXAMPLES / "lines.c")],
        check=True,
        capture_output=True,
    )
    for game in ("dualite", "duality", "dualma"):
        results = told(capsys, game, f"{program},random")["results"]
        assert isinstance(results, list)
        assert [result["forfeit"] for result in results] == [""] * 4


def test_two_of_ones_own_in_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    own = f"{EXAMPLES / 'bot.py'}:Bot"
    assert told(capsys, "dualite", f"{own},{own}", "--jobs", "2") == told(capsys, "dualite", f"{own},{own}")


def test_a_function_is_a_player_too(capsys: pytest.CaptureFixture[str]) -> None:
    results = told(capsys, "dualite", f"{BAD}first_choice,random")["results"]
    assert isinstance(results, list)
    assert [result["forfeit"] for result in results] == [""] * 4


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Crashing", " stopped: ZeroDivisionError: integer division or modulo by zero"),
        ("Leaving", " stopped: exit code 3"),
        ("Hanging", " did not move within 0.5 s."),
        ("Cheating", " played a1+d4, which is illegal: "),
        ("Babbling", " sent “I resign?”, which is not a move."),
    ],
)
def test_a_bot_at_fault_forfeits_with_one_line(
    bot: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    asked = ["match", "dualite", "--players", f"{BAD}{bot},random", "--games", "2", "--patience", "0.5"]
    assert answer([*asked, "--records", str(folder)]) == 0
    end_programs()
    said = capsys.readouterr()
    assert said.err == ""
    assert f": forfeited 2, the first of them game 1: {BAD}{bot}{why}" in said.out
    assert "random: score 100.0 %" in said.out
    sheets = [record.read(file.read_text()) for file in sorted(folder.glob("*.txt"))]
    assert [sheet.end for sheet in sheets] == ["forfeited 0", "forfeited 1"]
    for sheet in sheets:
        record.replay(sheet, GAMES)


def test_a_bot_that_outruns_its_budget_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    """Also where both have one name and another budget: a person who moved first was at fault."""
    players = (f"{BAD}Hanging@0.3s", f"{BAD}Hanging@0.4s")
    assert answer(["match", "dualite", "--players", ",".join(players), "--games", "2"]) == 0
    end_programs()
    told = [line.strip() for line in capsys.readouterr().out.splitlines() if "forfeited" in line]
    assert told == [
        f"{players[0]}: forfeited 1, the first of them game 1: {BAD}Hanging did not move within 0.3 s.",
        f"{players[1]}: forfeited 1, the first of them game 2: {BAD}Hanging did not move within 0.4 s.",
    ]


def test_what_a_bot_prints_is_not_its_move(capsys: pytest.CaptureFixture[str]) -> None:
    results = told(capsys, "dualite", f"{BAD}Talking,random")["results"]
    assert isinstance(results, list)
    assert [result["forfeit"] for result in results] == [""] * 4


@pytest.mark.parametrize(
    ("player", "line"),
    [
        ("./nowhere.py:Bot", "The file ./nowhere.py does not exist."),
        (f"{BAD}Absent", ": AttributeError: module 'bad_bots' has no attribute 'Absent'"),
        ("no.such.module:Bot", "Cannot load no.such.module:Bot: ModuleNotFoundError: No module named 'no'"),
        ("./nothing-here", "Cannot run “./nothing-here”: there is no such program, or the file is not executable."),
        ("'./unclosed", "Cannot run “'./unclosed”: there is no such program, or the file is not executable."),
        ("deep", "Unknown player “deep”"),
    ],
)
def test_a_player_that_is_not_there_is_refused_at_once(
    player: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(["match", "dualite", "--players", f"{player},random", "--games", "2"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert line in said.err
    assert said.err.count("\n") == 1


def test_an_entry_point_is_a_player(tmp_path: Path) -> None:
    """An installed package adds players by name; this one is installed as far as Python can tell."""
    (tmp_path / "my_bots.py").write_text((EXAMPLES / "bot.py").read_text())
    metadata = tmp_path / "my_bots-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[parlour.players]\nquick-wins = my_bots:Bot\n")
    source = Path(__file__).parents[2] / "src"
    run = subprocess.run(
        [sys.executable, "-m", "parlour", "match", "dualite", "--players", "quick-wins,random", "--games", "2"],
        env={"PYTHONPATH": f"{source}:{tmp_path}", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "quick-wins: score " in run.stdout
    assert "forfeited" not in run.stdout
