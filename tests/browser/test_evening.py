"""An evening of DUOS in six browsers: they gather by one code, one leaves, one comes late, time runs out, and again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person

pytestmark = [pytest.mark.browser, pytest.mark.long]

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
FRIEND = "A friend, by link"
EVE = 4
"""The seat of a person who leaves, and then of a late guest."""


def pair_up(person: Person, shift: int, pairs: int = 4) -> list[str]:
    """Tap pairs; everyone has ideas of their own. The names of the cards, two and two."""
    cards = person.page.locator("[data-board] [data-card]")
    expect(cards).to_have_count(12)
    places = [(place + shift) % 12 for place in range(2 * pairs)]
    for place in places:
        cards.nth(place).click()
    return [cards.nth(place).get_attribute("data-card") or "" for place in places]


def ready(person: Person, shift: int) -> None:
    """Be ready for this turn. A bot that played for a person may have been so already."""
    on = person.page.get_by_role("button", name=re.compile("On to turn"))
    if on.count():
        on.click()
    if person.page.get_by_role("button", name="Change pairs").count() == 0:
        pair_up(person, shift)
        person.page.get_by_role("button", name="Ready", exact=True).click()


def written(cards: list[str]) -> str:
    """Pairs as the record has them."""
    return ",".join(sorted("+".join(sorted(cards[place : place + 2])) for place in range(0, len(cards), 2)))


def test_an_evening_of_duos(visit: Visit) -> None:
    ada = visit(viewport=LAPTOP)
    bo, cy, di, eve, fay = (visit(viewport=PHONE) for _ in range(5))

    # One code serves everyone; the host makes room for five and sets the time.
    table = ada.set_table("DUOS", "Me", FRIEND, FRIEND, FRIEND, name="Ada")
    ada.page.get_by_label("Clock").select_option(label="30 seconds a move")
    ada.page.get_by_text("Rule options").click()
    ada.page.get_by_role("combobox", name="Players", exact=True).select_option(label="five players")
    ada.page.get_by_role("combobox", name=re.compile("^Rounds")).select_option(label="one round")
    link, code = ada.invitation(), ada.page.locator("[data-code]").inner_text()
    for number, (person, name) in enumerate(((bo, "Bo"), (cy, "Cy"), (di, "Di"), (eve, "Eve"))):
        if number % 2:
            person.page.goto(link)
        else:
            person.go("/")
            person.page.get_by_label("Join with a code").fill(code.lower())
            person.page.get_by_role("button", name="Join", exact=True).click()
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
        expect(person.page.locator("[data-gathering]")).to_be_visible()
        assert person.page.locator("[data-card]").count() == 0, "nothing is dealt before the start"
    ada.page.locator("[data-start]").click()

    # A turn in which everyone is in time.
    five = [ada, bo, cy, di, eve]
    for person in five:
        expect(person.page.locator("[data-duos-turn='0']")).to_be_visible()
    ada.choose("Add a minute")
    for number, person in enumerate(five):
        ready(person, number)
    for person in five:
        expect(person.page.locator("[data-reveal='1']").first).to_be_visible()

    # One leaves: a bot plays on. One comes late by the same code, and those who play agree.
    eve.choose("Leave table")
    eve.end.get_by_role("button", name="Leave table").click()
    eve.page.wait_for_url(re.compile("/$"))
    for person in (ada, bo, cy, di):
        expect(person.page.locator(f"[data-seat='{EVE}'] .state")).to_contain_text("bot playing for Eve")
    fay.page.goto(link)
    fay.page.get_by_label("Your name").fill("Fay")
    fay.page.get_by_role("button", name="Watch").click()
    fay.page.locator("[data-come-late]").click()
    for person in (ada, bo, cy, di):
        expect(person.page.get_by_text("Fay would like to take over the seat of Eve.")).to_be_visible()
        person.page.get_by_role("button", name="Agree").click()
    five = [ada, bo, cy, di, fay]
    for person in five:
        expect(person.page.locator(f"[data-seat='{EVE}'] .name")).to_contain_text("Fay")

    # Time runs out on a whole board that was not handed in, and on half a one.
    for person in (ada, bo):
        on = person.page.get_by_role("button", name=re.compile("On to turn"))
        if on.count():
            on.click()
    whole = pair_up(ada, 1)
    half = pair_up(bo, 3, pairs=2)
    bo.page.reload()
    expect(bo.page.locator("[data-board] [data-marker]")).to_have_count(4)
    for number, person in enumerate((cy, di, fay)):
        ready(person, number)
    for person in five:
        expect(person.page.locator("[data-reveal='2']").first).to_be_visible()

    # On to the end, and what the record says of it.
    for turn in (2, 3, 4):
        ada.choose("Add a minute")
        for number, person in enumerate(five):
            ready(person, number + turn)
        for person in five:
            expect(person.page.locator(f"[data-reveal='{turn + 1}']").first).to_be_visible()
    for person in five:
        expect(person.page.locator("[data-sheet=result]")).to_be_visible()
    sheet = ada.page.request.get(f"{ada.address}/api/tables/{table}/record").text()
    assert written(whole) in sheet
    assert f"late:{written(half)}" in sheet
    assert "Fay" in sheet

    # Again, in the same room: everyone sees it, and nothing starts before all are there.
    for person in (ada, bo, cy, di):
        person.page.locator("[data-sheet=result]").get_by_role("button", name="Rematch").click()
    expect(fay.page.get_by_text(re.compile("want another game"))).to_be_visible()
    expect(ada.page.locator("[data-score]").first).to_be_visible()
    assert fay.page.locator("[data-duos-turn='0']").count() == 0
    fay.page.get_by_role("button", name="Play again").click()
    for person in five:
        expect(person.page.locator("[data-duos-turn='0']")).to_be_visible()
        expect(person.page.locator("[data-seat]")).to_have_count(5)
