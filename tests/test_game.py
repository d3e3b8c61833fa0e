"""What every game shares: options typed at the door, and refusals that can always be said."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.game import LONGEST_FACT, BadNotation, BadOption, Number
from parlour.games.dualite import GAME as dualite

SIZE = Number("size", 4, 7, "4")


@pytest.mark.parametrize("text", ["4", "7", "05"])
def test_a_number_within_its_bounds_has_one_spelling(text: str) -> None:
    assert SIZE.accept(text) == str(int(text))


@pytest.mark.parametrize(
    "text", ["", "3", "8", "-4", "+4", " 4", "4.0", "٤", "²", "0000000047", "0000000029", "4" * 5000]
)
def test_any_other_number_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="bad-option-number"):
        SIZE.accept(text)


@pytest.mark.parametrize("length", [LONGEST_FACT, LONGEST_FACT + 1, 2_501, 1_000_000])
def test_a_refusal_can_be_said_however_much_it_refuses(length: int) -> None:
    with pytest.raises(BadNotation) as refused:
        dualite.read("x" * (length - 1) + "z")
    quoted = str(refused.value.facts["text"])
    assert len(quoted) == min(length, LONGEST_FACT)
    assert (quoted[0], quoted[-1]) == ("x", "z"), "it shows where the text begins and ends"
    assert quoted in words.say(refused.value.code, refused.value.facts)


@pytest.mark.parametrize("number", [10**30, -(10**30), 10**4000])
def test_a_number_without_measure_can_be_said(number: int) -> None:
    refusal = BadNotation("no-such-puzzle", number=number, count=3)
    assert words.say(refusal.code, refusal.facts)


def test_a_long_fact_that_is_no_refusal_can_be_said() -> None:
    assert words.say("bad-cell", {"text": "x" * 10_000}).startswith("“xxx")
