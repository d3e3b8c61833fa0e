"""How DuAlma is written, and what is refused: docs/notation.md."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import words
from parlour.boards.hexes import HEXES, neighbours, read_hex, symmetries
from parlour.game import BadNotation
from parlour.games.dualma import GAME, notation, rules, views
from parlour.games.dualma.rules import Bounce, Move, Pass, Place, Position, Step
from parlour.games.dualma.stacks import with_stack
from tests.games.dualma.boards import after, movement, mover, options, start
from tests.games.whole_games import random_game

PLACED = "b...w/.w..b./..b.w../.w....b./b..w.b..w/.b....w./..w.b../.b..w./wb.bw"
STACKED = "b...w/.w..b./..b.w../.w....b./...Bw.Wb.../.b....w./..w.b../.b..w./wb.bw"
EMPTY = "...../....../......./......../........./......../......./....../....."


def refused(text: str) -> str:
    with pytest.raises(BadNotation) as refusal:
        notation.read_position(options(), text)
    return words.say(refusal.value.code, refusal.value.facts)


def test_neighbours_are_those_of_the_abalone_board() -> None:
    """Ruling 21."""
    assert {str(place) for place in neighbours(read_hex("e5"))} == {"e4", "e6", "d4", "d5", "f5", "f6"}
    assert {str(place) for place in neighbours(read_hex("a1"))} == {"a2", "b1", "b2"}


def test_moves_print_as_players_write_them() -> None:
    assert [str(notation.read(text)) for text in ("b@c3", "w@d4", "e4-e5", "e4-e6-f6", "pass")] == [
        "b@c3", "w@d4", "e4-e5", "e4-e6-f6", "pass",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["", "x@c3", "e4", "e4-e5-e6-e7", "bc3", "PASS", "b@", "-", "é4-e5"])
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        notation.read(text)
    assert words.say(refusal.value.code, refusal.value.facts)


@pytest.mark.parametrize("text", ["hello", "nonsense", "c3"])
def test_who_does_not_know_how_a_move_is_written_reads_an_example(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        notation.read(text)
    said = words.say(refusal.value.code, refusal.value.facts)
    assert said.startswith(f"“{text}” is not a move: write b@c3 to place, e4-e5 to move")


def test_nothing_is_dealt() -> None:
    assert notation.write_deal(None) == ""
    notation.read_deal(options(), "")
    with pytest.raises(BadNotation, match="nothing-dealt"):
        notation.read_deal(options(), "x")


def test_an_empty_board_and_a_stack_are_written() -> None:
    assert notation.write_position(start()) == EMPTY
    stacked = after(movement({"e4": "w", "e5": "b"}, moved=0), "e4-e5")
    assert notation.write_position(stacked).split("/")[4] == "b...Wb...b"
    assert notation.write_position(stacked).split()[1:3] == ["b", "1"]


@pytest.mark.slow
@settings(max_examples=20, deadline=None, derandomize=True)
@given(key=st.integers(0, 20), plies=st.integers(0, 200))
def test_positions_are_read_back(key: int, plies: int) -> None:
    position = random_game(GAME, options(), key).positions[:plies][-1:] or (start(),)
    assert notation.read_position(options(), notation.write_position(position[0])) == position[0]


def test_a_position_to_set_up_needs_only_its_mover() -> None:
    assert notation.read_position(options(), f"{PLACED} w").moved == 0
    assert notation.read_position(options(), f"{PLACED} b").moved == 1
    assert mover(notation.read_position(options(), f"{STACKED} b")) == 0
    assert notation.read_position(options(), f"{STACKED} w").moved == 2
    assert notation.read_position(options(), f"{PLACED} w 8 pass").passes == 1


def test_a_position_to_set_up_has_had_as_few_moves_as_can_have_led_to_it() -> None:
    def moved(text: str) -> int:
        return notation.read_position(options(), text).moved

    white_in_the_centre = PLACED.replace("b..w.b..w", "b...wb..w")
    assert moved(f"{white_in_the_centre} b") == 1
    assert moved(f"{white_in_the_centre} w") == 2
    black_in_the_centre = PLACED.replace("b..w.b..w", "b..wb...w")
    assert moved(f"{black_in_the_centre} w") == 2
    assert moved(f"{black_in_the_centre} b") == 3
    three_of_white = "b...w/.w..b./..b.w../.b....b./...WwWb.Wb../.b....w./..w.b../.b..w./w...b"
    assert moved(f"{three_of_white} b") == 5
    assert moved(f"{PLACED} b pass") == 1
    assert moved(f"{PLACED} w {PLACED}") == 2


def test_the_placings_of_the_last_turn_may_be_told() -> None:
    assert notation.write_position(after(start(), "b@c3")).endswith(" b@c3")
    assert notation.write_position(after(start(), "b@c3", "w@d4")).endswith(" b@c3 w@d4")
    assert notation.write_position(after(start(), "b@c3", "w@d4", "b@d5")).endswith("... b@d5")
    begun = notation.read_position(options(), f"{PLACED} w 0 b@a2 w@a1")
    assert views.view(begun, 1).last == ("a2", "a1")
    assert notation.write_position(begun) == f"{PLACED} w 0 b@a2 w@a1"
    assert views.view(after(begun, "a1-b1"), 1).last == ("a1", "b1")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Write nine rows from the top"),
        ("x", "Write nine rows from the top"),
        (EMPTY.replace(".", "x"), "Write nine rows from the top"),
        (PLACED.replace("b...w/", "bB..w/", 1), "Write nine rows from the top"),
        (EMPTY + ".", "Row a has 5 hexes, not 6."),
        (EMPTY.replace("......./", "......../", 1), "Row g has 7 hexes, not 8."),
        (EMPTY.replace("........./", "bbbbbbbbb/b", 1), "Row d has 8 hexes, not 9."),
        (EMPTY.replace("........./......../", "bbbbbbbbb/bbb...../"), "There are 12 black discs: each colour has 11."),
        (EMPTY.replace("/.........", "/w........"), "0 black and 1 white discs are impossible"),
        (EMPTY.replace("/.........", "/bb......."), "2 black and 0 white discs are impossible"),
        (EMPTY.replace("/.........", "/....b...."), "The centre, e5, is empty until all discs are placed"),
        (EMPTY.replace("/.........", "/Bw........"), "There can be no stack before all discs are placed."),
        (f"{EMPTY} w", "The position is followed by extra text: “w”."),
        (f"{PLACED} w -1 x", "The position is followed by extra text: “-1 x”."),
        (f"{EMPTY} w@", "“” is not a cell"),
        (f"{EMPTY} x@c3", "“x@c3” is not a move"),
        (f"{EMPTY} b@c3", "The placings at the end must be those of the last turn"),
        (f"{PLACED} w 0 b@a1 w@a2", "The placings at the end must be those of the last turn"),
        (f"{PLACED} w 0 w@a1 b@a2", "The placings at the end must be those of the last turn"),
        (f"{PLACED} w 0 b@a9 w@a1", "The placings at the end must be those of the last turn"),
        (f"{PLACED} w 2 b@a2 w@a1", "The placings at the end must be those of the last turn"),
        (PLACED, "Write who moves after the board: b or w."),
        (f"{PLACED} x", "Write who moves after the board: b or w."),
        (f"{PLACED} w 301", "301 moves exceed the limit of 300."),
        (f"{PLACED} w 00000002", "The position is followed by extra text: “00000002”."),
        (f"{PLACED} w {'9' * 5000}", "The position is followed by extra text: “999"),
        (f"{PLACED} w 1000000", "1,000,000 moves exceed the limit of 300."),
        (f"{PLACED} w 3", "After 3 moves it is Black’s turn."),
        (f"{STACKED} w 0", "2 stacks cannot be made in 0 moves."),
        (f"{PLACED} w 2 x", "The position is followed by extra text: “x”."),
        (f"{PLACED} w 2 x/", "Write nine rows from the top"),
        (f"{PLACED} w 0 pass", "The passes or boards before this one do not fit 0 moves."),
        (f"{PLACED} w 0 {PLACED}", "The passes or boards before this one do not fit 0 moves."),
        (f"{PLACED} w 2 {EMPTY}", "The passes or boards before this one do not fit 2 moves."),
        (f"{PLACED} w 2 {PLACED.replace('b', 'w')}", "There are 22 white discs"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    assert refused(text).startswith(sentence)


def test_the_centre_is_empty_before_the_first_move() -> None:
    text = PLACED.replace("b..w.b..w", "b..wb...w")
    assert refused(f"{text} w 0").startswith("The centre, e5, is empty")
    assert notation.read_position(options(), f"{text} w 2").moved == 2


def test_only_the_last_mover_can_have_a_row() -> None:
    row = "b...w/.w..b./..b.w../.b....b./...WwWbWb.../.b....w./..w.b../.b..w./w...b"
    assert refused(f"{row} w 8").startswith("White has a row already")
    assert rules.outcome(notation.read_position(options(), f"{row} b 9")) is not None


@settings(max_examples=20, deadline=None, derandomize=True)
@given(key=st.integers(0, 20), which=st.integers(0, 11))
@pytest.mark.slow
def test_symmetries_of_the_board_commute_with_play(key: int, which: int) -> None:
    turn = symmetries()[which]

    def turned_move(move: Move) -> Move:
        match move:
            case Place():
                return Place(move.disc, turn(move.place))
            case Step():
                return Step(turn(move.start), turn(move.end))
            case Bounce():
                return Bounce(turn(move.start), turn(move.landing), turn(move.end))
            case Pass():
                return move

    def turned_board(position: Position) -> object:
        board = position.board
        for place, stack in zip(HEXES, position.board, strict=True):
            board = with_stack(board, turn(place), stack)
        return board

    sitting = random_game(GAME, options(limit="20"), key)
    position = start(limit="20")
    for (seat, move), after_it in zip(sitting.moves, sitting.positions[1:], strict=True):
        position = rules.play(position, seat, turned_move(move))
        assert position.board == turned_board(after_it)
    assert rules.outcome(position) == sitting.outcome
