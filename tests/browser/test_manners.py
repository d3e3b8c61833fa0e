"""A person is rude: not heard on one device, reported to the host, and sent away for good."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import Person

pytestmark = pytest.mark.browser

FRIEND = "A friend, by link"


def open_panel(person: Person, name: str) -> None:
    person.page.get_by_role("tab", name=name).click()


def about(person: Person, name: str, act: str) -> None:
    """Do this about a person, from the list of people."""
    open_panel(person, "Players")
    row = person.page.locator("[data-people] li").filter(has_text=name)
    row.get_by_text("More…").click()
    row.get_by_role("button", name=act).click()


def sit_down(person: Person, name: str) -> None:
    """Accept the invitation that is open."""
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    expect(person.page.locator("[data-gathering]")).to_be_visible()


def test_mute_report_and_send_away(visit: Visit) -> None:
    ada, bo, cy = visit(), visit(), visit()
    ada.set_table("DUOS", "Me", FRIEND, FRIEND, FRIEND, name="Ada")
    link = ada.invitation()
    for person, name in ((bo, "Bo"), (cy, "Cy")):
        person.page.goto(link)
        sit_down(person, name)

    # Something ready-made, a reaction, and something typed; who mutes does not hear it.
    open_panel(bo, "Chat")
    bo.page.locator("[data-phrase=hello]").click()
    bo.page.locator("[data-phrase=clap]").click()
    bo.page.get_by_label("Write a message").fill("You are slow.")
    bo.page.get_by_role("button", name="Send", exact=True).click()
    open_panel(ada, "Chat")
    expect(ada.page.get_by_role("log")).to_contain_text(re.compile("Bo Hello!.*Bo You are slow.", re.DOTALL))
    expect(ada.page.get_by_role("log").get_by_role("img")).to_have_count(1)
    about(cy, "Bo", "Hide their messages")
    open_panel(cy, "Chat")
    expect(cy.page.get_by_role("log")).to_have_text("")

    # Only the host hears of a report; a person who is sent away cannot come back by the old code.
    about(cy, "Bo", "Report to the host")
    cy.end.get_by_role("button", name="Send the report").click()
    expect(ada.page.get_by_text("Cy reports Bo: Offensive messages")).to_be_visible()
    ada.page.get_by_label("Write a message").click()  # what is asked does not lie over the talk
    ada.page.get_by_role("status").get_by_role("button", name="Remove").click()
    ada.end.get_by_role("button", name="Remove").click()
    expect(bo.page.get_by_text("The host removed you from this table.")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Try again")).to_have_count(0)
    expect(bo.page.locator("[data-gathering], [data-people], [data-qr]")).to_have_count(0)
    expect(ada.page.locator("[data-room-seat='1']")).to_contain_text("Open seat")
    fresh = ada.invitation()
    assert fresh != link
    open_panel(ada, "Players")
    expect(ada.page.locator("[data-people] h3").filter(has_text="Reports")).to_have_count(0)

    # A new guest comes in by the new link, and by the new code typed on the home page; the old link says why it fails.
    di, eva, fay = visit(), visit(), visit()
    di.page.goto(fresh)
    sit_down(di, "Di")
    eva.page.goto(eva.address)
    eva.page.get_by_label("Join with a code").fill(fresh[-6:])
    eva.page.get_by_label("Join with a code").press("Enter")
    sit_down(eva, "Eva")
    fay.page.goto(link)
    fay.page.get_by_label("Your name").fill("Fay")
    fay.page.get_by_role("button", name="Sit down").click()
    expect(fay.page.get_by_text("Check the link.")).to_be_visible()
    bo.page.goto(fresh)  # forgiven: the host sends Bo the new link
    expect(bo.page.get_by_label("Your name")).to_be_visible()
    expect(ada.page.get_by_text("Cy reports Bo: Offensive messages")).to_have_count(0)
