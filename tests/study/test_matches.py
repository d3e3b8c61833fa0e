"""Matches: fair seating, the same on any number of processes, honest intervals."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from parlour.game import BadOption
from parlour.study.intervals import bootstrap, wilson
from parlour.study.matches import Plan, check, play_match, play_one, summarise
from tests import pockets

PLAN = Plan("dualite", (), ("1", "random"), 9, "x")
HIDDEN = Plan("pockets", (("tricks", "3"),), ("greedy", "random"), 8, "y")
TABLES = {"pockets": pockets}


def test_batches_and_processes_change_nothing() -> None:
    with ThreadPoolExecutor(1) as here:
        one_by_one = list(play_match(PLAN, here))
        in_batches = list(play_match(PLAN, here, batch=4))
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as elsewhere:
        in_a_process = list(play_match(PLAN, elsewhere, batch=5))
    assert one_by_one == in_batches == in_a_process
    assert [result.number for result in one_by_one] == list(range(9))


def test_swapped_games_share_their_deal() -> None:
    deals = [play_one(HIDDEN, number, TABLES).record.partition("deal: ")[2].splitlines()[0] for number in range(4)]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_teams_sit_together() -> None:
    plan = Plan("dualite", (("players", "4"),), ("1", "random"), 2, "z")
    assert [play_one(plan, number).seated for number in (0, 1)] == [(0, 0, 1, 1), (1, 1, 0, 0)]


def test_points_are_averaged_where_a_game_scores() -> None:
    results = [play_one(HIDDEN, number, TABLES) for number in range(HIDDEN.games)]
    summary = summarise(HIDDEN, results)
    first, second = summary.tallies
    assert first.points is not None
    assert second.points is not None
    assert first.points + second.points == 3
    assert first.points_interval is not None
    low, high = first.points_interval
    assert low <= first.points <= high
    assert first.won + first.drawn + first.lost == first.games == 8
    assert first.score + second.score == pytest.approx(1)


def test_a_plan_is_checked_before_anything_is_played() -> None:
    check(HIDDEN, TABLES)
    with pytest.raises(BadOption, match="match-players"):
        check(Plan("pockets", (), ("1",), 1, ""), TABLES)


def test_wilson_is_the_textbook_interval() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 3)[0] == 0.0
    assert wilson(3, 3)[1] == 1.0


def test_bootstrap_holds_the_mean_and_repeats() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    low, high = bootstrap(values, "s")
    assert low < 2.5 < high
    assert (low, high) == bootstrap(values, "s")
