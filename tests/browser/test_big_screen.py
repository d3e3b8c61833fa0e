"""An evening on a big screen in eight windows: from the home page to the podium, and on to a second game.

A television, six phones and a laptop, in two languages. One leaves, one is late, one loses the connection, and one
watches and guesses along.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person

pytestmark = [pytest.mark.browser, pytest.mark.long]

TELEVISION = {"width": 1280, "height": 720}
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
CHANGE = re.compile("^(Change pairs|Changer|Modifier)")
READY = re.compile("^(Ready|Valider|Prêt)")


def join(person: Person, code: str, name: str) -> None:
    """From the home page, by the code in lower case; a name is asked for once."""
    person.go("/")
    typed = person.page.get_by_label(re.compile("^(Join with a code|Rejoindre avec un code)"))
    typed.fill(code.lower())
    typed.press("Enter")
    person.page.locator("input[autocomplete=nickname]").fill(name)
    person.page.locator("form button[type=submit]").first.click()
    expect(person.stage).to_be_visible()


def tap_pairs(person: Person, shift: int) -> None:
    cards = person.page.locator("[data-board] [data-card]")
    expect(cards).to_have_count(12)
    for place in range(8):
        cards.nth((place + shift) % 12).click()


def columns(person: Person) -> int:
    """In how many columns the cards lie."""
    cards = person.page.locator("[data-board] [data-card]")
    expect(cards).to_have_count(12)
    lefts = cards.evaluate_all("cards => cards.map((card) => Math.round(card.getBoundingClientRect().left))")
    return len(set(lefts))


def go_on(host: Person, *others: Person) -> None:
    """The host ends the look at a reveal, for everyone at once."""
    host.page.locator("[data-go-on]").click()
    for person in (host, *others):
        expect(person.page.locator("[data-go-on]")).to_have_count(0)


def choose(person: Person, shift: int) -> None:
    """Choose four pairs; a bot that played for a person may have chosen already."""
    if person.page.get_by_role("button", name=CHANGE).count():
        return
    tap_pairs(person, shift)
    person.page.locator("[data-stage=dock]").get_by_role("button", name=READY).click()


def reveal(screen: Person, people: list[Person], turn: int) -> None:
    """The Narrator's phone leads, and the screen follows; without the Narrator all is shown."""
    expect(screen.page.locator(f"[data-reveal='{turn}']").first).to_be_visible()
    for _ in range(5):
        for person in people:
            lead = person.page.locator("[data-lead].main")
            if lead.count():
                lead.click()
                break
    expect(screen.page.locator("[data-points]").first).to_be_visible()


def test_an_evening_on_a_big_screen(visit: Visit) -> None:
    screen = visit(viewport=TELEVISION, locale="en-GB")
    ada, bo, cy, di, eve, fay = (
        visit(viewport=PHONE, locale="fr-FR" if number % 2 else "en-GB", has_touch=True) for number in range(6)
    )
    zoe = visit(viewport=LAPTOP, locale="en-GB")

    # From the home page of the television to a code; five phones come by it, and the first one hosts.
    screen.go("/")
    screen.page.locator("[data-evening=pentathlon]").click()
    code = screen.page.locator("[data-code]").inner_text()
    for person, name in ((ada, "Ada"), (bo, "Bo"), (cy, "Cy"), (di, "Di"), (eve, "Eve")):
        join(person, code, name)
    expect(screen.page.locator("[data-room-seat]")).to_have_count(5)
    ada.page.get_by_text("Rule options").click()
    ada.page.get_by_role("combobox", name=re.compile("^Rounds")).select_option(label="one round")
    ada.page.locator("[data-start]").click()
    five = [ada, bo, cy, di, eve]
    for person in five:
        expect(person.page.locator("[data-duos-turn='0']")).to_be_visible()

    for person in (screen, *five):  # all boards lie alike, as on an upright phone
        person.page.locator("[data-board] [data-columns='3']").wait_for()
        assert columns(person) == 3

    # The laptop comes while the game is played: it watches, and guesses along.
    join(zoe, code, "Zoe")
    tap_pairs(zoe, 0)
    zoe.page.locator("[data-guess]").click()
    expect(screen.page.locator("[data-audience-row]")).to_contain_text("1 guess")
    for number, person in enumerate(five):
        choose(person, number // 2)
    reveal(screen, five, 1)
    expect(screen.page.locator("[data-audience]").first).to_be_visible()

    # One leaves, and one who is late asks the host alone for the seat.
    eve.page.locator("[data-menu]").click()
    eve.end.get_by_role("button", name="Leave table").click()
    eve.end.get_by_role("button", name="Leave table").last.click()
    eve.page.wait_for_url(re.compile("/$"))
    join(fay, code, "Fay")
    fay.page.locator("[data-come-late]").click()
    expect(ada.page.get_by_text(re.compile("Fay would like"))).to_be_visible()
    assert bo.page.get_by_text(re.compile("Fay (would like|voudrait)")).count() == 0, "only the host is asked"
    ada.page.get_by_role("button", name="Agree").click()
    five = [ada, bo, cy, di, fay]
    expect(screen.page.locator("[data-seat='4'] .name")).to_contain_text("Fay")

    # One loses the connection for a moment; the others choose meanwhile.
    go_on(ada, bo, cy, di, fay)
    cy.context.set_offline(True)
    for number, person in enumerate((ada, bo, di, fay)):
        choose(person, number)
    cy.context.set_offline(False)
    choose(cy, 1)
    reveal(screen, five, 2)
    for turn in (3, 4, 5):
        go_on(*five)
        for number, person in enumerate(five):
            choose(person, number + turn)
        reveal(screen, five, turn)

    # The podium, and on to the next game of the plan in the same room.
    expect(screen.page.locator("[data-podium]")).to_be_visible()
    expect(screen.page.locator("[data-podium] [data-evening] tbody tr")).to_have_count(5)
    ada.page.locator("[data-next-planned]").first.click()
    expect(screen.page.locator("[data-code]")).to_have_text(code)
    expect(screen.page.locator("[data-room-seat]")).to_have_count(4)
    ada.page.locator("[data-start]").click()
    for person in (screen, ada, bo, zoe):
        expect(person.page.locator("[data-cell=a1]").first).to_be_visible()
