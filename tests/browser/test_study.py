"""Dualité's puzzles and analysis board, as a person uses them."""

from __future__ import annotations

import datetime
import json
import re

import pytest
from playwright.sync_api import expect

from parlour.games.dualite import GAME as dualite
from parlour.school.puzzles import PuzzleTurn, listed, puzzle
from tests.browser.conftest import Visit
from tests.browser.rooms import PATIENCE, place
from tests.browser.test_pages import SCREENS, check
from tests.server.house import INVITE, ME, House

pytestmark = pytest.mark.browser

COMPILED = 2 * PATIENCE
"""The first analysis in a house waits until its search is compiled."""


def test_a_puzzle_is_tried_wrongly_hinted_at_and_solved(visit: Visit, house: House) -> None:
    page = visit().page
    page.goto(f"{house.address}/puzzles/dualite/3")
    shown = puzzle(dualite, 3)
    said = page.locator("[data-said]")
    wrong = next(tried for tried in shown.start.tries if tried.verdict == "wrong")
    page.locator(f'[data-cell="{wrong.text}"]').click()
    expect(said).to_contain_text(f"{wrong.text} loses. The other side wins with {' '.join(wrong.answers)}.")
    page.get_by_role("button", name="Take back move").click()
    page.get_by_role("button", name="Hint").click()
    expect(said).to_contain_text("in one of the highlighted places")
    expect(said).not_to_contain_text(wrong.text)
    expect(page.locator("[data-lights] span").nth(1)).to_be_visible()
    moment: PuzzleTurn | None = shown.start
    while moment:
        right = next(tried for tried in moment.tries if tried.verdict == "right")
        page.locator(f'[data-cell="{right.text}"]').click()
        moment = right.then
        expect(said).to_contain_text(f"{right.text} is right" if moment else "Solved!")
    page.goto(f"{house.address}/puzzles/dualite")
    page.get_by_role("button", name="Win in 3", exact=True).click()
    expect(page.locator("section a[href='puzzles/dualite/3']")).to_have_accessible_name(
        f"Win in {shown.wins_in}, Very easy, rating {shown.rating}, solved"
    )
    expect(page.get_by_role("link", name="Puzzle of the day")).to_be_visible()
    expect(page.locator("[data-rating]")).to_contain_text("After 1 puzzle.")
    page.get_by_role("button", name="Win in 1", exact=True).click()
    expect(page.locator("section a[href='puzzles/dualite/3']")).to_have_count(0)
    expect(page.locator("section a").first).to_have_accessible_name(re.compile("^Win in 1, Very easy"))


