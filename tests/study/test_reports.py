"""A designer's report: its figures, its settings, its picture."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from parlour.command import answer
from parlour.study.matches import Plan
from parlour.study.reports import Observed, observe, reported
from tests.pockets import GAME as pockets

POCKETS = {"pockets": pockets}


def test_the_figures_of_a_few_games() -> None:
    plan = Plan("pockets", (), ("random",), 3, "s")
    seen = [
        Observed(0, 10, "dualite-line", 2, 1.0, 1, 5.0, (), (("swaps", 3.0),)),
        Observed(1, 20, "dualite-line", 2, 0.0, 1, 7.0, (), (("swaps", 5.0), ("left", 1.0))),
        Observed(2, 30, "dualite-shut-in", 2, 0.5, 0, 9.0, (), ()),
    ]
    report = reported(plan, seen, POCKETS)
    assert {figure.name: (figure.mean, figure.games, figure.share) for figure in report.figures} == {
        "study-moves": (20.0, 3, False),
        "study-first": (0.5, 3, True),
        "study-undecided": (1 / 3, 3, True),
        "study-choices": (7.0, 3, False),
        "dualite-line": (2 / 3, 3, True),
        "dualite-shut-in": (1 / 3, 3, True),
        "pockets-study-swaps": (4.0, 2, False),
        "pockets-study-left": (1.0, 1, True),
    }
    assert report.lengths == (10, 20, 30)
    assert all(low <= figure.mean <= high for figure in report.figures for low, high in [figure.interval])


def test_points_are_reported_where_a_game_scores() -> None:
    plan = Plan("pockets", (("tricks", "2"),), ("random",), 2, "s")
    report = reported(plan, [observe(plan, number, POCKETS) for number in range(2)], POCKETS)
    assert {figure.name: figure.mean for figure in report.figures}["study-points"] == 1.0


def test_a_game_may_have_measures_of_its_own() -> None:
    plan = Plan("pockets", (("tricks", "2"),), ("sly",), 2, "s")
    report = reported(plan, [observe(plan, number, POCKETS) for number in range(2)], POCKETS)
    own = [figure for figure in report.figures if figure.name == "pockets-study-left"]
    assert [(figure.share, figure.mean) for figure in own] == [(True, 1.0)]


@pytest.mark.slow
def test_settings_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "study",
        "dualite",
        "--games",
        "4",
        "--player",
        "random",
        "--vary",
        "size=4,5",
        "--vary",
        "opening=two,one",
    ]
    assert answer(asked) == 0
    said = capsys.readouterr().out
    assert said.startswith("dualite: random against itself, 4 games of each setting, seed 1.")
    for label in ("size=4 opening=two", "size=4 opening=one", "size=5 opening=two", "size=5 opening=one"):
        assert f"\n\n{label}\n" in said
    assert "ended by: Four in a line: " in said
    assert answer([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [report["options"]["size"] for report in told["reports"]] == ["4", "4", "5", "5"]
    assert answer([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told, "the same seed gives the same report"


def test_settings_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    """One row a setting, with a dash for an ending that never came up there."""
    asked = ["study", "duality", "--games", "3", "--player", "random", "--option", "limit=20", "--vary", "rows=3,7"]
    assert answer([*asked, "--table"]) == 0
    heading, rule, short, long = (line.split(" | ") for line in capsys.readouterr().out.splitlines())
    assert heading[:2] == ["| rows", "moves per game"]
    assert rule == ["| ---", *["---"] * (len(heading) - 2), "--- |"]
    assert len(heading) == len(short) == len(long)
    assert (short[0], long[0]) == ("| 3", "| 7")
    assert " to " in short[1]
    assert "–" in (*short, *long)


def test_one_setting_needs_no_label(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["study", "duality", "--games", "2", "--player", "random"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("moves per game: ")


@pytest.mark.slow
def test_what_is_proved_stands_beside_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    """A score near one half does not hide that the game is decided; each figure says who played."""
    asked = ["study", "dualite", "--games", "2", "--player", "random,1", "--vary", "opening=two,one"]
    assert answer(asked) == 0
    said = capsys.readouterr().out
    assert "\n\nopening=two player=1\nWith best play the first side wins (proved)." in said
    assert "\n\nopening=one player=random\nWith best play the second side wins (proved)." in said
    assert answer([*asked, "--json"]) == 0
    reports = json.loads(capsys.readouterr().out)["reports"]
    assert [(report["player"], report["proved"]) for report in reports] == [
        ("random", True), ("1", True), ("random", False), ("1", False)
    ]  # fmt: skip


def test_a_table_says_what_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["study", "dualite", "--games", "2", "--player", "random", "--vary", "opening=two,one", "--table"]
    assert answer(asked) == 0
    heading, _, two, one = (line.split(" | ") for line in capsys.readouterr().out.splitlines())
    assert heading[1] == "with best play"
    assert (two[1], one[1]) == ("the first side wins (proved)", "the second side wins (proved)")


def test_what_no_one_has_proved_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["study", "dualite", "--games", "1", "--player", "random", "--option", "size=7"]) == 0
    assert "proved" not in capsys.readouterr().out


def test_an_even_share_goes_by_the_number_of_sides_and_a_shared_win_is_a_win() -> None:
    plan = Plan("duos", (), ("random",), 2, "s")
    seen = [
        Observed(0, 10, "duos-most-points", 4, 0.0, 1, None, (), ()),
        Observed(1, 10, "duos-shared-victory", 4, 0.25, 4, None, (), ()),
    ]
    figures = {figure.name: figure for figure in reported(plan, seen).figures}
    assert figures["study-first"].even == 0.25
    assert figures["study-undecided"].mean == 0.0
    assert figures["study-shared"].mean == 0.5


@pytest.mark.parametrize("kind", ["png", "svg"])
@pytest.mark.slow
def test_a_picture(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"report.{kind}"
    asked = ["study", "dualite", "--games", "3", "--player", "random", "--vary", "size=4,5", "--plot", str(file)]
    assert answer(asked) == 0
    assert file.stat().st_size > 5000


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (["--player", "absent"], "Unknown player “absent”"),
        (["--vary", "size=4,9"], "“9” is not a valid value of size"),
        (["--vary", "size"], "“size” is not a valid option"),
        (["--vary", "size=4", "--option", "size=5"], "The option “size” cannot be both fixed and varied."),
        (["--plot", "/nowhere/x.png"], "Cannot draw /nowhere/x.png. Name a file in an existing folder"),
        (["--plot", "x.doc"], "Cannot draw x.doc. Name a file"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    more: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(["study", "dualite", *more]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"parlour: {line}")
    assert told.err.count("\n") == 1


def test_without_matplotlib_there_is_no_picture(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert answer(["study", "dualite", "--plot", str(tmp_path / "x.png")]) == 2
    assert 'pip install "parlour[science]"' in capsys.readouterr().err


def test_a_first_side_that_has_a_name_is_called_by_it(capsys: pytest.CaptureFixture[str]) -> None:
    """In Duality either side may begin, so “the first side” would be taken for a person who does."""
    assert answer(["study", "duality", "--player", "random", "--option", "rows=3", "--games", "2"]) == 0
    assert "score of Black: " in capsys.readouterr().out
    players = ["--players", "random,random", "--option", "rows=3", "--games", "2"]
    assert answer(["match", "duality", *players]) == 0
    assert "\nBlack: score " in capsys.readouterr().out
