"""A shuffle with a commitment: one sentence while one plays, and a check mark when it is over."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person

pytestmark = pytest.mark.browser


KEPT = "Shuffle verified: the deck matches the commitment."


def at_duality(visit: Visit) -> Person:
    ada = visit()
    ada.go("/")
    ada.page.get_by_role("button", name="Play Duality").click()
    ada.page.wait_for_url(re.compile("/table/"))
    ada.page.locator("[data-board] > *").first.wait_for()
    return ada


def resign(ada: Person) -> None:
    """With the menu open."""
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()


def test_the_page_proves_the_shuffle_when_the_game_is_over(visit: Visit) -> None:
    ada = at_duality(visit)
    ada.page.get_by_role("button", name="Menu").click()
    code = ada.page.locator("[data-shuffle-code]")
    expect(code).to_have_text(re.compile("^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$"))
    during = code.inner_text()
    code.click()
    expect(ada.page.get_by_text(re.compile("Shuffle commitment, published before the deal"))).to_be_visible()
    expect(ada.page.get_by_role("img", name="QR code: the code and the commitment of this shuffle")).to_be_visible()
    resign(ada)
    kept = ada.page.get_by_text(KEPT)
    expect(kept.first).to_be_visible()
    assert kept.first.evaluate("line => getComputedStyle(line, '::before').content").startswith('"✓')
    ada.page.get_by_role("button", name="Menu").click()
    expect(kept).to_have_count(2)
    expect(ada.page.locator("[data-shuffle-code]")).to_have_text(during)
    expect(ada.page.get_by_text("Did not contribute to the shuffle")).to_have_count(0)


def test_a_page_that_is_loaded_again_knows_what_it_brought(visit: Visit) -> None:
    ada = at_duality(visit)
    kept = json.loads(ada.page.evaluate("sessionStorage.getItem('parlour-shuffles')"))
    assert sorted(key.split()[0] for key in kept) == ["opened", "part", "seen", "start"]
    ada.page.reload()
    ada.page.locator("[data-board] > *").first.wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    resign(ada)
    expect(ada.page.get_by_text(KEPT).first).to_be_visible()
