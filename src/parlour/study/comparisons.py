"""Many comparisons at once: which differences remain when the false discovery rate of all of them is held at 5 %.

Of fifty differences that are nothing but chance two or three have a 95 % interval without zero. So a report marks those
that pass the procedure of Benjamini and Yekutieli over the whole table, which holds however the figures depend on each
other (here all are set against the same games).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

RATE = 0.05
_STEPS = 300


def difference_p(values: Sequence[float]) -> float:
    """Student's two-sided p-value of the mean of these paired differences, where none is expected."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    if spread == 0:
        return 1.0 if mean == 0 else 0.0
    return student_p(mean / math.sqrt(spread / count), count - 1)


def share_p(successes: float, tries: int, expected: float) -> float:
    """The exact two-sided p-value of a share, where chance gives `expected`; half successes are rounded towards it."""
    count = math.floor(successes) if successes > expected * tries else math.ceil(successes)
    chances = [math.comb(tries, k) * expected**k * (1 - expected) ** (tries - k) for k in range(tries + 1)]
    return min(1.0, math.fsum(chance for chance in chances if chance <= chances[count] * (1 + 1e-9)))


def student_p(t: float, freedom: int) -> float:
    """Return the chance that Student's t is at least as far from 0 as this."""
    return _incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def discoveries(p_values: Sequence[float], rate: float = RATE) -> tuple[bool, ...]:
    """Return which of these stand out (Benjamini and Yekutieli): of those that do, this part is chance on average."""
    count = len(p_values)
    harder = math.fsum(1 / place for place in range(1, count + 1))
    order = sorted(range(count), key=p_values.__getitem__)
    passed = [place for place, number in enumerate(order, 1) if p_values[number] <= rate * place / (count * harder)]
    chosen = set(order[: max(passed, default=0)])
    return tuple(number in chosen for number in range(count))


def _incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function, by its continued fraction (Lentz)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _incomplete_beta(1 - x, b, a)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )  # fmt: skip
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    total = d
    for m in range(1, _STEPS):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d, c = 1 / (1 + step * d), 1 + step / c
            total *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * total / a
