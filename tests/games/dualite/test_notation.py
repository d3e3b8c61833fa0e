"""How Dualité is written, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import words
from parlour.game import BadNotation
from parlour.games.dualite import GAME, notation, rules
from tests.games.whole_games import random_game


@settings(deadline=None)
@given(st.integers(0, 2**32), st.sampled_from("4567"), st.sampled_from("24"), st.sampled_from(["one", "two"]))
@pytest.mark.slow
def test_positions_of_whole_games_are_read_back(key: int, size: str, players: str, opening: str) -> None:
    options = rules.options({"size": size, "players": players, "opening": opening})
    for position in random_game(GAME, options, key).positions:
        assert notation.read_position(options, notation.write_position(position)) == position


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("..../.... /..../....", None),
        ("..../..../..../....", "..../..../..../...."),
        ("..../..../..../o..o d1+a1", "..../..../..../o..o a1+d1"),
        ("..../.o.#/ooo#/..o. b3", "..../.o.#/ooo#/..o. b3"),
    ],
)
def test_written_positions(text: str, written: str | None) -> None:
    options = rules.options({})
    if written is None:
        with pytest.raises(BadNotation):
            notation.read_position(options, text)
    else:
        assert notation.write_position(notation.read_position(options, text)) == written


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Write 4 rows of 4 signs"),
        ("..../..../....", "Write 4 rows of 4 signs"),
        ("..../..../..../...x a1", "Write 4 rows of 4 signs"),
        ("..../..../..../o..o", "Write the last move after the grid"),
        ("..../..../..../o..o b1", "b1 cannot be the last move"),
        ("..../..../..../o..o a9", "a9 cannot be the last move"),
        ("..../..../..../o..o zz", "“zz” is not a cell"),
        ("..../..../..../o... a1", "Right after the opening"),
        ("..../..../..../oo.. a1+b1", "Right after the opening"),
        ("..../..../..../oo.o a1+d1", "Right after the opening"),
        ("..../..../..../o... a1+a1", "Right after the opening"),
        ("..../..../..../o..o a1", "Right after the opening"),
        ("..../..../..../o..# a1", "Right after the opening"),
        ("..../..../..../oo.o a1 b1", "The position is followed by extra text: “b1”. Remove it."),
    ],
)
def test_bad_positions_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        notation.read_position(rules.options({}), text)
    assert words.say(refused.value.code, refused.value.facts).startswith(sentence)


def test_with_one_circle_there_is_one_last_move() -> None:
    options = rules.options({"opening": "one"})
    assert notation.write_position(notation.read_position(options, "..../..../..../o... a1")).endswith("a1")
    with pytest.raises(BadNotation, match=r"(?m)^dualite-bad-opening$"):
        notation.read_position(options, "..../..../..../o..o a1+d1")
    with pytest.raises(BadNotation, match=r"(?m)^dualite-bad-opening$"):
        notation.read_position(options, "..../..../..../o... a1+a1")


def test_with_four_players_the_seat_is_written_and_checked() -> None:
    """Ruling 16. The number of circles tells the seat, so a wrong one is found."""
    options = rules.options({"players": "4"})
    text = "..../..../.o../o..o b2 2"
    assert notation.write_position(notation.read_position(options, text)) == text
    with pytest.raises(BadNotation) as refused:
        notation.read_position(options, "..../..../.o../o..o b2 3")
    assert words.say(refused.value.code, refused.value.facts) == (
        "Seat 3 cannot be next: by the number of circles it is the turn of seat 2."
    )
    for odd in ("²", "٢", "9" * 5000, "02"):
        with pytest.raises(BadNotation):
            notation.read_position(options, f"..../..../.o../o..o b2 {odd}")


def test_nothing_is_dealt() -> None:
    options = rules.options({})
    notation.read_deal(options, "")
    with pytest.raises(BadNotation) as refused:
        notation.read_deal(options, "7 8 9")
    assert (refused.value.code, refused.value.facts) == ("nothing-dealt", {"text": "7 8 9"})


@pytest.mark.parametrize("text", ["", "a", "a0", "A1", "a1+", "+a1", "a1+b2+c3", "a1 ", "١a"])
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.read(text)
