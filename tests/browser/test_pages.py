"""Every page, light and dark, wide and narrow: no axe violations, nothing cut off, nothing too small to touch."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from parlour import words
from parlour.catalogue import GAMES
from tests.browser.conftest import Visit
from tests.browser.rooms import Person

pytestmark = pytest.mark.browser

WIDE = {"width": 1440, "height": 900}
NARROW = {"width": 360, "height": 740}

TOUCH = 44
"""Nothing that is pressed is smaller, in CSS pixels; links in running text excepted."""
NINE_ACROSS = 34
"""But a board of nine places across cannot give each of them 44 of a phone's 360 pixels."""

SMALL = """(least) => [...document.querySelectorAll('button, select, summary, input, nav a, .button, [role=button]')]
  .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [inert], figure'))
  .filter((element) => !['checkbox', 'radio'].includes(element.type))
  .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.1)
  .map(([name, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${name}`)"""


def check(person: Person, width: int, least: int = TOUCH) -> None:
    page = person.page
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than the screen"
    small: list[str] = page.evaluate(SMALL, least)
    assert small == [], f"smaller than {least} px"


SCREENS = pytest.mark.parametrize(
    ("screen", "scheme"), [(WIDE, "light"), (NARROW, "dark")], ids=["wide-light", "narrow-dark"]
)


@SCREENS
def test_every_page(visit: Visit, screen: dict[str, int], scheme: str) -> None:
    settings: dict[str, Any] = {"viewport": screen, "color_scheme": scheme}
    ada = visit(**settings)
    page, width = ada.page, screen["width"]

    ada.go("/")
    page.get_by_role("button", name="Play Dualité").wait_for()
    check(ada, width)
    page.get_by_role("link", name="Dualité", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_text("Rule options").click()
    check(ada, width)

    for path, heading in (
        ("/about", "About Parlour"),
        ("/yours", "My data"),
        ("/settings", "Settings"),
        ("/privacy", "Privacy"),
        ("/rules/dualite", "A turn"),
        ("/learn/dualite", "The goal"),
        ("/nowhere", "Page not found"),
    ):
        ada.go(path)
        page.get_by_role("heading", name=heading, exact=True).wait_for()
        check(ada, width)

    ada.set_table("Dualité", "Me", "A friend, by link", name="Ada")
    link = ada.invitation()
    check(ada, width)
    bo = visit(**settings)
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").wait_for()
    check(bo, width)
    bo.accept(link, "Bo")
    ada.cell("a1").click()
    check(ada, width)
    ada.cell("d3").click()
    page.locator("[data-moves='1']").wait_for()
    bo.play("b2")
    ada.play("c3")
    check(ada, width)
    ada.cell("a4").click(force=True)
    ada.page.locator("[data-menu]").click()
    check(ada, width)
    ada.end.get_by_role("button", name="Resign").click()
    check(ada, width)
    ada.page.keyboard.press("Escape")
    bo.play("d4")
    bo.end.wait_for()
    check(bo, width)
    bo.page.get_by_role("link", name="Review").click()
    bo.page.get_by_role("heading", name="Review", level=1).wait_for()
    check(bo, width)


BOARDS = Path(__file__).resolve().parents[2] / "web/src/boards"


@SCREENS
@pytest.mark.parametrize("game", sorted(name for name in GAMES if (BOARDS / name).is_dir()))
def test_the_pages_of_every_game(visit: Visit, game: str, screen: dict[str, int], scheme: str) -> None:
    settings: dict[str, Any] = {"viewport": screen, "color_scheme": scheme}
    ada = visit(**settings)
    least = NINE_ACROSS if game == "dualma" and screen == NARROW else TOUCH
    name = words.say(f"{game}-name")
    ada.go(f"/rules/{game}")
    ada.page.get_by_role("heading", name=name).wait_for()
    ada.page.get_by_role("heading", level=2).first.wait_for()
    ada.page.locator("figure").first.wait_for()
    assert "-rules-" not in ada.page.locator("article").inner_text(), "every part and every figure has its words"
    assert not ada.page.locator("figure :is(button, [role=button]):not([inert] *)").count(), (
        "a figure is there to be looked at"
    )
    check(ada, screen["width"], least)
    ada.go(f"/learn/{game}")
    ada.page.get_by_role("heading", level=2).first.wait_for()
    check(ada, screen["width"], least)
    ada.open_form(name)
    check(ada, screen["width"])
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_url(re.compile("/table/"))
    ada.page.locator("[data-board] > *").first.wait_for()
    ada.turn.wait_for()
    check(ada, screen["width"], least)


@pytest.mark.parametrize("name", ["4\u00a0×\u00a04", "7\u00a0×\u00a07"])
def test_a_grid_on_a_phone(visit: Visit, name: str) -> None:
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    ada.go("/")
    ada.page.get_by_role("link", name="Dualité", exact=True).tap()
    ada.page.get_by_text("Custom game").tap()
    ada.page.get_by_label("Size of the grid").select_option(label=name)
    ada.page.get_by_label("Seat 2").select_option(label="Me")
    ada.page.get_by_role("button", name="Create table").tap()
    ada.cell("a1").tap()
    ada.cell("d3").tap()
    ada.page.locator("[data-moves='1']").wait_for()
    check(ada, NARROW["width"])
