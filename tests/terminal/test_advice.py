"""Rules, goals and hints in the terminal; games that are saved and gone on with; small screens and light ones."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.command import answer
from parlour.command.arguments import sentence
from parlour.game import BadNotation
from parlour.players.levels import named
from parlour.terminal.board_app import BoardPanel, Floor
from parlour.terminal.plain import PlainTable
from parlour.terminal.saved_games import read_saved
from parlour.terminal.screen import TerminalApp
from parlour.terminal.tables import LocalTable
from tests.published_games import PUBLISHED


def table_of(name: str, seed: str = "advice", **options: str) -> LocalTable:
    game = GAMES[name]
    chosen = game.options(options)
    count = game.seats(chosen)
    bots = dict.fromkeys(range(1, count), named(game, "random", None))
    return LocalTable(game, chosen, tuple("ABCDEFGH"[:count]), bots, seed, against="random")


def told(table: LocalTable, lines: str) -> str:
    out = io.StringIO()
    PlainTable(table, io.StringIO(lines), out, sentence).run()
    return out.getvalue()


@pytest.mark.parametrize("name", PUBLISHED)
def test_help_says_the_goal_and_rules_tell_all(name: str) -> None:
    said = told(table_of(name), "help\nrules\n")
    assert "win" in said.partition("Type a move")[0].lower() or "be the first" in said.lower() or "row of three" in said
    assert "THE GOAL" in said or "GOAL" in said
    assert max(map(len, said.partition("GOAL")[2].splitlines()[:8])) <= 74


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dualite", "duos"])
def test_a_hint_is_a_move_that_can_be_played(name: str) -> None:
    said = told(table_of(name), "hint\n")
    move = re.search(r"(?:\(| chooses )(.+?)\)?\.?$", said.partition(" would play ")[2].splitlines()[0])
    assert move
    table = table_of(name)
    table.play(move[1])


def test_there_is_no_hint_when_it_is_over() -> None:
    over = LocalTable(GAMES["dualite"], GAMES["dualite"].options({}), ("Ada", "Bo"), {}, "x")
    assert "would play" not in told(over, "a1+d1\nb1\nc1\nhint\n").partition("wins.")[2]


@pytest.mark.parametrize("name", GAMES)
def test_an_unfinished_game_is_gone_on_with(name: str, tmp_path: Path) -> None:
    table = table_of(name)
    for _ in range(6):
        scene = table.scene()
        if scene.bot_awaited:
            table.bot_moves()
        elif scene.may_move and scene.outcome is None:
            game = scene.game
            table.play(game.write(game.sample(scene.view, Chance(len(scene.announcements)))))
    saved = read_saved(table.saved_game())
    assert (saved.against, saved.keyboard) == ("random", (0,))
    game = GAMES[name]
    options = game.options(dict(saved.sheet.options))
    bots = dict.fromkeys(range(1, game.seats(options)), named(game, "random", None))
    again = LocalTable(game, options, saved.sheet.names, bots, against="random", kept=saved.sheet)
    assert again.scene().view == table.scene().view
    assert again.scene().announcements == table.scene().announcements
    assert again.saved_game() == table.saved_game()


def test_save_and_resume_by_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("a1+d1\nb1\nsave\nquit\n"))
    assert answer(["play", "dualite", "--plain"]) == 0
    assert "To continue it: parlour resume dualite-1.txt" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("c1\n"))
    assert answer(["resume", "dualite-1.txt", "--plain"]) == 0
    assert "Player 1 wins. Four in a line." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("Parlour saved game 1", "Parlour"), "This is not a saved game"),
        (("keyboard: 0 1", "keyboard: 0 7"), "This is not a saved game"),
        (("1. 0 a1+d1", "1. 0 a1+a2"), "Cannot continue"),
        (("rules: 1", "rules: 0"), "version 0"),
        (("against: -", "against: -\nagainst: -"), "This is not a saved game"),
    ],
)
def test_a_spoilt_file_is_refused(
    change: tuple[str, str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = LocalTable(GAMES["dualite"], GAMES["dualite"].options({}), ("Ada", "Bo"), {}, "x")
    table.play("a1+d1")
    text = table.saved_game()
    assert change[0] in text
    (tmp_path / "game.txt").write_text(text.replace(*change), encoding="utf-8")
    assert answer(["resume", str(tmp_path / "game.txt"), "--plain"]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_a_finished_record_is_no_saved_game() -> None:
    with pytest.raises(BadNotation, match="saved-game-not-one"):
        read_saved((Path(__file__).parents[1] / "records" / "dualite-4x4.txt").read_text(encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut_off_on_a_small_screen(name: str) -> None:
    """On 60 × 20 the board is as wide as the screen at most, and whatever is below can be scrolled to."""

    async def drive() -> None:
        async with TerminalApp(table_of(name), sentence).run_test(size=(60, 20)) as pilot:
            await small(pilot)

    async def small(pilot: Pilot[None]) -> None:
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        panel, floor = pilot.app.query_one(BoardPanel), pilot.app.query_one(Floor)
        assert floor.has_class("narrow")
        assert panel.region.right <= 60
        hidden = panel.virtual_region.bottom - floor.container_size.height
        assert hidden <= floor.max_scroll_y
        await pilot.press("f1")
        page = pilot.app.screen.query_one("VerticalScroll")
        assert page.region.right <= 60
        assert page.region.bottom <= 20

    asyncio.run(drive())


@pytest.mark.slow
def test_light_and_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drive(expected: str) -> None:
        async with TerminalApp(table_of("dualite"), sentence).run_test() as pilot:
            assert pilot.app.theme == expected
            await pilot.press("f2")
            assert pilot.app.theme != expected

    asyncio.run(drive("textual-dark"))
    monkeypatch.setenv("PARLOUR_THEME", "light")
    asyncio.run(drive("textual-light"))
