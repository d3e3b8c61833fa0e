"""When a bot moves tells nothing of what it holds."""

from __future__ import annotations

from statistics import correlation

from parlour.chance import Chance
from parlour.server.pace import LEAST, LONGEST, SPREAD, Pace


def test_the_moment_depends_on_who_thinks_and_on_thoughts_before() -> None:
    pace = Pace(Chance("pace"))
    assert pace.drawn("a level") == 0, "nothing is known of it yet"
    pace.took("a level", 0.5)
    assert {LEAST <= pace.drawn("a level") / 0.5 <= LEAST + SPREAD for _ in range(50)} == {True}
    assert pace.drawn("another level") == 0


def test_a_thought_that_took_for_ever_slows_the_next_ones_little() -> None:
    pace = Pace(Chance("pace"))
    pace.took("a level", 60.0)
    assert pace.drawn("a level") <= LONGEST * (LEAST + SPREAD)
    for _ in range(2000):
        pace.took("a level", 0.1)
    assert pace.drawn("a level") < 0.15


def test_how_long_it_thought_is_not_heard() -> None:
    """The harder a hand, the longer the thought: so much that one could read the hand from it, were it told."""
    chance, pace = Chance("hands"), Pace(Chance("pace"))
    hands, thoughts, moves = [], [], []
    for _ in range(2000):
        hand = chance.below(40)
        thought = 0.2 + 0.01 * hand + 0.1 * chance.unit()
        moved = max(pace.drawn("a level"), thought)
        pace.took("a level", thought)
        hands.append(hand)
        thoughts.append(thought)
        moves.append(moved)
    assert correlation(hands, thoughts) > 0.9
    assert abs(correlation(hands, moves)) < 0.05
