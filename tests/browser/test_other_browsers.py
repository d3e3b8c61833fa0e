"""The walk over the stage in Firefox and in WebKit: phones are not all Chromium."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.sittings import SHORT, follow, look_at, sit
from tests.browser.static_host import hosted, written
from tests.browser.test_stage import MOMENTS, SIZES, faults
from tests.browser.windows import Window, firefox, wait, webkit
from tests.published_games import PUBLISHED
from tests.server.house import House

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def other(request: pytest.FixtureRequest) -> Iterator[Window]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with firefox() if request.param == "firefox" else webkit(port) as window:
        yield window


@pytest.mark.parametrize("game", PUBLISHED)
def test_everything_is_in_sight_there_too(other: Window, house: House, game: str) -> None:
    found: list[str] = []

    def look(moment: str, seat: int | None) -> None:
        for size in SIZES:
            found.extend(f"{moment} {seat} {size}: {fault}" for fault in faults(other, size, seat is not None))

    if moment := MOMENTS.get(game):
        sitting = sit(house, game, options=moment.options)
        look_at(other, house, sitting, 0)
        sitting.until(moment.reached)
        follow(other, sitting)
        look(moment.name, 0)
    sitting = sit(house, game, options=SHORT.get(game))
    look_at(other, house, sitting, 0)
    look("start", 0)
    sitting.walk(8)
    follow(other, sitting)
    look("mid", 0)
    assert not sitting.walk(2000)
    follow(other, sitting)
    wait(other, "document.querySelector('[role=dialog]')")
    look("end", 0)
    look_at(other, house, sitting, None)
    look("end", None)
    assert found == []


def test_a_move_is_made_by_a_press(other: Window, house: House) -> None:
    """A piece is pressed, the server says yes, and the board shows it."""
    sitting = sit(house, "dualite")
    other.resize(390, 844)
    look_at(other, house, sitting, 0)
    other.press("[data-cell=b2]")
    other.press("[data-cell=d4]")
    wait(other, "document.querySelector('[data-shown=\"1\"]')")
    assert other.evaluate("() => document.querySelectorAll('[data-cell] .ring').length") == 2


def test_a_bot_is_played_there_without_a_server(other: Window, tmp_path: Path) -> None:
    """A static site: Python starts in a worker of that browser, and the bot answers."""
    written(tmp_path / "p")
    with hosted(tmp_path / "p") as site:
        other.resize(390, 844)
        other.goto(f"{site}/dualite/")
        wait(other, "document.querySelector('.against button:not([disabled])')")
        other.press(".against button")
        wait(other, "location.pathname.includes('/table/here-')")
        wait(other, "document.querySelector('[data-cell=a1]')")
        wait(other, "document.querySelector('.choice')")
        if not other.evaluate("() => Number(document.querySelector('[data-stage=root]').dataset.moves)"):
            other.press("[data-cell=a1]")
            other.press("[data-cell=d3]")
        else:
            other.press("[data-board] .choice")
        wait(other, "document.querySelector('[data-stage=root]').dataset.moves >= 2")
        other.goto("about:blank")
