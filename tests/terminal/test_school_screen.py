"""Lessons, puzzles and reviews on the full screen, driven by keys at 80 × 24."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from parlour import words
from parlour.catalogue import GAMES
from parlour.command.arguments import sentence
from parlour.game import Game
from parlour.games.dualite import GAME as dualite
from parlour.school.lessons import lesson
from parlour.school.puzzles import puzzle, written
from parlour.terminal.review_screen import ReviewScreen
from parlour.terminal.school_screen import SchoolApp, Taught
from parlour.terminal.screen import TerminalApp
from parlour.terminal.tables import LocalTable
from tests.published_games import PUBLISHED
from tests.school.test_lessons import SOLVED

TODAY = datetime.date(2026, 11, 16)
PATIENCE = 1_500
"""How often the screen is looked at before a text that does not come is missed."""
Steps = Callable[[Pilot[None]], Awaitable[None]]


def driven(steps: Steps, taught: Taught, game: Game = dualite) -> SchoolApp:
    app = SchoolApp(game, sentence, taught)

    async def drive() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await steps(pilot)

    asyncio.run(drive())
    return app


def shown(pilot: Pilot[None], part: str) -> str:
    """What stands there; nothing where there is no such part now."""
    return " ".join(" ".join(str(each.content) for each in pilot.app.screen.query(part).results(Static)).split())


async def until(pilot: Pilot[None], part: str, text: str) -> None:
    """Until this text stands there; the lesson runs in a thread of its own."""
    for _ in range(PATIENCE):
        if " ".join(text.split()) in shown(pilot, part):
            return
        await pilot.pause(0.01)
    raise AssertionError(f"{text!r} is not in {shown(pilot, part)!r}")


async def go_on(pilot: Pilot[None]) -> None:
    """Press Enter once the lesson waits for it."""
    app = pilot.app
    assert isinstance(app, SchoolApp)
    while not app.waits:
        await pilot.pause(0.01)
    await pilot.press("enter")


async def over(pilot: Pilot[None]) -> None:
    """Until nothing more is taught."""
    app = pilot.app
    assert isinstance(app, SchoolApp)
    while not app.over:
        await pilot.pause(0.01)


async def typed(pilot: Pilot[None], line: str) -> None:
    typing = pilot.app.screen.query_one("#line", Input)
    pilot.app.screen.set_focus(typing)
    typing.value = line
    await pilot.press("enter")


@pytest.mark.parametrize("tactics", [False, True])
@pytest.mark.parametrize("name", PUBLISHED)
def test_every_lesson_is_walked_through_with_the_board_in_sight(name: str, tactics: bool) -> None:
    given = lesson(GAMES[name])

    async def steps(pilot: Pilot[None]) -> None:
        for step in given.tactics if tactics else given.steps:
            await until(pilot, "#status", words.say(step.task))
            assert pilot.app.screen.query_one("#board").region.height >= 5
            if step.asks:
                right = SOLVED[name, step.name] if (name, step.name) in SOLVED else step.right[0].text
                await typed(pilot, right)
                await until(pilot, "#notice", words.say(step.done))
            await go_on(pilot)
        await until(pilot, "#status", "End of the lesson.")
        await go_on(pilot)
        await over(pilot)

    assert driven(steps, lambda school: school.lesson(tactics=tactics), GAMES[name]).whole


def test_a_wrong_answer_is_answered_below_the_board_and_a_lesson_can_be_left() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await until(pilot, "#status", words.say("dualite-lesson-goal-task"))
        await go_on(pilot)
        await until(pilot, "#status", words.say("dualite-lesson-open-task"))
        await typed(pilot, "a1+b2")
        await until(pilot, "#notice", "a1 and b2 touch")
        await typed(pilot, "hint")
        await until(pilot, "#notice", words.say("dualite-lesson-open-hint"))
        await pilot.press("f1")
        await until(pilot, "#notice", "Columns are letters")
        await pilot.press("enter")
        await until(pilot, "#notice", "So far:")
        await typed(pilot, "quit")
        await over(pilot)

    assert not driven(steps, lambda school: school.lesson()).whole


def test_a_puzzle_leads_to_the_next_harder_one() -> None:
    first = puzzle(dualite, 1)
    assert first.next is not None
    second = puzzle(dualite, first.next)

    async def steps(pilot: Pilot[None]) -> None:
        await until(pilot, "#status", "Dualité, puzzle 1")
        turn = first.start
        while True:
            key = next(found for found in turn.tries if found.verdict == "right")
            await typed(pilot, key.text)
            if key.then is None:
                break
            turn = key.then
        await until(pilot, "#notice", words.say("puzzle-solved"))
        await go_on(pilot)
        await until(pilot, "#status", f"Dualité, puzzle {second.number}")
        await pilot.press("ctrl+q")

    assert driven(steps, lambda school: school.puzzle(1, TODAY)).whole is False


def test_what_is_not_there_is_refused_after_the_screen() -> None:
    app = driven(over, lambda school: school.puzzle(len(written(dualite)) + 1, TODAY))
    assert app.refused is not None
    assert app.refused.code == "no-such-puzzle"


def test_a_review_stands_beside_the_board() -> None:
    table = LocalTable(dualite, dualite.options({}), ("Ada", "Bo"), {}, seed="review")

    async def drive() -> None:
        async with TerminalApp(table, sentence).run_test(size=(80, 24)) as pilot:
            app = pilot.app
            assert isinstance(app, TerminalApp)
            for move in ("a1+d3", "b2", "c3", "d4", "review"):
                app.follow(move)
            await pilot.pause()
            assert isinstance(app.screen, ReviewScreen)
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert "Ada lost this when" in shown(pilot, "#status") or "Ada" in shown(pilot, "#status")
            assert "✗ 3. Ada draws a circle on c3." in shown(pilot, "#list")
            await pilot.press("home", "n")
            assert "Ada could have won in 10 with c1. Now Bo wins in 1." in shown(pilot, "#status")
            assert "(○)" in shown(pilot, "#board")
            await pilot.press("left")
            assert "Bo draws a circle on b2." in shown(pilot, "#status")
            await pilot.press("escape")
            await pilot.pause()
            assert [type(screen) for screen in app.screen_stack].count(ReviewScreen) == 0
            assert "Bo wins." in shown(pilot, "#status")

    asyncio.run(drive())
