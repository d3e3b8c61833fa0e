"""`parlour replay` and `parlour export`: records in and out."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import pytest
from textual.widgets import Static

from parlour import record
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.command.replay import read_record
from parlour.sitting import Ended, Moved
from parlour.storage import NewLog
from parlour.storage.database import sqlite
from parlour.tables.entries import Came, Charter, Line, PlannedSeat, Seated, Started
from parlour.terminal.replay import Replay
from parlour.terminal.screen import ReplayApp

SHEET = """Parlour record 1
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

1. 0 a1+d1
2. 1 b1
3. 0 c1
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(SHEET, encoding="utf-8")
    return file


def test_a_record_is_printed_move_by_move(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["replay", str(sheet), "--plain"]) == 0
    said = capsys.readouterr().out
    assert "Start of a game of 3 moves." in said
    assert "2. Bo draws a circle on b1." in said
    assert said.endswith("    a   b   c   d\n\n3. Ada draws a circle on c1.\nAda wins. Four in a line.\n")


def test_one_position_of_it(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["replay", str(sheet), "--ply", "1", "--seat", "2"]) == 0
    assert capsys.readouterr().out.endswith(
        "2   ·+  ·+  ·+  ·+\n\n1  (○)  ·+  ·+ (○)\n    a   b   c   d\n\n1. Ada opens with circles on a1 and d1.\n"
    )


def test_a_record_for_programs(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["replay", str(sheet), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["moves"] == [[0, "a1+d1"], [1, "b1"], [0, "c1"]]
    assert told["told"][1] == "Bo draws a circle on b1."


def test_a_record_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SHEET.encode())))
    assert answer(["replay", "-", "--ply", "0"]) == 0
    assert "Start of a game" in capsys.readouterr().out


def test_a_game_that_was_given_up_or_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "resigned.txt"
    resigned = SHEET.replace("3. 0 c1\n", "").replace(
        "won by 0, dualite-line", "won by 1, outcome-resigned\nend: resigned 0"
    )
    file.write_text(resigned)
    assert answer(["replay", str(file)]) == 0
    assert "Bo wins. Ada resigned." in capsys.readouterr().out
    file.write_text(SHEET.replace("3. 0 c1\n", "").replace("won by 0, dualite-line", "*"))
    assert answer(["replay", str(file)]) == 0
    assert "The game was not finished." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Parlour record 1", "Some text", "This is not a record: its first line must be “Parlour record 1”."),
        ("2. 1 b1", "2. 1 d4", "Line 15 of the record: Move 2, “d4”, cannot be played. d4 does not touch a1 + d1, the"),
        ("2. 1 b1", "2: b1", "Line 15 of the record cannot be read: “2: b1”."),
        ("2. 1 b1", "2. 1 b77", "Line 15 of the record: Move 2, “b77”, cannot be played. “b77” is not a cell"),
        ("date: ", "day: ", "Line 10 of the record cannot be read: “day: 2026-11-15”."),
        ("game: dualite", "game: nim", "Unknown game “nim”"),
        ("size: 4", "size: 9", "“9” is not a valid value of size"),
        (
            "won by 0",
            "won by 1",
            "The record gives the result “won by 1, dualite-line”, but its moves lead to “won by 0, dualite-line”.",
        ),
        ("rules: 1", "rules: 77", "This record uses version 77 of the rules"),
        ("seat 1: Bo\n", "", "The record names 1 seats, but this game has 2."),
    ],
)
def test_a_bad_record_is_refused_with_its_line(
    old: str, new: str, line: str, sheet: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet.write_text(SHEET.replace(old, new), encoding="utf-8")
    assert answer(["replay", str(sheet)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"parlour: {line}")
    assert told.err.count("\n") == 1


@pytest.mark.slow
def test_what_cannot_be_replayed(tmp_path: Path, sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture"
    picture.write_bytes(b"\xff\xd8\xff")
    for arguments, line in (
        ([str(tmp_path / "none")], "none: No such file or directory."),
        ([str(tmp_path)], ": Is a directory."),
        ([str(picture)], "is not a text file."),
        ([str(sheet), "--ply", "4"], "This record has only 3 moves."),
        ([str(sheet), "--seat", "3"], "This game has seats 1 to 2."),
    ):
        assert answer(["replay", *arguments]) == 2
        assert capsys.readouterr().err.strip().endswith(line)


@pytest.mark.slow
def test_stepping_through_by_keys(sheet: Path) -> None:
    record_read, sitting = read_record(sheet)

    async def drive() -> None:
        app = ReplayApp(Replay(sitting, record_read.names, None))
        async with app.run_test(size=(80, 24)) as pilot:

            def status() -> str:
                return str(app.query_one("#status", Static).content)

            assert status() == "Start of a game of 3 moves."
            await pilot.press("left", "right", "space")
            assert status() == "2. Bo draws a circle on b1."
            await pilot.press("end", "right")
            assert status().endswith("Ada wins. Four in a line.")
            await pilot.press("left", "home")
            assert status() == "Start of a game of 3 moves."
            await pilot.press("q")

    asyncio.run(drive())


# export


def stored(folder: Path, *lines: Line, game: str = "dualite", rules: str = "1") -> None:
    options = (("size", "4"), ("players", "2"), ("anchor", "opponents"), ("opening", "two"))
    seats = (PlannedSeat("me"), PlannedSeat("bot", 3))
    charter = Charter("abc", game, rules, options, seats, listed=False, made="2026-11-15T21:00:00Z")
    storage = sqlite(folder / "tables.sqlite")
    storage.create(NewLog(charter, (Line(Came(0, "Ada")), Line(Seated(0, 0)), Line(Started("")), *lines)))
    storage.close()


def test_a_finished_table_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(tmp_path, Line(Moved(0, "a1+d1")), Line(Moved(1, "b1")), Line(Ended(0, "resigned")))
    assert answer(["export", "abc", "--data", str(tmp_path)]) == 0
    sheet = record.read(capsys.readouterr().out)
    assert sheet.names[0] == "Ada"
    assert sheet.end == "resigned 0"
    assert record.replay(sheet, GAMES).end == ("resigned", 0)
    assert answer(["export", "abc", "--data", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == [[0, "a1+d1"], [1, "b1"]]


def test_an_unfinished_table_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(tmp_path, Line(Moved(0, "a1+d1")))
    assert answer(["export", "abc", "--data", str(tmp_path)]) == 2
    assert "available after the game" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "rules", "line"), [("nim", "1", "Unknown game"), ("dualite", "0", "uses version 0")])
def test_a_table_of_other_rules_is_not(
    game: str, rules: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored(tmp_path, game=game, rules=rules)
    assert answer(["export", "abc", "--data", str(tmp_path)]) == 2
    assert line in capsys.readouterr().err


def test_no_such_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["export", "abc", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"parlour: {tmp_path} contains no tables. Check --data.\n"
    assert list(tmp_path.iterdir()) == [], "asking makes nothing"
    (tmp_path / "tables.sqlite").write_text("this is no database, though it is long enough to look like one")
    assert answer(["export", "abc", "--data", str(tmp_path)]) == 2
    (tmp_path / "tables.sqlite").unlink()
    stored(tmp_path)
    assert answer(["export", "xyz", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("The data folder contains no table “xyz”. Check the id in its link.\n")
