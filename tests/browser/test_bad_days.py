"""Play without a server on a bad day: each has a sentence, and the page goes on with what it can."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from parlour import words
from tests.browser.conftest import Launch
from tests.browser.static_host import ask_for, begin, hosted, kept_moves, phone, written

SLOW = 90_000
"""Milliseconds: Python starts in the page."""

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("site")
    written(found / "p")
    return found / "p"


@pytest.fixture
def site(folder: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a copy of the site, which a test may change (`tmp_path`)."""
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    with hosted(tmp_path) as address:
        yield address


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A phone that comes for the first time."""
    with phone(chromium) as context:
        yield context.new_page()


EDITIONS = "caches.keys().then((all) => all.filter((name) => name.startsWith('parlour-offline-')))"
EVICTED = f"{EDITIONS}.then((all) => Promise.all(all.map((name) => caches.delete(name))))"


REFUSED = """
const refusal = () => new DOMException('refused', 'SecurityError');
const refuse = () => Promise.reject(refusal());
Object.defineProperty(globalThis, 'caches', { value: { keys: refuse, open: refuse } });
Object.defineProperty(globalThis, 'indexedDB', { value: { open() { throw refusal(); } } });
"""


def begin_worker_with(tmp_path: Path, script: str) -> None:
    """Let the worker begin with this, as it would be in another browser."""
    (worker,) = (tmp_path / "assets").glob("worker-*.js")
    worker.write_text(script + worker.read_text(encoding="utf-8"), encoding="utf-8")


def expect_said(page: Page, code: str) -> None:
    """The sentence is on the page."""
    expect(page.get_by_text(words.say(code)).first).to_be_visible(timeout=SLOW)


def own_move(page: Page) -> None:
    """Make any move of Dualité, when it is the person's turn."""
    choice = page.locator("[data-board] [data-cell].choice")
    choice.first.wait_for(timeout=SLOW)
    moves = page.locator("[data-stage=root]").get_attribute("data-moves") or "0"
    if moves == "0":
        page.locator("[data-board] [data-cell=a1]").tap()
        page.locator("[data-board] [data-cell=d3]").tap()
    else:
        choice.first.tap()
    expect(page.locator("[data-stage=root]")).not_to_have_attribute("data-moves", moves, timeout=SLOW)


def the_worker(page: Page) -> Worker:
    (worker,) = page.workers
    return worker


