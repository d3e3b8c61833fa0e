"""Which bots think to the end in time on this device: one short measurement against costs that were measured before.

`thought_costs.json` has what a thought of each level costs, as a multiple of the work that is measured here. A slow
level still answers in time, for its clock stops it; it then plays more weakly than on a faster device.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from parlour.players.levels import SECONDS

COSTS = Path(__file__).with_name("thought_costs.json")
"""`scripts/thought_costs.py` writes it."""
ROUNDS = 20_000
TRIES = 40


def unit(clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the seconds of a small piece of work in plain Python, the best of several runs."""
    return min(_worked(clock) for _ in range(TRIES))


def _worked(clock: Callable[[], float]) -> float:
    began = clock()
    register = 1
    for _ in range(ROUNDS):
        register ^= (register << 11) & 0x7FFF_FFFF
        register ^= register >> 17
    return clock() - began


@cache
def costs() -> dict[str, dict[str, float]]:
    """Return how many units the costliest thought takes, by game and level."""
    found: dict[str, dict[str, float]] = json.loads(COSTS.read_text(encoding="utf-8"))
    return found


def slow_levels(seconds: float) -> dict[str, list[int]]:
    """Return the levels of each game that do not think to the end in time where a unit takes so many seconds."""
    return {
        game: [int(level) for level, units in levels.items() if units * seconds > SECONDS]
        for game, levels in costs().items()
    }
