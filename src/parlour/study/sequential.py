"""A match that ends when it knows enough: Wald's sequential test between two differences in strength.

The scores of whole rounds are taken as normal with the spread that they have (a generalised test, as chess engines are
tested by), so games that share a deal or an opening are not counted twice. Either error has a chance of 5 %.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.game import BadOption

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
_AT_FIRST = 0.5
"""The squared deviations of two rounds that went either way, so that a few equal ones do not pass for certainty."""


def expected(elo: float) -> float:
    """Return the score that a player this much stronger should have."""
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass(frozen=True, slots=True)
class Sequential:
    """Tests whether the first player is stronger by `high` Elo rather than by `low`."""

    low: float
    high: float

    def ratio(self, scores: Sequence[float]) -> float:
        """Return the logarithm of the likelihood ratio, by the first player's mean score in each round.

        The spread is unknown, so each hypothesis is given the spread that fits it best: one spread about the mean for
        both would take sides with the luck of the first rounds. Two rounds that went either way are taken in besides.
        """
        below, above = expected(self.low), expected(self.high)
        off_low = math.fsum((score - below) ** 2 for score in scores) + _AT_FIRST
        off_high = math.fsum((score - above) ** 2 for score in scores) + _AT_FIRST
        return len(scores) / 2 * math.log(off_low / off_high)

    def decided(self, scores: Sequence[float]) -> float | None:
        """Return which of the two it is, once that is known."""
        ratio = self.ratio(scores)
        return self.high if ratio >= BOUND else self.low if ratio <= -BOUND else None


def read(text: str) -> Sequential:
    """Return two numbers of Elo, the lower first: `0,20`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption("match-bad-sprt", text=text) from None
    if not -2000 <= low < high <= 2000:
        raise BadOption("match-bad-sprt", text=text)
    return Sequential(low, high)
