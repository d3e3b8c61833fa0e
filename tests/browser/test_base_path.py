"""The house below a path of another site: every address of its pages leads there."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request, expect

from parlour.server.http.pages import STATIC
from tests.browser.rooms import someone
from tests.server.house import running

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_people_play_learn_and_come_back_below_a_path(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    asked: set[str] = set()

    def ask(request: Request) -> None:
        asked.add(urlsplit(request.url).path)

    with (
        running(tmp_path_factory.mktemp("data"), static=STATIC, base_path="/games") as house,
        someone(chromium, house.address, service_workers="allow") as ada,
        someone(chromium, house.address) as bo,
    ):
        for person in (ada, bo):
            person.page.on("request", ask)
        ada.go("")
        ada.page.get_by_role("link", name="Dualité", exact=True).click()
        ada.page.wait_for_url(f"{house.address}/dualite")
        ada.page.get_by_role("button", name="Play a friend").click()
        asks = ada.page.locator("[data-ask-name]")
        asks.get_by_label("Your name").fill("Ada")
        asks.get_by_role("button", name="Continue").click()
        ada.page.wait_for_url(re.compile(f"{house.address}/table/"))
        link = ada.page.locator("[data-qr]").get_attribute("data-qr")
        assert link
        assert link.startswith(f"{house.address}/table/")
        bo.page.goto(link)
        bo.page.get_by_label("Your name").fill("Bo")
        bo.page.get_by_role("button", name="Sit down").click()
        for person in (ada, bo):
            person.cell("a1").wait_for()
        bo.page.reload()
        bo.cell("a1").wait_for()
        ada.go("/")
        ada.page.get_by_role("link", name=re.compile("Bo")).first.click()
        ada.cell("a1").wait_for()
        bo.go("/rules/duos")
        picture = bo.page.locator("figure img").first
        expect(picture).to_be_visible()
        assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
        scope = ada.page.evaluate("navigator.serviceWorker.ready.then((ready) => ready.scope)")
        assert scope == f"{house.address}/"
        ada.context.set_offline(True)
        ada.go("/about")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert {path for path in asked if not f"{path}/".startswith("/games/")} == set()
