"""Duel of Law in a browser: a law claimed by taps, one said in plain words, and refusals that explain themselves."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games.duel_of_law.rainbow import deck, read_card
from parlour.games.duel_of_law.speech import claimable, understand
from parlour.games.duel_of_law.tableau import Axis
from tests.browser.conftest import Visit
from tests.browser.rooms import Person, middle, place
from tests.browser.sittings import look_at, sit
from tests.browser.test_pages import SCREENS, check
from tests.browser.test_stage import WINDOWS, Sizes, faults
from tests.server.house import House

pytestmark = pytest.mark.browser

Drag = Callable[[Page, str, str], None]


def lay(page: Page, card: str, cell: str) -> None:
    page.locator(f"[data-card='{card}']").click()
    page.locator(f"[data-board] [data-cell='{cell}']").click()


def lay_a_branch(page: Page) -> tuple[str, str]:
    """Lay two cards beside the first one so that some law fits all three: a hand of twelve has such two."""
    page.locator("[data-card]").first.wait_for()
    hand = [card.get_attribute("data-card") or "" for card in page.locator("[data-card]").all()]
    line = page.locator("[data-draft-line='row@1,0']")
    for first, second in itertools.pairwise(hand):
        lay(page, first, "1,0")
        lay(page, second, "2,0")
        line.wait_for(state="attached")
        if line.get_by_label("Laws that fit").count():
            return first, second
        expect(page.locator("[data-ask]")).to_contain_text("No law fits")
        page.get_by_role("button", name="Take all back").click()
    raise AssertionError(f"No two of {hand} make a branch.")


def test_a_claim_is_made_by_taps(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    lay(page, "02", "1,0")
    lay(page, "04", "2,0")
    line = page.locator("[data-draft-line]")
    expect(line).to_contain_text("it needs a law")
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    page.get_by_role("button", name="State a law").click()
    expect(line.get_by_label("Laws that fit")).to_be_focused()
    line.get_by_label("Laws that fit").select_option(label="even numbers")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-said]")).to_contain_text("the branch is yours")


def drag_with_mouse(page: Page, card: str, cell: str) -> None:
    """After a card was laid, the map slides; its empty places are there while a card is carried."""
    x, y = middle(page.locator(f"[data-card='{card}']"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=2)
    page.mouse.move(*middle(page.locator(f"[data-board] [data-cell='{cell}']")), steps=6)
    page.mouse.up()


class Finger:
    """One or several, as a touch screen reports them."""

    def __init__(self, page: Page) -> None:
        self.screen = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def drag_with_finger(page: Page, card: str, cell: str) -> None:
    """A finger rests on the card, carries it up, and lets go."""
    send = Finger(page).send
    x, y = middle(page.locator(f"[data-card='{card}']"))
    send("touchStart", (x, y))
    expect(page.locator(f"[data-card='{card}']")).to_have_class(re.compile("lifted"))
    send("touchMove", (x, y - 20))
    to_x, to_y = middle(page.locator(f"[data-board] [data-cell='{cell}']"))
    for step in range(1, 9):
        send("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    send("touchEnd")


@pytest.mark.parametrize(
    ("drag", "settings"),
    [
        (drag_with_mouse, {"viewport": {"width": 1440, "height": 900}}),
        (drag_with_finger, {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}),
    ],
    ids=["mouse", "finger"],
)
def test_cards_are_dragged_to_their_places(visit: Visit, drag: Drag, settings: dict[str, object]) -> None:
    ada = visit(**settings)
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    page.locator("[data-card='02']").scroll_into_view_if_needed()
    drag(page, "02", "1,0")
    drag(page, "04", "2,0")
    expect(page.locator("[data-draft-line]")).to_contain_text("it needs a law")
    expect(page.locator("[data-board] .card.draft")).to_have_count(2)
    drag(page, page.locator("[data-card]").first.get_attribute("data-card") or "", "0,0")
    expect(page.locator("[data-board] .card.draft")).to_have_count(2)


def test_a_finger_that_moves_aside_at_once_scrolls_the_hand(visit: Visit) -> None:
    """On the stage the page itself does not scroll; a long hand does, and no card is lifted."""
    ada = visit(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
    page = ada.page
    page.clock.install()
    ada.go("/learn/duel-of-law#claim")
    page.locator("[data-card]").first.wait_for()
    hand = page.locator("[data-scrolls]")
    assert hand.evaluate("hand => hand.scrollWidth > hand.clientWidth")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # at once is at once, however slow the machine is
    x, y = middle(page.locator("[data-card]").nth(2))
    finger = Finger(page)
    finger.send("touchStart", (x, y))
    for step in range(1, 9):
        finger.send("touchMove", (x - 15 * step, y))
        assert page.locator("[data-card].lifted, [data-card].away").count() == 0
    finger.send("touchEnd")
    expect(page.locator("[data-board] .card.draft")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('[data-scrolls]').scrollLeft > 0")
    assert page.evaluate("scrollY") == 0


def test_the_tableau_is_moved_and_zoomed(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    card = page.locator("[data-board] [data-cell='0,0']")
    card.wait_for()
    box = "document.querySelector(\"[data-board] [data-cell='0,0']\").getBoundingClientRect()"
    at_first = page.evaluate(f"{box}.width")
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(f"width => {box}.width > width", arg=at_first)
    larger = place(card)
    x, y = larger["x"] + 20, larger["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    moved = [larger["x"] + 60, larger["y"] + 30]
    page.wait_for_function(f"([x, y]) => Math.round({box}.x - x) === 0 && Math.round({box}.y - y) === 0", arg=moved)
    expect(page.locator(".card.draft")).to_have_count(0)


def test_the_tableau_is_zoomed_by_pinch_wheel_and_keys(visit: Visit) -> None:
    ada = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    card = page.locator("[data-board] [data-cell='0,0']")
    card.wait_for()
    width = "document.querySelector(\"[data-board] [data-cell='0,0']\").getBoundingClientRect().width"
    x, y = middle(page.locator("[data-board] .field"))

    def width_when_still() -> float:
        place(card)
        return float(page.evaluate(width))

    sizes = [width_when_still()]
    finger = Finger(page)
    finger.send("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        finger.send("touchMove", (x - 20 - 5 * step, y), (x + 20 + 5 * step, y))
    finger.send("touchEnd")
    page.wait_for_function(f"before => {width} > 1.3 * before", arg=sizes[-1])
    sizes.append(width_when_still())
    page.mouse.move(x, y)
    page.mouse.wheel(0, 120)
    page.wait_for_function(f"before => {width} < before", arg=sizes[-1])
    sizes.append(width_when_still())
    card.focus()
    page.keyboard.press("+")
    page.wait_for_function(f"before => {width} > before", arg=sizes[-1])
    page.keyboard.press("0")
    page.wait_for_function(f"before => {width} === before", arg=sizes[0])


def test_a_branch_is_read_by_tapping_it(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    lay(page, "02", "1,0")
    lay(page, "04", "2,0")
    page.locator("[data-draft-line]").get_by_label("Laws that fit").select_option(label="even numbers")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-branch='row@0,0']").wait_for()
    page.locator("[data-board] [data-cell='2,0']").click()
    expect(page.get_by_role("status").filter(has_text="even numbers")).to_contain_text("level 1")
    page.locator("[data-board] [data-cell='2,0']").click()
    expect(page.get_by_role("status").filter(has_text="even numbers")).to_have_count(0)


@SCREENS
def test_a_draft_and_a_branch_on_every_screen(visit: Visit, screen: dict[str, int], scheme: str) -> None:
    """Axe finds nothing, nothing is cut off or too small to touch, while a law is chosen and while one is read."""
    settings: dict[str, Any] = {"viewport": screen, "color_scheme": scheme}
    ada = visit(**settings)
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    lay(page, "02", "1,0")
    lay(page, "04", "2,0")
    if screen["width"] < 960:  # the law takes the place of the hand
        page.get_by_role("button", name="State a law").click()
    page.locator("[data-draft-line]").wait_for()
    check(ada, screen["width"])
    page.locator("[data-draft-line]").get_by_label("Laws that fit").select_option(label="even numbers")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-branch='row@0,0']").wait_for()
    page.locator("[data-board] [data-cell='1,0']").click()
    page.get_by_role("status").filter(has_text="even numbers").wait_for()
    check(ada, screen["width"])


def proposed(visit: Visit, **settings: Any) -> tuple[Person, Person, tuple[str, str]]:
    """Ada has laid two cards, named at the end, and claims a row; Bo is asked whether he agrees."""
    ada, bo = visit(**settings), visit(**settings)
    ada.go("/")
    page = ada.page
    page.get_by_role("link", name="Duel of Law", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_text("Rule options").click()
    page.get_by_label("Who judges a law").select_option(label="the players: all must agree")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option(label="A friend, by link")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))
    bo.page.goto(ada.invitation())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    laid = lay_a_branch(page)
    page.get_by_role("button", name="State a law").click()
    laws = page.locator("[data-draft-line='row@1,0']").get_by_label("Laws that fit")
    laws.select_option(index=1)
    page.get_by_role("button", name="Play", exact=True).click()
    bo.page.locator(".vote").wait_for()
    return ada, bo, laid


def test_a_vote_is_shown_with_its_laws_and_its_time(visit: Visit) -> None:
    ada, bo, _ = proposed(visit, viewport={"width": 360, "height": 740})
    vote = bo.page.locator(".vote")
    expect(vote).to_contain_text(re.compile(r"the row \S+ \S+ \S+: \w"))
    expect(vote).to_contain_text("No answer before time runs out means agreement")
    expect(bo.turn).to_contain_text("Your vote")
    expect(ada.turn).to_contain_text("Bo to vote")
    expect(bo.page.locator(".whose").get_by_role("timer")).to_contain_text(re.compile(r"\d"))  # on a phone: above
    expect(vote).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".vote")).to_contain_text("The other players are voting")
    expect(ada.page.locator(".vote")).to_contain_text(re.compile(r"the row \S+ \S+ \S+: \w"))
    bo.page.get_by_role("button", name="Object", exact=True).click()
    bo.page.get_by_label("Why?").fill("they are not even")
    bo.page.get_by_role("button", name="Object", exact=True).click()
    expect(ada.turn).to_contain_text("Your turn")
    why = ada.page.locator("[data-board] .note")
    expect(why).to_contain_text("Bo objected")
    expect(why).to_contain_text("they are not even")
    expect(why).to_be_in_viewport()
    expect(ada.page.locator("[data-board] .card")).to_have_count(1)
    expect(ada.page.locator("[data-card]")).to_have_count(12)
    expect(bo.page.locator("[data-board] .note")).to_contain_text("You objected: Ada takes the cards back")
    bo.page.get_by_role("button", name="Laws").click()
    expect(bo.page.get_by_role("list", name="Ada showed:").get_by_role("img")).to_have_count(2)
    check(bo, 360)


@WINDOWS
def test_a_law_and_a_vote_are_in_sight_on_every_window(visit: Visit, house: House, sizes: Sizes) -> None:
    """While a law is composed, and while it is voted on: for a person who proposes, votes or watches."""
    sitting = sit(house, "duel-of-law", players="3", objection="majority", deadline="300", laws="voted", hint="off")
    page = visit(viewport={"width": 1280, "height": 720}).page
    look_at(page, house, sitting, 0)
    first, second = (page.locator("[data-card]").nth(number).get_attribute("data-card") or "" for number in (0, 1))
    lay(page, first, "1,0")
    lay(page, second, "2,0")
    line = page.locator("[data-draft-line='row@1,0']")
    line.get_by_role("textbox").fill("what one wears in autumn")
    to_the_vote = line.get_by_role("button", name="Put it to the vote")
    to_the_vote.wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="State a law").click()
    found: list[str] = []
    for size in sizes:
        found += [f"law {size}: {fault}" for fault in faults(page, size, seated=True)]
        expect(line.get_by_role("alert")).to_be_in_viewport()
        expect(to_the_vote).to_be_in_viewport(ratio=1)
        expect(line.get_by_role("textbox")).to_be_in_viewport(ratio=1)
    to_the_vote.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".vote").wait_for()
    page.context.close()
    for seat in (0, 1, None):
        page = visit().page
        look_at(page, house, sitting, seat)
        for size in sizes:
            found += [f"vote {seat} {size}: {fault}" for fault in faults(page, size, seat is not None)]
            expect(page.locator(".vote .heading")).to_be_in_viewport(ratio=1)
        expect(page.locator(".vote").get_by_role("button", name="Abstain")).to_have_count(1 if seat == 1 else 0)
    # Where there is no room for a reason beside the law, it is asked for by a person who objects.
    page = visit(viewport={"width": 320, "height": 568}).page
    look_at(page, house, sitting, 1)
    page.get_by_role("button", name="Object", exact=True).click()
    expect(page.get_by_label("Why?")).to_be_focused()
    for size in ((320, 568), (320, 308), (568, 320)):
        found += [f"why {size}: {fault}" for fault in faults(page, size, seated=True)]
    page.get_by_label("Why?").fill("a feeling")
    page.get_by_role("button", name="Object", exact=True).click()
    expect(page.locator(".vote")).to_contain_text("objects: “a feeling”")
    assert found == []


@WINDOWS
def test_a_hand_of_36_lies_in_rows_and_tells_what_is_hidden(visit: Visit, house: House, sizes: Sizes) -> None:
    sitting = sit(house, "duel-of-law")
    for turn in range(8):
        for line in sitting.seats:
            line.catch_up()
        sitting.seats[turn % 2].make("draw")
    page = visit().page
    look_at(page, house, sitting, 0)
    expect(page.locator("[data-card]")).to_have_count(36)
    assert [f"{size}: {fault}" for size in sizes for fault in faults(page, size, seated=True)] == []


def test_after_the_third_objection_everyone_reads_that_only_drawing_is_left(visit: Visit) -> None:
    ada, bo, (first, second) = proposed(visit)
    page, objection = ada.page, bo.page.get_by_role("button", name="Object", exact=True)
    for left in (2, 1, 0):
        objection.click()
        expect(objection).to_have_count(0)
        if left:
            lay(page, first, "1,0")
            lay(page, second, "2,0")
            page.get_by_role("button", name="State a law").click()
            page.locator("[data-draft-line='row@1,0']").get_by_label("Laws that fit").select_option(index=1)
            page.get_by_role("button", name="Play", exact=True).click()
    expect(bo.page.locator("[data-board] .note")).to_contain_text(
        "You objected, and that was the last try this turn: now Ada"
    )
    expect(page.locator("[data-board] .note")).to_contain_text("now you can only draw")


def test_the_choices_of_the_form_are_read_whole_and_named_at_the_table(visit: Visit) -> None:
    ada = visit(viewport={"width": 1440, "height": 900})
    ada.go("/")
    page = ada.page
    page.get_by_role("link", name="Duel of Law", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_text("Rule options").click()
    page.get_by_label("Who judges a law").wait_for()
    # The arrow of a select takes some 20 pixels.
    narrow = """() => [...document.querySelectorAll('form select')].flatMap((select) => {
      const pen = document.createElement('canvas').getContext('2d');
      const look = getComputedStyle(select);
      pen.font = look.font;
      const room = select.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - 20;
      return [...select.options].filter(({ text }) => pen.measureText(text).width > room).map(({ text }) => text);
    })"""
    assert page.evaluate(narrow) == []
    page.get_by_text("no hints").click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))
    bo = visit()
    bo.page.goto(page.url)
    expect(bo.page.locator("[data-ask]")).to_contain_text("no hints")


def test_a_chosen_fit_stays_a_fit_when_the_window_shrinks(visit: Visit) -> None:
    """As when a phone's keyboard opens."""
    ada = visit(viewport={"width": 360, "height": 740})
    ada.go("/")
    page = ada.page
    page.get_by_role("link", name="Duel of Law", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-card]").first.wait_for()
    for row in range(1, 6):
        lay(page, page.locator("[data-card]").first.get_attribute("data-card") or "", f"0,{row}")
    page.get_by_role("button", name="Fit", exact=True).click()
    field = "document.querySelector('.field.stage').getBoundingClientRect()"
    before = page.evaluate(f"{field}.height")
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_function(
        f"""(before) => {{
      const edge = {field};
      const cells = [...document.querySelectorAll('.tableau > .card')].map((cell) => cell.getBoundingClientRect());
      return edge.height < before && cells.every((at) => at.top >= edge.top - 1 && at.bottom <= edge.bottom + 1);
    }}""",
        arg=before,
    )


