"""When a bot moves tells nothing of what it holds."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from statistics import correlation

import pytest

from parlour.chance import Chance
from parlour.games.dualite import GAME as dualite
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.server.bots.bot_delay import FORCED, LEAST, LONGEST, MOMENT, SPREAD, VARYING, BotDelay
from parlour.server.bots.bot_workers import BotWorkers
from parlour.sitting import begin
from parlour.tables.parts.clock import SHOWN
from tests.games.duel_of_law.tables import played, position
from tests.pockets import GAME as pockets
from tests.pockets.rules import CARDS
from tests.server.house import ME, bot, running


def test_the_moment_depends_on_who_thinks_and_on_thoughts_before() -> None:
    pace = BotDelay(Chance("pace"))
    assert pace.drawn("a level") == 0, "nothing is known of it yet"
    pace.note_thought("a level", 0.5)
    assert {LEAST <= pace.drawn("a level") / 0.5 <= LEAST + SPREAD for _ in range(50)} == {True}
    assert pace.drawn("another level") == 0


def test_a_thought_that_took_for_ever_slows_the_next_ones_little() -> None:
    pace = BotDelay(Chance("pace"))
    pace.note_thought("a level", 60.0)
    assert pace.drawn("a level") <= LONGEST * (LEAST + SPREAD)
    for _ in range(2000):
        pace.note_thought("a level", 0.1)
    assert pace.drawn("a level") < 0.15


def test_how_long_it_thought_is_not_heard() -> None:
    """The harder a hand, the longer the thought: so much that one could read the hand from it, were it told."""
    chance, pace = Chance("hands"), BotDelay(Chance("pace"))
    hands, thoughts, moves = [], [], []
    for _ in range(2000):
        hand = chance.below(40)
        thought = 0.2 + 0.01 * hand + 0.1 * chance.unit()
        moved = max(pace.drawn("a level"), thought)
        pace.note_thought("a level", thought)
        hands.append(hand)
        thoughts.append(thought)
        moves.append(moved)
    assert correlation(hands, thoughts) > 0.9
    assert abs(correlation(hands, moves)) < 0.05


def test_a_bot_takes_a_moment_and_is_quicker_where_everyone_sees_that_it_has_no_choice() -> None:
    workers = BotWorkers([], 0)
    begun = begin(dualite, dualite.options({}), None)
    moments = [workers.delay(dualite, begun.position, begun.view(0)) for _ in range(50)]
    assert MOMENT <= min(moments) < max(moments) <= MOMENT + VARYING
    forced = replace(begun.view(0), choices=("a1+c3",))
    assert workers.delay(dualite, begun.position, forced) == FORCED
    hidden = begin(pockets, pockets.options({}), CARDS)
    alone = replace(hidden.view(0), choices=("1",))
    assert workers.delay(pockets, hidden.position, alone) >= MOMENT, "who waits less tells that there was no choice"
    assert BotWorkers([], 0, quick=True).delay(dualite, begun.position, begun.view(0)) == 0


def test_a_bot_waits_until_everything_that_happened_is_seen() -> None:
    claimed = played(position("00@0,0 02@1,0", "04 06", "05"), "04@2,0;row@2,0:suit=red")
    assert BotWorkers([], 0).delay(duel_of_law, claimed, duel_of_law.view(claimed, 1)) >= MOMENT + SHOWN / 1000


@pytest.mark.slow
def test_at_a_table_a_bot_takes_its_moment(tmp_path: Path) -> None:
    with running(tmp_path, {"dualite": dualite}, quick_bots=False) as house:
        browser = house.create("dualite", ME, bot(1)).browser(0)
        begun = time.monotonic()
        browser.make("a1+c3")
        while 1 in browser.table["awaited"]:
            browser.until(kind="table")
        assert time.monotonic() - begun >= MOMENT
