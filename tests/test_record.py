"""The score sheet as text: what is wrong in it is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import Refusal
from parlour.record import LONGEST, clean_name, distinct_name, read, replay, write

SHEET = """\
Parlour record 1
game: dualite
rules: 1
option size: 4
option players: 2
option anchor: opponents
option opening: two
seat 0: Ada
seat 1: Bo
date: 2026-11-15
result: won by 0, dualite-line
deal: -

1. 0 a1+d4
2. 1 b2
3. 0 c3
"""


def test_a_sheet_is_read_and_written_back() -> None:
    assert write(read(SHEET)) == SHEET
    assert len(replay(read(SHEET), GAMES).positions) == 4


def test_windows_line_ends_are_read_too() -> None:
    assert read(SHEET.replace("\n", "\r\n")) == read(SHEET)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (SHEET, "", "This is not a record"),
        ("record 1", "record 2", "This is not a record"),
        ("game: dualite", "game: chess", "Unknown game “chess”"),
        ("game: dualite\n", "", "The record has no line “game: …”."),
        ("rules: 1", "rules: 9", "This record uses version 9 of the rules; this Parlour knows version 1."),
        ("size: 4", "size: 9", "“9” is not a valid value of size"),
        ("option size: 4\n", "", "The record must give every option"),
        ("seat 1: Bo\n", "", "The record names 1 seats, but this game has 2."),
        ("deal: -", "deal: 1 2", "This game deals nothing"),
        ("2. 1 b2", "2. 1 a4", "Move 2, “a4”, cannot be played."),
        ("2. 1 b2", "2. 1 z", "Move 2, “z”, cannot be played."),
        ("2. 1 b2", "3. 1 b2", "Line 15 of the record cannot be read: “3. 1 b2”."),
        ("date: 2026-11-15", "date: tomorrow", "“tomorrow” is not a date."),
        ("date: 2026-11-15", "date: 2026-02-30", "“2026-02-30” is not a date."),
        ("date: 2026-11-15", "date: 20261115", "“20261115” is not a date."),
        ("date: 2026-11-15", "date: 2026-11-15\ndate: 2026-11-16", "Line 11 of the record cannot be read"),
        ("2. 1 b2", f"{'9' * 5000}. 1 b2", "Line 15 of the record cannot be read: “999"),
        ("2. 1 b2", "02. 1 b2", "Line 15 of the record cannot be read: “02. 1 b2”."),
        ("2. 1 b2", "٢. 1 b2", "Line 15 of the record cannot be read: “٢. 1 b2”."),
        ("2. 1 b2", "2. ١ b2", "Line 15 of the record cannot be read: “2. ١ b2”."),
        ("seat 0: Ada\nseat 1: Bo", "seat 1: Bo\nseat 0: Ada", "Line 8 of the record cannot be read: “seat 1: Bo”."),
        ("seat 0: Ada\nseat 1: Bo", "seat 5: Ada\nseat 9: Bo", "Line 8 of the record cannot be read: “seat 5: Ada”."),
        ("seat 1: Bo", "seat ١: Bo", "Line 9 of the record cannot be read: “seat ١: Bo”."),
        ("deal: -", "end: resigned ١\ndeal: -", "“resigned ١” is not a valid way for this game to end."),
        ("3. 0 c3\n", "3. 0 c3\nrubbish\n", "Line 17 of the record cannot be read: “rubbish”."),
        ("3. 0 c3\n", "3. 0 c3\ngame: dualite\n", "Line 17 of the record cannot be read"),
        (
            "won by 0",
            "won by 1",
            "The record gives the result “won by 1, dualite-line”, but its moves lead to “won by 0",
        ),
        ("deal: -", "end: resigned 1\ndeal: -", "“resigned 1” is not a valid way for this game to end."),
        ("deal: -", "end: fled 1\ndeal: -", "“fled 1” is not a valid way for this game to end."),
        ("deal: -", "end: resigned 7\ndeal: -", "“resigned 7” is not a valid way for this game to end."),
        ("3. 0 c3", "3. 0 c3" + " " * LONGEST, "This record is longer than"),
    ],
)
def test_what_is_wrong_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        replay(read(SHEET.replace(old, new)), GAMES)
    assert words.say(refused.value.code, refused.value.facts).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\x00", "Ada Lovelace"),
        ("", "Guest"),
        ("x" * 99, "x" * 40),
        ("\u202e", "Guest"),
    ],
)
def test_names_fit_on_a_line(name: str, clean: str) -> None:
    assert clean_name(name) == clean


def test_old_records_replay_for_ever(subtests: pytest.Subtests) -> None:
    paths = sorted((Path(__file__).parent / "records").glob("*.txt"))
    moves, games = 0, set[str]()
    for path in paths:
        with subtests.test(path.stem):
            text = path.read_text(encoding="utf-8")
            sheet = read(text)
            assert replay(sheet, GAMES).positions
            assert write(sheet) == text
            moves, games = moves + len(sheet.moves), games | {sheet.game}
    print(f"\n{len(paths)} old records of {len(games)} games: {moves} moves replayed, each result as it was written")


def test_an_option_that_came_later_may_be_missing() -> None:
    """Then it means what was played before there was a choice."""
    text = (Path(__file__).parent / "records" / "duel-of-law.txt").read_text(encoding="utf-8")
    assert "mathematics" not in text
    assert replay(read(text), GAMES).options.mathematics == "core"
    wide = text.replace("option hint: on", "option hint: on\noption mathematics: wide")
    assert replay(read(wide), GAMES).options.mathematics == "wide"


@pytest.mark.parametrize("end", ["agreed", "abandoned"])
def test_duel_of_law_ended_early_tells_how_many_laws_everyone_owned(end: str) -> None:
    """Sheets of before, which did not tell it, are still read; a wrong number is not."""
    text = (Path(__file__).parent / "records" / "duel-of-law-four-players.txt").read_text(encoding="utf-8")
    sheet = text.partition("\n11. ")[0].replace(
        "result: won by 3, duel-of-law-two-ahead, points 2 2 1 6", f"result: no winner, outcome-{end}%s\nend: {end}"
    )
    for points in (", points 3 2 1 4", ""):
        assert replay(read(sheet % points), GAMES).end == (end, 0)
    with pytest.raises(Refusal, match="record-result"):
        replay(read(sheet % ", points 3 2 1 5"), GAMES)


def test_no_two_at_a_table_have_one_name() -> None:
    assert distinct_name("Ada", ["Bo", ""]) == "Ada"
    assert distinct_name(" ada", ["Ada", "Bo"]) == "ada 2"
    assert distinct_name("", ["Guest", "guest 2"]) == "Guest 3"
    assert distinct_name("\uff21da", ["Ada"]) == "\uff21da 2", "in full width it looks the same"
    assert distinct_name("\u3164\u2800", ["Ada"]) == "Guest", "no one is invisible"
    assert distinct_name("A" * 50, ["A" * 40]) == "A" * 37 + " 2"
