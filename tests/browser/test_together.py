"""Two people, two browsers, one table."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from parlour.catalogue import GAMES
from parlour.server.http.pages import STATIC
from tests.browser.conftest import Visit
from tests.browser.rooms import Person, place, someone
from tests.server.house import running

pytestmark = pytest.mark.browser

FRIEND = "A friend, by link"


def two_at_a_table(visit: Visit) -> tuple[Person, Person, str]:
    ada, bo = visit(), visit()
    table = ada.set_table("Dualité", "Me", FRIEND, name="Ada")
    bo.accept(ada.invitation(), "Bo")
    return ada, bo, table


def test_a_whole_game_through_an_invite_link(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.set_table("Dualité", "Me", FRIEND, name="Ada")
    link = ada.invitation()
    assert re.search(r"/table/[^/#]+#\w{6}$", link)
    bo.page.goto(link)
    bo.page.get_by_role("heading", name="Ada invites you to play Dualité.").wait_for()
    expect(bo.page.locator("[data-invited=dualite]")).to_have_text(
        re.compile(r"Dualité\.\s.*\s2 or 4 players · 5–10 minutes\s+At the table: Ada", re.DOTALL)
    )
    assert "#" not in bo.page.url, "the secret leaves the address bar at once"
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("Bo")
    expect(ada.page.locator("[data-qr]")).to_have_count(0)

    ada.play("a1+d3")
    bo.play("b2")
    ada.play("c3")
    bo.play("d4")
    expect(bo.end).to_contain_text("You win.")
    expect(bo.end).to_contain_text("Four in a line.")
    expect(ada.end).to_contain_text("Bo wins.")
    expect(ada.page.locator("[data-board] .glow").last).to_be_attached()
    assert ada.written() == bo.written() == ["a1+d3", "b2", "c3", "d4"]


def test_one_who_comes_when_every_seat_is_taken_watches(visit: Visit) -> None:
    ada, bo, cy = visit(), visit(), visit()
    ada.set_table("Dualité", "Me", FRIEND, name="Ada")
    link = ada.invitation()
    bo.accept(link, "Bo")
    expect(bo.page.locator("[data-seat='1']")).to_contain_text("you")
    cy.page.goto(link)
    expect(cy.page.get_by_text("All seats are taken.")).to_be_visible()
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.get_by_role("button", name="Watch", exact=True).click()
    expect(cy.page.get_by_text("You are a spectator.")).to_be_visible()
    bo.page.goto(link)  # a person who sits already needs no invitation
    expect(bo.page.locator("[data-seat='1']")).to_contain_text("you")


def test_one_reloads_in_the_middle(visit: Visit) -> None:
    ada, bo, _ = two_at_a_table(visit)
    ada.play("a1+d3")
    bo.play("b2")
    ada.page.reload()
    expect(ada.turn).to_have_text("Your turn.")
    assert ada.written() == ["a1+d3", "b2"]
    ada.play("c3")
    bo.page.reload()
    bo.play("d4")
    expect(ada.end).to_contain_text("Bo wins.")


def test_one_loses_the_connection_and_returns(visit: Visit) -> None:
    ada, bo, _ = two_at_a_table(visit)
    ada.play("a1+d3")
    expect(bo.turn).to_have_text("Your turn.")
    bo.context.set_offline(True)
    expect(bo.line).to_have_text(re.compile("Connection lost"))
    expect(ada.page.locator("[data-seat='1']")).to_have_attribute("data-here", "false")
    bo.cell("b2").click()  # made while no one can hear it
    expect(bo.moves).to_have_count(1)
    bo.context.set_offline(False)
    expect(bo.line).to_have_text("Connected")
    expect(bo.moves).to_have_count(2)
    expect(ada.moves).to_have_count(2)
    ada.play("c3")
    bo.play("d4")
    expect(bo.end).to_contain_text("You win.")


def test_a_bystander_follows_and_cannot_play(visit: Visit) -> None:
    ada, bo, table = two_at_a_table(visit)
    cy = visit()
    cy.go(f"/table/{table}")
    expect(cy.turn).to_have_text("Ada to play.")
    ada.play("a1+d3")
    expect(cy.moves).to_have_count(1)
    expect(cy.page.locator("[data-announced]")).to_have_text("Ada opens with circles on a1 and d3. Bo to play.")
    cy.cell("b2").click(force=True)  # the cell is marked as disabled
    assert cy.written() == ["a1+d3"]
    cy.page.locator("[data-menu]").click()
    expect(cy.page.get_by_role("button", name="Resign")).to_have_count(0)
    cy.page.keyboard.press("Escape")
    bo.play("b2")
    ada.play("c3")
    bo.play("d4")
    expect(cy.turn).to_contain_text("Bo wins.")


def test_a_refused_move_says_why_and_changes_nothing(visit: Visit) -> None:
    ada, bo, _ = two_at_a_table(visit)
    ada.cell("a1").click()
    ada.cell("a2").click(force=True)  # no choice, and marked so; asked for all the same
    expect(
        ada.page.get_by_text("a1 and a2 touch: the two circles of the opening must not be neighbours.")
    ).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.play("a1+d3")
    bo.cell("a4").click(force=True)
    expect(bo.page.get_by_text("a4 does not touch a1 + d3, the last move.")).to_be_visible()
    assert bo.written() == ["a1+d3"]


def board(person: Person) -> object:
    """Where it lies."""
    return place(person.page.locator("[data-stage=board]"))


def test_taking_back_needs_consent_and_never_moves_the_board(visit: Visit) -> None:
    ada, bo, _ = two_at_a_table(visit)
    bo.page.set_viewport_size({"width": 390, "height": 844})
    ada.play("a1+d3")
    bo.play("b2")
    places = [board(ada), board(bo)]
    bo.choose("Take back")
    expect(bo.page.get_by_text("Waiting for an answer: Ada.")).to_be_visible()
    expect(ada.page.get_by_text("Bo would like to take a move back.")).to_be_visible()
    assert [board(ada), board(bo)] == places
    ada.page.get_by_role("button", name="Not now").click()
    expect(bo.page.get_by_text("Waiting for an answer: Ada.")).to_have_count(0)
    bo.choose("Take back")
    ada.page.get_by_role("button", name="Agree").click()
    bo.expect_moves(1)
    ada.expect_moves(1)
    assert [board(ada), board(bo)] == places
    bo.play("a2")
    ada.expect_moves(2)


def test_resigning_is_confirmed_and_a_rematch_swaps_sides(visit: Visit) -> None:
    ada, bo, _ = two_at_a_table(visit)
    ada.choose("Resign")
    ada.page.get_by_role("button", name="Keep playing").click()
    expect(ada.turn).to_have_text("Your turn.")
    ada.choose("Resign")
    ada.end.get_by_role("button", name="Resign").click()
    expect(bo.end).to_contain_text("Ada resigned.")
    ada.end.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("Waiting for an answer: Bo.")).to_be_visible()
    expect(ada.page.locator("[data-start]")).to_be_disabled()
    bo.end.get_by_role("button", name="Rematch").click()
    expect(bo.turn).to_have_text("Your turn.")
    bo.play("a1+d3")
    ada.play("b2")


def test_stepping_through_the_game(visit: Visit) -> None:
    ada, bo, _ = two_at_a_table(visit)
    ada.play("a1+d3")
    bo.play("b2")
    ada.play("c3")
    ada.page.get_by_role("button", name="One move back").click()
    expect(ada.page.get_by_text("2 of 3", exact=True)).to_be_visible()
    expect(ada.cell("c3")).to_have_attribute("aria-label", "c3: empty")
    expect(ada.cell("b2")).to_have_attribute("aria-label", "b2: white circle, last move")
    ada.page.get_by_role("button", name="To the start").click()
    expect(ada.cell("a1")).to_have_attribute("aria-label", "a1: empty")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_text("1 of 3", exact=True)).to_be_visible()
    ada.moves.nth(1).click()
    expect(ada.page.get_by_text("2 of 3", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="To the current position").click()
    expect(ada.page.get_by_text("3 moves")).to_be_visible()


def test_a_listed_table_gives_its_seat_to_one_who_comes(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.go("/")
    ada.page.get_by_role("link", name="Dualité", exact=True).click()
    ada.page.get_by_text("Custom game").click()
    ada.page.get_by_label("Your name").fill("Ada the lister")
    ada.page.get_by_label("Seat 2").select_option(label=FRIEND)
    ada.page.get_by_label("List this table").check()
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.locator("[data-gathering]").wait_for()
    bo.go("/")
    bo.page.get_by_role("link", name="Ada the lister").click()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("[data-seat='1']")).to_have_attribute("data-here", "true")
    ada.play("a1+d3")
    bo.play("b2")


def test_both_seats_on_one_device(visit: Visit) -> None:
    ada = visit()
    ada.set_table("Dualité", "Me", "Me", name="Ada")
    for move in ("a1+d3", "b2", "c3", "d4"):
        ada.play(move)
    expect(ada.end).to_contain_text("Four in a line.")
    ada.end.get_by_role("button", name="Rematch").click()
    expect(ada.moves).to_have_count(0)
    ada.play("a1+d3")
    ada.play("b2")


def test_a_table_is_found_again_in_the_lobby(visit: Visit) -> None:
    ada, _, table = two_at_a_table(visit)
    ada.play("a1+d3")
    ada.go("/")
    ada.page.get_by_role("region", name="Your games").get_by_role("link", name="Dualité").click()
    assert ada.page.url.endswith(table)
    expect(ada.moves).to_have_count(1)


def test_the_server_is_restarted_in_the_middle(chromium: Browser, tmp_path: Path) -> None:
    with ExitStack() as first_server, ExitStack() as afterwards:
        house = first_server.enter_context(running(tmp_path, GAMES, static=STATIC))
        ada = afterwards.enter_context(someone(chromium, house.address))
        ada.set_table("Dualité", "Me", "Me", name="Ada")
        ada.play("a1+d3")
        first_server.close()
        expect(ada.line).to_have_text(re.compile("Connection lost"))
        ada.cell("b2").click()  # made while there is no server
        port = int(house.address.rsplit(":", 1)[1])
        with running(tmp_path, GAMES, static=STATIC, port=port):
            expect(ada.line).to_have_text("Connected")
            expect(ada.moves).to_have_count(2)
            ada.play("c3")


def seek(person: Person, game: str, name: str) -> None:
    person.go("/")
    person.page.evaluate("name => localStorage.setItem('parlour.name', name)", name)
    person.go(f"/{game}")
    person.page.get_by_role("button", name="Find an opponent").click()


def test_strangers_who_ask_for_the_same_game_meet(visit: Visit) -> None:
    ada, bo = visit(), visit()
    seek(ada, "dualite", "Ada")
    expect(ada.page.locator("[data-seeking]")).to_be_visible()
    seek(bo, "dualite", "Bo")
    for person in (ada, bo):
        expect(person.page.locator("[data-seat]").first).to_contain_text("Ada")
        expect(person.page.locator("[data-seat]").last).to_contain_text("Bo")
    ada.play("a1+d3")
    bo.play("b2")


def test_a_bot_is_played_until_a_stranger_comes(visit: Visit) -> None:
    ada, bo = visit(), visit()
    seek(ada, "dualma", "Ada")
    expect(
        ada.page.get_by_role("img", name="QR code of this table")
    ).to_be_visible()  # it comes late and moves the rest
    expect(ada.page.get_by_role("combobox", name="Add a bot")).to_be_visible()
    ada.page.get_by_role("button", name="Play a bot while you wait").click()
    expect(ada.turn).to_contain_text("Your turn")
    seek(bo, "dualma", "Bo")
    expect(bo.page.get_by_text("Waiting for an answer: Ada.")).to_be_visible()
    ada.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.page.get_by_role("region", name="Players")).to_contain_text(
            re.compile("Ada.*Bo|Bo.*Ada", re.DOTALL)
        )