def test_a_law_of_the_score_sheet_is_read_where_its_branch_lies(visit: Visit) -> None:
    ada, bo, _ = proposed(visit, viewport={"width": 360, "height": 740})
    bo.page.get_by_role("button", name="Agree", exact=True).click()
    page = ada.page
    page.locator("[data-branch='row@0,0']").wait_for()
    page.get_by_role("button", name="Laws 1").click()
    page.locator("[data-law='row@0,0']").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-board] .card.lit")).to_have_count(3)
    expect(page.get_by_role("status").filter(has_text="Row, level 1")).to_be_in_viewport()
    expect(page.locator("[data-branch='row@0,0']")).to_be_in_viewport()


def test_a_place_reached_by_keys_is_seen(visit: Visit) -> None:
    ada = visit(viewport={"width": 480, "height": 740})  # a narrower map has one button, and is pinched
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").click()
    for _ in range(5):
        page.get_by_role("button", name="Zoom in").click()
    page.locator("[data-board] [data-cell='0,0']").focus()
    for key, cell in (("ArrowRight", "1,0"), ("ArrowLeft", "0,0"), ("ArrowUp", "0,-1"), ("ArrowDown", "0,0")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-board] [data-cell='{cell}']")).to_be_focused()
        page.wait_for_function(
            """cell => {
              const field = document.querySelector('.field');
              const at = field.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
              const edge = field.getBoundingClientRect();
              return at.left >= edge.left && at.right <= edge.right && at.top >= edge.top && at.bottom <= edge.bottom
                && field.scrollLeft === 0 && field.scrollTop === 0;
            }""",
            arg=cell,
        )


