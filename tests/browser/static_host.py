"""A static site on a host that serves files, a phone that visits it, and what the phone keeps of its tables."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

from parlour.browser.site import STATIC, write_site
from parlour.browser.tables import StoredTable
from parlour.catalogue import GAMES
from parlour.players import levels
from parlour.tables.entries import Line, Stored
from parlour.tables.log_fold import restored
from parlour.tables.state import TableState
from scripts import offline

ROOT = Path(__file__).parents[2]
SLOW = 300_000
"""Milliseconds: Python starts in the page."""
PICTURES = [path.relative_to(STATIC).as_posix() for path in (STATIC / "pictures").rglob("*.svg")]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:  # noqa: A002 - the name is the base class’s
        """Say nothing."""


def made_up_to_date() -> None:
    """Make what browsers download, where it is not up to date."""
    if not offline.is_current():
        subprocess.run([sys.executable, str(ROOT / "scripts" / "offline.py")], check=True)


def written(folder: Path, server: str = "") -> None:
    """Write the site there, with an up-to-date download."""
    made_up_to_date()
    write_site(folder, server)


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Serve this folder as any host does; the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def phone(chromium: Browser, locale: str = "en-GB") -> BrowserContext:
    size = {"width": 390, "height": 844}
    return chromium.new_context(viewport=size, has_touch=True, is_mobile=True, locale=locale)  # type: ignore[arg-type] # a size


def begin(page: Page, site: str, game: str, level: int) -> str:
    """Play now against this bot; return the name of the table."""
    page.goto(f"{site}/{game}/")
    ask_for(page, game, level)
    page.wait_for_url("**/table/here-*", timeout=SLOW)
    page.locator("[data-board] > *").first.wait_for(timeout=SLOW)
    return page.url.rpartition("/")[2]


def ask_for(page: Page, game: str, level: int) -> None:
    """Choose this bot on the page of the game, and play now."""
    faces = page.locator("input[name=level]")
    faces.first.wait_for(state="attached", timeout=SLOW)
    faces.nth(levels.offered(GAMES[game]).index(level)).check(force=True)
    page.get_by_role("button", name="Play now").tap()


PICTURED = """async (paths) => {
  const kept = await Promise.all(paths.map((path) => caches.match(new URL(path, document.baseURI))));
  return kept.every(Boolean);
}"""


def wait_until_kept(page: Page) -> None:
    """Wait until the download and every picture of a card are on the device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((all) => all.some((name) => name.startsWith('parlour-offline-')))")
    page.wait_for_function(PICTURED, arg=PICTURES, timeout=SLOW)


KEPT = """(table) => new Promise((settle) => {
  const open = indexedDB.open('parlour-here');
  open.onsuccess = () => {
    const transaction = open.result.transaction(['tables', 'lines']);
    const kept = transaction.objectStore('tables').get(table);
    const lines = transaction.objectStore('lines').getAll(IDBKeyRange.bound([table, 0], [table, 1e9]));
    transaction.oncomplete = () => { open.result.close(); settle([kept.result, lines.result]); };
  };
})"""


def kept_states(page: Page, table: str) -> list[TableState]:
    """The states that the table went through, by what the browser keeps of it."""
    kept, lines = page.evaluate(KEPT, table)
    charter = msgspec.json.decode(kept, type=StoredTable).charter
    states = [restored(GAMES[charter.game], Stored(charter, ()))]
    for line in lines:
        states.append(states[-1].fold(msgspec.json.decode(line, type=Line)))
    return states


def kept_moves(page: Page, table: str) -> int:
    """How many moves the browser keeps of the table's game."""
    sitting = kept_states(page, table)[-1].play.sitting
    return 0 if sitting is None else len(sitting.moves)
