"""The house in every language: chosen by the browser, switched by hand, nothing cut off, nothing left unsaid."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour import words
from tests.browser.conftest import Visit
from tests.browser.rooms import Person
from tests.published_games import PUBLISHED
from tests.server.house import ME, House, bot

pytestmark = pytest.mark.browser

SCREENS = {"narrow": {"width": 360, "height": 740}, "wide": {"width": 1280, "height": 800}}
CODE = re.compile(r"\b(?:client|room|analysis|puzzles?|dualite|dualma|duality|duos|duel-of-law)-[a-z-]+[a-z]\b")
"""A message's code: it is shown where its sentence is missing."""

OUTSIDE = """() => [...document.querySelectorAll('main *')]
  .filter((element) => element.checkVisibility() && !element.closest('svg, .visually-hidden, [data-board], .say'))
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .filter((element) => {
    for (let around = element; around; around = around.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
    return true;
  })
  .map((element) => element.textContent.trim().slice(0, 80))"""
"""Texts beyond the right edge, where nothing scrolls; what is said in DUOS (`.say`) leaves whole lines out."""

CUT = """() => [...document.querySelectorAll('.button, nav a')]
  .filter((element) => element.checkVisibility() && !element.closest('svg, [data-board]'))
  .filter((element) => element.scrollWidth > element.clientWidth + 1)
  .map((element) => element.textContent.trim().slice(0, 80))"""
"""What is pressed, and too narrow for what it says."""


def measure(page: Any, language: str, path: str) -> None:
    assert page.evaluate("document.documentElement.lang") == language, path
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the screen"
    assert page.evaluate(OUTSIDE) == [], path
    assert page.evaluate(CUT) == [], path
    assert CODE.findall(page.locator("main").inner_text()) == [], path


def sit(person: Person, made: Any) -> None:
    """At a table that was made for this person."""
    kept = [f"parlour.tickets.{made['table']}", json.dumps(made["tickets"])]
    person.page.evaluate("([key, text]) => localStorage.setItem(key, text)", kept)
    person.go(f"/table/{made['table']}")


@pytest.mark.parametrize("screen", ["narrow", pytest.param("wide", marks=pytest.mark.long)])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_pages_fit_in_every_language(visit: Visit, house: House, language: str, screen: str) -> None:
    ada = visit(locale=language, viewport=SCREENS[screen])
    games = [game.replace("_", "-") for game in PUBLISHED]
    house_pages = ("/", "/about", "/settings", "/yours", "/privacy", "/nowhere")
    for path in (*house_pages, *(f"/{page}{game}" for game in games for page in ("", "rules/", "learn/"))):
        ada.go(path)
        ada.page.locator("main h1, main h2").first.wait_for()
        measure(ada.page, language, path)
    for name in PUBLISHED:
        seats = [ME, bot(1), *([bot(1)] if name == "duos" else [])]
        options = {"players": "3"} if name == "duos" else {}
        body = {"game": name, "options": options, "seats": seats, "name": "Ada", "listed": False}
        sit(ada, house.http.post("/api/tables", json=body).json())
        ada.page.locator("[data-board] > *").first.wait_for()
        expect(ada.turn).not_to_be_empty()
        measure(ada.page, language, name)
    gathering = {"game": "duos", "options": {"players": "3"}, "seats": [ME, {"kind": "open"}, bot(1)], "name": "Ada"}
    sit(ada, house.http.post("/api/tables", json=gathering).json())
    ada.page.locator("[data-gathering]").wait_for()
    measure(ada.page, language, "gathering")


def test_the_reader_may_choose_and_refusals_follow(visit: Visit) -> None:
    """A browser that asks for French gets it, a person who wants English gets that; a refusal is said in it too."""
    ada = visit(locale="fr-CA")
    ada.go("/table/00000000")
    expect(ada.page.get_by_text(words.say("unknown-table", language="fr"))).to_be_visible()
    ada.go("/settings")
    ada.page.get_by_label(words.say("client-language", language="fr")).select_option("en")
    expect(ada.page.get_by_role("heading", name=words.say("client-settings-title", language="en"))).to_be_visible()
    ada.go("/table/00000000")
    expect(ada.page.get_by_text(words.say("unknown-table", language="en"))).to_be_visible()
    assert ada.page.evaluate("document.documentElement.lang") == "en"
