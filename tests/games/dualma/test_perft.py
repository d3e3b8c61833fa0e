"""Perft tables of the movement phase: the rules, and a naive second implementation, count the same sequences."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.dualma import GAME, notation, rules
from parlour.games.dualma.rules import Position
from tests.games.dualma import naive
from tests.games.dualma.boards import options
from tests.games.whole_games import random_game

LINES = (Path(__file__).parent / "movement.perft").read_text(encoding="utf-8").splitlines()
TABLE = [
    (text, [int(count) for count in counts])
    for text, *counts in (line.split(" ; ") for line in LINES if line[0] != "#")
]
DEEP = 10_000
"""More sequences than this are left to the naive implementation's slow test and to the engine's."""


def perft(position: Position, depth: int) -> int:
    count = 0
    for seat in rules.to_move(position):
        listed = rules.moves(position, seat)
        count += (
            len(listed) if depth == 1 else sum(perft(rules.play(position, seat, move), depth - 1) for move in listed)
        )
    return count


@pytest.mark.parametrize(("text", "counts"), TABLE)
def test_the_rules_agree_with_the_table(text: str, counts: list[int]) -> None:
    position = notation.read_position(options(), text)
    for depth, count in enumerate(counts, 1):
        if count < DEEP:
            assert perft(position, depth) == count


@pytest.mark.slow
@pytest.mark.parametrize(("text", "counts"), TABLE)
def test_the_naive_implementation_agrees_with_the_table(text: str, counts: list[int]) -> None:
    stacks, mover = naive.read(text)
    assert [naive.perft(stacks, mover, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.slow
def test_whole_games_list_the_same_moves_as_the_naive_implementation() -> None:
    for key in range(2):
        sitting = random_game(GAME, options(), key)
        for position in sitting.positions[22:-1]:
            (seat,) = rules.to_move(position)
            stacks, mover = naive.read(notation.write_position(position))
            assert {str(move) for move in rules.moves(position, seat)} == {
                text for text, _ in naive.moves(stacks, mover)
            }
            assert not naive.has_row(stacks, "b")
            assert not naive.has_row(stacks, "w")
