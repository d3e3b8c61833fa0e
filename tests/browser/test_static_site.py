"""A static site, served as any host serves files: all five games without a connection and without a server.

A person plays on a phone upright, by touch. What the browser kept of each table is folded by the rules here, and every
move of its bots is chosen again by the native bots, by the same dice.
"""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.browser.speed import slow_levels
from parlour.browser.tables import SECONDS, bot_chance
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.players import levels
from parlour.school import puzzles
from parlour.school.puzzles import PuzzleTurn
from parlour.tables.state import TableState
from scripts.offline import agreed
from tests.browser.sittings import SETTLED
from tests.browser.static_host import SLOW, begin, hosted, kept_states, phone, wait_until_kept, written
from tests.browser.test_whole_games import HANDS
from tests.printed_pages import texts

STRENGTHS = {
    "dualite": (1, 7, 13), "duality": (1, 2, 4), "dualma": (0, 8, 20), "duel-of-law": (0, 1, 3), "duos": (1, 3, 5),
}  # fmt: skip
"""Gentle, middling and strong ones, whose thought is counted and well within its time."""
OWN_MOVES = 6
"""Moves of the person in each game; the first game of Dualité goes on to its end."""

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that lies below a path."""
    folder = tmp_path_factory.mktemp("host")
    written(folder / "games" / "parlour")
    with hosted(folder) as address:
        yield f"{address}/games/parlour"


UNDRAWN = "[...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src)"


@pytest.fixture(scope="module")
def offline(chromium: Browser, site: str) -> Iterator[Page]:
    """A page that has loaded the site once and has lost its connection."""
    context = phone(chromium)
    page = context.new_page()
    begin(page, site, "dualite", 1)
    wait_until_kept(page)
    context.set_offline(True)
    yield page
    context.close()


def own_turn(page: Page, table: str) -> TableState | None:
    """The table when it is the person's turn; None when the game is over."""
    until = time.monotonic() + SLOW / 1000
    while time.monotonic() < until:
        state = kept_states(page, table)[-1]
        if state.outcome is not None:
            return None
        if state.awaited - frozenset(state.seats.bots):
            return state
        page.wait_for_timeout(200)
    raise AssertionError("no one moves")


def after_reveal(page: Page, card: str) -> None:
    """Go on from the turn that is revealed to the next one, which has this card."""
    going_on = page.locator("[data-show-all], [data-go-on]")
    until = time.monotonic() + SLOW / 1000
    while not page.locator(f"button[data-card='{card}']").count():
        assert time.monotonic() < until, "the next turn never comes"
        if going_on.count():
            going_on.first.tap()
        page.wait_for_timeout(300)


def followed(page: Page, state: TableState, seat: int) -> None:
    """Wait until the page shows the table as it is, and nothing moves."""
    assert state.play.sitting is not None
    told = len(state.play.sitting.announcements(seat))
    shown = "" if state.game.NAME == "duos" else f"[data-shown='{told}']"  # a reveal there waits for the person
    page.locator(f"[data-stage=root][data-moves='{told}']{shown}").wait_for(timeout=SLOW)
    page.evaluate(SETTLED)


def person_moves(page: Page, table: str, most: int, chance: Chance) -> int:
    """Make so many moves by touch, or all to the end of the game; return how many were made."""
    for made in range(most):
        state = own_turn(page, table)
        if state is None:
            return made
        assert state.play.sitting is not None
        (seat,) = state.awaited - frozenset(state.seats.bots)
        before = len(state.play.sitting.moves)
        view = state.play.sitting.view(seat)
        followed(page, state, seat)
        if state.game.NAME == "duel-of-law":
            page.get_by_role("button", name=re.compile("^Draw")).tap()
        else:
            if state.game.NAME == "duos":
                after_reveal(page, view.cards[0])
            hands = HANDS[state.game.NAME]
            hands(
                page,
                lambda selector: page.locator(selector).first.tap(),
                state.game.write(state.game.sample(view, chance)),
            )
        until = time.monotonic() + SLOW / 1000
        while len(kept_states(page, table)[-1].play.sitting.moves) == before:  # type: ignore[union-attr] # it is played
            assert time.monotonic() < until, "the move was never made"
            page.wait_for_timeout(100)
    return most


def chosen_again(page: Page, table: str) -> tuple[list[str], list[str]]:
    """The moves of the bots of this table, and those that the native bots choose by the same dice."""
    made, again = [], []
    states = kept_states(page, table)
    for before, after in itertools.pairwise(states):
        if before.play.sitting is None or after.play.sitting is None:
            continue
        if len(after.play.sitting.moves) <= len(before.play.sitting.moves):
            continue
        seat, move = after.play.sitting.moves[-1]
        level = before.seats.bot_level(seat)
        if level is not None:
            game = before.game
            chosen = levels.player(game, level, SECONDS).choose(
                before.play.sitting.view(seat), bot_chance(before, seat)
            )
            made.append(game.write(move))
            again.append(game.write(chosen))
    return made, again


