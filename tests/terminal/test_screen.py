"""The full-screen table, driven by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, Static

from parlour import record
from parlour.boards.text import choices
from parlour.catalogue import GAMES
from parlour.command.arguments import sentence
from parlour.game import Game, Seat
from parlour.games.dualite import GAME as dualite
from parlour.games.duality import GAME as duality
from parlour.games.dualma import GAME as dualma
from parlour.players import Player
from parlour.players.levels import named
from parlour.terminal.screen import TerminalApp
from parlour.terminal.tables import LocalTable
from tests.bare_game import bare
from tests.pockets import GAME as pockets

Steps = Callable[[Pilot[None]], Awaitable[None]]


def driven(steps: Steps, game: Game = dualite, bots: dict[Seat, Player] | None = None, **options: str) -> None:
    """Run these steps on a screen of 80 × 24."""
    table = LocalTable(game, game.options(options), ("Ada", "Bo"), bots or {}, seed="screen")

    async def drive() -> None:
        async with TerminalApp(table, sentence).run_test(size=(80, 24)) as pilot:
            await steps(pilot)

    asyncio.run(drive())


def shown(pilot: Pilot[None], part: str) -> str:
    return str(pilot.app.query_one(part, Static).content)


def page(pilot: Pilot[None]) -> str:
    """What is to be read in front of the table."""
    return str(pilot.app.screen.query_one("#page", Static).content)


async def settled(pilot: Pilot[None]) -> None:
    """Until bots have moved and the screen shows it."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


@pytest.mark.slow
def test_a_whole_game_by_arrow_keys_alone() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "[·]" in shown(pilot, "#board")
        await pilot.press("left", "down", "enter")
        assert shown(pilot, "#notice") == "So far: a1+"
        await pilot.press("right", "right", "right", "enter")
        assert "Ada opens with circles on a1 and d1." in shown(pilot, "#list")
        assert shown(pilot, "#status") == "Bo, it is your turn."
        app = pilot.app
        assert isinstance(app, TerminalApp)
        while app.cursor != "b1":
            await pilot.press("left" if app.cursor > "b9" else "right" if app.cursor < "b0" else "down")
        await pilot.press("space")
        while app.cursor != "c1":
            await pilot.press("right" if app.cursor < "c0" else "down")
        await pilot.press("enter")
        assert shown(pilot, "#status").startswith("Ada wins. Four in a line.")
        assert "=○= =○= =○= =○=" in shown(pilot, "#board")

    driven(steps)


@pytest.mark.slow
def test_an_edge_stops_the_cursor_and_a_circle_can_be_taken_back() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("left", "left", "left", "enter")
        assert shown(pilot, "#notice") == "So far: a2+"
        await pilot.press("enter")
        assert shown(pilot, "#notice") == ""
        await pilot.press("enter", "escape", "right", "right", "right", "enter")
        assert shown(pilot, "#notice") == "So far: d2+"

    driven(steps)


@pytest.mark.slow
def test_a_whole_game_by_typing_and_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press(*"a1+d1", "enter")
        kept = tmp_path / "unfinished.txt"
        pilot.app.query_one("#line", Input).value = f"save {kept}"
        await pilot.press("enter")
        assert shown(pilot, "#notice") == f"Game saved in {kept}. To continue it: parlour resume {kept}"
        await pilot.press(*"b1", "enter", *"c1", "enter")
        pilot.app.query_one("#line", Input).value = f"save {file}"
        await pilot.press("enter")
        assert shown(pilot, "#notice") == f"Record saved in {file}."
        await pilot.press(*"back", "enter")
        assert shown(pilot, "#notice") == "The game is over."

    driven(steps)
    assert record.replay(record.read(file.read_text(encoding="utf-8")), GAMES).game is dualite


