"""A game from elsewhere in the browser: one folder in Python, drawn by its shapes, with its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.rooms import someone
from tests.test_games_from_elsewhere import served

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAMES = Path(__file__).resolve().parents[2] / "examples" / "games"


def test_connect_four_is_found_opened_and_played_by_press_and_by_keys(chromium: Browser, tmp_path: Path) -> None:
    with (
        served(GAMES, tmp_path, "--game", "./connect_four") as house,
        someone(chromium, house.address, viewport={"width": 390, "height": 844}, has_touch=True) as ada,
    ):
        ada.go("/")
        ada.page.get_by_role("link", name="Connect Four", exact=True).first.click()
        ada.page.get_by_text("Drop discs, and be the first").first.wait_for()
        assert "connect-four-" not in ada.page.locator("main").inner_text(), "a sentence is missing: its code is shown"
        ada.page.get_by_role("button", name="Play now").click()
        ada.page.wait_for_url(re.compile("/table/"))
        open_places = ada.page.locator("[data-cell].choice")
        open_places.first.wait_for()
        board = ada.page.locator("[data-stage=board] svg").first.bounding_box()
        assert board is not None
        assert board["width"] > 0.95 * 390
        made = ada.made()
        ada.page.locator("[data-cell=d1], [data-cell=d2]").and_(open_places).tap()
        expect(ada.stage).not_to_have_attribute("data-moves", str(made))
        open_places.first.wait_for()
        made = ada.made()
        open_places.last.focus()
        ada.page.keyboard.press("Enter")
        expect(ada.stage).not_to_have_attribute("data-moves", str(made))
        expect(ada.page.locator("[data-cell][aria-label*='played last']")).to_have_count(1)


@pytest.mark.parametrize(("folder", "name"), [("hex7", "hex-7"), ("high_tide", "high-tide")])
def test_games_of_python_alone_are_played_on_a_phone(chromium: Browser, tmp_path: Path, folder: str, name: str) -> None:
    with (
        served(GAMES, tmp_path, "--game", f"./{folder}") as house,
        someone(chromium, house.address, viewport={"width": 390, "height": 844}, has_touch=True) as ada,
    ):
        ada.go(f"/{name}")
        ada.page.get_by_role("button", name="Play now").click()
        ada.page.wait_for_url(re.compile("/table/"))
        open_places = ada.page.locator("[data-cell].choice")
        open_places.first.wait_for()
        made = ada.made()
        open_places.nth(1).tap()
        expect(ada.stage).not_to_have_attribute("data-moves", str(made))
        open_places.first.wait_for()
        assert ada.page.locator("[data-cell]").first.get_attribute("aria-label")
        assert f"{name}-" not in ada.page.locator("main").inner_text(), "a sentence is missing: its code is shown"
        expect(ada.page.locator("[data-cell][aria-label*='played last']")).to_have_count(1)
        open_places.first.focus()
        made = ada.made()
        ada.page.keyboard.press("Enter")
        expect(ada.stage).not_to_have_attribute("data-moves", str(made))


def test_a_variant_is_marked_and_played_on_the_board_of_its_game(chromium: Browser, tmp_path: Path) -> None:
    variants = GAMES.parent / "variants"
    with (
        served(variants, tmp_path, "--variant", "./edge_opening.py") as house,
        someone(chromium, house.address) as ada,
    ):
        ada.go("/dualite-edge-opening")
        ada.page.get_by_text("Dualité (variant: edge opening)").first.wait_for()
        ada.page.get_by_text("both circles of the opening lie on the edge").first.wait_for()
        expect(ada.page.get_by_role("link", name="Lesson")).to_have_count(0)
        ada.page.get_by_role("button", name="Play now").click()
        ada.page.wait_for_url(re.compile("/table/"))
        ada.page.locator("[data-cell].choice").first.wait_for()
        assert "dualite-" not in ada.page.locator("main").inner_text()
