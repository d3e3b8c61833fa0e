"""Puzzles by the batch: the same on any executor, each once, graded together."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.school.puzzles import puzzle_maker
from parlour.study.puzzle_batches import BATCH, compose_puzzles


@pytest.mark.slow
def test_an_executor_gives_the_same_puzzles_and_all_are_graded_together() -> None:
    count = 2 * BATCH + 3
    with ThreadPoolExecutor(2) as executor:
        there = compose_puzzles("duality", {}, count, 5, executor)
    made = compose_puzzles("duality", {}, count, 5)
    assert there == made
    assert [each.name for each in made] == [f"r{place:03}" for place in range(1, count + 1)]
    assert {each.grade for each in made} == {1, 2, 3, 4, 5}
    assert list(made) == sorted(made, key=lambda each: each.nodes)


@pytest.mark.slow
def test_one_batch_is_what_its_maker_makes() -> None:
    maker = puzzle_maker(GAMES["duality"])
    assert maker is not None
    assert compose_puzzles("duality", {}, 4, 5) == maker.compose({}, 4, 5, lambda: None)


@pytest.mark.slow
def test_a_puzzle_that_two_batches_find_is_kept_once() -> None:
    """Turned over too: Dualité knows the images of a position."""
    maker = puzzle_maker(GAMES["dualite"])
    assert maker is not None
    made = maker.compose({}, 2, 1, lambda: None)
    assert maker.graded((*made, *made)) == made


def test_the_command_takes_jobs_or_a_cluster_and_refuses_a_game_without_a_maker(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert answer(["puzzles", "duos"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
