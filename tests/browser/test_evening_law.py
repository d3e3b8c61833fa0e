"""An evening of Duel of Law in four browsers: a law in own words, an objection with a reason, absence, a return."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour.tables import absence, presence
from tests.browser.conftest import Visit
from tests.browser.rooms import Person
from tests.browser.test_duel_of_law import lay

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
FRIEND = "A friend, by link"
DORA = 3
LAW = "what one wears in autumn"
REASON = "My aunt wears pink in autumn, too."
OPTIONS = {
    "Players": "four players",
    "Who judges a law": "the players: a majority must agree",
    "Time to object; no answer means agreement": "five minutes to object",
    "Laws in a player’s own words": "other laws are put to the vote",
}


def vote(person: Person, button: str, why: str = "") -> None:
    if why:  # on a phone a person who objects is asked for it
        person.page.locator(".vote").get_by_role("button", name=button, exact=True).click()
        person.page.get_by_label("Why?").fill(why)
    person.page.locator(".vote").get_by_role("button", name=button, exact=True).click()


def draw(person: Person) -> None:
    expect(person.turn).to_contain_text("Your turn")
    person.page.get_by_role("button", name=re.compile("Draw")).click()
    expect(person.turn).not_to_contain_text("Your turn")


def agree_until_the_turn_of(mover: Person, *people: Person) -> None:
    """Whatever a bot proposes meanwhile, everyone agrees to."""
    for _ in range(600):
        if "Your turn" in mover.turn.inner_text():
            return
        for person in people:
            agree = person.page.locator(".vote").get_by_role("button", name="Agree", exact=True)
            if agree.count():
                agree.click()
        mover.page.wait_for_timeout(100)
    raise AssertionError(mover.turn.inner_text())


def test_an_evening_of_duel_of_law(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = visit(viewport=LAPTOP)
    bo, cy, dora = (visit(viewport=PHONE) for _ in range(3))
    table = ada.set_table("Duel of Law", "Me", FRIEND, name="Ada")
    ada.page.get_by_text("Rule options").click()
    for label, value in OPTIONS.items():
        ada.page.get_by_role("combobox", name=label, exact=True).select_option(label=value)
    link = ada.invitation()
    for person, name in ((bo, "Bo"), (cy, "Cy"), (dora, "Dora")):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
        expect(person.page.locator("[data-gathering]")).to_be_visible()
    ada.page.locator("[data-start]").click()

    # A law that no reader of laws knows is put to the vote.
    cards = ada.page.locator("[data-card]")
    expect(cards).to_have_count(12)
    first, second, third = ((cards.nth(number).get_attribute("data-card") or "") for number in range(3))
    lay(ada.page, first, "1,0")
    lay(ada.page, second, "2,0")
    line = ada.page.locator("[data-draft-line='row@1,0']")
    line.get_by_role("textbox").fill(LAW)
    expect(line.get_by_role("alert")).to_contain_text("was not understood")
    line.get_by_role("button", name="Put it to the vote").click()
    expect(line).to_contain_text(f'Put to the vote: "{LAW}"')
    ada.page.get_by_role("button", name="Play", exact=True).click()

    # A person objects and says why: a person who has not voted yet reads it where they vote.
    for person in (bo, cy, dora):
        sheet = person.page.locator(".vote")
        expect(sheet).to_contain_text(f"{first} {second}: “{LAW}”")
        expect(sheet.get_by_role("button", name="Abstain")).to_be_in_viewport(ratio=1)
    vote(bo, "Object", REASON)
    for person in (ada, cy, dora):
        expect(person.page.locator(".vote")).to_contain_text(f"Bo objects: “{REASON}”")
    vote(cy, "Agree")
    vote(dora, "Agree")
    for person in (ada, bo, cy, dora):
        expect(person.page.locator("[data-branch='row@0,0']")).to_have_attribute(
            "aria-label", f"Branch of Ada, level 1: “{LAW}”"
        )
        expect(person.page.locator(".vote")).to_have_count(0)
    assert any(REASON in sentence for sentence in ada.moves.all_inner_texts())

    # Dora is away when it is her turn. The others are told, and a bot plays for her.
    dora.page.close()
    draw(bo)
    draw(cy)
    monkeypatch.setattr(absence, "GONE_AFTER", 1_000)  # a minute, for people
    monkeypatch.setattr(presence, "GONE_AFTER", 1_000)
    seat = f"[data-seat='{DORA}'] .state"
    expect(ada.page.locator(seat)).to_contain_text("away")
    ada.page.get_by_role("button", name="Let a bot play for now").click()
    for person in (ada, bo, cy):
        expect(person.page.locator(seat)).to_contain_text("bot playing for Dora")
    agree_until_the_turn_of(ada, ada, bo, cy)

    # Who lengthens that branch is voted on too, and the bot abstains: it knows no such law.
    lay(ada.page, third, "3,0")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    for person in (bo, cy):
        expect(person.page.locator(".vote")).to_contain_text("Ada would lengthen the row")
    expect(bo.page.locator(".vote")).to_contain_text("Dora abstains")
    vote(bo, "Agree")
    vote(cy, "Agree")
    expect(ada.page.locator("[data-board] [data-cell='3,0'].laid")).to_be_visible()

    # She comes back, and her seat is hers again.
    dora.page = dora.context.new_page()
    dora.page.goto(f"{dora.address}/table/{table}")
    expect(dora.page.locator(f"[data-seat='{DORA}']")).to_contain_text("you")
    for person in (ada, bo, cy):
        expect(person.page.locator(seat)).not_to_contain_text("a bot plays")
    draw(bo)
    draw(cy)
    expect(dora.turn).to_contain_text("Your turn")
    missed = dora.page.locator(".notice").get_by_role("button", name="Close")
    if missed.count():  # what happened meanwhile is offered to her, if it was much
        missed.click()
    draw(dora)
    expect(ada.turn).to_contain_text("Your turn")
    for person in (ada, bo, cy, dora):
        person.expect_moves(ada.made())

    # They end it as it is, and the record tells all of it.
    ada.choose("Offer to stop")
    ada.end.get_by_role("button", name="Offer to stop").click()
    for person in (bo, cy, dora):
        expect(person.page.get_by_text("Ada offers to stop the game here.")).to_be_visible()
        person.page.get_by_role("button", name="Agree", exact=True).click()
    for person in (ada, bo, cy, dora):
        expect(person.page.locator("[data-sheet=result]")).to_be_visible()
    record = ada.page.request.get(f"{ada.address}/api/tables/{table}/record").text()
    assert f'"{LAW}"' in record
    assert f"object:{REASON}" in record
    assert "Dora, for a time a substitute" in record
