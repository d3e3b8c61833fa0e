"""`parlour print`: a whole file or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.command import answer
from parlour.words import READER
from tests.printed_pages import texts


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command may choose a language, for its whole process."""
    monkeypatch.setenv(READER, "en")


@pytest.mark.slow
def test_a_game_is_printed_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "grand-dual.pdf"
    assert answer(["--language", "fr", "print", "dualite", "--output", str(file), "--option", "size=5"]) == 0
    assert [entry.name for entry in tmp_path.iterdir()] == [file.name]
    found = texts(file.read_bytes())
    assert any("L’ouverture" in text for text in found)
    assert not any("Bloc, 7 × 7" in text for text in found)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "Unknown game"),
        (["duality", "--option", "rows=9"], "rows"),
        (["duality", "--option", "deck=zz"], "not a card"),
        (["duality", "--paper", "a5"], "a4, letter"),
        (["duality", "--flip", "left"], "long, short, none"),
        (["duality", "--colours", "pink"], "full, light, black"),
        (["duality", "--bleed", "nan"], "from 0 to 5"),
        (["duality", "--bleed", "wide"], "takes a number"),
        (["duality", "--shift", "1"], "two numbers"),
        (["duality", "--shift", "1,50"], "two numbers"),
        (["dualma", "--deal", "e5"], "deals nothing"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_and_nothing_is_written(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.pdf"
    assert answer(["print", *arguments, "--output", str(file)]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert len(error.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_refused_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(["print", "duality", "--output", str(tmp_path / "absent" / "game.pdf")]) == 2
    assert "no such folder" in capsys.readouterr().err


@pytest.mark.slow
def test_an_older_print_stays_when_the_new_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    file.write_bytes(b"older")
    assert answer(["print", "duality", "--output", str(file), "--deal", "1 2"]) == 2
    assert file.read_bytes() == b"older"
