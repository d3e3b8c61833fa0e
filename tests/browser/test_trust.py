"""Trust among strangers, as the page shows it: a device that is banned, and who decides about the next game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from parlour.catalogue import GAMES
from parlour.server.http.limits import device_name
from parlour.server.http.pages import STATIC
from tests.browser.conftest import Visit
from tests.browser.rooms import someone
from tests.server.house import ME, House, running

pytestmark = pytest.mark.browser

SECRET = "a-secret-of-the-operator"


def test_a_banned_device_reads_so_and_another_device_beside_it_goes_on(chromium: Browser, tmp_path: Path) -> None:
    with (
        running(tmp_path, GAMES, static=STATIC, operator=SECRET) as house,
        someone(chromium, house.address) as ada,
        someone(chromium, house.address) as bo,
    ):
        sent: list[str] = []
        bo.page.on("request", lambda request: sent.append(request.headers.get("parlour-device", "")))
        table = ada.set_table("Dualité", "Me", "A friend, by link", name="Ada")
        bo.accept(ada.invitation(), "Bo")
        numbers = {number for number in sent if number}
        assert len(numbers) == 1, "one number, sent with each request that may be refused"
        device = device_name(numbers.pop())
        page = f"/operator/{SECRET}"
        assert device in house.http.get(page).text
        form = {"action": "ban", "address": device, "hours": "1"}
        assert house.http.post(f"{page}/do", data=form).status_code == 303
        expect(bo.page.get_by_text("has locked out your device")).to_be_visible()
        bo.go(f"/table/{table}")
        expect(bo.page.get_by_text("has locked out your device").first).to_be_visible()
        ada.play("a1+c3")


def test_who_has_no_vote_reads_who_decides(visit: Visit, house: House) -> None:
    seats = ME, {"kind": "open"}
    made = house.create("dualite", *seats, name="Ada", listed=True, plan=["dualite", "dualma"])
    stranger = house.http.post(f"/api/tables/{made.id}/sit", json={"name": "Mal"}).json()
    ada, mal = visit(), visit()
    for person, card in ((ada, {"seat": 0, "person": 0, "ticket": made.tickets[0]}), (mal, stranger)):
        person.go("/")
        person.page.evaluate(
            "([table, card]) => localStorage.setItem(`parlour.tickets.${table}`, JSON.stringify([card]))",
            [made.id, card],
        )
        person.go(f"/table/{made.id}")
    for person in (ada, mal):
        person.cell("a1").wait_for()
    house.hello(made.id, stranger["ticket"]).do("resign", "1")
    ada.end.get_by_text("Play another game").click()
    expect(ada.page.locator("[data-choose-game]")).to_have_count(len(GAMES))
    expect(mal.page.locator("[data-next-decided]")).to_contain_text("Ada chooses the next game")
    expect(mal.page.locator("[data-choose-game]")).to_have_count(0)
