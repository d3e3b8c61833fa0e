"""Matches that begin with openings, and matches that end when they know enough."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from parlour.command import answer
from parlour.command.match import read_openings
from parlour.study.matches import Plan, play_sitting
from parlour.study.sequential import Sequential, expected, read


def test_a_round_begins_with_its_opening_in_every_game() -> None:
    plan = Plan("dualite", (), ("random", "random"), 8, "x", openings=("a1+c3 b2", "a1+d4"))
    first = [" ".join(str(move) for _, move in play_sitting(plan, number).sitting.moves[:2]) for number in range(8)]
    assert first[0] == first[1] == first[4] == first[5] == "a1+c3 b2"
    assert all(text.startswith("a1+d4 ") for text in (first[2], first[3], first[6], first[7]))


@pytest.mark.slow
def test_random_openings_differ_between_rounds_alone() -> None:
    plan = Plan("dualite", (), ("random", "random"), 40, "x", random_plies=2)
    begun = [tuple(str(move) for _, move in play_sitting(plan, number).sitting.moves[:2]) for number in range(40)]
    assert all(begun[number] == begun[number + 1] for number in range(0, 40, 2))
    assert len(set(begun)) > 15


def test_without_openings_two_sure_players_repeat_themselves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "suite"
    file.write_text("# two openings\n\na1+c3\na1+d4 b2\n")
    asked = ["match", "dualite", "--players", "greedy,random", "--games", "4", "--json"]
    assert answer([*asked, "--openings", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["openings"] == ["a1+c3", "a1+d4 b2"]
    assert answer([*asked, "--openings", "random:4"]) == 0
    assert json.loads(capsys.readouterr().out)["random_plies"] == 4


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("a1+b2\n", "Opening 1, “a1+b2”, cannot be played: "),
        ("a1+c3\na1+d1 b1 c1\n", "Opening 2, “a1+d1 b1 c1”, ends the game."),
        ("# nothing\n", " contains no opening."),
    ],
)
def test_bad_openings_are_refused(content: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "suite"
    file.write_text(content)
    assert answer(["match", "dualite", "--players", "greedy,random", "--openings", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("parlour: ")
    assert line in said


@pytest.mark.parametrize("count", ["0", "101", "0100999", "9999999999", "-1", "²", "x", ""])
def test_a_number_of_random_moves_is_read_whole(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["match", "dualite", "--players", "random,random", "--openings", f"random:{count}"]) == 2
    assert capsys.readouterr().err == (
        f"parlour: “{count}” is not a valid value of openings. Choose a whole number from 1 to 100.\n"
    )
    assert read_openings("random:00055") == ((), 55)


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    """Of many matches of equals few are taken for 40 Elo, and the other way round."""
    dice, test = random.Random(2), Sequential(0, 40)
    for elo in (0.0, 40.0):
        wrong = 0
        for _ in range(150):
            scores: list[float] = []
            while test.decided(scores) is None:
                scores += [(sum(dice.random() < expected(elo) for _ in range(2))) / 2 for _ in range(20)]
            wrong += test.decided(scores) != elo
        assert wrong <= 15


@pytest.mark.slow
def test_a_match_stops_when_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["match", "dualite", "--players", "greedy,random", "--games", "500", "--sprt", "0,50"]
    assert answer([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["played"] < 100
    assert found["sprt"]["decided"] == 50.0
    assert answer(asked) == 0
    assert "Sequential test between 0 and 50 Elo: it is 50 (" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["20,0", "0", "0,x", "0,0", "0,99999", "nan,1"])
def test_a_bad_test_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["match", "dualite", "--players", "greedy,random", "--sprt", text]) == 2
    assert "is not a valid pair of Elo differences" in capsys.readouterr().err
    assert read("0,20") == Sequential(0.0, 20.0)
