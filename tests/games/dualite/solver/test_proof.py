"""The proof search against a solver that tries everything, and against what is known."""

from __future__ import annotations

import time

import pytest

from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Options
from parlour.games.dualite.solver.openings import (
    GRAND_DUAL_OPENERS,
    opened,
    opening_classes,
    opening_images,
    opening_moves,
    value_openings,
)  # fmt: skip
from parlour.games.dualite.solver.proof import ForLackOfTime, ProofSearch
from tests.games.dualite.solver.positions import PROBLEMS, early_positions, late_positions

GRAND_DUAL_REPLIES = {
    "a1+a4": "b3", "a1+b3": "a3", "a1+c4": "c5", "a1+d4": "e5", "a1+d5": "a2", "a2+a4": "a1", "a2+b4": "a1",
    "a2+b5": "a4", "a2+c1": "a1", "a2+c2": "a1", "a2+c3": "d2", "a2+c4": "a3", "a2+c5": "d5", "a2+d2": "c1",
    "a2+d3": "e3", "a2+d4": "e3", "a2+d5": "a1", "a2+e2": "a1", "a2+e3": "e4", "a2+e4": "a3", "a3+c2": "c1",
    "a3+c3": "c2", "a3+d2": "a4", "a3+d3": "e3", "b2+b4": "a1", "b2+c4": "a1", "b2+d4": "c3", "b3+d3": "a3",
}  # fmt: skip
"""For each other class of 5×5, an answer that wins: the first reply is where a search needs the most time."""


@pytest.mark.parametrize("size", [4, 5, *(pytest.param(size, marks=pytest.mark.slow) for size in (6, 7))])
@pytest.mark.slow
def test_values_and_distances_agree_with_trying_everything(size: int) -> None:
    search = ProofSearch(size, megabytes=8)
    for position, expected in late_positions(Options(size=size), 12, size):
        proved = search.prove(board_of(position))
        assert proved.wins == (expected % 2 == 1)
        assert proved.plies >= expected
        exact = search.measure(board_of(position))
        assert (exact.wins, exact.plies, exact.exact) == (proved.wins, expected, True)


@pytest.mark.parametrize("text", PROBLEMS)
def test_the_two_problems(text: str) -> None:
    position = notation.read_position(Options(), text)
    key, plies, _ = PROBLEMS[text]
    search = ProofSearch(4, megabytes=4)
    assert search.measure(board_of(position)).plies == plies
    winning = []
    (seat,) = rules.to_move(position)
    for move in rules.moves(position, seat):
        after = rules.play(position, seat, move)
        if not search.prove(board_of(after)).wins:
            winning.append(str(move))
    assert winning == [key]


@pytest.mark.slow
def test_the_single_circle_is_lost_from_every_cell() -> None:
    """The rulebook's challenge: the second player wins, after 19 to 23 plies."""
    options = Options(opening="one")
    values = list(value_openings(ProofSearch(4), opening_classes(options), options, exact=True))
    assert {value.opening: (value.count, value.winner, value.plies) for value in values} == {
        "a1": (4, "replier", 23),
        "b1": (8, "replier", 19),
        "b2": (4, "replier", 21),
    }


@pytest.mark.slow
def test_the_opener_wins_74_of_the_78_openings_of_the_small_grid() -> None:
    values = list(value_openings(ProofSearch(4), opening_classes(Options()), Options(), exact=True))
    assert len(values) == 13
    assert sum(value.count for value in values) == 78
    assert [value.opening for value in values if value.winner == "replier"] == ["a1+c3"]
    assert {value.plies for value in values} == {20, 22, 23, 24}


def test_classes_of_openings() -> None:
    for size, classes, openings in ((4, 13, 78), (5, 37, 228)):
        found = opening_classes(Options(size=size))
        assert (len(found), sum(each.count for each in found)) == (classes, openings)


@pytest.mark.long
def test_the_openings_of_grand_dual() -> None:
    options = Options(size=5)
    search = ProofSearch(5)
    values = list(value_openings(search, opening_classes(options), options, exact=False))
    assert {value.opening for value in values if value.winner == "opener"} == GRAND_DUAL_OPENERS
    assert sum(value.count for value in values if value.winner == "opener") == 48
    assert {value.opening for value in values if value.winner == "replier"} == set(GRAND_DUAL_REPLIES)
    for opening, reply in GRAND_DUAL_REPLIES.items():
        answered = rules.play(opened(options, notation.read(opening)), 1, notation.read(reply))
        assert not search.prove(board_of(answered)).wins, f"{reply} wins after {opening}"
    images = {str(image) for image in opening_moves(Options(size=5))}
    for move in opening_moves(Options(size=5))[:20]:
        assert isinstance(move, rules.Open)
        assert opening_images(5, move) <= images


@pytest.mark.slow
def test_a_search_stops_when_its_time_is_up_and_goes_on_later() -> None:
    search = ProofSearch(5, megabytes=16)
    board = board_of(opened(Options(size=5), notation.read("a1+a5")))
    heard: list[int] = []
    with pytest.raises(ForLackOfTime):
        search.prove(board, until=time.monotonic(), progress=heard.append)
    assert sum(heard) > 0
    assert not search.prove(board).wins


def test_a_tiny_table_is_slower_and_as_right() -> None:
    small, large = ProofSearch(4, megabytes=0), ProofSearch(4, megabytes=16)
    for position in early_positions(Options(), 10, 3, 6):
        assert small.prove(board_of(position)).wins == large.prove(board_of(position)).wins
