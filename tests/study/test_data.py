"""Games as data: the same rows in both kinds of file, read by pandas in a line."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pandas
import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.sitting import resumed
from parlour.study.data import GameRow

RECORDS = Path(__file__).parents[1] / "records"
PAGE = Path(__file__).parents[2] / "docs" / "data.md"


@pytest.mark.slow
def test_both_kinds_hold_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    some = tmp_path / "records"
    some.mkdir()
    for game in GAMES:  # every one is told below; here the two kinds are compared
        file = min(RECORDS.glob(f"{game}*.txt"), key=lambda file: file.stat().st_size)
        (some / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    for file in (lines, table):
        assert answer(["data", str(some), "--output", str(file)]) == 0
        assert capsys.readouterr().out == f"{len(GAMES)} games in {file}\n"
    from_lines = pandas.read_json(lines, lines=True)
    from_table = pandas.read_parquet(table)
    assert list(from_lines.columns) == list(from_table.columns) == [field.name for field in dataclasses.fields(GameRow)]
    for column in from_lines.columns:
        for one, other in zip(from_lines[column], from_table[column], strict=True):
            if column == "options":
                assert one == dict(other)
            else:
                assert str(one) == str(other.tolist() if hasattr(other, "tolist") else other)
    moves = from_table.explode(["movers", "moves", "positions", "views"])
    assert len(moves) == sum(map(len, from_table["moves"]))


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.txt")), ids=lambda file: file.stem)
@pytest.mark.slow
def test_a_row_tells_the_game(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert answer(["data", str(file), "--output", str(out)]) == 0
    row = json.loads(out.read_text(encoding="utf-8"))
    sheet = record.read(file.read_text(encoding="utf-8"))
    sitting = resumed(record.replay(sheet, GAMES))
    assert row["players"] == list(sheet.names)
    assert list(zip(row["movers"], row["moves"], strict=True)) == list(sheet.moves)
    assert len(row["positions"]) == len(row["views"]) == len(row["moves"])
    for mover, view in zip(row["movers"], row["views"], strict=True):
        assert json.loads(view)["seat"] == mover
    assert row["finished"] == (sitting.outcome is not None)
    if sitting.outcome:
        assert tuple(row["winners"]) == sitting.outcome.winners
        assert row["reason"] == sitting.outcome.reason


@pytest.mark.slow
def test_a_folder_of_a_match_without_views(tmp_path: Path) -> None:
    match = ["match", "duality", "--players", "random,1", "--games", "4", "--records", str(tmp_path / "match")]
    assert answer(match) == 0
    out = tmp_path / "games.parquet"
    assert answer(["data", str(tmp_path / "match"), "--output", str(out), "--no-views"]) == 0
    games = pandas.read_parquet(out)
    assert [sorted(players) for players in games["players"]] == [["1", "random"]] * 4
    assert not any(map(len, games["views"]))
    assert all(sum(scores) == 1 for scores in games["scores"])


def test_the_page_lists_every_column() -> None:
    listed = re.findall(r"^\| (`.*?`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    named = [name for cell in listed for name in re.findall(r"`(\w+)`", cell)]
    assert named == [field.name for field in dataclasses.fields(GameRow)]


@pytest.mark.parametrize(
    ("sources", "output", "complaint"),
    [
        (["nowhere"], "games.jsonl", "nowhere"),
        (["empty"], "games.jsonl", "contains no record"),
        (["spoilt.txt"], "games.jsonl", "spoilt.txt: Line 14 of the record"),
        (["good.txt"], "games.csv", "must end in one of .jsonl, .parquet"),
        (["good.txt"], "nowhere/games.jsonl", "no such folder"),
    ],
)
def test_bad_input_is_one_line_and_makes_no_file(
    sources: list[str], output: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    good = (RECORDS / "dualite-4x4.txt").read_text(encoding="utf-8")
    (tmp_path / "good.txt").write_text(good, encoding="utf-8")
    (tmp_path / "spoilt.txt").write_text(
        re.sub(r"^1\. 0 .*$", "1. 0 a1+a2", good, flags=re.MULTILINE), encoding="utf-8"
    )
    before = set(tmp_path.iterdir())
    asked = [str(tmp_path / source) for source in sources]
    assert answer(["data", *asked, "--output", str(tmp_path / output)]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
    assert set(tmp_path.iterdir()) == before
