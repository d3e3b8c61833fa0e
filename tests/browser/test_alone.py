"""One person: against bots, by keyboard alone, at school, and at doors that lead nowhere."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.chance import Chance
from parlour.games.dualite import GAME as dualite
from parlour.players.search import Search
from tests.browser.conftest import Visit
from tests.browser.rooms import Person, place

pytestmark = pytest.mark.browser

MOST_GAMES = 6
"""Chance decides single games; this many in a row it does not."""


def good_move(moves: list[str]) -> str:
    """What a strong player would do here."""
    position = dualite.setup(dualite.options({}), None)
    for move in moves:
        position = dualite.play(position, min(dualite.to_move(position)), dualite.read(move))
    view = dualite.view(position, min(dualite.to_move(position)))
    return dualite.write(Search(dualite, 400).choose(view, Chance(1)))


def play_a_game(person: Person, bot: str, *, well: bool) -> bool:
    """Play against a bot from the lobby to the end, well or carelessly. Did the person win?"""
    person.set_table("Dualité", "Me", bot, name="Ada")
    while True:
        expect(person.turn).to_have_text(re.compile("Your turn|win"))
        if "win" in person.turn.inner_text():
            break
        moves = person.written() if person.moves.count() else []
        if not moves:
            person.play("a1+d3")
        elif well:
            person.play(good_move(moves))
        else:
            person.page.locator("[data-cell].choice").first.click()
            expect(person.moves.nth(len(moves))).to_be_attached()
    expect(person.end).to_be_visible()
    return "You win." in person.end.inner_text()


def test_a_person_beats_a_bot(visit: Visit) -> None:
    ada = visit()
    assert any(play_a_game(ada, "Bot, level 1", well=True) for _ in range(MOST_GAMES))


def test_a_person_loses_to_a_bot(visit: Visit) -> None:
    ada = visit()
    assert not all(play_a_game(ada, "Bot, level 4", well=False) for _ in range(MOST_GAMES))
    expect(ada.end).to_contain_text(re.compile(r"\w+ wins\."))


def test_a_move_against_a_bot_is_taken_back_at_once(visit: Visit) -> None:
    ada = visit()
    ada.set_table("Dualité", "Me", "Bot, level 1", name="Ada")
    ada.play("a1+d3")
    expect(ada.moves).to_have_count(2)
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.moves).to_have_count(0)
    ada.play("a1+c3")


def press_until(person: Person, wanted: Locator, key: str = "Tab") -> None:
    """Press a key until the focus is there: by keyboard alone one cannot jump."""
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {wanted}")


def walk_to(person: Person, cell: str) -> None:
    """From wherever the focus is on the board, with arrow keys."""
    here = person.page.evaluate("document.activeElement.dataset.cell")
    across, up = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
    for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(steps):
            person.page.keyboard.press(key)
    expect(person.cell(cell)).to_be_focused()


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    page = ada.page
    page.get_by_role("link", name="Dualité", exact=True).wait_for()
    press_until(ada, page.get_by_role("link", name="Dualité", exact=True))
    page.keyboard.press("Enter")
    page.get_by_text("Custom game").wait_for()
    press_until(ada, page.get_by_text("Custom game"))
    page.keyboard.press("Enter")
    press_until(ada, page.get_by_label("Seat 2"))
    page.keyboard.type("Me")  # both seats on this device
    press_until(ada, page.get_by_role("button", name="Create table"))
    page.keyboard.press("Enter")
    ada.cell("a1").wait_for()
    press_until(ada, ada.cell("a1"))
    for number, move in enumerate(("a1+d3", "b2", "c3", "d4"), 1):
        for cell in move.split("+"):
            walk_to(ada, cell)
            page.keyboard.press("Enter")
        expect(ada.moves).to_have_count(number)
    expect(ada.end).to_contain_text("Four in a line.")
    press_until(ada, ada.end.get_by_role("link", name="Review"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Review", level=1)).to_be_visible()


def test_the_lesson_of_dualite(visit: Visit) -> None:
    ada = visit()
    ada.go("/learn/dualite")
    said = ada.page.locator("[data-said]")
    following = ada.page.get_by_role("button", name="Next")

    expect(ada.page.locator("[data-lights] span")).to_have_count(4)  # the won line
    following.click()
    ada.cell("a1").click()
    ada.cell("b2").click(force=True)
    expect(said).to_contain_text("a1 and b2 touch")
    ada.cell("d4").click()
    expect(said).to_contain_text("Well opened.")
    following.click()
    ada.cell("a4").click(force=True)
    expect(said).to_contain_text("a4 does not touch a1 + c3, the last move.")
    ada.cell("b2").click()
    expect(said).to_contain_text("Your opponent must now reply")
    following.click()
    ada.cell("b3").click()
    expect(said).to_contain_text("Do not draw a circle")
    ada.cell("a1").click()
    expect(said).to_contain_text("Blackened.")
    following.click()
    ada.cell("d4").click()
    expect(said).to_contain_text("Four in a line: you win.")
    expect(ada.page.locator(".glow").last).to_be_attached()
    following.click()
    ada.cell("a1").click()
    expect(said).to_contain_text("Shut in: your opponent cannot move")
    ada.page.get_by_role("button", name="Your first game").click()
    ada.page.wait_for_url(re.compile("/table/"))
    coach = ada.page.locator("[data-coach]")
    expect(coach).to_contain_text("your choices are marked", ignore_case=True)
    before = ada.made()
    if before:
        ada.page.locator("[data-board] [data-cell][aria-disabled=false]").first.click()
    else:
        ada.cell("a1").click()
        ada.cell("d4").click()
    expect(coach).not_to_contain_text("your choices are marked")


def test_what_is_explained_in_a_first_game_covers_nothing(visit: Visit) -> None:
    ada = visit(viewport={"width": 390, "height": 844})
    coach, result = ada.page.locator("[data-coach]"), ada.page.get_by_role("dialog")
    begun = False
    while not begun:  # of a hundred deals one or two let the first player win with the first card: then another one
        ada.go("/learn/duality#win")
        ada.page.get_by_role("button", name="Your first game").click()
        ada.page.wait_for_url(re.compile("/table/"))
        expect(coach.locator("p").or_(result)).to_have_count(1)
        begun = not result.count()
    expect(coach).to_contain_text("Pick a card of your hand")
    for width, height in ((390, 844), (360, 740), (844, 390), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        said = place(coach)
        assert said["x"] >= 0, (width, height)
        assert said["x"] + said["width"] <= width, (width, height)
        for part in ("status", "players", "board", "dock"):
            other = place(ada.page.locator(f"[data-stage={part}]"))
            apart = (
                said["x"] + said["width"] <= other["x"] + 0.5
                or other["x"] + other["width"] <= said["x"] + 0.5
                or said["y"] + said["height"] <= other["y"] + 0.5
                or other["y"] + other["height"] <= said["y"] + 0.5
            )
            assert apart, (part, width, height)


def test_the_rules_are_reached_from_the_table(visit: Visit) -> None:
    ada = visit()
    ada.set_table("Dualité", "Me", "Me")
    with ada.context.expect_page() as opened:
        ada.page.locator("[data-menu]").click()
        ada.page.get_by_role("link", name="Rules").click()
    rules = opened.value
    rules.get_by_role("heading", name="Shut in").wait_for()
    expect(rules.locator("figure")).to_have_count(8)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nowhere", "This page does not exist."),
        ("/rules/chess", "This game does not exist."),
        ("/learn/chess", "This game does not exist."),
        ("/table/nowhere", "This table does not exist. Check the link."),
    ],
)
def test_doors_that_lead_nowhere(visit: Visit, path: str, sentence: str) -> None:
    ada = visit()
    ada.go(path)
    expect(ada.page.get_by_text(sentence)).to_be_visible()
    ada.page.get_by_role("link", name="Home").click()
    ada.page.get_by_role("heading", name="Pull up a chair.").wait_for()


def test_a_wrong_ticket_is_refused_and_one_can_still_leave(visit: Visit) -> None:
    ada = visit()
    table = ada.set_table("Dualité", "Me", "Me")
    wrong = json.dumps([{"seat": 0, "ticket": "x" * 32}])
    ada.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"parlour.tickets.{table}", wrong])
    ada.page.reload()
    expect(ada.page.get_by_text("Your seat was given to another player, or the host removed you.")).to_be_visible()


@pytest.mark.parametrize("size", ["5\u00a0×\u00a05, Grand Dual", "7\u00a0×\u00a07"])
def test_larger_grids(visit: Visit, size: str) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_role("link", name="Dualité", exact=True).click()
    ada.page.get_by_text("Custom game").click()
    ada.page.get_by_label("Size of the grid").select_option(label=size)
    ada.page.get_by_label("Seat 2").select_option(label="Me")
    ada.page.get_by_role("button", name="Create table").click()
    count = int(size[0]) ** 2
    expect(ada.page.locator("[data-board] [data-cell]")).to_have_count(count)
    ada.play("a1+e5")
    ada.play("b2")


def test_four_players_in_two_teams(visit: Visit) -> None:
    ada = visit()
    ada.set_table("Dualité", "Me", "Bot, level 1", "Bot, level 1", "Bot, level 1", Players="four, in two silent teams")
    ada.play("a1+d3")
    expect(ada.moves.nth(3)).to_be_attached()
    assert ada.page.locator("[data-seat]").count() == 4
