"""The stage: on every window everything needed for a turn is in sight, large enough, and stays where it is.

Every game is walked through by moves drawn from its own rules; what is asserted are rectangles in a real browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pydantic import TypeAdapter

from parlour.catalogue import GAMES
from parlour.chance import Chance
from tests.browser.conftest import Visit
from tests.server.house import INVITE, Browser, House

pytestmark = pytest.mark.browser

PENDING: set[str] = set()
"""Games whose boards are not on the stage yet: each leaves this list when it moves there."""

UPRIGHT = [(320, 568), (360, 740), (390, 844)]
LYING = [(568, 320), (844, 390)]
WIDE = [(1280, 720), (1440, 900), (2560, 1440)]
ZOOMED = [(640, 360), (720, 450)]
"""1280 × 720 and 1440 × 900 at 200 %: the window has half the pixels. (2560 × 1440 is then 1280 × 720.)"""
KEYBOARD = 260
"""Pixels that a phone's keyboard takes."""
TYPING = [(width, height - KEYBOARD) for width, height in UPRIGHT]
SIZES = [*UPRIGHT, *LYING, *WIDE, *ZOOMED, *TYPING]

TOUCH = 44
CELL = 24

MEASURE = """() => {
  const box = (element) => { const r = element.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const seen = (element) => element.checkVisibility() && !element.closest('.visually-hidden');
  const found = {};
  for (const element of document.querySelectorAll('[data-stage]')) found[element.dataset.stage] = box(element);
  found.window = [0, 0, innerWidth, innerHeight];
  // A long hand scrolls in itself: what is scrolled away is counted there in words.
  const away = (element) => {
    const list = element.closest('[data-scrolls]');
    return list && !inBox(box(element), box(list));
  };
  const inBox = (inner, outer) => inner[0] >= outer[0] - 1 && inner[2] <= outer[2] + 1;
  found.untold = [...document.querySelectorAll('[data-scrolls]')].filter(seen).flatMap((list) => {
    const hidden = [...list.children].filter(away).length;
    const words = [...list.parentElement.querySelectorAll('[data-hidden]')].map((word) => word.innerText);
    const sum = words.reduce((sum, text) => sum + Number(text.match(/\\d+/)), 0);
    return sum === hidden ? [] : [`${hidden} are hidden, ${sum} are told`];
  });
  found.pressed = [...document.querySelectorAll('[data-stage=dock] :is(button, a, input, select)')]
    .filter((element) => seen(element) && !away(element))
    .map((element) => [element.outerHTML.slice(0, 90), ...box(element)]);
  found.strip = [...document.querySelectorAll('.strip :is(button, a)')]
    .filter(seen).map((element) => [element.outerHTML.slice(0, 90), ...box(element)]);
  found.cells = [...document.querySelectorAll('[data-stage=board] [data-cell]')].map((element) => box(element));
  const page = document.documentElement;
  found.scrolls = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
  return found;
}"""

SHIFTS = """() => {
  // Words change within the status and a player's line; what appears lies in the notes; stories scroll in their panel;
  // a hand closes up when a card leaves it.
  const free = '[data-stage=status] *, [data-stage=players] *, .notes, .notes *, .panels *, [data-hand] *';
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element && !element.matches(free)) window.shifts.push(element.outerHTML.slice(0, 120));
      }
  }).observe({ type: 'layout-shift', buffered: false });
}"""

SETTLED = """() => new Promise((done) => {
  const place = () => JSON.stringify(document.querySelector('[data-stage=board] > *').getBoundingClientRect());
  let [before, still] = ['', 0];
  const look = () => {
    const now = place();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still < 4) requestAnimationFrame(look);
    else done();
  };
  look();
})"""


@dataclass
class Sitting:
    """A table where every seat is played from here, by the rules' own samples."""

    game: str
    id: str
    seats: list[Browser]
    tickets: dict[int, str]
    chance: Chance

    def walk(self, moves: int) -> bool:
        """So many moves more, or fewer if it ends. Is it still on?"""
        rules = GAMES[self.game]
        for _ in range(moves):
            for seat in self.seats:
                seat.catch_up()
            awaited = self.seats[0].table["awaited"]
            if not awaited:
                return False
            line = self.seats[awaited[0]]
            view = TypeAdapter(rules.View).validate_python(line.table["view"])  # type: ignore[attr-defined]
            assert line.play(rules.write(rules.sample(view, self.chance)))["kind"] == "done"
        for seat in self.seats:
            seat.catch_up()
        return bool(self.seats[0].table["awaited"])


def sit(house: House, game: str, **options: str) -> Sitting:
    rules = GAMES[game]
    number = len(rules.sides(rules.options(options)))
    made = house.create(game, *[INVITE] * number, options=options)
    for seat in range(number):
        made.sit(seat, ("Ada", "Bartholomew", "Cy", "Dora", "Emil", "Fay", "Gus", "Hal")[seat])
    return Sitting(game, made.id, [made.browser(seat) for seat in range(number)], made.tickets, Chance(7))


