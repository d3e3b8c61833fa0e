"""The statistics do what they say: intervals cover, errors are as rare, chance is not told as a discovery."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parlour.study.comparisons import difference_p, discoveries, student_p
from parlour.study.deciders import variance_shares
from parlour.study.intervals import bootstrap, mean_of_rounds
from parlour.study.sequential import Sequential, expected


@pytest.mark.parametrize("games", [10, 20])
@pytest.mark.slow
def test_the_interval_of_a_skewed_mean_covers_it(games: int) -> None:
    """The middle of the means drawn covered 86 to 88 % here."""
    dice, covered, tries = np.random.default_rng(5), 0, 300
    for number in range(tries):
        values = (5 + dice.exponential(20, games)).tolist()
        low, high = bootstrap(values, str(number))
        covered += low <= 25 <= high
    assert covered / tries > 0.91


def test_an_interval_leans_to_the_tail_and_a_certain_one_is_a_point() -> None:
    values = [1.0] * 9 + [2.0, 3.0, 9.0]
    low, high = bootstrap(values, "s")
    mean = sum(values) / len(values)
    assert low < mean < high
    assert high - mean > mean - low
    assert bootstrap([4.0] * 7, "s") == (4.0, 4.0)
    assert bootstrap([4.0], "s") == (4.0, 4.0)
    assert mean_of_rounds([(1.0, 3.0), (2.0, 2.0)], "s") == (2.0, 2.0)


def errors(test: Sequential, elo: float, draws: float, matches: int, dice: random.Random) -> float:
    """How often this test takes players this far apart for the other of its two."""
    score, wrong = expected(elo), 0
    drawn = 2 * draws * min(score, 1 - score)
    for _ in range(matches):
        games = list[float]()
        while test.decided(games) is None:
            for _ in range(10):
                games.append(sum(_score(score, drawn, dice) for _ in range(2)) / 2)
        wrong += test.decided(games) != elo
    return wrong / matches


def _score(score: float, drawn: float, dice: random.Random) -> float:
    throw = dice.random()
    return 1.0 if throw < score - drawn / 2 else 0.5 if throw < score + drawn / 2 else 0.0


@pytest.mark.parametrize("draws", [0.0, 0.5])
@pytest.mark.slow
def test_both_errors_of_the_sequential_test_are_rare(draws: float) -> None:
    """The second was 7.3 %, where one spread about the mean served both hypotheses."""
    dice, test = random.Random(7), Sequential(0, 100)
    for elo in (0.0, 100.0):
        assert errors(test, elo, draws, 500, dice) < 0.065


def test_students_distribution() -> None:
    assert student_p(12.706, 1) == pytest.approx(0.05, abs=1e-4)
    assert student_p(2.228, 10) == pytest.approx(0.05, abs=1e-4)
    assert student_p(-1.984, 99) == pytest.approx(0.05, abs=1e-4)
    assert student_p(0.0, 5) == pytest.approx(1.0)
    assert difference_p([0.0, 0.0]) == 1.0
    assert difference_p([1.0, 1.0, 1.0]) == 0.0


def test_of_fifty_differences_by_chance_none_is_told() -> None:
    """In nineteen tables of twenty, that is; with intervals alone nine tables of ten had one in bold."""
    dice, tables = np.random.default_rng(3), 0
    for _ in range(100):
        tables += any(discoveries([difference_p(dice.normal(size=40).tolist()) for _ in range(50)]))
    assert tables <= 8
    found = discoveries([1e-9, *[0.5] * 49])
    assert found[0]
    assert sum(found) == 1
    assert discoveries([]) == ()


def test_coin_tosses_between_equals_are_neither_player_nor_side() -> None:
    dice, players, sides, over = np.random.default_rng(9), [], [], 0
    for number in range(60):
        shares = variance_shares([tuple(pair) for pair in dice.integers(2, size=(100, 2)).tolist()], str(number))
        assert shares is not None
        player, side = shares
        assert player.null == side.null == 0.0
        players.append(player.share)
        sides.append(side.share)
        over += (player.share > player.chance) + (side.share > side.chance)
    assert np.mean(players) < 0.02
    assert np.mean(sides) < 0.06
    assert over <= 15


def test_a_player_who_always_wins_and_a_side_that_always_wins() -> None:
    player, side = variance_shares([(1.0, 1.0)] * 30, "s") or pytest.fail("there is a variance")
    assert (player.share, side.share) == (1.0, 0.0)
    player, side = variance_shares([(1.0, 0.0)] * 15 + [(0.0, 1.0)] * 15, "s") or pytest.fail("there is a variance")
    assert (player.share, side.share) == (0.0, 1.0)
    assert side.interval == (1.0, 1.0)
    assert variance_shares([(0.5, 0.5)] * 9, "s") is None
    assert variance_shares([(1.0, 0.0)], "s") is None
