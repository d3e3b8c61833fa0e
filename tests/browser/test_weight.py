"""How much a browser has to load, measured in a real one, and how much the page moves while it does.

Measured with gzip, which every browser and every proxy knows; most are sent brotli, which is about a tenth smaller.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from parlour import words
from tests.browser.conftest import Visit
from tests.browser.rooms import Person
from tests.published_games import PUBLISHED

pytestmark = pytest.mark.browser

FRONT_PAGE = 90_000
"""Bytes as they come over the line until the front page is drawn and alive."""
TABLE = 120_000
"""The same for a table, from nothing, without the pictures on cards: which ones come depends on the deal."""
PICTURES = 60_000
"""And for those."""
SMALL = 1000
"""Bytes: what is smaller need not be compressed."""
SHIFT = 0.02
LARGEST = 2500
"""Milliseconds until the largest thing on a page is painted, on a slow phone."""
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""1.6 Mb/s, in bytes a second."""
SLOW_CPU = 4
TRIES = 3
"""The best of these counts: a busy machine can only make it slower."""

WATCH = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
PAINTED = """() => {
  window.painted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.painted = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}"""
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 720}


@dataclass
class Line:
    """The compressed content that came over the line, by address."""

    loaded: dict[str, int] = field(default_factory=dict)
    plain: set[str] = field(default_factory=set)
    """What was large enough to be worth compressing, and was not."""

    def watch(self, page: Page) -> None:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})

        def came(event: dict[str, Any]) -> None:
            answer = event["response"]
            headers = {name.lower(): value for name, value in answer["headers"].items()}
            url, size = answer["url"], int(headers.get("content-length", 0))
            self.loaded[url] = size
            if size >= SMALL and headers.get("content-encoding") != "gzip" and not url.endswith(".woff2"):
                self.plain.add(url)

        session.on("Network.responseReceived", came)

    @property
    def pictures(self) -> int:
        return sum(size for url, size in self.loaded.items() if "/pictures/" in url)

    @property
    def weight(self) -> int:
        """Without fonts: a page is read before they come, and they do not move it."""
        return sum(size for url, size in self.loaded.items() if not url.endswith(".woff2")) - self.pictures

    def told(self) -> str:
        rows = sorted(self.loaded.items(), key=lambda row: -row[1])
        return "\n".join(f"{size:9} {url}" for url, size in rows)


def moved(page: Page) -> float:
    page.wait_for_timeout(500)
    shift: float = page.evaluate("window.shift")
    return shift


@pytest.mark.parametrize(("screen", "locale"), [(PHONE, "fr-FR"), (LAPTOP, "en-GB")], ids=["phone", "laptop"])
def test_the_front_page_is_light_and_still(visit: Visit, screen: dict[str, int], locale: str) -> None:
    ada = visit(viewport=screen, locale=locale)
    line = Line()
    line.watch(ada.page)
    ada.page.add_init_script(f"({WATCH})()")
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    assert 0 < line.weight <= FRONT_PAGE, line.told()
    assert not line.plain
    assert moved(ada.page) <= SHIFT
    ada.go("/duos")
    ada.page.wait_for_load_state("networkidle")
    assert moved(ada.page) <= SHIFT, "a game's own page lies as still"


@pytest.mark.long  # it measures time: on a machine that has nothing else to do
@pytest.mark.parametrize("path", ["/", "/dualite", "a table"])
def test_a_slow_phone_shows_a_page_in_time(visit: Visit, path: str) -> None:
    best = min(largest_paint(visit, path) for _ in range(TRIES))
    assert best <= LARGEST


def largest_paint(visit: Visit, path: str) -> float:
    ada = visit(viewport=PHONE)
    if path == "a table":
        path = new_table(ada, "dualite")
    page = ada.context.new_page()
    session = ada.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    page.add_init_script(f"({PAINTED})()")
    page.goto(ada.address + path)
    page.wait_for_load_state("networkidle")
    page.locator("h1").first.wait_for(state="attached")
    painted: float = page.evaluate("window.painted")
    assert painted > 0, "something was painted"
    return painted


def new_table(person: Person, game: str, language: str = "en") -> str:
    """Set a table against a bot; its path."""
    person.go(f"/{game}")
    person.page.get_by_role("button", name=words.say("client-play-now", language=language)).click()
    person.page.wait_for_url(re.compile("/table/"))
    person.turn.wait_for()
    return person.page.url.removeprefix(person.address)


def test_the_front_page_says_what_it_is_before_any_script_runs(visit: Visit) -> None:
    ada = visit(java_script_enabled=False)
    ada.go("/")
    assert ada.page.get_by_role("heading", level=1).inner_text() == words.say("client-welcome")
    for game in PUBLISHED:
        assert ada.page.get_by_text(words.say(f"{game}-card-goal")).is_visible()


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_table_is_light_and_still(visit: Visit, game: str) -> None:
    """In French, whose words are longer."""
    ada = visit(viewport=PHONE, locale="fr-FR")
    path = new_table(ada, game, "fr")
    table = ada.context.new_page()
    line = Line()
    line.watch(table)
    table.add_init_script(f"({WATCH})()")
    table.goto(ada.address + path)
    table.locator("[data-board] > *").first.wait_for()
    table.wait_for_load_state("networkidle")
    assert 0 < line.weight <= TABLE, line.told()
    assert not line.plain
    assert line.pictures <= PICTURES, line.told()
    assert moved(table) <= SHIFT