def look_at(page: Page, house: House, sitting: Sitting, seat: int | None) -> None:
    page.goto(house.address + "/about")
    ticket = [] if seat is None else [{"seat": seat, "ticket": sitting.tickets[seat]}]
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [f"parlour.tickets.{sitting.id}", json.dumps(ticket)]
    )
    page.goto(f"{house.address}/table/{sitting.id}")
    page.locator("[data-stage=board] > *").first.wait_for()
    expect(page.locator("[data-line]")).to_have_attribute("data-line", "open")
    page.evaluate("document.fonts.ready")
    page.evaluate(SETTLED)


def inside(inner: list[float], outer: list[float]) -> bool:
    return all(inner[side] >= outer[side] - 0.6 for side in (0, 1)) and all(
        inner[side] <= outer[side] + 0.6 for side in (2, 3)
    )


def faults(page: Page, size: tuple[int, int], seated: bool) -> Iterator[str]:
    """What breaks the contract in this window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # The box is measured after the window has changed, and the board draws itself into it after that.
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate(MEASURE)
    window = found["window"]
    if found["scrolls"][0] > 0 or found["scrolls"][1] > 0:
        yield f"the page scrolls by {found['scrolls']}"
    yield from found["untold"]
    for part in ("board", "status", "players"):
        if not inside(found[part], window):
            yield f"{part} at {found[part]} is not in sight"
    if not seated and "dock" in found:
        yield "whoever watches has a dock"
    board = found["board"]
    for part in ("status", "players", "dock"):
        other = found.get(part, [0, 0, 0, 0])
        if other[0] < board[2] - 1 and board[0] < other[2] - 1 and other[1] < board[3] - 1 and board[1] < other[3] - 1:
            yield f"{part} lies over the board"
    for name, *box in found["pressed"] + found["strip"]:
        if not inside(box, window):
            yield f"{name} is not in sight"
        if min(box[2] - box[0], box[3] - box[1]) < TOUCH - 0.6:
            yield f"{name} is too small: {box}"
    width, height = board[2] - board[0], board[3] - board[1]
    tall = height >= width * 0.8
    if size in UPRIGHT and width < 0.85 * size[0]:
        yield f"the board has {width:.0f} of {size[0]} pixels across"
    if size in LYING + ZOOMED and height < 0.9 * size[1]:
        yield f"the board has {height:.0f} of {size[1]} pixels in height"
    if size in WIDE and tall and height < 0.8 * size[1]:
        yield f"the board has {height:.0f} of {size[1]} pixels in height"
    small = min((min(box[2] - box[0], box[3] - box[1]) for box in found["cells"]), default=TOUCH)
    if size not in TYPING and small < CELL:
        yield f"a cell has {small:.0f} pixels"


@pytest.mark.parametrize("game", sorted(set(GAMES) - PENDING))
def test_everything_is_in_sight_on_every_window(visit: Visit, house: House, game: str) -> None:
    """At the start, after a few moves, later, at the end; for a player and for whoever watches."""
    sitting = sit(house, game)
    found: list[str] = []
    going = True
    for stage in ("start", "mid", "late", "end"):
        if stage != "start":
            going = sitting.walk({"mid": 6, "late": 20, "end": 2000}[stage])
        for seat in (0, None):
            page = visit().page
            look_at(page, house, sitting, seat)
            for size in SIZES:
                found += [f"{stage} {seat} {size}: {fault}" for fault in faults(page, size, seat is not None)]
            page.context.close()
    assert not going
    assert found == []


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
@pytest.mark.parametrize("game", sorted(set(GAMES) - PENDING))
def test_nothing_moves_the_board(visit: Visit, house: House, game: str, size: tuple[int, int]) -> None:
    """From the first move to the result, while somebody leaves, asks and answers, the board stays where it lies."""
    sitting = sit(house, game)
    page = visit(viewport={"width": size[0], "height": size[1]}).page
    look_at(page, house, sitting, 0)
    page.evaluate(SHIFTS)

    def place() -> list[float]:
        box: list[float] = page.evaluate(MEASURE)["board"]
        return box

    first = place()
    places: dict[str, list[float]] = {}
    going = True
    for number in range(12):
        going = going and sitting.walk(1)
        expect(page.locator("[data-stage=root]")).to_have_attribute(
            "data-moves", str(len(sitting.seats[0].table["told"]))
        )
        places[f"move {number}"] = place()
    page.context.set_offline(True)
    expect(page.locator("[data-line]")).not_to_have_attribute("data-line", "open")
    places["offline"] = place()
    page.context.set_offline(False)
    expect(page.locator("[data-line]")).to_have_attribute("data-line", "open")
    # Where several play for themselves nobody resigns for all: then it is played to its end.
    if going and sitting.seats[1].ask("resign", "resigning")["kind"] != "done":
        assert not sitting.walk(2000)
    page.get_by_role("dialog").wait_for()
    places["result"] = place()
    assert {moment: box for moment, box in places.items() if box != first} == {}, first
    assert page.evaluate("window.shifts") == []
    board, sheet = place(), page.get_by_role("dialog").bounding_box()
    assert sheet
    covered = max(0.0, min(board[3], sheet["y"] + sheet["height"]) - max(board[1], sheet["y"])) * max(
        0.0, min(board[2], sheet["x"] + sheet["width"]) - max(board[0], sheet["x"])
    )
    assert covered < 0.35 * (board[2] - board[0]) * (board[3] - board[1]), "the result leaves the board in sight"
