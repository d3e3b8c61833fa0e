"""The engine of DuAlma in lockstep with its rules."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import numpy as np
import pytest

from parlour.engines.compiled import seeded
from parlour.engines.playouts import UNDECIDED, candidates, new_tree
from parlour.games.dualma import notation, rules
from parlour.games.dualma.engine.kernels import (
    KEY,
    LENGTH,
    WIDTH,
    count_steps,
    list_moves,
    make_move,
    perft,
    playouts,
    points,
    random_move,
    search,
    side,
    threats,
    winning_move,
)
from parlour.games.dualma.engine.positions import key_of, move_of, row_of, seen_by_mover
from parlour.games.dualma.rules import Move, Options, Position, mover, to_place, winning_rows
from tests.games.dualma.boards import movement
from tests.games.dualma.move_numbers import number_of
from tests.games.dualma.test_perft import TABLE


def expected_points(position: Position) -> int:
    ended = rules.outcome(position)
    if ended is None:
        return UNDECIDED
    return 100 if ended.winners == (0,) else -100 if ended.winners == (1,) else 0


def winning(position: Position, choices: tuple[Move, ...]) -> set[Move]:
    return {move for move in choices if winning_rows(rules.play(position, mover(position), move))}


def follow_one_game(options: Options, chance: random.Random) -> None:
    """Compare moves, wins at hand, position and outcome at every ply; a win at hand is mostly left alone."""
    position = rules.setup(options, None)
    row = row_of(position)
    listed = np.zeros(WIDTH, dtype=np.int64)
    while True:
        assert np.array_equal(row, row_of(position))
        assert row[KEY] == key_of(position.board)
        assert points(row) == expected_points(position)
        if points(row) != UNDECIDED:
            return
        assert side(row) == mover(position)
        choices = rules.moves(position, mover(position))
        count = list_moves(row, listed)
        numbers = [int(number) for number in listed[:count]]
        assert sorted(numbers) == sorted(number_of(move) for move in choices)
        assert {move_of(number, position) for number in numbers} == set(choices)
        if not to_place(position):
            check_wins(position, choices)
        move = chance.choice(choices)
        position = rules.play(position, mover(position), move)
        make_move(row, number_of(move))


def check_wins(position: Position, choices: tuple[Move, ...]) -> None:
    seen = seen_by_mover(position)
    wins = winning(position, choices)
    move = winning_move(*seen)
    assert (move_of(move, position) in wins) if wins else move == -1
    ends = {number_of(move) >> 12 for move in wins}
    assert threats(*seen) == sum(1 << end for end in ends)
    assert count_steps(*seen) == sum(str(move) != "pass" for move in choices)


@pytest.mark.parametrize("options", [Options(limit=60), Options("loses", "free", 40)], ids=["usual", "agreed"])
def test_engine_and_rules_agree_at_every_ply_of_random_games(options: Options) -> None:
    chance = random.Random(4)
    for _ in range(4):
        follow_one_game(options, chance)


@pytest.mark.slow
def test_engine_and_rules_agree_in_many_random_games() -> None:
    chance = random.Random(5)
    for _ in range(12):
        follow_one_game(Options(limit=chance.choice((40, 120))), chance)


def test_engine_and_rules_agree_about_passes_and_repetition() -> None:
    places = ("a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e7", "e9")
    shut_in = movement(dict.fromkeys(places, "wb"))
    there_and_back = movement({"e5": "w", "d1": "b"})
    for position, texts in (
        (shut_in, ("pass", "e3-e5", "e3-e4")),
        (there_and_back, ("e5-e6", "d1-d2", "e6-e5", "d2-d1") * 2),
    ):
        row = row_of(position)
        for text in texts:
            assert points(row) == UNDECIDED
            move = notation.read(text)
            position = rules.play(position, mover(position), move)
            make_move(row, number_of(move))
            assert np.array_equal(row, row_of(position))
    assert points(row) == 0


def test_a_stuck_side_loses_if_so_agreed() -> None:
    places = ("a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e7")
    position = movement({**dict.fromkeys(places, "wb"), "g5": "w", "g6": "b"}, mover="b", stuck="loses")
    row = row_of(position)
    make_move(row, number_of(notation.read("g6-g5")))
    assert points(row) == 100
    assert points(row_of(rules.play(position, 0, notation.read("g6-g5")))) == 100


@pytest.mark.parametrize(("text", "counts"), TABLE)
def test_perft_through_the_engine(text: str, counts: list[int]) -> None:
    seen = seen_by_mover(notation.read_position(rules.options({}), text))
    deepest = len(counts) if "NUMBA_DISABLE_JIT" not in os.environ else 2
    assert [perft(*seen, depth) for depth in range(1, deepest + 1)] == counts[:deepest]


def test_playouts_end_within_the_bound_and_repeat() -> None:
    root = row_of(rules.setup(Options(limit=40), None))
    made, decided, register = playouts(root, 30, True, seeded(1))
    assert made <= 30 * 62
    assert 0 < decided < 30
    assert (made, decided, register) == playouts(root, 30, True, seeded(1))
    assert playouts(root, 30, False, seeded(1))[0] >= made


def test_each_legal_move_is_drawn() -> None:
    position = notation.read_position(rules.options({}), TABLE[6][0])
    row, register, drawn = row_of(position), seeded(2), set()
    for _ in range(1500):
        move, register = random_move(row, register)
        drawn.add(move)
    assert drawn == {number_of(move) for move in rules.moves(position, mover(position))}


@pytest.mark.slow
def test_the_house_search_makes_a_row_at_hand() -> None:
    position = movement({"e4": "wb", "e5": "bb", "e6": "w", "f7": "b"}, mover="b")
    tree, counts = new_tree(5_000)
    search(tree, counts, row_of(position), 400, WIDTH, 40, 1.0, seeded(1))
    worth = {str(move_of(candidate.move, position)): candidate.points for candidate in candidates(tree)}
    assert worth["f7-e6"] == 100


def test_a_row_has_room_for_the_longest_game() -> None:
    assert row_of(rules.setup(rules.options({}), None)).shape == (LENGTH,)


@pytest.mark.long
def test_the_kernels_hold_with_checked_bounds_and_without_the_compiler(hold: Callable[..., None]) -> None:
    hold(__file__)
