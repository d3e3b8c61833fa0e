"""Wide mathematics, an option: squares, multiples of five, Fibonacci numbers are laws like the others."""

from __future__ import annotations

import pytest

from parlour.chance import Chance
from parlour.games.duel_of_law import views
from parlour.games.duel_of_law.atoms import NUMBERS_NAMED, PER_CARD, write_law
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.laws import cards_under, holds
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.phrases import NotALaw
from parlour.games.duel_of_law.players.bots import Bot
from parlour.games.duel_of_law.rainbow import Feature, deck
from parlour.games.duel_of_law.speech import claimable, understand
from tests.games.duel_of_law.tables import DECK, atoms, branch, cards, laws_of, played, position, refused, said

WIDE = deck("1-16", "wide")


def test_every_set_has_three_cards_and_one_thing_has_one_atom() -> None:
    masks = {atom: cards_under(WIDE, (atom,)) for atom in PER_CARD["wide"]}
    new = [atom for atom in PER_CARD["wide"] if atom not in PER_CARD["core"]]
    assert len(new) == 25
    assert all(masks[atom].bit_count() >= 3 for atom in new)
    for atom in new:
        assert [other for other in masks if masks[other] == masks[atom]] == [atom]
    assert str(NUMBERS_NAMED[Feature.NUMBER, "multiple-of-10"]) == "rank=0"


@pytest.mark.parametrize(
    ("text", "line", "obeyed"),
    [
        ("number:square", "00 04 100", True),
        ("number:square", "00 04 101", False),
        ("number:fibonacci", "13 21 89", True),
        ("digit:triangular", "13 26 90", True),
        ("number:cube", "27 64 *1", True),
        ("digit:power-of-2", "11 22 0J", False),
        ("number:multiple-of-7", "07 14 119", True),
        ("number:power-of-2", "01 16 64", True),
    ],
)
def test_lines_obey_it(text: str, line: str, obeyed: bool) -> None:
    assert holds(WIDE, atoms(text), cards(line)) is obeyed


def test_it_narrows_and_is_narrowed() -> None:
    assert narrows(WIDE, atoms("digit:even"), atoms("digit:multiple-of-4")[0], cards("00 04 08"))
    assert not narrows(WIDE, atoms("digit:multiple-of-4"), atoms("digit:even")[0], cards("00 04 08"))
    assert "digit:multiple-of-4" in map(str, fitting(WIDE, (), cards("00 04 08")))
    assert "digit:multiple-of-4" not in map(str, fitting(DECK, (), cards("00 04 08")))


SAID = [
    ("square numbers", ["number:square", "digit:square"]),
    ("perfect squares", ["number:square", "digit:square"]),
    ("square digits", ["digit:square"]),
    ("card numbers that are cubes", ["number:cube"]),
    ("Fibonacci numbers", ["number:fibonacci", "digit:fibonacci"]),
    ("triangular ranks", ["digit:triangular"]),
    ("powers of two", ["number:power-of-2", "digit:power-of-2"]),
    ("multiples of three", ["number:multiple-of-3", "digit:multiple-of-3"]),
    ("multiples of five", ["digit:multiple-of-5"]),
    ("divisible by 7", ["number:multiple-of-7", "digit:multiple-of-7"]),
    ("all divisible by twelve", ["number:multiple-of-12", "rank=0"]),
    ("multiples of ten", ["rank=0"]),
    ("multiples of 2", ["digit:even", "dice:even"]),
    ("red squares", ["suit=red&number:square", "suit=red&digit:square", "poker:red&number:square"]),
]


@pytest.mark.parametrize(("text", "laws"), SAID)
def test_it_is_understood(text: str, laws: list[str]) -> None:
    assert [write_law(one) for one in understand(text, mathematics="wide")][:3] == laws
    with pytest.raises(NotALaw) as refusal:
        understand(text)
    assert said(refusal.value) == "duel-of-law-say-not-listed"


@pytest.mark.parametrize("text", ["multiples of 13", "multiples of one", "perfect numbers", "by twos", "square dice"])
def test_what_has_no_name_here_is_still_no_law(text: str) -> None:
    with pytest.raises(NotALaw) as refusal:
        understand(text, mathematics="wide")
    assert said(refusal.value) == "duel-of-law-say-not-listed"


def test_it_is_claimed_and_duelled_for_where_the_table_chose_it() -> None:
    laid, move = "00@0,0 01@1,0", "04@2,0;row@2,0:digit:square"
    wide = position(laid, "04 36", "09", mathematics="wide")
    assert laws_of(played(wide, move)) == {"row@0,0": "digit:square"}
    assert refused(position(laid, "04 36", "09"), move) == "duel-of-law-not-listed"
    held = position(
        "00@0,0 01@1,0 04@2,0", "09", "08", branches=(branch("row@0,0", (1, "suit=red")),), mathematics="wide"
    )
    (line,) = views.consider(views.view(held, 0), "09@3,0;row@3,0?square numbers").lines
    assert [part.atom for part in line.heard] == ["number:square", "digit:square"]
    assert {"number:square", "digit:square"} <= {part.atom for part in line.fits}
    assert laws_of(played(held, "09@3,0;row@3,0:digit:square")) == {"row@0,0": "suit=red&digit:square"}
    heard = claimable("squares", WIDE, (), cards("00 01 104"), None)
    assert [str(atom) for atom in heard.atoms] == ["digit:square"]


def test_a_law_of_wide_mathematics_in_notation_is_not_understood_at_another_table() -> None:
    assert [write_law(one) for one in understand("digit:square", mathematics="wide")] == ["digit:square"]
    with pytest.raises(NotALaw):
        understand("digit:square")


@pytest.mark.parametrize("level", [9, 12])
def test_bots_play_it(level: int) -> None:
    """81, 09 and 34 have nothing else in common."""
    for mathematics, played_so in (("wide", True), ("core", False)):
        at = position("81@0,0 09@1,0", "34", "05 07", mathematics=mathematics)
        move = str(Bot(level, None).choose(views.view(at, 0), Chance(1)))
        assert move.endswith("digit:square") is played_so
