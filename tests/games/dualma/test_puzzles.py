"""DuAlma's puzzles, played through the rules and proved again: one key, nothing quicker, every try answered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import structs

from parlour.command import answer
from parlour.games.dualma import GAME, notation, rules
from parlour.games.dualma.rules import Position, mover, winning_rows
from parlour.games.dualma.school.maker import SHARES, compose, shares
from parlour.games.dualma.solver.forced_wins import forced, key_moves
from parlour.school.puzzles import PuzzleLine, written
from tests.games.dualma import naive
from tests.games.dualma.plain_search import PlainSearch, keys

PUZZLES = [structs.asdict(each) for each in written(GAME)][::9]
"""Some of them: all were proved when they were made."""
SAMPLE = [
    pytest.param(puzzle, marks=() if puzzle["wins_in"] < 4 and not number % 8 else pytest.mark.long)
    for number, puzzle in enumerate(PUZZLES)
]


def placed(puzzle: dict[str, Any]) -> Position:
    return notation.read_position(rules.options(puzzle["options"]), puzzle["position"])


def check_tree(position: Position, tree: dict[str, Any], own_moves: int) -> None:
    """Every legal move is there; right ones lead on to a row, wrong ones are answered."""
    seat = mover(position)
    assert set(tree) == {str(move) for move in rules.moves(position, seat)}
    for text, then in tree.items():
        after = rules.play(position, seat, notation.read(text))
        assert (then is True) == bool(winning_rows(after))
        if isinstance(then, list):
            answer, further = then
            check_tree(rules.play(after, 1 - seat, notation.read(answer)), further, own_moves - 1)
        elif isinstance(then, str):
            stopped = rules.play(after, 1 - seat, notation.read(then))
            assert winning_rows(stopped) or forced(stopped, min(own_moves - 1, 2)) is None


def test_no_two_are_alike() -> None:
    assert len({puzzle["position"] for puzzle in PUZZLES}) == len(PUZZLES)
    assert {puzzle["wins_in"] for puzzle in PUZZLES} == {1, 2, 3, 4}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["name"])
def test_the_game_before_it_leads_to_it(puzzle: dict[str, Any]) -> None:
    position = rules.setup(rules.options(puzzle["options"]), None)
    for text in puzzle["game"].split():
        position = rules.play(position, mover(position), notation.read(text))
    assert position.board == placed(puzzle).board
    assert position.moved == placed(puzzle).moved


@pytest.mark.parametrize("puzzle", PUZZLES[::3], ids=lambda puzzle: puzzle["name"])
def test_there_is_one_key_and_nothing_quicker(puzzle: dict[str, Any]) -> None:
    position = placed(puzzle)
    found = forced(position, 4)
    assert found is not None
    assert found.wins_in == puzzle["wins_in"]
    (key,) = key_moves(position, puzzle["wins_in"])
    assert [text for text, then in puzzle["tree"].items() if then is True or isinstance(then, list)] == [str(key)]


@pytest.mark.parametrize("puzzle", PUZZLES[::3], ids=lambda puzzle: puzzle["name"])
def test_everything_that_can_be_tried_is_answered(puzzle: dict[str, Any]) -> None:
    check_tree(placed(puzzle), puzzle["tree"], puzzle["wins_in"])


def follow(stacks: naive.Stacks, mover: str, tree: dict[str, Any], own_moves: int) -> bool:
    """The right moves of the solution are those of the plain search; is there one at every turn?"""
    right = {text: then for text, then in tree.items() if then is True or isinstance(then, list)}
    assert sorted(keys(stacks, mover, own_moves)) == sorted(right)
    unique = len(right) == 1
    for text, then in right.items():
        if then is not True:
            answer, further = then
            after = dict(naive.moves(dict(naive.moves(stacks, mover))[text], "b" if mover == "w" else "w"))[answer]
            unique = follow(after, mover, further, own_moves - 1) and unique
    return unique


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle["name"])
def test_a_plain_search_that_made_none_of_them_finds_the_same(puzzle: dict[str, Any]) -> None:
    stacks, mover = naive.read(puzzle["position"])
    assert follow(stacks, mover, puzzle["tree"], puzzle["wins_in"]) == puzzle["unique"]
    assert puzzle["wins_in"] == 1 or not PlainSearch(stacks).wins(mover, puzzle["wins_in"] - 1), "nothing is quicker"


@pytest.mark.slow
def test_the_maker_repeats_itself() -> None:
    heard: list[None] = []
    first, again = compose(2, 1, lambda: heard.append(None)), compose(2, 1)
    assert first == again
    assert len(heard) >= 2
    assert [each.name for each in first] == ["s001", "s002"]
    test_there_is_one_key_and_nothing_quicker(structs.asdict(first[0]))
    test_everything_that_can_be_tried_is_answered(structs.asdict(first[0]))


def test_the_shares_of_lengths_add_up() -> None:
    assert shares(50) == SHARES
    assert [sum(shares(count).values()) for count in range(1, 60)] == list(range(1, 60))
    assert shares(1) == {3: 1}


@pytest.mark.slow
def test_the_command_makes_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["puzzles", "dualma", "--count", "1", "--seed", "1"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert msgspec.json.decode(line, type=PuzzleLine).wins_in == 3
    assert answer(["puzzles", "dualma", "--size", "4"]) == 2
    assert answer(["puzzles", "duos"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "parlour: Unknown option “size”. Choose one of: stuck, repetition, limit.",
        "parlour: No puzzles can be generated for “duos”.",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["name"])
def test_every_puzzle_holds(puzzle: dict[str, Any]) -> None:
    test_there_is_one_key_and_nothing_quicker(puzzle)
    test_everything_that_can_be_tried_is_answered(puzzle)
