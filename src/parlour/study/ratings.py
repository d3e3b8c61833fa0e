"""Elo ratings of players who met in pairs, with 95 % intervals.

The model is the usual one: a player 400 Elo above another scores 10 to 1. Ratings are fitted to all scores at once with
Firth's correction, so that a player who won every game has a finite rating, and one that is not too high on average.
The interval of a rating is of its distance to the anchor, which is 0: by the spread between rounds (games of one deal
are not independent) or by that of single games, whichever is wider.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from parlour.study.intervals import Interval

ELO = 400 / math.log(10)
"""Elo in one unit of the logarithm of winning odds."""
_SPREAD = 1.959963984540054
_STEPS = 200

Pair = tuple[int, int]
Scores = Mapping[Pair, Mapping[int, Sequence[float]]]
"""For each pair of players and each number of a round: what the first of the two scored in its games."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, in Elo above the anchor."""

    elo: float
    interval: Interval


def connected(scores: Scores, anchor: int) -> list[int]:
    """Return the players whom games link to the anchor; nothing can be said of the others."""
    linked, found = {anchor}, 0
    while found != len(linked):
        found = len(linked)
        for pair, rounds in scores.items():
            if rounds and linked.intersection(pair):
                linked.update(pair)
    return sorted(linked)


def rate(scores: Scores, anchor: int) -> dict[int, Rating]:
    """Return the rating of every player who is linked to the anchor."""
    players = [player for player in connected(scores, anchor) if player != anchor]
    if not players:
        return {anchor: Rating(0.0, (0.0, 0.0))}
    column = {player: place for place, player in enumerate(players)}
    met = [pair for pair, rounds in scores.items() if rounds and (pair[0] in column or pair[1] in column)]
    design = np.zeros((len(met), len(players)))
    for row, (first, second) in enumerate(met):
        if first != anchor:
            design[row, column[first]] = 1
        if second != anchor:
            design[row, column[second]] = -1
    games = np.array([sum(map(len, scores[pair].values())) for pair in met], dtype=float)
    won = np.array([math.fsum(value for played in scores[pair].values() for value in played) for pair in met])
    strengths = _fitted(design, games, won)
    expected = 1 / (1 + np.exp(-design @ strengths))
    inverse = np.linalg.inv(design.T * (games * expected * (1 - expected)) @ design)
    alone = np.diag(inverse)
    together = np.diag(inverse @ _between_rounds(scores, met, design, expected) @ inverse)
    spread = _SPREAD * np.sqrt(np.maximum(alone, together))
    found = {anchor: Rating(0.0, (0.0, 0.0))}
    for place, player in enumerate(players):
        middle, reach = ELO * float(strengths[place]), ELO * float(spread[place])
        found[player] = Rating(middle, (middle - reach, middle + reach))
    return dict(sorted(found.items()))


def _fitted(
    design: npt.NDArray[np.float64], games: npt.NDArray[np.float64], won: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Newton's method on the likelihood with Firth's correction: as if each pair had drawn as many games more as its
    scores weigh in the result. Steps are short, so that none overshoots."""
    strengths = np.zeros(design.shape[1])
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(-design @ strengths))
        weights = games * expected * (1 - expected)
        inverse = np.linalg.inv((design.T * weights) @ design)
        leverage = weights * np.einsum("ij,jk,ik->i", design, inverse, design)
        step = inverse @ design.T @ (won - games * expected + leverage * (0.5 - expected))
        longest = float(np.abs(step).max())
        strengths += step * min(1.0, 1.0 / longest) if longest > 0 else step
        if longest < 1e-9:
            break
    return strengths


def _between_rounds(
    scores: Scores, met: Sequence[Pair], design: npt.NDArray[np.float64], expected: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Return how much the fit is pulled about by one round and another: all games of a deal count as one."""
    numbers = sorted({number for pair in met for number in scores[pair]})
    pulls = np.zeros((len(numbers), design.shape[1]))
    for row, pair in enumerate(met):
        for place, number in enumerate(numbers):
            for value in scores[pair].get(number, ()):
                pulls[place] += (value - expected[row]) * design[row]
    if len(numbers) < 2:
        return np.zeros((design.shape[1], design.shape[1]))
    centred = pulls - pulls.mean(axis=0)
    pulled: npt.NDArray[np.float64] = centred.T @ centred * (len(numbers) / (len(numbers) - 1))
    return pulled
