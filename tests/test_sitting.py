"""One game in progress: play, resign, take back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import IllegalMove, Outcome
from parlour.games.dualite import GAME as dualite
from parlour.record import read, replay, write
from parlour.sitting import Ended, Entry, Moved, Sitting, TookBack, begin, resumed
from tests.games.whole_games import EVERY_GAME
from tests.pockets import GAME as pockets
from tests.pockets.rules import Flag, Lay


def after(*texts: str) -> Sitting:
    sitting = begin(dualite, dualite.options({}), None)
    for number, text in enumerate(texts):
        sitting = sitting.play(number % 2, dualite.read(text))
    return sitting


def trick() -> Sitting:
    """Pockets after the first trick: seat 1 has won it and plants flags."""
    sitting = begin(pockets, pockets.options({}), tuple(range(1, 10)))
    return sitting.play(0, Lay(1)).play(1, Lay(4))


def test_a_sitting_is_the_fold_of_its_log() -> None:
    log: list[Entry] = [Moved(0, "a1+c3"), Moved(1, "b2"), TookBack(1), Moved(1, "d4"), Ended(0, "resigned")]
    sitting = begin(dualite, dualite.options({}), None)
    for entry in log:
        sitting = sitting.fold(entry)
    assert [str(move) for _, move in sitting.moves] == ["a1+c3", "d4"]
    assert sitting.outcome == Outcome((1,), "outcome-resigned")


def test_resigning_ends_it_and_the_other_side_wins() -> None:
    sitting = after("a1+c3").ended(0, "resigned")
    assert sitting.outcome == Outcome((1,), "outcome-resigned")
    assert sitting.to_move == sitting.awaited == frozenset()
    for late in (
        lambda: sitting.play(1, dualite.read("b2")),
        lambda: sitting.ended(1, "resigned"),
        lambda: sitting.taken_back(0),
        lambda: sitting.last_own_ply(0),
    ):
        with pytest.raises(IllegalMove, match="game-over"):
            late()


def test_a_whole_team_loses_when_one_of_it_resigns() -> None:
    sitting = begin(dualite, dualite.options({"players": "4"}), None).ended(3, "flagged")
    assert sitting.outcome == Outcome((0, 1), "outcome-flagged")


def test_taking_back_goes_to_before_the_own_last_move() -> None:
    sitting = after("a1+c3", "b2", "b3", "c2")
    assert sitting.last_own_ply(0) == 2
    assert sitting.last_own_ply(1) == 3
    assert sitting.taken_back(2).moves == sitting.moves[:2]
    assert sitting.taken_back(2).position == sitting.positions[2]


def test_there_must_be_a_move_to_take_back() -> None:
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        after("a1+c3").last_own_ply(1)
    for ply in (-1, 1, 7):
        with pytest.raises(IllegalMove, match="nothing-to-take-back"):
            after("a1+c3").taken_back(ply)


def test_a_secret_choice_is_not_taken_back() -> None:
    with pytest.raises(IllegalMove, match="cannot-take-back"):
        trick().last_own_ply(1)
    with pytest.raises(IllegalMove, match="cannot-take-back"):
        trick().play(1, Flag("left")).taken_back(1)


def test_a_part_of_the_own_turn_is_withdrawn_without_asking() -> None:
    planted = trick().play(1, Flag("left"))
    assert planted.only_own_part(1, planted.last_own_ply(1))
    assert planted.taken_back(2).position == trick().position
    ended = planted.play(1, Flag("right"))
    assert not after("a1+c3", "b2").only_own_part(1, 1), "the turn has passed on"
    assert ended.to_move == {0, 1}


def test_a_seat_hears_only_what_it_may() -> None:
    sitting = begin(pockets, pockets.options({}), tuple(range(1, 10))).play(0, Lay(1))
    assert [told.text for told in sitting.announcements(0)] == ["lay 1"]
    assert sitting.announcements(1) == sitting.announcements(None) == ()
    assert [told.text for told in trick().announcements(None)] == ["4 against 1"]


def test_a_record_resumes_where_it_stopped() -> None:
    sitting = after("a1+c3", "b2").ended(1, "resigned")
    sheet = sitting.record(("Ada", "Bo"), "2026-11-15")
    assert resumed(replay(read(write(sheet)), GAMES)) == sitting


def test_an_unfinished_sitting_of_a_dealt_game_resumes() -> None:
    options = pockets.options({})
    sitting = begin(pockets, options, pockets.deal(options, Chance(3))).play(
        0, pockets.sample(pockets.view(pockets.setup(options, pockets.deal(options, Chance(3))), 0), Chance(1))
    )
    sheet = sitting.record(("Ada", "Bo"), "2026-11-15")
    assert sheet.result == "*"
    assert resumed(replay(read(write(sheet)), EVERY_GAME)) == sitting


def test_a_sitting_after_a_move_has_all_its_fields() -> None:
    after = begin(dualite, dualite.options({}), None).after("a1+c3")
    assert repr(after) == repr(replace(after))
    assert after == replace(after)
    assert after.position is after.positions[-1]
