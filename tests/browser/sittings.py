"""Tables where every seat is played from here by the rules' own samples, and pages that look at one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page
from pydantic import TypeAdapter

from parlour import shuffles
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Seat
from parlour.server.table import tickets
from tests.browser.windows import Chromium, Window, wait
from tests.server.house import INVITE, Browser, House

NAMES = ("Ada", "Bartholomew", "Cy", "Dora", "Emil", "Fay", "Gus", "Hal")

SETTLED = """() => new Promise((done) => {
  const place = () => JSON.stringify(document.querySelector('[data-stage=board] > *')?.getBoundingClientRect());
  let [before, still] = ['', 0];
  const look = () => {
    const now = place();
    still = now && now === before ? still + 1 : 0;
    before = now;
    if (still < 4) requestAnimationFrame(look);
    else done();
  };
  look();
})"""
"""Resolves when the board is there and lies still: its box is measured after the window has changed, drawn later."""

SHORT: Mapping[str, Mapping[str, str]] = {"dualma": {"limit": "20"}}
"""Options with which a game of random moves is over soon: in DuAlma no one wins by chance, and 322 moves are many."""

Choose = Callable[[Any, Chance], Any]
"""A move for a person who has this view."""


@dataclass
class Sitting:
    """A table of which every seat is here."""

    game: str
    id: str
    seats: list[Browser]
    bystander: Browser
    tickets: dict[Seat, str]
    chance: Chance
    choose: Choose

    @property
    def table(self) -> dict[str, Any]:
        """As the first seat sees it."""
        return self.seats[0].table

    @property
    def moves(self) -> int:
        """How many the first seat has heard of."""
        return len(self.table["announcements"])

    def catch_up(self) -> None:
        for line in (*self.seats, self.bystander):
            line.catch_up()

    def walk(self, moves: int) -> bool:
        """This many moves more, or fewer if it ends. Is it still on?"""
        rules = GAMES[self.game]
        for _ in range(moves):
            self.catch_up()
            awaited = self.table["awaited"]
            if not awaited:
                return False
            line = self.seats[awaited[0]]
            view = TypeAdapter(rules.View).validate_python(line.table["view"])
            assert line.play(rules.write(self.choose(view, self.chance)))["kind"] == "done"
        self.catch_up()
        return bool(self.table["awaited"])

    def until(self, test: Callable[[dict[str, Any]], bool]) -> None:
        """On until the first seat's table is like this."""
        while not test(self.table):
            assert self.walk(1), "it ended before that"


def sit(
    house: House,
    game: str,
    *,
    seed: str | None = None,
    choose: Choose | None = None,
    time: Mapping[str, object] | None = None,
    options: Mapping[str, str] | None = None,
    provable: bool = False,
    **more: str,
) -> Sitting:
    """A table with everyone seated and started; with a seed it is always dealt and played alike.

    The game's options come as a mapping or by name. A page finds that the deal does not follow from its shuffle, unless
    the sitting is `provable`: then secret and table follow from the seed, and there is one such table in a server.
    """
    rules = GAMES[game]
    chosen = {**(options or {}), **more}
    number = sum(map(len, rules.sides(rules.options(chosen))))
    shuffled = rules.deal
    named = hashlib.sha256(f"{seed} {game}".encode()).hexdigest()
    with ExitStack() as always:
        if seed is not None and provable:
            always.enter_context(patch.object(shuffles, "fresh_secret", lambda chance: named))
            always.enter_context(patch.object(tickets, "table_id", lambda: named[:16]))
        elif seed is not None:
            always.enter_context(patch.dict(vars(rules), deal=lambda options, _: shuffled(options, Chance(seed))))
        made = house.create(game, *[INVITE] * number, options=chosen, time=time or {})
        for seat in range(number):
            made.sit(seat, NAMES[seat])
        seats = [made.browser(seat) for seat in range(number)]
        sitting = Sitting(game, made.id, seats, made.browser(), made.tickets, Chance(seed or 7), choose or rules.sample)
        sitting.catch_up()
    return sitting


def look_at(page: Page | Window, house: House, sitting: Sitting, seat: Seat | None) -> None:
    """Let this page see the table from this seat, or as a spectator."""
    window = Chromium(page) if isinstance(page, Page) else page
    ticket = [] if seat is None else [{"seat": seat, "ticket": sitting.tickets[seat]}]
    window.goto(house.address + "/favicon.svg")  # of the same house, and quick
    key, value = json.dumps(f"parlour.tickets.{sitting.id}"), json.dumps(json.dumps(ticket))
    window.evaluate(f"() => localStorage.setItem({key}, {value})")
    window.goto(f"{house.address}/table/{sitting.id}")
    wait(window, "document.querySelector('[data-stage=board] > *')")
    wait(window, "document.querySelector('[data-line=open]')")
    window.evaluate("() => document.fonts.ready.then(() => null)")
    window.evaluate(SETTLED)


def follow(page: Page | Window, sitting: Sitting, *, watching: bool = False) -> None:
    """Wait until the page of the first seat, or of a spectator, has heard what was played."""
    window = Chromium(page) if isinstance(page, Page) else page
    moves = len((sitting.bystander if watching else sitting.seats[0]).table["announcements"])
    wait(window, f"document.querySelector('[data-stage=root][data-moves=\"{moves}\"]')")
    window.evaluate(SETTLED)
