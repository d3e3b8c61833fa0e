"""A real server with the built client, and Debian's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from parlour.catalogue import GAMES
from parlour.server.http.pages import STATIC
from tests.browser.rooms import PATIENCE, Person, driver, launched, someone
from tests.server.house import House, running

Visit = Callable[..., Person]
Launch = Callable[..., Browser]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), (
        "The client is not built: run scripts/setup test, or npm run build in web/."
    )
    with running(tmp_path_factory.mktemp("data"), GAMES, workers=1, static=STATIC) as started:
        yield started


@pytest.fixture(scope="session")
def launch() -> Iterator[Launch]:
    """Call it to start Chromium, with more flags if need be. There can be one driver of browsers at a time."""
    expect.set_options(timeout=PATIENCE)
    with driver() as playwright:
        yield lambda *flags: launched(playwright, *flags)


@pytest.fixture(scope="session")
def chromium(launch: Launch) -> Iterator[Browser]:
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Call it to let a person in with a browser of their own."""
    with ExitStack() as everyone:
        yield lambda **settings: everyone.enter_context(someone(chromium, house.address, **settings))
