"""Skill or luck: how the variance of a game's result divides into player, side and play.

Two players play each deal twice, with the seats changed over. What the first of them scores in a game is an even share,
and what they are better (always the same), and what the seat is worth in that deal (its sign turns over), and what
happened in that game alone. The three parts of the variance are estimated without bias from the pairs of games; between
equals who toss coins the first two are 0 on average and the third is all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from parlour.study.intervals import Interval

Numbers = npt.NDArray[np.float64]
_SAMPLES = 2000


@dataclass(frozen=True, slots=True)
class VarianceShare:
    """A part of the variance; between equals who toss coins it would be `null`, and in 95 of 100 at most `chance`."""

    share: float
    interval: Interval
    null: float
    chance: float


def variance_shares(pairs: Sequence[tuple[float, float]], seed: str) -> tuple[VarianceShare, VarianceShare] | None:
    """Return the shares of player and side, by what a player scored in both games of each deal.

    None of fewer than two deals, or where all games were drawn.
    """
    scores = np.array(pairs, dtype=np.float64).reshape(-1, 2)
    if len(scores) < 2 or not _total(scores[None])[0]:
        return None
    dice = np.random.default_rng(list(seed.encode()))
    drawn = scores[dice.integers(len(scores), size=(_SAMPLES, len(scores)))]
    tossed = dice.integers(2, size=(_SAMPLES, len(scores), 2)).astype(np.float64)
    found = _shares(scores[None])[:, 0]
    low, high = np.quantile(_shares(drawn), (0.025, 0.975), axis=1)
    chance = np.quantile(_shares(tossed), 0.95, axis=1)
    player, side = (
        VarianceShare(
            share=_part(found[part]),
            # The part itself lies within, where the parts drawn again are all on one side of it.
            interval=(_part(min(low[part], found[part])), _part(max(high[part], found[part]))),
            null=0.0,
            chance=_part(chance[part]),
        )
        for part in (0, 1)
    )
    return player, side


def _part(value: float) -> float:
    return round(float(min(1.0, max(0.0, value))), 5)


def _total(scores: Numbers) -> Numbers:
    found: Numbers = ((scores - 0.5) ** 2).mean(axis=(1, 2))
    return found


def _shares(scores: Numbers) -> Numbers:
    """Of player and side, for each sample of pairs of games."""
    count = scores.shape[1]
    both = scores.mean(axis=2) - 0.5
    turned = (scores[:, :, 0] - scores[:, :, 1]) / 2
    noise = both.var(axis=1, ddof=1)
    """Of a mean of two games: what happened in them alone."""
    player = both.mean(axis=1) ** 2 - noise / count
    side = (turned**2).mean(axis=1) - noise
    total = _total(scores)
    parts: Numbers = np.stack((player, side)) / np.where(total, total, 1.0)
    return parts
