"""How sure a figure is: 95 % intervals for shares and for means."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

Interval = tuple[float, float]

_SPREAD = 1.959963984540054
"""The normal distribution has 95 % of its weight within this many standard deviations."""


def wilson(successes: float, tries: int) -> Interval:
    """Wilson's interval for a share. A draw is half a success: the interval is then too wide, never too narrow."""
    if tries == 0:
        return 0.0, 1.0
    share, square = successes / tries, _SPREAD**2
    middle = share + square / (2 * tries)
    reach = _SPREAD * math.sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    scale = 1 + square / tries
    # The share itself always lies within; rounding must not say otherwise at 0 and 1.
    return max(0.0, min(share, (middle - reach) / scale)), min(1.0, max(share, (middle + reach) / scale))


def bootstrap(values: Sequence[float], seed: str, rounds: int = 1000) -> Interval:
    """The middle 95 % of the means of this many samples drawn again from these values; the same for the same seed."""
    dice = random.Random(seed)
    means = sorted(math.fsum(dice.choices(values, k=len(values))) / len(values) for _ in range(rounds))
    return means[round(rounds * 0.025)], means[round(rounds * 0.975) - 1]