def test_a_sentence_that_is_refused_claims_nothing(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    lay(page, "02", "1,0")
    lay(page, "04", "2,0")
    line, play = page.locator("[data-draft-line]"), page.get_by_role("button", name="Play", exact=True)
    laws = line.get_by_label("Laws that fit")
    laws.select_option(label="even numbers")
    expect(play).to_be_enabled()
    line.get_by_label("Or write it").fill("no vowels at all")
    expect(line.get_by_role("alert")).to_contain_text("negative law")
    expect(play).to_have_count(0)
    expect(laws).to_have_value("")
    laws.select_option(label="even numbers")
    expect(line.get_by_role("alert")).to_have_count(0)
    expect(play).to_be_enabled()


def test_a_refused_law_blocks_the_play_and_laying_without_a_duel_is_a_choice(visit: Visit) -> None:
    """The lesson on duels: a branch of the other side is lengthened, and what is said for it is refused."""
    ada = visit()
    ada.go("/learn/duel-of-law#duel")
    page = ada.page
    page.locator("[data-card='06']").wait_for()
    lay(page, "06", "3,0")
    line, play = page.locator("[data-draft-line]"), page.get_by_role("button", name="Play", exact=True)
    expect(line).to_contain_text("you may duel")
    expect(play).to_be_enabled()
    line.get_by_label("Or write it").fill("no vowels at all")
    expect(line.get_by_role("alert")).to_contain_text("negative law")
    expect(play).to_have_count(0)
    without = line.get_by_role("button", name="Lay without a duel")
    expect(without).to_be_visible()
    line.get_by_label("Laws that fit").select_option(label="even numbers")
    expect(without).to_have_count(0)
    expect(play).to_be_enabled()


def test_without_hints_a_law_is_built_from_the_catalogue(visit: Visit, house: House) -> None:
    sitting = sit(house, "duel-of-law", hint="off", mathematics="wide")
    page = visit().page
    look_at(page, house, sitting, 0)
    expect(page.locator("[data-card]")).to_have_count(12)
    hand = [card.get_attribute("data-card") or "" for card in page.locator("[data-card]").all()]
    lay(page, hand[0], "1,0")
    lay(page, hand[1], "2,0")
    line = page.locator("[data-draft-line='row@1,0']")
    built = line.get_by_label("Build a law")
    built.locator("optgroup").last.wait_for(state="attached")  # the catalogue comes when it is needed
    laws = [option.inner_text() for option in built.locator("optgroup option").all()]
    assert all(understand(law, Axis.ROW, "wide") for law in laws)

    # Of these some are true of some two cards beside the first one, and some are not.
    start = sitting.seats[0].catch_up()["view"]["cards"][0]["face"]["card"]

    def readings(law: str, *cards: str) -> int:
        return len(claimable(law, deck("1-16", "wide"), (), [*map(read_card, (start, *cards))], Axis.ROW).atoms)

    pairs = itertools.combinations(hand, 2)
    one, other, true = next((*pair, law) for pair in pairs for law in laws if readings(law, *pair) == 1)
    wrong = next(law for law in laws if not readings(law, one, other))
    page.get_by_role("button", name="Take all back").click()
    lay(page, one, "1,0")
    lay(page, other, "2,0")
    built.select_option(label=wrong)
    expect(line.get_by_role("alert")).to_contain_text(wrong)
    expect(line.get_by_role("textbox")).to_have_value(wrong)
    built.select_option(label=true)
    expect(line).to_contain_text("Understood:")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_a_lesson_goes_on_where_it_is_read(visit: Visit) -> None:
    """On a phone what is said, what comes next and the button that leads there are in sight, and nothing scrolls."""
    ada = visit(viewport={"width": 360, "height": 740})
    ada.go("/learn/duel-of-law#claim")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    task, said = page.locator(".task"), page.locator("[data-said]")
    expect(task).to_be_in_viewport(ratio=1)
    first = task.inner_text()
    lay(page, "02", "1,0")
    lay(page, "04", "2,0")
    page.get_by_role("button", name="State a law").click()
    page.locator("[data-draft-line]").get_by_label("Laws that fit").select_option(label="even numbers")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(said).to_contain_text("the branch is yours")
    expect(said).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Next").click()
    expect(said).to_be_empty()
    expect(task).not_to_have_text(first)
    expect(task).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_a_law_is_said_in_plain_words(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    page = ada.page
    page.get_by_role("link", name="Duel of Law", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_label("Seat 2").select_option(value="bot 1")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-board] [data-cell='0,0']").wait_for()
    lay_a_branch(page)
    line = page.locator("[data-draft-line='row@1,0']")
    line.get_by_label("Or write it").fill("no vowels at all")
    expect(line.get_by_role("alert")).to_contain_text("negative law")
    page.get_by_role("button", name="Take all back").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Draw 6").click()
    expect(ada.moves.first).to_contain_text("draw")
