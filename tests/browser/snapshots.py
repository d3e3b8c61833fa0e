"""Pictures of each game's key states on three windows, by day and by night: what a table is meant to look like.

One sheet a state, `tests/browser/snapshots/GAME-STATE.png`: three windows side by side, light above dark, at a quarter
of their size. When the look changes on purpose, `python -m tests.browser.snapshots [GAME …]` takes them anew (with the
client built), and a person looks at each before it is committed.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from parlour.catalogue import GAMES
from parlour.server.http.pages import STATIC
from tests.browser.rooms import driver, launched, someone
from tests.browser.sittings import SETTLED, follow, look_at, sit
from tests.published_games import PUBLISHED
from tests.server.house import House, running

FOLDER = Path(__file__).parent / "snapshots"
WINDOWS = ((1280, 720), (390, 844), (844, 390))
SCHEMES = ("light", "dark")
SHRUNK = 4
COLOURS = 96

SEEDS = {"dualma": "snapshots 56", "duality": "snapshots 3"}
"""With these the games are won, not drawn."""

FAR = 48
"""A pixel of a sheet is another one if a colour differs by more, of 255."""
SHARE = 0.012
"""So much of a window may be other pixels: letters of another build of the browser, not a button elsewhere."""

MOMENTS: dict[str, dict[str, Callable[[dict[str, Any]], bool]]] = {
    "": {"mid": lambda table: len(table["announcements"]) >= 9 and 0 in table["awaited"]},
    "duos": {"mid": lambda table: True, "reveal": lambda table: table["view"]["last"] is not None},
    "duel-of-law": {
        "mid": lambda table: (
            len(table["announcements"]) >= 9 and table["view"]["asked"] == "" and 0 in table["awaited"]
        ),
        "vote": lambda table: table["view"]["asked"] == "vote" and 0 in table["awaited"],
    },
}
"""The states of a game before its end: from when on the first seat sees them."""
OPTIONS = {"duel-of-law": {"objection": "majority", "deadline": "none"}}


def states(page: Page, house: House, game: str) -> Iterator[str]:
    """Lead the page through the key states of a game that is always the same."""
    sitting = sit(house, game, seed=SEEDS.get(game, "snapshots 1"), options=OPTIONS.get(game), provable=True)
    look_at(page, house, sitting, 0)
    for moment, reached in MOMENTS.get(game, MOMENTS[""]).items():
        sitting.until(reached)
        follow(page, sitting)
        for card in page.locator("button[data-card][aria-disabled=false]").all()[:5] if game == "duos" else ():
            card.click()
        yield moment
    assert not sitting.walk(2000)
    follow(page, sitting)
    page.get_by_role("dialog").wait_for()
    yield "end"


def tiles() -> Iterator[tuple[str, tuple[int, int], tuple[int, int, int, int]]]:
    """Each window of a sheet: its theme, its size, and where it lies on the sheet."""
    for row, scheme in enumerate(SCHEMES):
        left = 0
        top = row * max(height for _, height in WINDOWS) // SHRUNK
        for width, height in WINDOWS:
            right, bottom = left + width // SHRUNK, top + height // SHRUNK
            yield scheme, (width, height), (left, top, right, bottom)
            left = right


def show(page: Page, scheme: str, size: tuple[int, int]) -> None:
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.evaluate(SETTLED)


def sheet(page: Page) -> Image.Image:
    """All windows of what the page shows, in as few colours as are kept: else a busy board differs from itself."""
    boxes = [box for *_, box in tiles()]
    whole = Image.new("RGB", (max(box[2] for box in boxes), max(box[3] for box in boxes)), "#808080")
    for scheme, size, (left, top, right, bottom) in tiles():
        show(page, scheme, size)
        picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
        whole.paste(picture.convert("RGB").resize((right - left, bottom - top), Image.Resampling.BOX), (left, top))
    return whole.quantize(COLOURS, dither=Image.Dither.NONE).convert("RGB")


def differences(taken: Image.Image, kept: Image.Image) -> Iterator[str]:
    """The windows that do not look as they should."""
    if taken.size != kept.size:
        yield f"the sheet is {taken.size}, not {kept.size}"
        return
    for scheme, size, box in tiles():
        now, then = (np.asarray(one.convert("RGB").crop(box), dtype=np.int16) for one in (taken, kept))
        share = float((np.abs(now - then).max(axis=2) > FAR).mean())
        if share > SHARE:
            yield f"{size[0]} × {size[1]} {scheme}: {share:.1%} of it looks different"


def path(game: str, state: str) -> Path:
    return FOLDER / f"{game}-{state}.png"


def save(taken: Image.Image, to: Path) -> None:
    taken.quantize(COLOURS, dither=Image.Dither.NONE).save(to, optimize=True)


def renew(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), GAMES, workers=0, static=STATIC) as house,
        driver() as playwright,
    ):
        browser = launched(playwright)
        for game in games:
            with someone(browser, house.address) as person:
                for state in states(person.page, house, game):
                    save(sheet(person.page), path(game, state))
                    print(path(game, state).name)
        browser.close()


if __name__ == "__main__":
    renew(sys.argv[1:] or list(PUBLISHED))
