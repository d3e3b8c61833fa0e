"""Print on a game's page: a few choices, then a file."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.printed_pages import sizes, texts
from tests.server.house import House

pytestmark = pytest.mark.browser


def test_a_game_is_printed_from_its_page(visit: Visit, house: House) -> None:
    page = visit(locale="fr-FR").page
    page.goto(f"{house.address}/dualma")
    page.get_by_role("button", name="Imprimer").click()
    page.get_by_label("Papier").select_option("letter")
    page.get_by_label("Encre").select_option("black")
    with page.expect_download(timeout=120_000) as downloaded:
        page.get_by_role("button", name="Faire le PDF").click()
    assert downloaded.value.suggested_filename == "dualma-letter-fr.pdf"
    pdf = downloaded.value.path().read_bytes()
    assert round(sizes(pdf)[0][1]) == 279
    assert "plateau" in " ".join(texts(pdf)).lower()
    expect(page.get_by_role("dialog")).to_have_count(0)
