"""What the table's page tells besides the board: the time, what happened meanwhile, what lies where."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.sittings import follow, look_at, sit
from tests.server.house import House

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
LISTEN = """() => {
  const stage = document.querySelector('[data-stage=root]');
  window.shown = [];
  const note = () => window.shown.push(stage.dataset.shown);
  new MutationObserver(note).observe(stage, { attributeFilter: ['data-shown'] });
}"""


def time_of(page: Page, seat: int) -> str:
    return page.locator(f"[data-seat='{seat}'] [data-time]").inner_text()


def test_everyone_sees_both_clocks(visit: Visit, house: House) -> None:
    """The one of a person who is awaited runs, the other one stands."""
    sitting = sit(house, "dualite", time={"kind": "player", "seconds": 300, "increment": 3})
    page = visit(viewport=PHONE).page
    look_at(page, house, sitting, 1)
    expect(page.locator("[data-seat='0'] [data-time]")).to_have_text(re.compile("4:5"))
    assert time_of(page, 1) == "5:00"
    timer = page.locator("[role=timer][data-left=left]")
    expect(timer).to_have_text(re.compile("^4:5.$"))
    expect(timer).to_have_attribute("aria-label", re.compile("4:5. left"))


def test_a_bot_is_played_by_the_clock(visit: Visit) -> None:
    ada = visit(viewport=PHONE)
    ada.open_form("Dualité")
    ada.page.get_by_label("Clock").select_option(label="5 min each, + 3 s a move")
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.locator("[data-seat='0'] [data-time]")).to_have_text(re.compile("^(5:0|4:5)"))


def test_the_last_ten_seconds_are_loud(visit: Visit, house: House) -> None:
    """For a person who is awaited: the strip, the clock and, once, a voice; for the others only the clock."""
    sitting = sit(house, "dualite", time={"kind": "move", "seconds": 600})
    awaited, waiting = visit(viewport=PHONE).page, visit(viewport=PHONE).page
    for seat, page in enumerate((awaited, waiting)):
        page.clock.install()
        look_at(page, house, sitting, seat)
        page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)  # and there it stands, however slow we are
        minutes, seconds = map(int, time_of(page, 0).split(":"))
        page.clock.fast_forward((60 * minutes + seconds - 9) * 1000)
    expect(awaited.locator("[data-announced]")).to_have_text("Ten seconds left.")
    expect(awaited.locator(".stage.hurry")).to_have_count(1)
    expect(awaited.locator("[data-seat='0'] [data-time].short")).to_have_count(1)
    expect(waiting.locator("[data-seat='0'] [data-time].short")).to_have_count(1)
    assert waiting.locator(".stage.hurry").count() == 0


def test_a_clock_that_stands_says_so(visit: Visit, house: House) -> None:
    sitting = sit(house, "dualite", time={"kind": "move", "seconds": 60})
    page = visit(viewport=PHONE).page
    look_at(page, house, sitting, 0)
    sitting.seats[1].do("pause", "a moment")
    page.get_by_role("button", name="Agree").click()
    expect(page.locator("[role=timer][data-left]")).to_have_text("Paused")


@pytest.mark.parametrize("movement", ["reduce", "no-preference"])
def test_what_happened_while_the_page_was_closed(visit: Visit, house: House, movement: str) -> None:
    """It is offered, played or stepped through, and ends at the present."""
    sitting = sit(house, "dualite", options={"size": "7"})
    page = visit(viewport=PHONE).page
    page.emulate_media(reduced_motion="reduce" if movement == "reduce" else "no-preference")
    look_at(page, house, sitting, 1)
    sitting.walk(2)
    follow(page, sitting)
    page.goto(house.address + "/about")
    sitting.walk(3)
    look_at(page, house, sitting, 1)
    expect(page.get_by_text("3 new moves")).to_be_visible()
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Replay last moves").click()
    for number in (1, 2, 3):
        page.wait_for_function("(number) => window.shown.length >= number", arg=number)
        if movement == "reduce" and number < 3:
            page.get_by_role("button", name="One move forward").click()
    expect(page.locator("[data-stage=root]")).to_have_attribute("data-shown", "5")
    assert page.evaluate("window.shown") == (["3", "4", "5"] if movement == "reduce" else ["2", "3", "4", "5"])
    expect(page.get_by_text("3 new moves")).to_have_count(0)


def test_a_tap_says_what_lies_there_and_since_when(visit: Visit, house: House) -> None:
    """For a spectator, in each game of the house that has something lying there."""
    page = visit(viewport=PHONE).page
    said = page.locator(".toast")

    dualite = sit(house, "dualite")
    dualite.seats[0].make("b2+d4")
    look_at(page, house, dualite, None)
    page.locator("[data-cell=b2]").click(force=True)
    expect(said).to_contain_text(re.compile(r"b2.*white.*1.*Ada"))

    dualma = sit(house, "dualma")
    dualma.seats[0].make("b@e4")
    look_at(page, house, dualma, None)
    page.locator("[data-cell=e4]").click(force=True)
    expect(said).to_contain_text(re.compile(r"e4.*black.*1.*Ada places", re.IGNORECASE))

    duality = sit(house, "duality")
    duality.walk(1)
    look_at(page, house, duality, None)
    page.locator("[data-cell].last").click(force=True)
    expect(said).to_contain_text(re.compile(r"connection.*1.*(Ada|Bartholomew) (plays|replaces) card"))

    duos = sit(house, "duos")
    look_at(page, house, duos, None)
    page.locator("[data-card]").first.click(force=True)
    expect(said).to_contain_text(page.locator("[data-card] .name").first.inner_text())


def test_a_part_of_the_page_that_does_not_come_can_be_fetched_again(visit: Visit) -> None:
    ada = visit()
    ada.page.route(re.compile(r"/assets/WaitingRoom-.*\.js"), lambda route: route.abort())
    ada.open_form("Dualité")
    ada.seat(2, "A friend, by link")
    ada.page.get_by_role("button", name="Create table").click()
    expect(ada.page.get_by_text("The server does not answer.")).to_be_visible()
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator("[data-gathering]")).to_be_visible()


def test_a_cooperative_game_is_left_to_a_bot(visit: Visit, house: House) -> None:
    """And to no one who could claim a win."""
    ada = visit(viewport=PHONE)
    look_at(ada.page, house, sit(house, "duos", options={"players": "2"}), 0)
    ada.page.locator("[data-menu]").click()
    assert ada.end.get_by_role("button", name="Resign").count() == 0
    ada.end.get_by_role("button", name="Leave table").click()
    expect(ada.end).to_contain_text("A bot plays in your place")
