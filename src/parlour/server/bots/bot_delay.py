"""The delay of a bot's move: drawn before it thinks, so that its thinking time tells nothing of its cards.

Delays bots' moves, so that players see each move before the next one.

A thought takes longer with one hand than with another, though both look the same from the other side of the table. So
where something is hidden, a move waits for a moment that depends only on who thinks and how long such thoughts took
before, at any table of this server.
"""

from __future__ import annotations

from parlour.chance import Chance
from parlour.players.levels import SECONDS

LEAST, SPREAD = 1.05, 0.2
"""A move comes after this many times the longest thought of late, and at most this much more."""
LONGEST = 1.1 * SECONDS
"""Seconds. A thought that took longer than its clock allows, on a busy machine, slows none of those after it."""
FADING = 0.998
"""What is left of the longest thought after one more: half of it after 350."""

MOMENT, VARYING, FORCED = 0.6, 0.6, 0.3
"""Seconds that any move takes at least, and at most this much more; less where there is no choice."""


class BotDelay:
    """How long thoughts of each kind take."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._longest: dict[object, float] = {}

    def delay(self, forced: bool) -> float:
        """Seconds that a move takes at least, however soon it is found."""
        return FORCED if forced else MOMENT + VARYING * self._chance.unit()

    def drawn(self, kind: object) -> float:
        """Seconds from the beginning of a thought of this kind until its move is made."""
        return self._longest.get(kind, 0.0) * (LEAST + SPREAD * self._chance.unit())

    def took(self, kind: object, seconds: float) -> None:
        """Such a thought took so long."""
        self._longest[kind] = min(LONGEST, max(seconds, self._longest.get(kind, 0.0) * FADING))
