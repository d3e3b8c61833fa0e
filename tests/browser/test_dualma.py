"""DuAlma at a table: two discs a turn, the first of which can be taken back until the second is placed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_the_first_disc_of_a_turn_can_be_taken_back(visit: Visit) -> None:
    ada = visit()
    ada.set_table("DuAlma", "Me", "Me", name="Ada")
    ada.cell("c3").click()
    expect(ada.moves).to_have_count(1)
    expect(ada.cell("c3")).to_have_attribute("aria-label", "c3: black disc, last move")
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.moves).to_have_count(0)
    ada.cell("e5").click(force=True)  # not a choice, and told so; it may be tapped all the same
    expect(ada.page.get_by_text("The centre, e5, stays empty until all discs are placed.")).to_be_visible()
    ada.cell("c4").click()
    ada.cell("d4").click()
    expect(ada.moves).to_have_count(2)
    expect(ada.cell("d4")).to_have_attribute("aria-label", "d4: white disc, last move")


def test_a_puzzle_says_which_colour_is_to_win(visit: Visit) -> None:
    ada = visit()
    ada.go("/puzzles/dualma/1")
    expect(ada.page.get_by_text("You are White.")).to_be_visible()
