"""A server's own pages play on the device: several bots, both sides, and later with a friend at the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour import words
from tests.browser.conftest import Visit
from tests.browser.rooms import Person
from tests.browser.static_host import SLOW, made_up_to_date
from tests.browser.test_big_screen import join
from tests.browser.test_smooth import LONG, Tasks
from tests.server.house import House

pytestmark = [pytest.mark.browser, pytest.mark.long]

THOUGHT = 2500
"""Milliseconds in which a bot has thought and its move is drawn."""


@pytest.fixture
def ada(visit: Visit, house: House) -> Person:
    """A person whose device has downloaded what plays without a server."""
    made_up_to_date()
    person = visit()
    person.context.set_default_timeout(SLOW)
    person.go("/dualite")
    person.page.get_by_role("button", name=words.say("client-play-here")).click()
    expect(person.page.get_by_text(words.say("client-play-here-ready"))).to_be_visible(timeout=SLOW)
    return person


def here(person: Person) -> bool:
    """Whether the table of this page is kept on the device."""
    return "/table/here-" in person.page.url


def answered(person: Person, moves: int) -> None:
    """Wait until this many moves were made, those of bots among them."""
    person.page.wait_for_function(
        "(moves) => Number(document.querySelector('[data-stage=root]')?.dataset.moves) >= moves", arg=moves
    )


def test_the_server_hears_nothing_of_a_game_of_this_device(ada: Person) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.set_table("Dualité", "Me", "Bot, level 1", name="Ada")
    assert here(ada)
    ada.play("a1+d3")
    answered(ada, 2)
    assert [url for url in asked if re.search(r"/api/tables($|/)", url) and not url.endswith("/api/tables")] == []


def test_a_move_is_taken_back_and_both_sides_are_played(ada: Person) -> None:
    ada.set_table("Dualité", "Me", "Bot, level 1", name="Ada")
    ada.play("a1+d3")
    expect(ada.moves).to_have_count(2)
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.moves).to_have_count(0)
    ada.set_table("Dualité", "Me", "Me", name="Ada")
    assert here(ada)
    for move in ("a1+d3", "b2", "c3", "d4"):
        ada.play(move)
    expect(ada.end).to_contain_text("Four in a line.")


def test_several_bots_sit_at_a_table_of_this_device(ada: Person) -> None:
    ada.go("/duos")
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/here-*")
    ada.page.locator("[data-board] [data-card]").first.wait_for()
    assert ada.page.locator("[data-seat]").count() >= 4


def test_the_coach_says_what_to_look_at_after_a_lesson(ada: Person) -> None:
    ada.set_table("Duality", "Me", "Bot, level 1", name="Ada")
    name = ada.page.url.rpartition("/")[2]
    ada.page.evaluate("(name) => localStorage.setItem(`parlour.coach.${name}`, 'on')", name)
    ada.page.reload()
    expect(ada.page.locator("[data-coach] p").first).to_be_visible(timeout=SLOW)


def test_a_game_of_this_device_goes_on_at_the_server_with_a_friend(ada: Person, visit: Visit) -> None:
    ada.set_table("Dualité", "Me", "Bot, level 1", name="Ada")
    assert here(ada)
    ada.play("a1+d3")
    answered(ada, 2)
    ada.choose(words.say("client-here-hand-over"))
    ada.page.wait_for_url(re.compile(r"/table/(?!here-)"))
    answered(ada, 2)
    ada.page.locator("[data-menu]").click()
    ada.end.get_by_role("button", name=words.say("room-people")).click()
    code = ada.page.locator("[data-code]").inner_text()
    bo = visit()
    join(bo, code, "Bo")
    bo.page.locator("[data-come-late]").click()
    ada.page.get_by_role("button", name="Agree").click()
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("Bo")


def test_the_page_draws_while_a_bot_thinks(ada: Person) -> None:
    """The strongest bot thinks as long as it may; the page is four times slower than here."""
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.set_table("DuAlma", "Me", "Bot, level 26", name="Ada")
    tasks = Tasks(ada.page)
    tasks.start()
    ada.page.locator("[data-board] [data-cell][aria-disabled=false]").first.click()
    ada.page.wait_for_timeout(THOUGHT)
    longest = tasks.longest()
    print("longest task", round(longest), "ms")
    assert longest <= LONG
