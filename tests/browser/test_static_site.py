"""A static site, served as any host serves files: bots think in the page, and nothing is asked of a server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.browser.site import FILES, write_site

ROOT = Path(__file__).parents[2]
SLOW = 300_000
"""Milliseconds: Python starts in the page."""

pytestmark = [pytest.mark.browser, pytest.mark.long]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:  # noqa: A002 - the name is the base class’s
        """Say nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that lies below a path."""
    if not (FILES / "files.json").is_file():
        subprocess.run([sys.executable, str(ROOT / "scripts" / "offline.py")], check=True)
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "games" / "parlour")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/parlour"
    server.shutdown()


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 360, "height": 740}, locale="en-GB")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("game", ["dualite", "duality", "dualma", "duel-of-law"])
def test_a_game_begins_against_a_bot_of_the_page(game: str, site: str, page: Page) -> None:
    page.goto(f"{site}/{game}/")
    page.get_by_role("button", name="Play now").click(timeout=SLOW)
    page.wait_for_url("**/table/here-*", timeout=SLOW)
    expect(page.get_by_text("Your turn").first).to_be_visible(timeout=SLOW)


def test_a_bot_answers_and_a_loaded_page_finds_its_game_again_without_a_connection(site: str, page: Page) -> None:
    page.goto(f"{site}/dualite/")
    page.get_by_role("button", name="Play now").click(timeout=SLOW)
    page.wait_for_url("**/table/here-*", timeout=SLOW)
    expect(page.get_by_text("Your turn").first).to_be_visible(timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Your turn").first).to_be_visible(timeout=SLOW)
    page.context.set_offline(False)
