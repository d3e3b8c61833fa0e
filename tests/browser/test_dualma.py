"""DuAlma at a table: two discs a turn, the first of which can be taken back until the second is placed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from parlour.chance import Chance
from parlour.games.dualma import GAME as dualma
from tests.browser.conftest import Visit
from tests.browser.rooms import middle, place
from tests.browser.sittings import SETTLED
from tests.server.house import ME, House

pytestmark = pytest.mark.browser


def test_the_first_disc_of_a_turn_can_be_taken_back(visit: Visit) -> None:
    ada = visit()
    ada.set_table("DuAlma", "Me", "Me", name="Ada")
    ada.cell("c3").click()
    expect(ada.moves).to_have_count(1)
    expect(ada.cell("c3")).to_have_attribute("aria-label", "c3: black disc, last move")
    ada.page.get_by_role("button", name="Take back the black disc").click()
    expect(ada.moves).to_have_count(0)
    ada.cell("e5").click(force=True)  # not a choice, and told so; it may be tapped all the same
    expect(ada.page.get_by_text("The centre, e5, stays empty until all discs are placed.")).to_be_visible()
    ada.cell("c4").click()
    expect(ada.moves).to_have_count(1)
    ada.cell("d4").click()
    expect(ada.moves).to_have_count(2)
    expect(ada.cell("d4")).to_have_attribute("aria-label", "d4: white disc, last move")


def test_on_a_phone_the_first_disc_is_lifted_again_beside_the_board(visit: Visit) -> None:
    ada = visit(viewport={"width": 360, "height": 740})
    ada.set_table("DuAlma", "Me", "Me", name="Ada")
    lift = ada.page.get_by_role("button", name="Take back the black disc")
    ada.cell("c3").click()
    expect(lift).to_be_in_viewport(ratio=1)
    lift.click()
    ada.expect_moves(0)
    expect(lift).to_have_count(0)
    ada.cell("c4").click()
    ada.expect_moves(1)
    ada.cell("d4").click()
    ada.expect_moves(2)
    expect(lift).to_have_count(0)


def test_a_puzzle_says_which_colour_is_to_win(visit: Visit) -> None:
    ada = visit()
    ada.go("/puzzles/dualma/1")
    expect(ada.page.get_by_text("You are White.")).to_be_visible()


def test_a_puzzle_says_why_a_move_is_refused(visit: Visit) -> None:
    ada = visit()
    ada.go("/puzzles/dualma/1")
    said = ada.page.locator("[data-said]")
    ada.cell("e7").click(force=True)
    expect(said).to_contain_text("The disc on e7 is not yours")
    ada.cell("c2").click()
    ada.cell("a1").click(force=True)
    expect(said).to_contain_text("two")
    expect(ada.cell("c2")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_verdict_of_a_puzzle_comes_into_sight(visit: Visit) -> None:
    ada = visit(viewport={"width": 360, "height": 740})
    ada.go("/puzzles/dualma/1")
    ada.cell("c2").click()
    ada.cell("c4").click()
    expect(ada.page.locator("[data-said] .wrong")).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("button", name="Take back move")).to_be_in_viewport(ratio=1)
    expect(ada.cell("e9")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_lesson_stays_in_its_place(visit: Visit) -> None:
    ada = visit(viewport={"width": 360, "height": 740})
    ada.go("/learn/dualma#place")
    top = None
    for taps in ("c4", "e5 e6", "e5 e6", "e4 e6 f7", "f7 e6"):
        ada.cell("a1").wait_for()
        for tap in taps.split():
            ada.cell(tap).click()
        expect(ada.page.locator("[data-said] .right")).to_be_visible()
        box = place(ada.page.locator("[data-board]"))
        assert top in (None, box["y"])
        assert box["y"] + box["height"] <= 740
        top = box["y"]
        if taps == "e4 e6 f7":
            expect(ada.page.locator(".trail")).to_have_attribute("points", re.compile(r"^\S+ \S+ \S+$"))
        if taps != "f7 e6":
            ada.page.get_by_role("button", name="Next").click()
            expect(ada.page.locator("[data-said] .right")).to_have_count(0)


def test_once_more_puts_the_disc_down(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/dualma#place")
    ada.page.get_by_role("button", name="Skip").click()
    ada.cell("e5").click()
    ada.cell("e7").click(force=True)
    expect(ada.page.locator("[data-said]")).to_contain_text("A single disc must move exactly one")
    expect(ada.cell("e5")).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name="Repeat").click()
    expect(ada.cell("e5")).to_have_attribute("aria-pressed", "false")


def test_coordinates_are_this_device_s_choice(visit: Visit) -> None:
    ada = visit(viewport={"width": 360, "height": 740})
    table = ada.set_table("DuAlma", "Me", "Me", name="Ada")
    expect(ada.page.locator(".coordinates")).to_have_count(1)
    ada.page.locator("[data-menu]").click()
    switch = ada.page.get_by_role("switch", name="Coordinates")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".coordinates")).to_have_count(0)
    ada.go(f"/table/{table}")
    ada.cell("a1").wait_for()
    expect(ada.page.locator(".coordinates")).to_have_count(0)


def test_a_disc_is_dragged(visit: Visit, house: House) -> None:
    made = house.create("dualma", ME, ME)
    seats = made.browser(0), made.browser(1)
    chance = Chance(3)
    position = dualma.setup(dualma.options({}), None)
    while dualma.view(position, min(dualma.to_move(position))).to_place:
        seat = min(dualma.to_move(position))
        move = dualma.sample(dualma.view(position, seat), chance)
        seats[seat].catch_up()
        seats[seat].make(dualma.write(move))
        position = dualma.play(position, seat, move)
    seat = min(dualma.to_move(position))
    start, end = next(text for text in dualma.view(position, seat).choices if text.count("-") == 1).split("-")
    ada = visit()
    ticket = json.dumps([{"seat": seat, "ticket": made.tickets[seat]}])
    ada.go("/")
    ada.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"parlour.tickets.{made.id}", ticket])
    ada.go(f"/table/{made.id}")
    expect(ada.turn).to_have_text("Your turn.")
    ada.page.evaluate(SETTLED)
    before = ada.made()
    expect(ada.cell(start)).to_have_attribute("aria-disabled", "false")
    target = middle(ada.cell(end))
    ada.page.mouse.move(*middle(ada.cell(start)))
    ada.page.mouse.down()
    ada.page.mouse.move(*target, steps=6)
    expect(ada.cell(start)).to_have_attribute("aria-pressed", "true")
    expect(ada.cell(end)).to_have_class(re.compile(r"\bover\b"))
    ada.page.mouse.up()
    ada.expect_moves(before + 1)
    expect(ada.page.locator(f"[data-move='{start}-{end}']")).to_be_visible()


def test_a_beginner_sits_down_with_a_beginner(visit: Visit) -> None:
    ada = visit()
    ada.set_table("DuAlma", "Me", "Bot, a beginner", name="Ada")
    expect(ada.page.get_by_text("bot", exact=True)).to_be_visible()
    ada.cell("c3").click()
    ada.cell("d4").click()
    expect(ada.moves).to_have_count(4)
