"""The front door: from the address to playing, what is remembered, and the settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour import words
from parlour.catalogue import GAMES
from parlour.players.names import of_levels
from tests.browser.conftest import Visit
from tests.published_games import PUBLISHED

pytestmark = pytest.mark.browser

TABLE = re.compile("/table/")


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in PUBLISHED), ("duos", "fr")])
def test_two_taps_from_the_address_to_a_game(visit: Visit, game: str, language: str) -> None:
    ada = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale=language)
    ada.go("/")
    ada.page.get_by_role("link", name=words.say(f"{game}-name", language=language), exact=True).tap()
    ada.page.wait_for_url(re.compile(f"/{game}$"))
    play = ada.page.get_by_role("button", name=words.say("client-play-now", language=language))
    expect(play).to_be_in_viewport(ratio=1)
    play.tap()
    ada.page.wait_for_url(TABLE)
    ada.page.locator("[data-board] > *").first.wait_for()


def test_one_tap_on_the_front_page_will_do(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_role("button", name="Play Dualité").click()
    ada.page.wait_for_url(TABLE)
    ada.cell("a1").wait_for()


@pytest.mark.parametrize("page", ["rules", "learn"])
def test_one_who_has_learned_it_plays_at_once(visit: Visit, page: str) -> None:
    ada = visit()
    ada.go(f"/{page}/dualite")
    name = "Play Dualité" if page == "rules" else "Your first game"
    play = ada.page.get_by_role("button", name=name)
    skip = ada.page.get_by_role("button", name="Skip")
    if page == "learn":
        ada.page.get_by_role("button", name="Next").click()
        skip.wait_for()
        while skip.count():
            skip.click()
    play.click()
    ada.page.wait_for_url(TABLE)
    ada.cell("a1").wait_for()


def test_the_bot_that_was_chosen_sits_there_and_is_remembered(visit: Visit) -> None:
    ada = visit()
    name = of_levels(GAMES["dualite"])[-1]
    ada.go("/dualite")
    ada.page.locator(".faces label").filter(has_text=name).click()
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url(TABLE)
    expect(ada.page.locator("[data-seat]").filter(has_text=name)).to_be_visible()
    ada.go("/dualite")
    expect(ada.page.locator(".against strong")).to_have_text(name)


def test_a_game_in_progress_comes_first_and_nothing_moves_for_it(visit: Visit) -> None:
    ada = visit()
    table = ada.set_table("Dualité", "Me", "Me", name="Ada")
    ada.page.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true })"
    )
    ada.go("/")
    expect(ada.page.locator(f"a[href='table/{table}']").first).to_contain_text("your turn")
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate("window.shift") <= 0.02


def test_what_is_remembered_goes_along_to_another_browser_and_can_be_erased(visit: Visit) -> None:
    ada, elsewhere = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table = ada.set_table("Dualité", "Me", "Me", name="Ada")
    ada.go("/yours")
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_text("Link copied.")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    elsewhere.page.goto(link)
    accept = elsewhere.page.get_by_role("dialog").get_by_role("button", name="Import")
    accept.wait_for()
    assert "#" not in elsewhere.page.url, "the keys to seats do not stay in the address bar"
    accept.click()
    elsewhere.page.locator(f"a[href='table/{table}']").click()
    elsewhere.play("a1+d3")

    ada.go("/yours")
    number = "f" * 32  # a test's browser draws the same number again
    ada.page.evaluate("number => localStorage.setItem('parlour.device', number)", number)
    ada.page.get_by_role("button", name="Erase everything").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Erase everything").click()
    ada.page.wait_for_url(f"{ada.address}/")
    ada.go("/yours")
    expect(ada.page.get_by_text("No games in progress.")).to_be_visible()
    # Nothing is left. Each page asks the server something, so it makes this browser a number anew.
    assert ada.page.evaluate("Object.keys(localStorage)") == ["parlour.device"]
    assert ada.page.evaluate("localStorage.getItem('parlour.device')") != number


def test_what_is_remembered_is_fetched_by_a_code(visit: Visit) -> None:
    ada, elsewhere = visit(), visit()
    table = ada.set_table("Dualité", "Me", "Me", name="Ada")
    ada.go("/yours")
    ada.page.get_by_role("button", name="Show a code").click()
    code = ada.page.locator("[data-carry-code] strong").inner_text()
    elsewhere.go("/yours")
    elsewhere.page.get_by_label("enter a code").fill(code)
    elsewhere.page.get_by_role("button", name="Import", exact=True).click()
    elsewhere.page.get_by_role("dialog").get_by_role("button", name="Import").click()
    elsewhere.page.locator(f"a[href='table/{table}']").click()
    elsewhere.play("a1+d3")


def test_a_theme_that_was_chosen_is_there_before_the_page_is_alive(visit: Visit) -> None:
    ada = visit(color_scheme="light")
    ada.go("/settings")
    light = ada.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ada.page.get_by_text("dark", exact=True).click()
    ada.page.wait_for_function("light => getComputedStyle(document.body).backgroundColor !== light", arg=light)
    dark = ada.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ada.page.route("**/assets/*.js", lambda route: route.abort())
    ada.go("/")
    assert ada.page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


def test_a_move_waits_to_be_confirmed_where_that_is_asked_for(visit: Visit) -> None:
    ada = visit()
    ada.go("/settings")
    ada.page.get_by_role("switch", name="Confirm moves").click()
    ada.set_table("Dualité", "Me", "Me")
    for cell in ("a1", "d3"):
        ada.cell(cell).click()
    expect(ada.page.get_by_text("Play a1+d3?")).to_be_visible()
    ada.page.get_by_role("button", name="Choose another").click()
    for cell in ("a1", "d4"):
        ada.cell(cell).click()
    ada.page.get_by_role("button", name="Play it").click()
    ada.expect_moves(1)
    assert ada.written() == ["a1+d4"], "the first one was never sent"


def test_rules_lessons_and_puzzles_work_without_a_connection(visit: Visit) -> None:
    ada = visit(service_workers="allow")
    ada.go("/")
    ada.page.evaluate(
        """async () => {
          const wanted = [/lessons.duos$/, /pictures.duos/, /lessons.duality$/, /puzzles.dualma.[0-9]+.board/];
          for (let paths = []; !wanted.every((want) => paths.some((path) => want.test(path)));) {
            await new Promise((resolve) => setTimeout(resolve, 200));
            paths = (await (await caches.open('parlour-school')).keys()).map((request) => request.url);
          }
          await navigator.serviceWorker.ready;
        }"""
    )
    ada.context.set_offline(True)
    ada.go("/rules/duality")
    ada.page.get_by_role("heading", name="Duality", exact=True).wait_for()
    expect(ada.page.locator("figure").first).to_be_visible()
    expect(ada.page.locator("[data-offline]")).to_contain_text(re.compile(r"\d+ saved puzzles"))
    ada.go("/learn/dualite")
    ada.cell("a1").wait_for()
    ada.go("/rules/duos")
    whole = "() => [...document.images].some((one) => one.complete && one.naturalWidth > 0 && one.checkVisibility())"
    ada.page.wait_for_function(whole)
    ada.go("/puzzles/dualite")
    ada.page.wait_for_function(whole)
    ada.page.get_by_role("link", name="Puzzle of the day").click()
    ada.page.locator("[data-board] [data-cell]").first.wait_for()
    ada.go("/yours")
    kept = ada.page.locator("[data-kept]")
    expect(kept).to_contain_text(re.compile(r"\b[1-9]\d* lessons and [1-9][\d,]* puzzles are saved here"))
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.get_by_role("button", name="Play Dualité").click()
    expect(ada.page.get_by_text(words.say("client-no-server"))).to_be_visible()


def test_openings_are_found_from_the_page_of_their_game(visit: Visit) -> None:
    ada = visit()
    ada.go("/dualite")
    ada.page.get_by_role("link", name="Opening explorer").click()
    ada.cell("a1").wait_for()
    expect(ada.page.get_by_text("Player 1 is to move")).to_be_visible()


def test_a_wrong_code_is_refused_beside_its_field(visit: Visit) -> None:
    ada = visit(viewport={"width": 390, "height": 844})
    ada.go("/")
    field = ada.page.get_by_label("Join with a code")
    field.fill("nobody")
    ada.page.get_by_role("button", name="Join", exact=True).click()
    refusal = ada.page.locator("[data-join-by-code] [role=alert]")
    expect(refusal).to_have_text("No table has this code. Check it, or ask for it again.")
    expect(ada.page.locator(".toast")).to_have_count(0)
    field.fill("nobod")
    expect(refusal).to_have_count(0)


def test_a_game_without_puzzles_leads_to_its_board_of_the_day(visit: Visit) -> None:
    ada = visit()
    refused: list[str] = []
    ada.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    for address in ("/puzzles/duos", "/puzzles/duos/3"):
        ada.go(address)
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("DUOS")
        expect(ada.page.get_by_text("Choose four pairs, as most people would, then confirm")).to_be_visible()
    assert refused == []


def test_the_lobby_is_live(visit: Visit) -> None:
    ada, bo, cy = visit(), visit(), visit()
    bo.go("/")
    bo.page.get_by_role("heading", level=1).wait_for()
    ada.open_form("Dualité")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.seat(2, "A friend, by link")
    ada.page.get_by_label("List this table").check()
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_url(TABLE)
    row = bo.page.locator(f"[data-row='{ada.page.url.rsplit('/', 1)[1]}']")
    expect(row).to_contain_text("Ada – Open seat")
    cy.accept(ada.invitation(), "Cy")
    expect(row).to_contain_text("Ada – Cy")
    row.click()
    expect(bo.page.get_by_text("You are a spectator.")).to_be_visible()


def test_a_finished_game_is_shared_as_link_picture_and_animation(visit: Visit) -> None:
    ada = visit()
    ada.set_table("Dualité", "Me", "Me", name="Ada")
    for move in ("a1+d3", "b2", "c3", "d4"):
        ada.play(move)
    ada.end.get_by_role("button", name="Share").click()
    shared = ada.page.get_by_role("dialog", name="Share this game")
    animation = shared.get_by_role("img")
    ada.page.wait_for_function("picture => picture.naturalWidth === 400", arg=animation.element_handle())
    with ada.page.expect_download() as picture:
        shared.get_by_role("link", name="Picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    expect(shared.get_by_role("link", name="Animation")).to_be_visible()


def test_on_a_phone_the_code_stands_first_and_is_joined_from_the_address(visit: Visit) -> None:
    ada, bo = visit(), visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    bo.go("/")
    expect(bo.page.get_by_label("Join with a code")).to_be_in_viewport(ratio=1)
    table = ada.set_table("Dualité", "Me", "A friend, by link")
    code = ada.page.locator("[data-code]").inner_text()
    bo.go(f"/{code.lower()}")
    bo.page.wait_for_url(re.compile(f"/table/{table}"))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").tap()
    expect(ada.page.locator("[data-seat='1']")).to_have_attribute("data-here", "true")
    bo.go("/zzz-zzz")
    expect(bo.page.get_by_role("alert")).to_be_visible()
