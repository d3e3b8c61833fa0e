"""Somebody is rude: not heard on one device, reported to the host, and sent away for good."""

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
    """Do this about somebody, from the list of people."""
    open_panel(person, "People")
    row = person.page.locator("[data-people] li").filter(has_text=name)
    row.get_by_text("More …").click()
    row.get_by_role("button", name=act).click()


def test_mute_report_and_send_away(visit: Visit) -> None:
    ada, bo, cy = visit(), visit(), visit()
    ada.set_table("DUOS", "Me", FRIEND, FRIEND, FRIEND, name="Ada")
    link = ada.invitation()
    for person, name in ((bo, "Bo"), (cy, "Cy")):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
        expect(person.page.locator("[data-gathering]")).to_be_visible()

    # Something ready-made, a reaction, and something typed; who mutes does not hear it.
    open_panel(bo, "Talk")
    bo.page.locator("[data-phrase=hello]").click()
    bo.page.locator("[data-phrase=clap]").click()
    bo.page.get_by_label("Say something").fill("You are slow.")
    bo.page.get_by_role("button", name="Say", exact=True).click()
    open_panel(ada, "Talk")
    expect(ada.page.get_by_role("log")).to_contain_text(re.compile("Bo Hello!.*Bo You are slow.", re.DOTALL))
    expect(ada.page.get_by_role("log").get_by_role("img")).to_have_count(1)
    about(cy, "Bo", "Do not hear them")
    open_panel(cy, "Talk")
    expect(cy.page.get_by_role("log")).to_have_text("")

    # Only the host hears of a report; whoever is sent away cannot come back by the old code.
    about(cy, "Bo", "Report to the host")
    cy.end.get_by_role("button", name="Tell the host").click()
    expect(ada.page.get_by_text("Cy reports Bo: Rude words")).to_be_visible()
    ada.page.get_by_label("Say something").click()  # what is asked does not lie over the talk
    ada.page.get_by_role("status").get_by_role("button", name="Send away").click()
    ada.end.get_by_role("button", name="Send away").click()
    expect(bo.page.get_by_text("ticket")).to_be_visible()
    expect(ada.page.locator("[data-room-seat='1']")).to_contain_text("Open to whoever comes")
    assert ada.invitation() != link
    expect(ada.page.get_by_text("Cy reports Bo: Rude words")).to_have_count(0)
