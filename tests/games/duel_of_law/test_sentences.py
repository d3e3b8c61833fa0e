"""Laws and refusals are codes and facts; their sentences are made in `words/`, in any language that has a file."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.game import IllegalMove
from parlour.games.duel_of_law import notation, rules
from parlour.games.duel_of_law.atoms import CATALOGUE
from parlour.games.duel_of_law.sentences import say_law, say_part
from parlour.games.duel_of_law.tableau import Axis
from parlour.games.duel_of_law.wording import facts_of, part, parts
from tests.games.duel_of_law.tables import atoms, branch, position

GERMAN = """
duel-of-law-line = { $axis ->
    [row] die Reihe { $cards }
   *[column] die Spalte { $cards }
}
duel-of-law-both = { $first } und { $second }
duel-of-law-law = { $kind ->
    [all-suit] { duel-of-law-all-suit }
   *[rising] { duel-of-law-rising }
}
duel-of-law-all-suit = { $value ->
    [red] rote Farbe
   *[other] andere Farbe
}
duel-of-law-rising = { $feature ->
    [digit] Ränge
   *[other] Werte
} steigen nach { $way ->
    [right] rechts
   *[other] anderswo
}
duel-of-law-breaks-law = Das bricht das Gesetz für { duel-of-law-line }: { duel-of-law-law }.
"""


def test_laws_are_said_in_plain_words() -> None:
    law = atoms("shade=dark&letter:vowel&number>")
    assert say_law(parts(law, Axis.COLUMN)) == "dark suits, vowels, card numbers rising downwards"
    assert say_law(parts(atoms("word<&palindrome"), Axis.ROW)) == (
        "spells a word leftwards, letters that read the same both ways"
    )
    assert say_law(parts(atoms("digit>>"), None)) == "consecutive ranks forwards"
    assert say_law(()) == ""


@pytest.mark.parametrize("axis", [*Axis, None])
def test_every_atom_has_a_sentence_of_its_own_also_within_another(axis: Axis | None) -> None:
    said = [say_part(part(atom, axis)) for atom in CATALOGUE["wide"]]
    assert len(set(said)) == len(CATALOGUE["wide"]), "no two atoms sound alike"
    assert said == [words.say("duel-of-law-law", facts_of(atom, axis)) for atom in CATALOGUE["wide"]]


def test_another_language_needs_a_file_and_nothing_else() -> None:
    words.learn(GERMAN, "de")
    assert say_law(parts(atoms("suit=red&digit>"), Axis.ROW), "de") == "rote Farbe und Ränge steigen nach rechts"
    at = position("00@0,0 02@1,0 04@2,0", "16", "05", branches=(branch("row@0,0", (1, "suit=red")),))
    with pytest.raises(IllegalMove) as refusal:
        rules.check(at, 0, notation.read("16@3,0"))
    assert refusal.value.facts == {
        "axis": "row",
        "cards": "00 02 04 16",
        "card": "16",
        "kind": "all-suit",
        "value": "red",
    }
    sentence = "Das bricht das Gesetz für die Reihe 00 02 04 16: rote Farbe."
    assert words.say(refusal.value.code, refusal.value.facts, "de") == sentence
