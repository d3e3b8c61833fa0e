"""A player of a slow game is asked once, then called while the page is elsewhere; a tap leads to the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.catalogue import GAMES
from parlour.server import wall_clock
from parlour.server.http.pages import STATIC
from parlour.server.notifications.settings import NotificationSettings
from tests.browser.rooms import someone
from tests.server.house import INVITE, ME, House, running
from tests.server.push_service import PushService, push_service

pytestmark = pytest.mark.browser

SLOW = {"kind": "move", "seconds": 86_400, "increment": 0}
SUBSCRIBED = """(subscription) => {
  // No push service can be reached from here: the subscription is one at a service on this machine.
  const { endpoint, ...keys } = subscription;
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) });
  PushManager.prototype.getSubscription = async () => null;
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('asked') ?? 'default' });
  Notification.requestPermission = async () => (localStorage.setItem('asked', 'granted'), 'granted');
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def called_house(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)
    notify = NotificationSettings(push_services=(service.address,))
    with running(tmp_path, GAMES, static=STATIC, notify=notify) as house:
        yield house


def show(page: Page, pushed: dict[str, str]) -> dict[str, str]:
    """The browser hands the message to the service worker; what it shows."""
    origin = page.evaluate("location.origin")
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(found["registrationId"] for found in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(pushed)},
    )
    page.wait_for_timeout(300)
    (worker,) = page.context.service_workers
    shown: list[dict[str, str]] = worker.evaluate("self.shown.splice(0)")
    assert len(shown) <= 1
    return shown[0] if shown else {}


RECORDED = """() => {
  // A browser without a window shows nothing: what it would show is kept.
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, address: data.address });
  };
}"""


def test_asked_after_the_first_slow_move_and_called(
    chromium: Browser, called_house: House, service: PushService
) -> None:
    house, phone = called_house, service.phone("mila")
    with someone(chromium, house.address, service_workers="allow") as mila:
        mila.page.add_init_script(f"({SUBSCRIBED})({json.dumps(phone.subscription)})")
        made = house.create("dualite", ME, INVITE, name="Mila", time=SLOW)
        made.sit(1, "Otto")
        ticket = [{"seat": 0, "person": 0, "ticket": made.tickets[0], "commitment": None, "game": 1}]
        mila.page.goto(house.address)
        mila.page.evaluate(f"localStorage.setItem('parlour.tickets.{made.id}', '{json.dumps(ticket)}')")
        his = made.browser(1)
        mila.page.goto(f"{house.address}/table/{made.id}")
        expect(mila.page.locator("[data-calls]")).to_have_count(0)
        mila.page.locator("[data-cell=a1], [data-place=a1]").first.wait_for()
        hers = made.browser(0)
        hers.make("a1+c3")
        mila.page.locator("[data-calls=yes]").click()
        expect(mila.page.get_by_text("You will be called.")).to_be_visible()
        his.catch_up()
        his.make("b2")
        (pushed,) = phone.wait()
        mila.page.context.service_workers[0].evaluate(RECORDED)
        assert show(mila.page, pushed) == {}, "the page shows the table already"
        mila.page.goto(f"{house.address}/settings")
        expect(mila.page.get_by_role("switch", name="Notify this device")).to_be_checked()
        assert show(mila.page, pushed) == {
            "title": "Your turn: Dualité",
            "body": pushed["body"],
            "tag": made.id,
            "address": f"{house.address}/table/{made.id}",
        }