@pytest.mark.parametrize("end", [("enter", "\r"), ("ctrl+j", "\n")], ids=["at once", "before the screen was ready"])
@pytest.mark.slow
def test_what_is_typed_faster_than_the_screen_follows_is_played(end: tuple[str, str]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        keys = [events.Key("plus" if sign == "+" else sign, sign) for sign in "a1+d1"]
        for key in (*keys, events.Key(*end)):
            pilot.app.post_message(key)
        await settled(pilot)
        assert shown(pilot, "#list") == "1. Ada opens with circles on a1 and d1."

    driven(steps)


@pytest.mark.slow
def test_a_refusal_is_said_and_changes_nothing() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press(*"a1+b1", "enter")
        assert shown(pilot, "#notice").startswith("a1 and b1 touch")
        assert shown(pilot, "#list") == ""

    driven(steps)


@pytest.mark.slow
def test_what_was_said_of_a_position_goes_when_it_does() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press(*"analyse", "enter")
        said = page(pilot).splitlines()
        assert said[0] == "Ada is to move and wins in 11, with 74 of 78 moves."
        assert said[-1] == "Bo wins in 12: a1+c3, a4+c2, b2+d4, b3+d1"
        await pilot.press("escape")
        assert shown(pilot, "#notice").splitlines() == said[:2], "what matters of it stays beside the board"
        app = pilot.app
        assert isinstance(app, TerminalApp)
        app.table.play("a1+d1")
        app.refresh_table()
        assert shown(pilot, "#notice") == ""
        assert app.query_one("#line", Input).placeholder == "type a move, or help"
        await pilot.press(*"resign", "enter")
        await pilot.press(*"yes", "enter")
        assert app.query_one("#line", Input).placeholder == "type again, save or quit"

    driven(steps)


def test_what_is_typed_before_there_is_a_screen_is_played() -> None:
    table = LocalTable(dualite, dualite.options({}), ("Ada", "Bo"), {}, seed="screen")

    async def drive() -> None:
        app = TerminalApp(table, sentence)
        for key in ("a", "1", "plus", "d", "1", "ctrl+j"):
            app.post_message(events.Key(key, {"plus": "+", "ctrl+j": "\n"}.get(key, key)))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert shown(pilot, "#list") == "1. Ada opens with circles on a1 and d1."

    asyncio.run(drive())


@pytest.mark.slow
def test_quick_typing_closes_a_page_once() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press(*"moves", "enter")
        assert page(pilot)
        for key in ("escape", "a", "1", "+", "c", "3", "enter"):
            pilot.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await settled(pilot)
        assert "Ada opens with circles on a1 and c3." in shown(pilot, "#list")

    driven(steps)


@pytest.mark.slow
def test_orders() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("f1", "down")
        assert "such as a1+c3" in page(pilot)
        assert "arrow keys" in page(pilot)
        assert "analyse" in page(pilot)
        await pilot.press("escape", *"moves", "enter")
        assert page(pilot).startswith("a1+a3  a1+a4")
        await pilot.press("enter")
        await pilot.press(*"a1+c3", "enter", *"yes", "enter")
        assert shown(pilot, "#notice") == "No player has asked to take back a move."
        await pilot.press("ctrl+z")
        assert shown(pilot, "#list") == ""
        await pilot.press("tab", "down", "enter")
        assert shown(pilot, "#notice").startswith("So far: ")
        await pilot.press(*"resign", "enter")
        await pilot.press(*"yes", "enter")
        assert shown(pilot, "#status").startswith("Bo wins. Ada resigned.")

    driven(steps)


@pytest.mark.parametrize("way_out", [("ctrl+q",), (*"quit", "enter")], ids=["key", "word"])
@pytest.mark.slow
def test_leaving(way_out: tuple[str, ...]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press(*way_out)
        await pilot.pause()
        assert not pilot.app.is_running

    driven(steps)


@pytest.mark.slow
def test_a_bot_answers_and_its_answer_can_be_taken_back() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press(*"a1+d4", "enter")
        await settled(pilot)
        assert "2. Bo draws a circle on" in shown(pilot, "#list")
        assert shown(pilot, "#status") == "Your turn."
        await pilot.press(*"back", "enter")
        await settled(pilot)
        assert shown(pilot, "#list") == ""

    driven(steps, bots={1: named(dualite, "1")})


def test_a_bot_on_the_first_seat_begins() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await settled(pilot)
        assert shown(pilot, "#list").startswith("1. Ada opens with circles on")

    driven(steps, bots={0: named(dualite, "random")})


@pytest.mark.slow
def test_a_game_without_a_board_of_its_own_is_listed() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await settled(pilot)
        assert "hand: " in shown(pilot, "#board")
        assert "> lay " in shown(pilot, "#board")
        for _ in range(3):
            await pilot.press("down", "enter")
            await settled(pilot)
        assert shown(pilot, "#status")

    driven(steps, game=bare(pockets), bots={1: named(pockets, "greedy")}, tricks="1")


@pytest.mark.slow
def test_help_explains_the_signs_of_dualma_on_one_page() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await settled(pilot)
        await pilot.press("f1")
        await pilot.pause()
        for sign in ("●○", "+ ", "< >", "( )", "= =", "[ ]"):
            assert sign in page(pilot)
        sheet = pilot.app.screen.query_one("#page")
        assert sheet.virtual_size.height <= sheet.size.height
        assert sheet.region.bottom <= 24

    driven(steps, game=dualma)


@pytest.mark.parametrize("rows", ["5", "7"])
@pytest.mark.slow
def test_all_rows_of_a_high_board_stay_in_sight(rows: str) -> None:
    """Duality on 80 × 24: every row and the advice are on the screen, also while there is a notice; help hides none."""

    async def steps(pilot: Pilot[None]) -> None:
        await settled(pilot)

        def whole() -> bool:
            panel, floor = pilot.app.query_one("#board"), pilot.app.query_one("#table")
            lines = shown(pilot, "#board").splitlines()
            return floor.region.contains_region(panel.region) and len(lines) <= panel.size.height

        await pilot.pause()
        assert whole()
        assert "Rows left" in shown(pilot, "#board")
        assert "[" in shown(pilot, "#board")
        await pilot.press(*"9x9", "enter")
        await pilot.pause()
        assert "is not in your hand" in shown(pilot, "#notice")
        assert whole()
        await pilot.press("escape", "up")
        assert shown(pilot, "#notice") == ""
        await pilot.press("f1")
        assert "analyse" not in page(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app, TerminalApp)
        pilot.app.follow(choices(pilot.app.board, pilot.app.table.scene().view)[0])
        await settled(pilot)
        assert shown(pilot, "#list")
        assert whole()
        assert shown(pilot, "#status").endswith("Your turn.")
        assert " plays card " in shown(pilot, "#status") or " replaces card " in shown(pilot, "#status")

    driven(steps, game=duality, bots={1: named(duality, "1")}, rows=rows)