def test_without_webassembly_the_page_says_so_and_stays(page: Page, site: str, tmp_path: Path) -> None:
    begin_worker_with(tmp_path, "delete globalThis.WebAssembly;")
    page.goto(f"{site}/dualite/")
    ask_for(page, "dualite", 1)
    expect_said(page, "client-here-no-webassembly")
    page.goto(f"{site}/rules/dualite/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_where_nothing_can_be_kept_a_game_is_played_all_the_same(page: Page, site: str, tmp_path: Path) -> None:
    """As in some private windows: IndexedDB and caches are refused."""
    begin_worker_with(tmp_path, REFUSED)
    begin(page, site, "dualite", 1)
    expect_said(page, "client-here-not-kept")
    own_move(page)
    own_move(page)


def test_plain_http_has_no_caches_and_plays(launch: Launch, site: str) -> None:
    """A page of the local network: no caches, no digests, no service worker, no locks."""
    browser = launch("--host-resolver-rules=MAP games.example 127.0.0.1")
    with phone(browser) as context:
        page = context.new_page()
        begin(page, site.replace("127.0.0.1", "games.example"), "dualite", 1)
        assert not page.evaluate("isSecureContext")
        own_move(page)
        own_move(page)
    browser.close()


def test_a_full_disk_is_said_and_the_game_goes_on(page: Page, site: str) -> None:
    table = begin(page, site, "dualite", 1)
    own_move(page)
    kept = kept_moves(page, table)
    assert kept >= 1
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": 1})
    own_move(page)
    expect_said(page, "client-here-full")
    session.send("Storage.overrideQuotaForOrigin", {"origin": site})
    page.reload()
    page.locator("[data-board] > *").first.wait_for(timeout=SLOW)
    assert kept_moves(page, table) >= kept


def test_a_worker_that_was_ended_is_started_again_where_the_game_was(page: Page, site: str) -> None:
    table = begin(page, site, "dualite", 1)
    own_move(page)
    own_move(page)
    kept = kept_moves(page, table)
    the_worker(page).evaluate("close()")
    expect_said(page, "client-here-no-start")
    own_move(page)
    assert kept_moves(page, table) > kept


def test_a_tab_that_is_closed_loses_no_move(page: Page, site: str) -> None:
    table = begin(page, site, "dualite", 1)
    own_move(page)
    kept = kept_moves(page, table)
    page.close(run_before_unload=False)
    again = page.context.new_page()
    again.goto(f"{site}/yours/")  # a host that has no page for unknown addresses, before there is a service worker
    again.locator(f"a[href='table/{table}']").first.tap(timeout=SLOW)
    again.locator("[data-board] > *").first.wait_for(timeout=SLOW)
    assert kept_moves(again, table) >= kept >= 1
    own_move(again)


def test_half_a_download_goes_on_where_it_broke_off(page: Page, site: str, tmp_path: Path) -> None:
    (archive,) = (tmp_path / "offline").glob("*/python.zip")
    whole = archive.read_bytes()
    archive.write_bytes(whole[: len(whole) // 2])
    page.goto(f"{site}/dualite/")
    ask_for(page, "dualite", 1)
    expect_said(page, "client-here-no-files")
    assert len(page.evaluate(EDITIONS)) == 1
    archive.write_bytes(whole)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    begin(page, site, "dualite", 1)
    again = [url for url in asked if "/offline/" in url and url.endswith(".zip")]
    assert again == [url for url in again if url.endswith("python.zip")], "what had arrived is not fetched again"


def test_a_game_goes_on_in_another_tab_and_this_one_follows(page: Page, site: str) -> None:
    table = begin(page, site, "dualite", 1)
    own_move(page)
    other = page.context.new_page()
    other.goto(f"{site}/table/{table}")
    own_move(other)
    expect_said(page, "client-here-elsewhere")
    own_move(page)
    assert kept_moves(page, table) >= 3


def test_a_table_of_a_newer_edition_is_not_read_by_an_older_page(page: Page, site: str) -> None:
    table = begin(page, site, "dualite", 1)
    own_move(page)
    page.goto(f"{site}/rules/dualite/")
    page.evaluate(
        """(table) => new Promise((settle) => {
          const open = indexedDB.open('parlour-here');
          open.onsuccess = () => {
            const transaction = open.result.transaction('lines', 'readwrite');
            transaction.objectStore('lines').put('{"entry": {"kind": "of-tomorrow"}}', [table, 900]);
            transaction.oncomplete = () => { open.result.close(); settle(null); };
          };
        })""",
        table,
    )
    page.goto(f"{site}/table/{table}")
    expect_said(page, "client-here-old")


def test_an_older_edition_in_another_tab_goes_on_and_says_when_it_cannot(page: Page, site: str, tmp_path: Path) -> None:
    """The host has a newer edition, of other messages, that another tab has downloaded; the older one was deleted."""
    table = begin(page, site, "dualite", 1)
    own_move(page)
    listed = tmp_path / "offline" / "files.json"
    newer = json.loads(listed.read_text(encoding="utf-8")) | {"edition": "0123456789ab", "agreed": "other messages"}
    listed.write_text(json.dumps(newer), encoding="utf-8")
    page.evaluate(EVICTED)
    own_move(page)  # what it plays with is in memory
    the_worker(page).evaluate("close()")
    expect_said(page, "client-here-other")
    assert kept_moves(page, table) >= 2
