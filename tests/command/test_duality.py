"""Decks of one's own at the command line: read from a file, and refused with the line that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.command import answer

PLAY = ["match", "duality", "--players", "random,random", "--games", "2", "--option", "rows=3"]
GOOD = "# a small deck\n" + "bcwcbw\nwxbxwb\nbbwxwx\nwbbxwx\n" * 3


def test_a_deck_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "my.deck"
    deck.write_text(GOOD, encoding="utf-8")
    assert answer([*PLAY, "--option", f"deck=@{deck}", "--records", str(tmp_path / "records")]) == 0
    capsys.readouterr()
    sheet = (tmp_path / "records" / "duality-000001.txt").read_text(encoding="utf-8")
    assert "option deck: bcwcbw,wxbxwb,bbwxwx,wbbxwx,bcwcbw" in sheet


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GOOD + "bbwwx\n", "Line 14 of the deck: “bbwwx” is not a card."),
        ("bcwcbw\nbbbwww\n", "Line 2 of the deck: in “bbbwww” the line “b” has 3 ends"),
        ("bcwcbw\n", "This deck has 1 card; 3 rows and two hands need 9."),
    ],
)
def test_a_bad_deck_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str) -> None:
    deck = tmp_path / "my.deck"
    deck.write_text(text, encoding="utf-8")
    assert answer([*PLAY, "--option", f"deck=@{deck}"]) == 2
    assert sentence in capsys.readouterr().err


def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer([*PLAY, "--option", f"deck=@{tmp_path / 'none'}"]) == 2
    assert ": No such file or directory." in capsys.readouterr().err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert answer([*PLAY, "--option", f"deck=@{tmp_path / 'bytes'}"]) == 2
    assert "is not a text file." in capsys.readouterr().err
