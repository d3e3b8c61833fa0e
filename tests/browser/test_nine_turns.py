"""DUOS for two, walked through once by two people: nine turns, with a hint, in two languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person

pytestmark = [pytest.mark.browser, pytest.mark.long]

PHONE = {"width": 390, "height": 844}
FRIEND = "A friend, by link"
READY = re.compile("^(Ready|Valider)$")
ON = re.compile("^(On to turn|Au tour)")


def take_part(person: Person, shift: int = 0) -> None:
    """Choose four pairs, after a look at the last turn."""
    on = person.page.get_by_role("button", name=ON)
    ready = person.page.get_by_role("button", name=READY)
    expect(on.or_(ready)).to_be_visible()
    if on.count():
        on.click()
    cards = person.page.locator("[data-board] [data-card]")
    expect(cards).to_have_count(12)
    for place in range(8):
        cards.nth((place + shift) % 12).click()
    ready.click()


def test_nine_turns_for_two(visit: Visit) -> None:
    """Two phones, two languages: the cards lie alike on both, hints are given, and the end says how well they did."""
    ada, bo = visit(viewport=PHONE, locale="en-GB"), visit(viewport=PHONE, locale="fr-FR")
    ada.go("/duos")
    ada.page.get_by_text("For two, together").first.click()
    ada.page.get_by_text("Custom game").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.seat(1, "Me")
    ada.seat(2, FRIEND)
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.locator("[data-gathering]").wait_for()
    bo.page.goto(ada.invitation())
    bo.page.get_by_label("Votre nom").fill("Bo")
    bo.page.get_by_role("button", name="S’asseoir").click()
    for person in (ada, bo):
        expect(person.page.locator("[data-duos-turn='0']")).to_be_visible()

    ada.page.get_by_role("button", name="Give the hint YES!").click()
    ada.page.locator("[data-board] [data-card]").first.click()
    expect(bo.page.locator("[data-said-hint=yes]")).to_be_visible()
    for turn in range(1, 10):
        take_part(ada)
        take_part(bo, 0 if turn % 3 else 2)
        for person in (ada, bo):
            expect(person.page.locator(f"[data-reveal='{turn}']").first).to_be_visible()
            show = person.page.locator("[data-show-all]")
            if show.count():
                show.click(force=True)
    for person in (ada, bo):
        expect(person.page.locator("[data-sheet=result]")).to_be_visible()
    expect(ada.page.locator("[data-sheet=result]")).to_contain_text("All nine.")
