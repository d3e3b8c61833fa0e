"""Duel of Law in a browser: a law claimed by taps, one said in plain words, and refusals that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def lay(page: Page, card: str, cell: str) -> None:
    page.locator(f"[data-card='{card}']").click()
    page.locator(f"[data-board] [data-cell='{cell}']").click()


def test_a_claim_is_made_by_taps(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/duel-of-law")
    page = ada.page
    page.locator("[data-card='02']").wait_for()
    lay(page, "02", "1,0")
    lay(page, "04", "2,0")
    line = page.locator("[data-line]")
    expect(line).to_contain_text("it needs a law")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    line.get_by_label("Laws that fit").select_option(label="even numbers")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-said]")).to_contain_text("the branch is yours")


def test_a_law_is_said_in_plain_words(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    page = ada.page
    page.get_by_role("button", name="Play Duel of Law").click()
    page.get_by_label("Seat 2").select_option(label="Bot, level 1")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-board] [data-cell='0,0']").wait_for()
    first = page.locator("[data-card]").nth(0).get_attribute("data-card") or ""
    second = page.locator("[data-card]").nth(1).get_attribute("data-card") or ""
    lay(page, first, "1,0")
    lay(page, second, "2,0")
    line = page.locator("[data-line='row@1,0']")
    line.get_by_label("Or say it").fill("no vowels at all")
    line.get_by_role("button", name="Understand").click()
    expect(line.get_by_role("alert")).to_contain_text("negative law")
    page.get_by_role("button", name="Take all back").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Draw 6").click()
    expect(ada.moves.first).to_contain_text("draw")