def test_after_the_last_puzzle_there_is_no_next_one(visit: Visit, house: House) -> None:
    page = visit().page
    number = listed(dualite, datetime.date(2026, 11, 15)).puzzles[-1].number
    shown = puzzle(dualite, number)
    page.goto(f"{house.address}/puzzles/dualite/{number}")
    moment: PuzzleTurn | None = shown.start
    while moment:
        right = next(tried for tried in moment.tries if tried.verdict == "right")
        page.locator(f'[data-cell="{right.text}"]').click()
        moment = right.then
        expect(page.locator("[data-said]")).to_contain_text(f"{right.text} is right" if moment else "Solved!")
    expect(page.get_by_role("link", name="All puzzles")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_have_count(0)


@SCREENS
def test_puzzle_and_analysis_pages_are_sound(visit: Visit, house: House, screen: dict[str, int], scheme: str) -> None:
    ada = visit(viewport=screen, color_scheme=scheme)
    for path in ("/puzzles/dualite", "/puzzles/dualite/1"):
        ada.go(path)
        ada.page.get_by_role("heading", level=2).first.wait_for()
        check(ada, screen["width"])
    made = house.create("dualite", ME, ME)
    made.browser(0).make("a1+c3")
    ada.go(f"/analysis/{made.id}")
    if screen["width"] < 960:
        ada.page.get_by_role("button", name="Moves", exact=True).click()
    expect(ada.page.locator("[data-review]")).to_be_visible(timeout=COMPILED)
    check(ada, screen["width"])


def test_a_practice_game_is_analysed_and_reviewed(visit: Visit, house: House) -> None:
    made = house.create("dualite", ME, ME)
    seats = made.browser(0), made.browser(1)
    for number, text in enumerate(("a1+c3", "b2", "c2")):
        seats[number % 2].make(text)
        seats[1 - number % 2].until(kind="table")
    page = visit().page
    page.goto(f"{house.address}/analysis/{made.id}")
    review, said = page.locator("[data-review]"), page.locator("[data-said]")
    expect(review.get_by_role("button")).to_have_count(3, timeout=COMPILED)
    expect(page.get_by_text("Guest 2: 0 good, 1 mistake, 0 unclear.")).to_be_visible()
    expect(page.get_by_text("Guest 2 is to move")).to_be_visible()  # the position on the table, not one before it
    review.get_by_role("button").nth(1).click()
    expect(said).to_contain_text(
        "Move 2. Guest 2 draws a circle on b2. Guest 2 could have won in 12 with d4. Now Guest 1 wins in 11."
    )
    page.get_by_role("button", name="Try again").click()
    expect(said).to_contain_text("Here Guest 2 could have won in 12. Find the better move")
    page.locator('[data-cell="b3"]').click()
    expect(said).to_contain_text("Not b3: Guest 1 wins in")
    page.locator('[data-cell="d4"]').click()
    expect(said).to_contain_text("Yes, d4: Guest 2 wins in 12.")
    expect(page.get_by_text("Variation: d4")).to_be_visible()
    line = page.get_by_role("group", name="Best line").get_by_role("button")
    expect(line.first).to_be_visible()
    answer = line.first.inner_text()
    line.first.click()
    expect(page.get_by_text(f"Variation: d4 {answer}")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text("Variation: d4")).to_be_hidden()


def test_advice_lies_on_the_board_beside_its_words(visit: Visit, house: House) -> None:
    """Where cards are hidden, a better move cannot be found by trying. On a phone the words stay above a tall board."""
    made = house.create("duality", ME, INVITE)
    made.sit(1)
    seats = made.browser(0), made.browser(1)
    seats[0].catch_up()
    (awaited,) = seats[0].table["awaited"]
    mover = seats[awaited]
    mover.catch_up()
    places = {text.partition("@")[2]: text for text in mover.table["view"]["choices"] if "@" in text}
    (here, played), (there, better), *_ = places.items()
    mover.make(played)
    mover.do("resign", "enough")
    facts = {"card": 1, "cell": there, "way": "any", "share": 10, "best": 20, "error": 2}
    said = {"ply": 0, "seat": awaited, "text": played, "sign": "lost", "code": "duality-review-better", "facts": facts}
    judged = {**said, "better": [better], "cost": 10, "after": None, "told": None, "instead": []}
    lines = [{"done": 0, "count": 1, "judged": None}, {"done": 1, "count": 1, "judged": judged, "verdict": None}]
    page = visit(viewport={"width": 390, "height": 844}).page
    page.route("**/review", lambda route: route.fulfill(body="".join(f"{json.dumps(line)}\n" for line in lines)))
    page.goto(f"{house.address}/analysis/{made.id}")
    told, board = page.locator("[data-said]"), page.locator("[data-board]")
    expect(told).to_contain_text(f"A strong player would have chosen card 1 on {there}:")
    page.get_by_role("button", name="Show the answer").click()
    expect(board.locator(f'[data-cell="{there}"]')).to_have_attribute("aria-label", re.compile("card"))
    expect(told).to_contain_text(f"would have chosen card 1 on {there}:")
    assert place(told)["y"] + place(told)["height"] < place(board)["y"]
    page.get_by_role("button", name="Back to the game").click()
    expect(board.locator(f'[data-cell="{here}"]')).to_have_attribute("aria-label", re.compile("card"))


def test_openings_are_looked_up(visit: Visit, house: House) -> None:
    page = visit().page
    page.goto(f"{house.address}/openings/dualite")
    choices = page.locator("[data-choices]")
    expect(choices.get_by_role("button")).to_have_count(78, timeout=COMPILED)
    page.get_by_text("Grand Dual").click()
    expect(choices.get_by_role("button")).to_have_count(228, timeout=COMPILED)
    choices.get_by_role("button", name="a1+a5").click()
    expect(page.get_by_text("Variation: a1+a5")).to_be_visible(timeout=COMPILED)
