"""Ladders: ratings that hold what they promise, and a round robin that goes on after an interrupt."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from parlour.command import answer
from parlour.command.ladder import table
from parlour.study.budgets import Used
from parlour.study.ladders import Rung
from parlour.study.ratings import ELO, Rating, connected, rate

LADDER = ["ladder", "dualite", "--players", "1,greedy", "--games", "4"]


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert answer([*LADDER, *more, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    found = rate({(0, 1): {number: (1.0, number % 2) for number in range(1000)}}, anchor=1)
    assert found[1].elo == 0
    assert found[0].elo == pytest.approx(ELO * math.log(3), rel=0.01)


def test_a_player_who_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    found = rate({(0, 1): dict.fromkeys(range(10), (1.0, 1.0))}, anchor=1)[0]
    assert found.elo == pytest.approx(ELO * math.log(41), rel=0.01), "as if half a game had been drawn on top"
    assert found.interval[0] < 400
    assert found.interval[1] > 1000


@pytest.mark.parametrize("shared", [False, True], ids=["independent", "one deal"])
@pytest.mark.slow
def test_intervals_hold_the_truth_as_often_as_they_say(shared: bool) -> None:
    """With games that have nothing to do with each other, and with rounds in which the better deal decides."""
    truth, dice, within, asked = (0.0, 150.0, 300.0, 500.0), random.Random(3), 0, 0
    for _ in range(120):
        scores: dict[tuple[int, int], dict[int, list[float]]] = {}
        for first in range(4):
            for second in range(first + 1, 4):
                share = 1 / (1 + math.exp((truth[second] - truth[first]) / ELO))
                for number in range(25):
                    luck = dice.random()
                    games = [luck if shared else dice.random() for _ in range(2)]
                    scores.setdefault((first, second), {})[number] = [float(drawn < share) for drawn in games]
        for player, rating in rate(scores, anchor=0).items():
            if player:
                asked += 1
                within += rating.interval[0] <= truth[player] <= rating.interval[1]
    assert 0.91 <= within / asked <= 0.99


def test_one_who_met_no_one_has_no_rating() -> None:
    scores = {(0, 1): {0: (1.0, 0.0)}, (2, 3): {0: (1.0, 0.0)}}
    assert connected(scores, 1) == [0, 1]
    assert set(rate(scores, 1)) == {0, 1}


@pytest.mark.slow
def test_a_ladder_is_made_of_matches(capsys: pytest.CaptureFixture[str]) -> None:
    ladder = told(capsys, "--seed", "7")
    assert ladder["players"] == ["random", "1", "greedy"]
    pairs = ladder["pairs"]
    assert isinstance(pairs, list)
    for pair in pairs:
        match = ["match", "dualite", "--players", ",".join(pair["players"]), "--games", "4", "--seed", "7", "--json"]
        assert answer(match) == 0
        assert json.loads(capsys.readouterr().out)["summary"]["tallies"][0]["score"] == pair["score"]
    assert len(pairs) == 3


@pytest.mark.slow
def test_it_goes_on_with_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "ladder"
    whole = told(capsys)
    assert told(capsys, "--records", str(folder)) == whole
    spoilt = folder / "random greedy" / "games.jsonl"
    lines = spoilt.read_text()
    spoilt.write_text("".join(lines.splitlines(keepends=True)[:1]))
    assert told(capsys, "--records", str(folder)) == whole
    assert spoilt.read_text() == lines
    wider = told(capsys, "--records", str(folder), "--players", "1,greedy,2")
    assert spoilt.read_text() == lines
    assert wider["played"] == 24
    assert answer([*LADDER, "--records", str(folder), "--seed", "9"]) == 2
    assert "belongs to another match" in capsys.readouterr().err


@pytest.mark.slow
def test_a_picture_of_it_is_the_same_every_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one.svg", "other.svg"):
        assert answer([*LADDER, "--plot", str(tmp_path / name)]) == 0
    assert "| greedy |" in capsys.readouterr().out
    assert (tmp_path / "one.svg").read_text().startswith("<?xml")
    assert (tmp_path / "one.svg").read_text() == (tmp_path / "other.svg").read_text()


@pytest.mark.parametrize(
    ("players", "complaint"),
    [("1,1", "named twice"), ("random", "at least two players"), ("1,99", "99"), ("1,./none.py:Bot", "none.py")],
)
def test_a_ladder_that_cannot_be_played_is_refused(
    players: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(["ladder", "dualite", "--players", players]) == 2
    assert complaint in capsys.readouterr().err


def test_a_player_hardly_below_the_anchor_is_at_nought() -> None:
    (*_, row) = table((Rung("1", Rating(-0.3, (-20.4, -0.2)), 4, 0.5, Used(9, None, None, None)),))
    assert [cell.strip() for cell in row.split("|")[2:4]] == ["0", "-20 to 0"]
