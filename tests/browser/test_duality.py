"""Duality in a browser: a whole game by taps on a phone, a move by keys alone, previews and refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person
from tests.browser.test_pages import NARROW

pytestmark = pytest.mark.browser


def sit_down(person: Person, rows: str, bot: str) -> None:
    page = person.page
    person.go("/")
    page.get_by_role("button", name="Play Duality", exact=True).click()
    page.get_by_label("Rows between the players").select_option(label=rows)
    page.get_by_label("Seat 2").select_option(label=bot)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-board] [data-cell='1']").wait_for()


def pick_one_that_fits(person: Person) -> None:
    """Pick the first card of the hand that can go anywhere, turned if need be."""
    cards = person.page.locator(".hand .card")
    for number in range(cards.count()):
        cards.nth(number).click()
        for _ in range(2):
            if person.page.locator("g.choice").count():
                return
            cards.nth(number).click()
    raise AssertionError("no card fits, though it is our turn and we need not pass")


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    page = ada.page
    sit_down(ada, "3", "Bot, level 1")
    for _ in range(200):
        expect(ada.turn).to_have_text(re.compile("Your turn|win|Nobody|draw", re.IGNORECASE))
        if "Your turn" not in ada.turn.inner_text():
            break
        heard = ada.moves.count()
        if page.get_by_role("button", name="Pass", exact=True).count():
            page.get_by_role("button", name="Pass", exact=True).tap()
        else:
            pick_one_that_fits(ada)
            page.locator("g.choice").last.tap()
            expect(page.locator("[data-advice]")).to_contain_text(re.compile(r"\d connection"))
            page.get_by_role("button", name="Play it").tap()
        expect(ada.moves.nth(heard)).to_be_attached()
    expect(ada.end).to_be_visible()


def test_a_move_by_keys_alone(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    sit_down(ada, "7", "Bot, level 1")
    expect(ada.turn).to_have_text(re.compile("Your turn"))
    heard = ada.moves.count()
    pick_one_that_fits(ada)
    place = page.locator("g.choice").first
    name = place.get_attribute("data-cell") or ""
    row = int(name[0])
    page.locator("[data-board] g[tabindex='0']").focus()
    for _ in range(7):
        page.keyboard.press("ArrowDown")
    for _ in range(row - 1):
        page.keyboard.press("ArrowUp")
    page.keyboard.press({"L": "ArrowLeft", "R": "ArrowRight"}.get(name[1:2], "Shift"))
    expect(page.locator("[data-advice]")).to_contain_text(re.compile("Your path"))
    page.keyboard.press("Enter")
    expect(ada.moves.nth(heard)).to_be_attached()


def test_why_a_card_may_not_go_there(visit: Visit) -> None:
    """The far row is out of reach at the start, and the board says so before anything is sent."""
    ada = visit()
    sit_down(ada, "7", "Bot, level 1")
    expect(ada.turn).to_have_text(re.compile("Your turn"))
    pick_one_that_fits(ada)
    ada.page.locator("[data-cell='4L1']").hover()
    expect(ada.page.locator("[data-advice]")).to_contain_text("continues no black path from your side")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".card.picked")).to_have_count(0)


def test_connections_on_demand(visit: Visit) -> None:
    ada = visit()
    sit_down(ada, "7", "Bot, level 1")
    expect(ada.page.locator(".count")).to_have_count(0)
    ada.page.get_by_role("button", name="Connections", exact=True).click()
    expect(ada.page.locator("[data-board] .count")).to_have_count(ada.page.locator("[data-board] .frame .face").count())
