"""Dualité's board drawn by shapes beside our own: python -m tests.browser.shapes_page writes docs/pictures/shapes.png.

Above each other: a phone by day, a laptop by night; in the middle of a game, and when it is won. On the left our own
board, on the right examples/variants/by_shapes.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.rooms import driver, launched, someone
from tests.server.house import ME
from tests.test_games_from_elsewhere import served

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "docs" / "pictures" / "shapes.png"
VARIANT = ROOT / "examples" / "variants" / "by_shapes"
MIDDLE = ("a1+c3", "b2", "c2", "c3", "b3")
WON = ("a1+a4", "a2", "b2", "a3")
SHOWN = (
    (MIDDLE, {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"}),
    (MIDDLE, {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"}),
    (WON, {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"}),
)
_HIGH = 480


def pictures(chromium: Browser, data: Path) -> list[tuple[bytes, bytes]]:
    """Our board and the one of shapes, with the same moves made."""
    found = []
    with served(ROOT, data, "--variant", str(VARIANT)) as house:
        for moves, look in SHOWN:
            both = []
            for game in ("dualite", "dualite-by-shapes"):
                made = house.create(game, ME, ME)
                seats = [made.browser(0), made.browser(1)]
                for number, move in enumerate(moves):
                    seat = seats[number % 2]
                    while len(seat.table["announcements"]) < number:
                        seat.until(kind="table")
                    answer = seat.play(move)
                    assert answer["kind"] == "done", answer
                with someone(chromium, house.address, **look) as ada:
                    ada.go(f"/table/{made.id}")
                    board = ada.page.locator("[data-stage=board] svg").first
                    board.wait_for()
                    ada.page.wait_for_timeout(1500)
                    both.append(board.screenshot())
            found.append((both[0], both[1]))
    return found


def side_by_side(found: list[tuple[bytes, bytes]]) -> Image.Image:
    rows = [[Image.open(io.BytesIO(each)).resize((_HIGH, _HIGH)) for each in both] for both in found]
    whole = Image.new("RGB", (2 * _HIGH + 20, len(rows) * (_HIGH + 20) - 20), "white")
    for number, row in enumerate(rows):
        for column, picture in enumerate(row):
            whole.paste(picture, (column * (_HIGH + 20), number * (_HIGH + 20)))
    return whole


def main() -> None:
    with driver() as playwright, tempfile.TemporaryDirectory() as data:
        browser = launched(playwright)
        side_by_side(pictures(browser, Path(data))).save(OUT, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
