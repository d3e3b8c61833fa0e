"""Commands around the list of games: `games`, a game that is asked for, lists and results as JSON."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import catalogue
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.command.arguments import asked_game, games_with_lesson
from parlour.delivery.messages import game_card
from parlour.terminal.saved_games import write_saved
from tests.bare_game import bare
from tests.published_games import PUBLISHED

RECORD = Path(__file__).parents[1] / "records" / "dualite-4x4.txt"


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["games"]) == 0
    said = capsys.readouterr().out
    assert all(f"{name}: " in said for name in GAMES)
    assert answer(["games", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [game["game"] for game in found] == list(GAMES)
    assert found[0]["options"]["size"] == "4"


def test_a_game_that_is_not_named_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("9\nchess\n2\n"))
    assert asked_game("") == list(GAMES)[1]
    assert capsys.readouterr().out.count("Which game?") == 3
    monkeypatch.setattr("sys.stdin", Keyboard("dualma\n"))
    assert asked_game("") == "dualma"
    assert asked_game("duos") == "duos"


def test_only_games_with_a_lesson_are_offered_to_learn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(vars(catalogue), "GAMES", {"bare": replace(bare(GAMES["duos"]), NAME="bare"), **GAMES})
    assert set(games_with_lesson()) >= set(PUBLISHED)
    assert not game_card(bare(GAMES["duos"]), range(1, 2)).lesson
    assert game_card(GAMES["duos"], range(1, 2)).lesson
    assert answer(["learn", "--help"]) == 0
    assert "bare" not in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Keyboard("bare\ndualma\n"))
    assert asked_game("", games_with_lesson()) == "dualma"


@pytest.mark.parametrize("command", ["play", "learn", "puzzle"])
def test_without_a_keyboard_a_game_must_be_named(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert answer([command]) == 2
    names = games_with_lesson() if command == "learn" else GAMES
    assert capsys.readouterr().err == f"parlour: Name a game: {', '.join(names)}.\n"


def test_no_answer_at_the_keyboard_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(""))
    assert answer(["play"]) == 130


def test_puzzles_are_listed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["puzzle", "dualma", "--list", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "dualma"
    assert len({card["number"] for card in found["puzzles"]}) == len(found["puzzles"]) > 10
    assert answer(["puzzle", "dualma", "--json"]) == 2
    assert "--list" in capsys.readouterr().err


def test_help_shows_no_options_of_other_commands(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("learn", "puzzle", "puzzles", "solve"):
        assert answer([command, "--help"]) == 0
        said = capsys.readouterr().out
        assert "levels" not in said
    assert "stuck=" not in said, "only Dualité can be solved"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_saved_game_is_sent_to_resume(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_saved("3", (0,), RECORD.read_text(encoding="utf-8")), encoding="utf-8")
    assert answer([command, str(file)]) == 2
    assert f"parlour resume {file}" in capsys.readouterr().err
