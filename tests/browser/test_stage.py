"""The stage: on every window everything needed for a turn is in sight, large enough, and stays where it is.

Every game is walked through by moves drawn from its own rules; what is asserted are rectangles in a real browser.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rooms
from tests.browser.conftest import Visit
from tests.browser.sittings import SETTLED, SHORT, Sitting, follow, look_at, sit
from tests.browser.windows import Chromium, Window
from tests.published_games import PUBLISHED
from tests.server.house import House

pytestmark = pytest.mark.browser


UPRIGHT = [(320, 568), (360, 740), (390, 844)]
LYING = [(568, 320), (844, 390)]
WIDE = [(1280, 720), (1440, 900), (2560, 1440)]
ZOOMED = [(640, 360), (720, 450)]
"""1280 × 720 and 1440 × 900 at 200 %: the window has half the pixels. (2560 × 1440 is then 1280 × 720.)"""
KEYBOARD = 260
"""Pixels that a phone's keyboard takes."""
TYPING = [(width, height - KEYBOARD) for width, height in UPRIGHT]
SIZES = [*UPRIGHT, *LYING, *WIDE, *ZOOMED, *TYPING]
FEW = [UPRIGHT[0], LYING[0], WIDE[0], TYPING[0]]
"""The smallest of each kind: where something is missing it is missing there first."""

