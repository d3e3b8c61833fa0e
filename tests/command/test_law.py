"""`parlour law`: how a law is understood, or why not."""

from __future__ import annotations

import json

import pytest

from parlour.command import answer


def test_a_law_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["law", "all even and yellow"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    assert first.split()[:3] == ["level", "2", "suit=yellow&digit:even"]
    assert first.endswith("yellow suits, even numbers")


def test_a_law_is_fitted_to_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["law", "all even and yellow", "--on", "30 32 34", "--law", "suit=yellow", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["readings"] == [{"law": "suit=yellow&digit:even", "level": 2, "words": "yellow suits, even numbers"}]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["hearts or spades"], "without “or”"),
        (["even", "--on", "30 32"], "at least three"),
        (["even", "--on", "30 32 3x"], "not a card"),
        (["odd", "--on", "30 32 34"], "30 does not obey it"),
        (["even", "--on", "30 32 34", "--law", "nice"], "not a law"),
        (["even", "--deck", "2"], "1-16"),
        (["even", "--law", "dice:even"], "Use --law with --on"),
        (["even", "--on", "30 30 32"], "Card 30 exists only once"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["law", *arguments]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
