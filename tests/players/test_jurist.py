"""The players of Duel of Law: they play legally, repeatably, and each level better than the one before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.chance import Chance
from parlour.games import duel_of_law as law
from parlour.games.duel_of_law.rules import Vote
from parlour.games.duel_of_law.view import table
from parlour.players import jurist
from parlour.players.jurist import Jurist, claimed, harder, make
from parlour.players.levels import levels, names
from parlour.study.matches import Plan, play_one
from tests.games.duel_of_law.tables import branch, played, position

REDS = "00@0,0 02@1,0 04@2,0"
OPTIONS = (("players", "2"), ("deck", "1-16"), ("objection", "auto"), ("hint", "on"))


def test_there_are_four_levels() -> None:
    assert levels(law) == 4
    assert names(law) == ("random", "1", "2", "3", "4")


@pytest.mark.parametrize("pair", [("1", "2"), ("3", "4")])
def test_a_game_between_levels_ends_and_repeats(pair: tuple[str, str]) -> None:
    plan = Plan("duel-of-law", OPTIONS, pair, 1, "jurists")
    first = play_one(plan, 0)
    assert first.moves <= law.longest(law.options({}))
    assert play_one(plan, 0).record == first.record


def test_four_bots_finish() -> None:
    plan = Plan("duel-of-law", (("players", "4"), *OPTIONS[1:]), ("1", "2", "3", "4"), 1, "four")
    assert play_one(plan, 0).moves <= law.longest(law.options({"players": "4"}))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_bots_agree_to_what_the_rules_accept(level: int) -> None:
    at = position(REDS[:13], "04", "05", objection="unanimous")
    asked = played(at, "04@2,0;row@2,0:suit=red")
    assert Jurist(level, None).choose(law.view(asked, 1), Chance(1)) == Vote(True)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_without_a_card_there_is_only_drawing(level: int) -> None:
    at = replace(position(REDS[:13], "", "05", pile=""), ran_out=True)
    assert Jurist(level, None).choose(law.view(at, 0), Chance(1)) == law.Draw()


@pytest.mark.parametrize("level", [3, 4])
def test_a_win_is_taken(level: int) -> None:
    """Two branches ahead and no card left: the joker makes a row and a column at once."""
    at = position("03@0,0 05@2,0 16@1,-1 18@1,1", "*1", "05", pile="")
    won = law.play(at, 0, Jurist(level, None).choose(law.view(at, 0), Chance(1)))
    outcome = law.outcome(won)
    assert outcome
    assert outcome.winners == (0,)


def test_a_stolen_branch_is_taken_from_its_owner() -> None:
    at = table(law.view(position(REDS, "06", "05", branches=(branch("row@0,0", (1, "suit=red")),)), 0))
    lay = law.read("06@3,0;row@3,0:digit:even")
    assert isinstance(lay, law.Lay)
    assert [victim for _, victim in claimed(at, lay)] == [1]


def test_the_law_that_is_hardest_to_lengthen_is_named() -> None:
    at = table(law.view(position("00@0,0 02@1,0", "04", "05"), 0))
    lay = law.read("04@2,0;row@2,0:shade=dark")
    assert isinstance(lay, law.Lay)
    chosen = harder(at, lay).claims[0].atom
    assert str(chosen) != "shade=dark"
    law.check(position("00@0,0 02@1,0", "04", "05"), 0, harder(at, lay))


def test_the_clock_is_kept() -> None:
    sitting = position(REDS, "06 17 28 39 5J 73", "05 07 09", branches=(branch("row@0,0", (1, "suit=red")),))
    move = make("4", 0.0).choose(law.view(sitting, 0), Chance(1))
    law.check(sitting, 0, move)


def test_warming_up_reads_the_words() -> None:
    jurist.warm_up()
