"""The engine of Dualité in lockstep with its rules, on every size."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from parlour.engines.compiled import Ints, lowest, popcount, seeded
from parlour.engines.playouts import UNDECIDED, candidates, new_tree
from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import (
    WIDTH,
    BitBoard,
    board_of,
    cell_at,
    engine,
    geometry,
    mask,
    row_of,
)  # fmt: skip
from parlour.games.dualite.rules import Mark, Options, Position, mover, winning_line
from tests.games.dualite.board_positions import position_of

SIZES = (4, 5, 6, 7)


def opened(options: Options, chance: random.Random) -> Position:
    start = rules.setup(options, None)
    return rules.play(start, 0, chance.choice(rules.moves(start, 0)))


def marks(size: int, bits: int) -> set[str]:
    return {str(cell_at(size, place)) for place in range(size * size) if bits >> place & 1}


def follow_one_game(options: Options, chance: random.Random) -> None:
    """Compare moves, wins at hand, position and outcome at every ply."""
    kernels = engine(options.size)
    position = opened(options, chance)
    row: Ints = row_of(board_of(position), mover(position))
    listed = np.zeros(WIDTH, dtype=np.int64)
    while True:
        board = board_of(position)
        assert position_of(board, options) == position
        assert (board.white, board.black, board.reach) == tuple(row[:3])
        assert mover(position) == row[3] == kernels.side(row)
        result = rules.outcome(position)
        assert kernels.has_line(board.white) or kernels.has_line(board.black) or not winning_line(position)
        if result:
            assert kernels.points(row) == (100 if result.winners == (0,) else -100)
            return
        assert kernels.points(row) == UNDECIDED
        choices = rules.moves(position, mover(position))
        count = kernels.list_moves(row, listed)
        assert [str(move) for move in choices] == [str(cell_at(options.size, cell)) for cell in listed[:count]]
        winning = {str(move) for move in choices if winning_line(rules.play(position, mover(position), move))}
        assert marks(options.size, kernels.winning_cells(board.white, board.black, board.reach)) == winning
        move = chance.choice(choices)
        assert isinstance(move, Mark)
        position = rules.play(position, mover(position), move)
        kernels.make_move(row, move.cell.row * options.size + move.cell.column)


@pytest.mark.parametrize("opening", ["two", "one"])
@pytest.mark.parametrize("size", SIZES)
def test_engine_and_rules_agree_at_every_ply_of_random_games(size: int, opening: str) -> None:
    chance = random.Random(size)
    for _ in range(40):
        follow_one_game(Options(size=size, opening=opening), chance)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_engine_and_rules_agree_in_many_random_games(size: int) -> None:
    chance = random.Random(-size)
    for _ in range(300):
        follow_one_game(Options(size=size), chance)


def perft_by_rules(position: Position, depth: int) -> int:
    choices = rules.moves(position, mover(position))
    if depth <= 1:
        return len(choices) if depth else 1
    return sum(perft_by_rules(rules.play(position, mover(position), move), depth - 1) for move in choices)


def perft_by_engine(size: int, depth: int) -> int:
    """The whole game: every opening, then the kernel."""
    start = rules.setup(Options(size=size), None)
    count = 0
    for move in rules.moves(start, 0):
        board = board_of(rules.play(start, 0, move))
        count += engine(size).perft(board.white, board.black, board.reach, depth - 1)
    return count


@pytest.mark.parametrize("size", SIZES)
def test_perft_through_engine_and_rules(size: int) -> None:
    start = rules.setup(Options(size=size), None)
    assert [perft_by_engine(size, depth) for depth in (1, 2, 3)] == [
        perft_by_rules(start, depth) for depth in (1, 2, 3)
    ]


PERFT = {
    4: (78, 672, 3828, 22268, 123820, 654348, 3268780, 15439524),
    5: (228, 2352, 14664, 92864, 573176, 3386656, 19171752),
    6: (520, 5920, 38924, 259636, 1692372, 10651100),
    7: (1020, 12360, 84120, 580232, 3913672),
}
"""Sequences of 1, 2, 3 … moves, the opening being the first; those of the small grid were counted by the rules to 5."""


@pytest.mark.parametrize("size", SIZES)
def test_the_table_of_counts(size: int) -> None:
    assert tuple(perft_by_engine(size, depth + 1) for depth in range(len(PERFT[size]))) == PERFT[size]


def test_completing_cells_by_definition() -> None:
    chance = random.Random(5)
    for size in SIZES:
        kernels = engine(size)
        for _ in range(300):
            circles = chance.getrandbits(size * size) & chance.getrandbits(size * size)
            if not kernels.has_line(circles):
                expected = sum(
                    1 << place
                    for place in range(size * size)
                    if not circles >> place & 1 and kernels.has_line(circles | 1 << place)
                )
                assert kernels.completing(circles) & ~circles == expected


@pytest.mark.parametrize("size", SIZES)
def test_playouts_end_within_the_bound_and_count_their_wins(size: int) -> None:
    board = board_of(opened(Options(size=size), random.Random(1)))
    moves, won, register = engine(size).playouts(board.white, board.black, board.reach, 500, seeded(1))
    assert 500 <= moves <= 500 * (2 * size * size - 2)
    assert 0 < won < 500
    assert register == engine(size).playouts(board.white, board.black, board.reach, 500, seeded(1))[2]


def test_tree_search_finds_a_win_two_moves_away() -> None:
    """The white duo: after the right move the answer is forced and the line cannot be stopped."""
    position = notation.read_position(Options(), ".o#./.ooo/..o./o..o d1")
    tree, counts = new_tree(50_000)
    engine(4).search(tree, counts, row_of(board_of(position), 0), 20_000, WIDTH, 0, 1.0, seeded(1))
    assert str(cell_at(4, candidates(tree)[0].move)) == "d2"


def test_geometry_is_refused_out_of_range() -> None:
    with pytest.raises(ValueError, match="4 to 7"):
        geometry(8)


def test_the_engine_refuses_what_it_does_not_cover() -> None:
    with pytest.raises(ValueError, match="two players"):
        board_of(rules.setup(Options(), None))
    with pytest.raises(ValueError, match="two players"):
        board_of(opened(Options(players=4), random.Random(1)))


def test_reach_after_an_opening_is_next_to_either_circle() -> None:
    board = BitBoard(4, 0b1000_0000_0000_0001, 0, -1)
    assert marks(4, board.reach) == {"a2", "b1", "b2", "c3", "c4", "d3"}
    assert popcount(board.reach) == 6
    assert lowest(board.reach) == 1
    assert mask(4, frozenset({cell_at(4, 0)})) == 1


@pytest.mark.long
def test_the_kernels_hold_with_checked_bounds_and_without_the_compiler(hold: Callable[..., None]) -> None:
    hold(__file__, quick="agree_at_every_ply or perft_through or completing or playouts or tree_search")