@pytest.mark.parametrize("strength", [0, 1, 2], ids=["gentle", "middling", "strong"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_without_a_connection_plays_bots_that_move_as_on_a_server(
    offline: Page, site: str, game: str, strength: int
) -> None:
    table = begin(offline, site, game, STRENGTHS[game][strength])
    assert person_moves(offline, table, OWN_MOVES, Chance(f"{game} {strength}"))
    own_turn(offline, table)
    assert offline.evaluate(UNDRAWN) == []
    made, again = chosen_again(offline, table)
    assert made
    assert made == again


def test_a_loaded_page_finds_its_game_again(offline: Page, site: str) -> None:
    table = begin(offline, site, "dualite", 1)
    person_moves(offline, table, 2, Chance("again"))
    before = len(kept_states(offline, table)[-1].play.sitting.moves)  # type: ignore[union-attr] # it is played
    offline.reload()
    expect(offline.locator("[data-board] > *").first).to_be_visible(timeout=SLOW)
    own_turn(offline, table)
    assert len(kept_states(offline, table)[-1].play.sitting.moves) >= before  # type: ignore[union-attr]


def test_a_finished_game_is_reviewed_and_listed(offline: Page, site: str) -> None:
    table = begin(offline, site, "dualite", 7)
    person_moves(offline, table, 40, Chance("to the end"))
    dialog = offline.get_by_role("dialog")
    dialog.get_by_role("link", name="Review").tap(timeout=SLOW)
    offline.get_by_role("heading", name="Review", level=1).wait_for(timeout=SLOW)
    expect(offline.locator("[data-progress]")).to_have_count(0, timeout=SLOW)
    expect(offline.get_by_role("heading", name="Review").first).to_be_visible()
    offline.goto(f"{site}/yours/")
    expect(offline.locator(f"a[href='table/{table}']")).to_be_visible(timeout=SLOW)


def test_a_game_is_printed_from_a_file_made_beforehand(chromium: Browser, site: str) -> None:
    with phone(chromium, "fr-FR") as context:
        page = context.new_page()
        page.goto(f"{site}/dualma/")
        page.get_by_role("button", name="Imprimer").tap(timeout=SLOW)
        with page.expect_download(timeout=SLOW) as downloaded:
            page.get_by_role("link", name="Enregistrer le PDF").tap(timeout=SLOW)
        assert downloaded.value.suggested_filename == "dualma-a4-fr.pdf"
        assert "plateau" in " ".join(texts(downloaded.value.path().read_bytes())).lower()


def test_a_bot_that_is_too_slow_here_is_named(chromium: Browser, site: str) -> None:
    """As a device many times slower measured itself at its first start."""
    with phone(chromium, "fr-FR") as context:
        page = context.new_page()
        page.goto(f"{site}/dualma/")
        measured = json.dumps({"edition": agreed(), "levels": slow_levels(0.4)})
        page.evaluate("(measured) => localStorage.setItem('parlour.slow', measured)", measured)
        page.reload()
        faces = page.locator("input[name=level]")
        faces.first.check(force=True)
        expect(page.locator("[data-slow]")).to_have_count(0)
        faces.last.check(force=True)
        expect(page.locator("[data-slow]")).to_contain_text("manque de temps")


def test_a_lesson_is_taken(offline: Page, site: str) -> None:
    offline.goto(f"{site}/learn/dualite/")
    said = offline.locator("[data-said]")
    following = offline.get_by_role("button", name="Next")
    following.tap(timeout=SLOW)
    offline.locator("[data-cell=a1]").tap()
    offline.locator("[data-cell=d4]").tap()
    expect(said).to_contain_text("Well opened.", timeout=SLOW)


def test_a_puzzle_is_solved(offline: Page, site: str) -> None:
    offline.goto(f"{site}/puzzles/dualite/")
    offline.locator("a[href*='puzzles/dualite/']").first.tap(timeout=SLOW)
    offline.wait_for_url(re.compile(r"/puzzles/dualite/\d+"))
    offline.locator("[data-board] [data-cell]").first.wait_for(timeout=SLOW)
    number = int(offline.url.rstrip("/").rpartition("/")[2])
    turn: PuzzleTurn | None = puzzles.puzzle(GAMES["dualite"], number).start
    while turn is not None:
        right = next(each for each in turn.tries if each.verdict == "right")
        offline.locator(f"[data-board] [data-cell={right.text}][aria-disabled=false]").tap(timeout=SLOW)
        turn = right.then
    expect(offline.locator("[data-said]")).to_contain_text("Solved", timeout=SLOW)
