"""Budgets of players: nodes are kept to and repeatable, seconds are kept to and said not to be."""

from __future__ import annotations

import json

import pytest

from parlour.command import answer
from parlour.game import BadOption
from parlour.study.budgets import Budget, Used, added, split_budget


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("5", "5", Budget(seconds=2.0)),
        ("5@0.25s", "5", Budget(seconds=0.25)),
        ("6@20000n", "6", Budget(nodes=20_000)),
        ("./me@home.py:Bot", "./me@home.py:Bot", Budget(seconds=2.0)),
        ("./me@home.py:Bot@3n", "./me@home.py:Bot", Budget(nodes=3)),
    ],
)
def test_a_budget_is_written_after_the_name(text: str, name: str, budget: Budget) -> None:
    assert split_budget(text, 2.0) == (name, budget)


@pytest.mark.parametrize("text", ["5@0s", "5@0n", "5@1.5n"])
def test_no_budget_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="match-bad-budget"):
        split_budget(text)


def test_what_was_used_adds_up() -> None:
    games = [Used(3, 40, 0.5, 0.25), Used(2, None, 0.25, 0.125)]
    assert added(games) == Used(5, 40, 0.75, 0.25)
    assert added([]) == Used(0, None, None, None)


def match(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[dict[str, list[int]], bool]:
    """Nodes of each player game by game, and whether the match is repeatable."""
    assert answer(["match", *arguments, "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    nodes: dict[str, list[int]] = {name: [] for name in told["players"]}
    for game in told["results"]:
        for name, used in zip(told["players"], game["used"], strict=True):
            nodes[name].append(used["nodes"])
            assert used["nodes"] is None or used["nodes"] <= used["moves"] * split_budget(name)[1].nodes
    return nodes, told["repeatable"]


@pytest.mark.parametrize(
    ("game", "players"), [("dualma --option limit=20", "15@100n,15@300n"), ("duality", "4@30n,5@10n")]
)
@pytest.mark.slow
def test_nodes_are_kept_to_and_repeatable(game: str, players: str, capsys: pytest.CaptureFixture[str]) -> None:
    once, again = (match(capsys, *game.split(), "--players", players) for _ in range(2))
    assert once == again
    assert once[1]
    assert all(count > 0 for counts in once[0].values() for count in counts)


def test_seconds_are_marked_as_not_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["match", "duality", "--players", "4@0.01s,random", "--games", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1] == "Played with a clock: the games are not repeatable."
    assert sum(" s a move, " in line for line in said) == 2
    assert not match(capsys, "duality", "--players", "random,random@1s")[1]


def test_nodes_are_said_of_those_who_have_a_budget_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["match", "duality", "--players", "4@20n,4", "--games", "2"]) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if "nodes a move" in line]
    assert len(said) == 1
    assert said[0].startswith("4@20n: used ")


@pytest.mark.parametrize("player", ["3@100n", "random@100n", "greedy@5n"])
@pytest.mark.slow
def test_one_who_counts_no_nodes_gets_no_budget_of_them(player: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("dualite", "duality"):
        assert answer(["match", game, "--players", f"{player},random"]) == 2
        assert "does not count nodes" in capsys.readouterr().err
