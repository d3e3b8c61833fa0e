"""A whole game of each by hand: on a laptop by mouse, on a phone upright and on its side by touch.

One seat is played through the page, as a person would, with moves drawn from its rules; the others from the test.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pydantic import TypeAdapter

from parlour.catalogue import GAMES
from tests.browser.conftest import Visit
from tests.browser.rooms import PATIENCE
from tests.browser.sittings import follow, look_at, sit
from tests.server.house import House

pytestmark = [pytest.mark.browser, pytest.mark.long]

WINDOWS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "upright": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "side": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
Press = Callable[[str], None]
"""Click or tap the first such element."""


def dualite(page: Page, press: Press, move: str) -> None:
    for cell in move.split("+"):
        press(f"[data-cell={cell}]")


def dualma(page: Page, press: Press, move: str) -> None:
    if move == "pass":
        press("[data-stage=dock] .button.main")
        return
    hexes = move.split("@")[-1].split("-")
    for cell in hexes:
        press(f"[data-cell={cell}]")
    # A landing from which the disc might bounce on is pressed again to stay there.
    if len(hexes) == 2 and page.locator(f"[data-cell={hexes[-1]}][aria-pressed=true]").count():
        press(f"[data-cell={hexes[-1]}]")


def duality(page: Page, press: Press, move: str) -> None:
    if move == "pass":
        press("[data-stage=dock] button.main")
        return
    found = re.fullmatch(r"(\d+)(t?)[x@](.+)", move)
    assert found
    card, around, cell = found.groups()
    press(f"[data-card='{card}']")
    # White sits on the other side: what is laid as it is held lies turned. Pressing a picked card turns it.
    white = page.get_by_role("group", name="you are White").count() > 0
    if bool(around) != white:
        press(f"[data-card='{card}']")
    press(f"[data-cell='{cell}']")
    press("[data-stage=dock] button.main")


def duos(page: Page, press: Press, move: str) -> None:
    if page.locator("[data-go-on]").count():
        press("[data-go-on]")
    for pair in move.split(","):
        for card in pair.split("+"):
            press(f"button[data-card='{card}']")
    press("[data-stage=dock] .button.main")


HANDS: dict[str, Callable[[Page, Press, str], None]] = {
    "dualite": dualite,
    "dualma": dualma,
    "duality": duality,
    "duos": duos,
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", HANDS)
def test_a_whole_game_by_hand(visit: Visit, house: House, game: str, window: str) -> None:
    rules = GAMES[game]
    sitting = sit(house, game, seed="by hand")
    page = visit(**WINDOWS[window]).page
    look_at(page, house, sitting, 0)

    def press(selector: str) -> None:
        element = page.locator(selector).first
        if "has_touch" in WINDOWS[window]:
            element.tap()
        else:
            element.click()

    while awaited := sitting.table["awaited"]:
        if 0 not in awaited:
            sitting.walk(1)
            continue
        follow(page, sitting)
        view = TypeAdapter(rules.View).validate_python(sitting.table["view"])
        made = sitting.moves
        HANDS[game](page, press, rules.write(sitting.choose(view, sitting.chance)))
        until = time.monotonic() + PATIENCE / 1000
        while sitting.moves == made:
            assert time.monotonic() < until, "the move was never made"
            sitting.catch_up()
    expect(page.get_by_role("dialog")).to_be_visible()
