"""Leaving an unfinished game in the terminal: it is said first, and the game is saved."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input, Static

from parlour.command import answer
from parlour.game import Refusal
from parlour.games.dualma import GAME as dualma
from parlour.terminal.automatic_save import saved_files
from parlour.terminal.screen import TerminalApp
from parlour.terminal.tables import LocalTable


def sentence(refusal: Refusal) -> str:
    return refusal.code


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_game_with_moves_is_saved_and_resume_lists_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = LocalTable(dualma, dualma.options({}), ("Ada", "Bo"), {})

    async def play() -> None:
        app = TerminalApp(table, sentence)
        async with app.run_test(size=(60, 20)) as pilot:
            assert app.query_one("#line", Input).placeholder.startswith(
                "You are Black. Place a black disc, then a white"
            )
            table.play("b@c3")
            await pilot.press("ctrl+q")
            await pilot.pause()
            assert "it is saved" in str(app.query_one("#notice", Static).render())
            assert not saved_files()
            await pilot.press("ctrl+q")

    asyncio.run(play())
    (file,) = saved_files()
    assert "b@c3" in file.read_text(encoding="utf-8")
    assert answer(["resume"]) == 0
    assert capsys.readouterr().out == f"1  {file}\n"


def test_a_game_without_a_move_is_left_at_once() -> None:
    async def play() -> None:
        app = TerminalApp(LocalTable(dualma, dualma.options({}), ("Ada", "Bo"), {}), sentence)
        async with app.run_test() as pilot:
            await pilot.press("ctrl+q")

    asyncio.run(play())
    assert not saved_files()


def test_without_a_saved_game_resume_says_how_to_save_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["resume"]) == 2
    assert "No saved game" in capsys.readouterr().err