Sizes = list[tuple[int, int]]
WINDOWS = pytest.mark.parametrize(
    "sizes", [pytest.param(FEW, id="few"), pytest.param(SIZES, id="every", marks=pytest.mark.long)]
)

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
  const clipped = (element, x, y) => {
    for (let around = element; (around = around.parentElement); ) {
      const [left, top, right, bottom] = box(around);
      const outside = x < left || x > right || y < top || y > bottom;
      if (outside && getComputedStyle(around).overflow !== 'visible') return true;
    }
    return false;
  };
  found.covered = [...document.querySelectorAll('[data-stage=board] [data-cell]')].flatMap((cell) => {
    const [left, top, right, bottom] = box(cell);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (clipped(cell, x, y)) return [];
    const hit = document.elementFromPoint(x, y)?.closest('button');
    const over = hit?.closest('[data-stage=board]') && !hit.hasAttribute('data-cell');
    return over ? [`${cell.dataset.cell} lies below ${hit.innerText}`] : [];
  });
  found.answers = [...document.querySelectorAll('.notes :is(button, a)')]
    .filter(seen).map((element) => [element.outerHTML.slice(0, 90), ...box(element)]);
  const page = document.documentElement;
  found.scrolls = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
  return found;
}"""

SHIFTS = """() => {
  // Words change within the status and a player's line; what appears lies in the notes; stories scroll in their panel;
  // a hand closes up when a card leaves it.
  const free = '[data-stage=status] *, [data-stage=players] *, .notes, .notes *, .said *, .panels *, [data-hand] *';
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element && !element.matches(free)) window.shifts.push(element.outerHTML.slice(0, 120));
      }
  }).observe({ type: 'layout-shift', buffered: false });
}"""


CUT = """() => [...document.querySelectorAll('[data-news], .asks .ask')]
  .filter((news) => Math.max(news.scrollWidth - news.clientWidth, news.scrollHeight - news.clientHeight) > 1)
  .filter((news) => news.clientHeight < 1.9 * parseFloat(getComputedStyle(news).lineHeight))
  .map((news) => news.innerText)"""
"""What is asked, where it is cut short, and what has just happened, where there is room for a second row."""


def inside(inner: list[float], outer: list[float]) -> bool:
    return all(inner[side] >= outer[side] - 0.6 for side in (0, 1)) and all(
        inner[side] <= outer[side] + 0.6 for side in (2, 3)
    )


def faults(page: Page | Window, size: tuple[int, int], seated: bool) -> Iterator[str]:
    """What breaks the contract in a window of this size."""
    looking = Chromium(page) if isinstance(page, Page) else page
    looking.resize(*size)
    looking.evaluate(SETTLED)
    found: dict[str, Any] = looking.evaluate(MEASURE)
    window = found["window"]
    if found["scrolls"][0] > 0 or found["scrolls"][1] > 0:
        yield f"the page scrolls by {found['scrolls']}"
    yield from found["untold"]
    if size in UPRIGHT:
        yield from found["covered"]
    for part in ("board", "status", "players"):
        if not inside(found[part], window):
            yield f"{part} at {found[part]} is not in sight"
    if not seated and "dock" in found:
        yield "a spectator has a dock"
    board = found["board"]
    for part in ("status", "players", "dock"):
        other = found.get(part, [0, 0, 0, 0])
        if other[0] < board[2] - 1 and board[0] < other[2] - 1 and other[1] < board[3] - 1 and board[1] < other[3] - 1:
            yield f"{part} lies over the board"
    for name, *box in found["pressed"] + found["strip"] + found["answers"]:
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


@dataclass(frozen=True)
class Context:
    """What a game has besides moves: with which options, and from when on the first seat sees it."""

    name: str
    options: dict[str, str]
    reached: Callable[[dict[str, Any]], bool]


MOMENTS = {
    "duos": Context("reveal", {}, lambda table: table["view"]["last"] is not None),
    "duel-of-law": Context(
        "vote",
        {"objection": "majority", "deadline": "none"},
        lambda table: table["view"]["asked"] == "vote" and 0 in table["awaited"],
    ),
}


@WINDOWS
@pytest.mark.parametrize("game", PUBLISHED)
def test_everything_is_in_sight_on_every_window(visit: Visit, house: House, game: str, sizes: Sizes) -> None:
    """From the start to the result, for a player and for a spectator, who were there all the time.

    A game that is always the same; among the long tests, on every window, each time another one.
    """
    found: list[str] = []
    player, watcher = visit().page, visit().page
    seed = "stage" if sizes is FEW else f"stage {secrets.token_hex(4)}"

    def arrive(options: Mapping[str, str] | None = None) -> Sitting:
        sitting = sit(house, game, seed=seed, options=options or SHORT.get(game))
        look_at(player, house, sitting, 0)
        look_at(watcher, house, sitting, None)
        return sitting

    def look(moment: str, *pages: Page) -> None:
        for page in pages:
            follow(page, sitting, watching=page is watcher)
            for size in sizes:
                who = "player" if page is player else "watcher"
                found.extend(f"{moment} {who} {size}: {fault}" for fault in faults(page, size, page is player))

    if moment := MOMENTS.get(game):
        sitting = arrive(moment.options)
        sitting.until(moment.reached)
        look(moment.name, player, watcher)
    sitting = arrive()
    look("start", player, watcher)
    going = sitting.walk(6)
    if player.locator("[data-go-on]").count():
        player.locator("[data-go-on]").click()
    look("mid", player)
    # A person asks something, and is answered.
    if going:
        sitting.seats[1].do("end-game", "asking")
        player.locator(".notes").get_by_role("button", name="Agree").wait_for()
        look("asked", player)
        sitting.seats[1].do("answer", "never mind", accept=False)
    player.context.set_offline(True)
    expect(player.locator("[data-line]")).not_to_have_attribute("data-line", "open")
    look("reconnecting", player)
    player.context.set_offline(False)
    expect(player.locator("[data-line]")).to_have_attribute("data-line", "open")
    sitting.walk(20)
    look("late", player)
    assert not sitting.walk(2000)
    for page in (player, watcher):
        page.get_by_role("dialog").wait_for()
    look("end", player, watcher)
    assert found == [], seed


@pytest.mark.parametrize(
    "size", [(390, 844), *(pytest.param(size, marks=pytest.mark.long) for size in (LYING[1], WIDE[0]))]
)
@pytest.mark.parametrize("game", PUBLISHED)
def test_nothing_moves_the_board(visit: Visit, house: House, game: str, size: tuple[int, int]) -> None:
    """From the first move to the result, while a person leaves, asks and answers, the board stays where it lies."""
    sitting = sit(house, game, time={"kind": "move", "seconds": 3600}, options=SHORT.get(game))
    page = visit(viewport={"width": size[0], "height": size[1]}, locale="fr-FR").page  # whose words are longer
    look_at(page, house, sitting, 0)
    page.evaluate(SHIFTS)
    cut: list[str] = []

    def place() -> list[float]:
        box: list[float] = page.evaluate(MEASURE)["board"]
        return box

    first = place()
    places: dict[str, list[float]] = {}
    going = True
    for number in range(12):
        going = going and sitting.walk(1)
        expect(page.locator("[data-stage=root]")).to_have_attribute(
            "data-moves", str(len(sitting.seats[0].table["announcements"]))
        )
        places[f"move {number}"] = place()
        if size not in WIDE:
            cut += page.evaluate(CUT)
    page.context.set_offline(True)
    expect(page.locator("[data-line]")).not_to_have_attribute("data-line", "open")
    places["offline"] = place()
    page.context.set_offline(False)
    expect(page.locator("[data-line]")).to_have_attribute("data-line", "open")
    # Where several play for themselves no one resigns for all: then it is played to its end.
    if going and sitting.seats[1].ask("resign", "resigning")["kind"] != "done":
        assert not sitting.walk(2000)
    page.get_by_role("dialog").wait_for()
    places["result"] = place()
    assert cut == [], "beside a clock, too, the news have two rows"
    assert {moment: box for moment, box in places.items() if box != first} == {}, first
    assert page.evaluate("window.shifts") == []
    assert page.locator("[data-stage=dock] button:disabled:visible").count() == 0, "nothing is asked any more"
    board, sheet = place(), rooms.place(page.get_by_role("dialog"))
    covered = max(0.0, min(board[3], sheet["y"] + sheet["height"]) - max(board[1], sheet["y"])) * max(
        0.0, min(board[2], sheet["x"] + sheet["width"]) - max(board[0], sheet["x"])
    )
    assert covered < 0.35 * (board[2] - board[0]) * (board[3] - board[1]), "the result leaves the board in sight"


LETTERS = """(selector) => Math.min(
  ...[...document.querySelectorAll(selector)].map((element) => parseFloat(getComputedStyle(element).fontSize)))"""


@pytest.mark.parametrize("sizes", [WIDE[:1], pytest.param(WIDE, marks=pytest.mark.long)], ids=["few", "every"])
@pytest.mark.parametrize("game", PUBLISHED)
def test_a_screen_for_a_room(visit: Visit, house: House, game: str, sizes: Sizes) -> None:
    """A person who shows the table to a room sees everything too, in letters that are read across it."""
    sitting = sit(house, game, time={"kind": "move", "seconds": 3600}, options=SHORT.get(game))
    page = visit().page
    page.goto(house.address + "/about")
    page.evaluate("(table) => localStorage.setItem(`parlour.choice.screen.${table}`, 'on')", sitting.id)
    found: list[str] = []
    for moves in (0, 9, 2000):
        sitting.walk(moves)
        look_at(page, house, sitting, None)
        for size in sizes:
            here = faults(page, size, seated=False)
            # Large letters take some height from the board.
            found += [f"after {moves} {size}: {fault}" for fault in here if not fault.startswith("the board has")]
        assert page.locator("[data-stage=root]").get_attribute("data-shape") == "screen"
        assert page.evaluate(LETTERS, "[data-stage=players] .name, [data-turn]") >= 24
    assert found == []


QUIET = """() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))).then(() => true)"""
DRAWN = """() => {
  const board = document.querySelector('[data-stage=board]').cloneNode(true);
  for (const element of board.querySelectorAll('[style=""]')) element.removeAttribute('style');
  for (const element of board.querySelectorAll('[class]'))
    element.setAttribute('class', [...element.classList].sort().join(' '));
  // Where a map lies, and so which labels it has room for, is up to the viewer: its cards are compared.
  const map = board.querySelector('.tableau');
  if (map) return [...map.querySelectorAll('[data-cell]')].map((card) => card.outerHTML);
  return board.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll('><', '>\\n<').split('\\n');
}"""


@pytest.mark.parametrize("game", PUBLISHED)
def test_every_movement_ends_as_the_view(visit: Visit, house: House, game: str) -> None:
    """Moves that came together are shown one by one; at the end the board is that of a page that has just come."""
    sitting = sit(house, game, options=SHORT.get(game))
    moving = visit(viewport={"width": 1280, "height": 720}).page
    moving.emulate_media(reduced_motion="no-preference")
    look_at(moving, house, sitting, 0)
    still = moving.context.new_page()
    still.emulate_media(reduced_motion="no-preference")
    for moves in (5, 4, 2000):
        moving.bring_to_front()  # a page behind another is drawn once in a while
        going = sitting.walk(moves)
        if not going:
            moving.locator("[data-stage=board]").click(position={"x": 4, "y": 4})  # a tap skips to the end
        expect(moving.locator("[data-stage=root]")).to_have_attribute("data-shown", str(sitting.moves))
        if moving.locator("[data-reveal]").count():
            moving.locator("[data-stage=dock] .act button").click()
            if going:
                moving.locator("[data-go-on]").click()
        moving.evaluate(QUIET)
        still.bring_to_front()
        look_at(still, house, sitting, 0)
        assert moving.evaluate(DRAWN) == still.evaluate(DRAWN)
    assert not going
