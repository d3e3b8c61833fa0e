"""Duality in a browser: a whole game by taps on a phone, a move by keys alone, previews and refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person, middle, place
from tests.browser.test_pages import NARROW, WIDE

pytestmark = pytest.mark.browser


def sit_down(person: Person, rows: str, bot: str) -> None:
    page = person.page
    person.go("/")
    page.get_by_role("link", name="Duality", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_label("Rows between the players").select_option(label=f"{rows} rows")
    person.seat(2, bot)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-board] [data-cell='1']").wait_for()


def sit_down_to_move(person: Person) -> None:
    """At the usual table, when it is our turn. A bot that begins wins at once in one deal of a hundred: then again."""
    for _ in range(9):
        sit_down(person, "7", "Bot, level 1")
        expect(person.turn).to_have_text(re.compile("Your turn|wins"))
        if "Your turn" in person.turn.inner_text():
            return
    raise AssertionError("the bot begins and wins at once, again and again")


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
        expect(ada.turn).to_have_text(re.compile("Your turn|win|No one|draw", re.IGNORECASE))
        if "Your turn" not in ada.turn.inner_text():
            break
        heard = ada.made()
        if page.get_by_role("button", name="Pass", exact=True).count():
            page.get_by_role("button", name="Pass", exact=True).tap()
        else:
            pick_one_that_fits(ada)
            page.locator("g.choice").last.tap()
            expect(page.locator("[data-advice]")).to_contain_text(re.compile(r"\d connection"))
            page.get_by_role("button", name="Play it").tap()
        expect(ada.stage).not_to_have_attribute("data-moves", str(heard))
    expect(ada.end).to_be_visible()


def test_a_move_by_keys_alone(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    sit_down_to_move(ada)
    heard = ada.made()
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
    expect(page.locator("[data-advice]")).to_contain_text(re.compile("Rows left"))
    page.keyboard.press("Enter")
    expect(ada.stage).not_to_have_attribute("data-moves", str(heard))


def test_one_click_does_not_play(visit: Visit) -> None:
    """A card is laid for a look first: a second click on the place, or the button, plays it."""
    ada = visit(viewport=WIDE)
    sit_down_to_move(ada)
    heard = str(ada.made())
    pick_one_that_fits(ada)
    place = ada.page.locator("g.choice").first
    place.click()
    expect(ada.page.locator(".ghost")).to_have_count(1)
    expect(ada.page.get_by_role("button", name="Play it")).to_be_enabled()
    expect(ada.stage).to_have_attribute("data-moves", heard)
    place.click()
    expect(ada.stage).not_to_have_attribute("data-moves", heard)


# Scroll until the table lies between the task at the top of the screen and the hand at its foot.
def expect_in_sight(person: Person, *parts: Locator) -> None:
    """All of these come to lie within the screen, and before everything else there."""
    for part in parts:
        person.page.wait_for_function(
            """(element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              const there = (y) => element.contains(document.elementFromPoint((left + right) / 2, y));
              return bottom <= innerHeight + 1 && there(top + 4) && there(bottom - 4);
            }""",
            arg=part.element_handle(),
        )


def test_why_a_card_may_not_go_there(visit: Visit) -> None:
    """A row out of reach is refused by the board itself: it says why, and nothing is sent."""
    ada = visit(viewport=WIDE)
    sit_down_to_move(ada)
    pick_one_that_fits(ada)
    ada.page.locator("[data-cell='4L1']").hover()
    expect(ada.page.locator("[data-advice]")).to_contain_text("continues no black path from your side")
    ada.page.locator("[data-cell='4L1']").click(force=True)
    expect(ada.page.locator(".toast")).to_have_count(0)
    expect(ada.page.locator("[data-advice]")).to_contain_text("continues no black path from your side")
    expect_in_sight(ada, ada.page.get_by_role("button", name="Play it"))  # where it was before
    expect(ada.page.get_by_role("button", name="Play it")).to_be_disabled()
    ada.page.mouse.move(5, 5)
    for _ in range(2):
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".ghost")).to_have_count(0)
    expect(ada.page.locator(".card.picked")).to_have_count(0)


def test_connections_on_demand(visit: Visit) -> None:
    ada = visit()
    sit_down_to_move(ada)  # so that no card is laid meanwhile
    expect(ada.page.locator(".count")).to_have_count(0)
    ada.page.locator("[data-menu]").click()
    ada.page.get_by_role("switch", name="Connections", exact=True).click()
    ada.end.get_by_role("button", name="Close").first.click()
    expect(ada.page.locator("[data-board] .count")).to_have_count(ada.page.locator("[data-board] .frame .face").count())


def test_the_wheel_turns_a_card(visit: Visit) -> None:
    """One that looks the same turned stays as it is."""
    ada = visit(viewport={"width": 1000, "height": 500})
    page = ada.page
    sit_down_to_move(ada)
    turn = page.get_by_role("button", name="Turn (R)")
    hand = page.locator(".hand .card")
    drawn = "[...document.querySelectorAll('.hand .card.picked path')].map((path) => path.getAttribute('d')).join()"
    for number in range(hand.count()):
        hand.nth(number).click()
        page.wait_for_timeout(250)  # turns of the wheel in quick succession are one
        before = page.evaluate(drawn)
        page.mouse.wheel(0, 60)
        if turn.is_enabled():
            page.wait_for_function(f"(before) => {drawn} !== before", arg=before)
        else:
            page.wait_for_timeout(250)
            assert page.evaluate(drawn) == before
        assert page.evaluate("scrollY") == 0


def test_on_a_phone_all_rows_hand_and_advice_are_in_sight(visit: Visit) -> None:
    """Nothing scrolls but the columns; and the whole table can be seen, however wide it has grown."""
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    page = ada.page
    sit_down_to_move(ada)
    bar = page.locator(".bar")
    expect_in_sight(ada, bar, page.locator("[data-cell='1']"), page.locator("[data-cell='7']"))
    pick_one_that_fits(ada)
    page.locator("g.choice").first.tap()
    expect(page.locator("[data-advice]")).to_contain_text("Rows left")
    expect_in_sight(ada, bar, page.locator("g.choice").first)
    page.locator("[data-menu]").tap()
    page.get_by_role("switch", name="Show the whole table").tap()
    ada.end.get_by_role("button", name="Close").first.tap()
    laid = page.locator("[data-board] g:has(> .face), [data-board] g.choice")
    expect_in_sight(ada, *laid.all())


def test_the_places_for_a_card_come_into_sight(visit: Visit) -> None:
    """Whatever was looked at before, such as a card that the other side laid far away."""
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    sit_down_to_move(ada)
    frame = ada.page.locator("[data-board] .frame")
    frame.evaluate("frame => (frame.scrollLeft = 0)")
    expect(ada.page.locator("[data-cell='1']")).not_to_be_in_viewport()
    pick_one_that_fits(ada)
    expect(ada.page.locator("g.choice").first).to_be_in_viewport(ratio=0.9)


def test_each_side_is_named(visit: Visit) -> None:
    ada = visit()
    sit_down(ada, "7", "Bot, level 1")
    expect(ada.page.locator("[data-seat='0']")).to_contain_text("Black")
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("White")
    # The first of each: when the bot has won at once, the dialog shows the table too.
    to_go = r"(\d rows|one row) left"
    expect(ada.page.locator(".band.near").first).to_contain_text(re.compile(rf"Black \(you\): {to_go}"))
    expect(ada.page.locator(".band.far").first).to_contain_text(re.compile(f"White: ({to_go}|through)"))
    expect(ada.page.locator("[data-seat='0']")).to_contain_text(re.compile(to_go))


def test_the_lesson_on_a_phone(visit: Visit) -> None:
    """Task, table and advice are seen together; a ghost shows why one way round is refused, and what the other does."""
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    page = ada.page
    ada.go("/learn/duality#replace")
    advice = page.locator("[data-advice]")
    page.locator("[data-card='51']").tap()
    page.locator("[data-cell='1']").tap(force=True)
    expect(advice).to_contain_text("makes 2 connections; the card there makes 3")
    expect(page.locator(".ghost.refused")).to_have_count(1)
    expect_in_sight(
        ada,
        advice,
        page.get_by_text("Replace the highlighted card on the table with the one in your hand"),
        page.locator("[data-cell='7']"),
    )
    page.get_by_role("button", name="Turn", exact=True).tap()
    expect(advice).to_contain_text("you 7 → 5")
    expect(page.locator("[data-cell='2'] .glow.side0")).to_have_count(1)
    page.get_by_role("button", name="Play it").tap()
    expect(page.locator("[data-said]")).to_contain_text("Your path is two cards long now")
    expect_in_sight(ada, page.get_by_role("button", name="Next"))


def test_a_puzzle_on_a_phone_is_seen_with_its_task(visit: Visit) -> None:
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    ada.go("/puzzles/duality/1")
    page, hint = ada.page, ada.page.get_by_role("button", name="Hint")
    for part in (page.get_by_text("Only one replacement takes your path"), hint, page.locator(".hand")):
        expect(part).to_be_in_viewport(ratio=1)
    for cell in ("1", "5"):  # its glow goes beyond the table
        expect(page.locator(f"[data-cell='{cell}']")).to_be_in_viewport(ratio=0.6)
    hint.tap()
    expect(page.locator("[data-said]")).to_contain_text("Start with what is highlighted.")
    expect(page.locator("[data-lights] span")).to_be_in_viewport(ratio=1)


def test_two_fingers_zoom_the_table_where_they_are(visit: Visit) -> None:
    ada = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    page = ada.page
    ada.go("/learn/duality#replace")
    card = page.locator("[data-cell='6']")
    card.wait_for()
    page.evaluate("document.querySelector('.frame').scrollIntoView({block: 'start'})")
    wide = "document.querySelector(\"[data-cell='6']\").getBoundingClientRect().width"
    x, y = middle(card)
    narrow = page.evaluate(wide)
    fingers = ada.context.new_cdp_session(page)
    for apart in range(40, 90, 5):
        fingers.send(
            "Input.dispatchTouchEvent",
            {
                "type": "touchStart" if apart == 40 else "touchMove",
                "touchPoints": [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}],
            },
        )
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name="Turn", exact=True)).to_be_visible()  # no word about keys on a phone
    page.wait_for_function(f"(before) => {wide} > before * 1.5", arg=narrow)
    after = place(card)
    assert after["x"] < x < after["x"] + after["width"]
    assert after["y"] < y < after["y"] + after["height"]
    assert page.evaluate("visualViewport.scale") == 1
