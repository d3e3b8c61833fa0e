"""Each game's key states look as they were approved to look, by day and by night, and axe finds nothing in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image

from tests.browser import snapshots
from tests.browser.conftest import Visit
from tests.published_games import PUBLISHED
from tests.server.house import House

pytestmark = pytest.mark.browser


AXE = (((1280, 720), "light"), ((390, 844), "dark"))
"""Where axe looks; everywhere in the long tests."""
LONG = "duel-of-law"
"""Its walk costs most: only among the long tests."""


@pytest.mark.parametrize("axe_everywhere", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.long] * (game == LONG)) for game in PUBLISHED])
def test_key_states_look_as_approved(
    visit: Visit, house: House, game: str, tmp_path: Path, axe_everywhere: bool
) -> None:
    """If a look has changed on purpose, `python -m tests.browser.snapshots` takes it anew."""
    page = visit().page
    other = page.context.new_page()  # axe scrolls about
    found: list[str] = []
    states = []
    page.bring_to_front()  # a page behind another is drawn once in a while
    for state in snapshots.states(page, house, game):
        states.append(state)
        taken = snapshots.sheet(page)
        with Image.open(snapshots.path(game, state)) as kept:
            different = list(snapshots.differences(taken, kept))
        if different:
            snapshots.save(taken, tmp_path / f"{game}-{state}.png")
            found += [f"{state}, {fault}; see {tmp_path}" for fault in different]
        other.bring_to_front()
        other.goto(page.url)
        other.locator("[data-line=open]").wait_for(state="attached")
        for scheme, size, _ in snapshots.tiles():
            if not axe_everywhere and (size, scheme) not in AXE:
                continue
            snapshots.show(other, scheme, size)
            report = Axe().run(other)
            if report.violations_count:
                found.append(f"{state} {size} {scheme}: {report.generate_report()}")
        page.bring_to_front()
    assert found == []
    assert sorted(snapshots.FOLDER.glob(f"{game}-*.png")) == sorted(snapshots.path(game, state) for state in states)


def test_a_changed_look_is_noticed() -> None:
    """A button that is gone from one window is found there and nowhere else."""
    with Image.open(snapshots.path("dualite", "mid")) as kept:
        same = kept.convert("RGB")
    assert list(snapshots.differences(same.copy(), same)) == []
    changed = same.copy()
    left, top, *_ = next(box for scheme, size, box in snapshots.tiles() if scheme == "dark" and size[0] == 390)
    changed.paste("#c02040", (left + 10, top + 20, left + 54, top + 31))
    assert [fault.split(":")[0] for fault in snapshots.differences(changed, same)] == ["390 × 844 dark"]
