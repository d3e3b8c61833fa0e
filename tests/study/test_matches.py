"""Matches: fair seating, the same on any number of processes, honest intervals."""

from __future__ import annotations

import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor

import pytest

from parlour.game import BadOption, Outcome
from parlour.study.intervals import bootstrap, share_of_rounds, wilson
from parlour.study.matches import Plan, check, places, play_match, play_one, player_shares, side_shares, summarise
from tests.pockets import GAME as pockets

PLAN = Plan("dualite", (), ("1", "random"), 9, "x")
HIDDEN = Plan("pockets", (("tricks", "3"),), ("greedy", "random"), 8, "y")
TABLES = {"pockets": pockets}


@pytest.mark.slow
def test_processes_change_nothing() -> None:
    one_by_one = list(play_match(PLAN))
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as elsewhere:
        in_processes = list(play_match(PLAN, elsewhere))
    assert one_by_one == in_processes
    assert [result.number for result in one_by_one] == list(range(9))


def test_swapped_games_share_their_deal() -> None:
    deals = [play_one(HIDDEN, number, TABLES).record.partition("deal: ")[2].splitlines()[0] for number in range(4)]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_teams_sit_together() -> None:
    plan = Plan("dualite", (("players", "4"),), ("1", "random"), 2, "z")
    assert [play_one(plan, number).seated for number in (0, 1)] == [(0, 0, 1, 1), (1, 1, 0, 0)]


FOUR = ((0,), (1,), (2,), (3,))


def test_a_player_with_several_seats_wins_where_one_of_them_does() -> None:
    """Four seats, two players: a person who has the winning seat has won, and has drawn nothing."""
    seated = (0, 1, 0, 1)
    assert player_shares(seated, 2, Outcome((2,), "", (3, 5, 9, 1))) == (1.0, 0.0)
    assert player_shares(seated, 2, Outcome((0, 2), "", (9, 5, 9, 1))) == (1.0, 0.0)
    assert player_shares(seated, 2, Outcome((1, 2), "", (3, 9, 9, 1))) == (0.5, 0.5)
    assert player_shares((0, 1, 2, 0), 3, Outcome((), "")) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_a_side_shares_the_win_with_those_who_won_too() -> None:
    assert side_shares(FOUR, Outcome((1, 3), "")) == (0.0, 0.5, 0.0, 0.5)
    assert side_shares(((0, 1), (2, 3)), Outcome((2, 3), "")) == (0.0, 1.0)
    assert side_shares(FOUR, Outcome((), "")) == (0.25, 0.25, 0.25, 0.25)


def test_places_go_by_points_else_by_who_won() -> None:
    assert places(FOUR, Outcome((2,), "", (3, 5, 9, 5))) == (4.0, 2.5, 1.0, 2.5)
    assert places(FOUR, Outcome((2,), "")) == (3.0, 3.0, 1.0, 3.0)
    assert places(((0, 1), (2, 3)), Outcome((0, 1), "")) == (1.0, 2.0)


@pytest.mark.slow
def test_the_better_player_of_duos_wins_most_games() -> None:
    """With four seats and two players most games used to be called drawn."""
    plan = Plan("duos", (), ("3", "random"), 8, "1")
    better, worse = summarise(plan, list(play_match(plan))).tallies
    assert better.won + better.drawn + better.lost == 8
    assert better.won >= 7
    assert (worse.lost, worse.won) == (better.won, better.lost)
    assert better.place < 2.5 < worse.place


def test_intervals_go_by_rounds() -> None:
    """Two games of a deal that go together are no two tries; two that make up for each other are more."""
    dice = random.Random(1)
    inside, width = {"first": 0, "player": 0}, {"first": 0.0, "player": 0.0}
    for _ in range(400):
        firsts, scores = [], []
        for _ in range(60):
            lucky = 0.9 if dice.random() < 0.5 else 0.1
            played = [float(dice.random() < lucky) for _ in range(2)]
            firsts.append(played)
            scores.append([played[0], 1 - played[1]])
        for name, rounds in (("first", firsts), ("player", scores)):
            low, high = share_of_rounds(rounds)
            inside[name] += low <= 0.5 <= high
            width[name] += (high - low) / 400
    assert inside["first"] >= 375
    assert inside["player"] >= 375
    alone = wilson(60, 120)
    assert width["player"] < 0.8 * (alone[1] - alone[0]) < 1.2 * (alone[1] - alone[0]) < width["first"]


def test_one_round_tells_little_and_equal_rounds_are_no_proof() -> None:
    assert share_of_rounds([(1.0, 0.0)]) == wilson(0.5, 1)
    low, high = share_of_rounds([(1.0, 0.0)] * 4)
    assert low < 0.4
    assert high > 0.6
    assert share_of_rounds([(1.0, 1.0)] * 10) == wilson(20, 20)


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
