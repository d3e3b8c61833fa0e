"""The delay of a bot's move: drawn before it thinks, so that its thinking time tells nothing of its cards.

Delays bots' moves, so that players see each move before the next one.

A bot thinks longer about one hand than about another, which its opponent must not notice. So where something is hidden,
the time of a move is drawn beforehand, from how long the same bot has thought before at any table of this server.
"""

from __future__ import annotations

from parlour.chance import Chance
from parlour.players.levels import SECONDS

LEAST, SPREAD = 1.05, 0.2
"""A move comes after this many times the longest recent thought, and at most this much more."""
LONGEST = 1.1 * SECONDS
"""Seconds; a longer thought, as on a busy machine, counts as this long."""
FADING = 0.998
"""The longest thought fades by this factor with each new one: to half after 350."""

MOMENT, VARYING, FORCED = 0.6, 0.6, 0.3
"""Seconds that each move takes at least, and at most this much more; less where only one move is legal."""


class BotDelay:
    """The recent thinking times of each kind of bot, and the delays drawn from them."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._longest: dict[object, float] = {}

    def delay(self, forced: bool) -> float:
        """Return the seconds that a move takes at least."""
        return FORCED if forced else MOMENT + VARYING * self._chance.unit()

    def drawn(self, kind: object) -> float:
        """Draw the seconds from the start of a thought of this kind until its move is made."""
        return self._longest.get(kind, 0.0) * (LEAST + SPREAD * self._chance.unit())

    def note_thought(self, kind: object, seconds: float) -> None:
        """Note how long a thought of this kind took."""
        self._longest[kind] = min(LONGEST, max(seconds, self._longest.get(kind, 0.0) * FADING))
