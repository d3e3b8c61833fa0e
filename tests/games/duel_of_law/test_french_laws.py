"""Laws said in French: what is understood, and what is refused by which rule."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour import words
from parlour.games.duel_of_law.atoms import CATALOGUE, write_law
from parlour.games.duel_of_law.phrases import NotALaw
from parlour.games.duel_of_law.rainbow import Feature
from parlour.games.duel_of_law.sentences import say_law
from parlour.games.duel_of_law.speech import understand
from parlour.games.duel_of_law.tableau import Axis
from parlour.games.duel_of_law.wording import parts

SAID = [
    # what is said, the first reading
    ("que des rouges", "suit=red"),
    ("Que des rouges !", "suit=red"),
    ("rien que des jaunes", "suit=yellow"),
    ("il n’y a que des jaunes", "suit=yellow"),
    ("Toutes les cartes doivent être jaunes.", "suit=yellow"),
    ("uniquement du vert foncé", "suit=dark-green"),
    ("couleurs foncées", "shade=dark"),
    ("que des claires", "shade=light"),
    ("des bleues", "suit:blue"),
    ("lettres par ordre alphabétique", "letter>"),
    ("les lettres sont dans l'ordre de l'alphabet", "letter>"),
    ("lettres en ordre alphabétique inverse", "letter<"),
    ("lettres consécutives", "letter>>"),
    ("voyelles", "letter:vowel"),
    ("que des consonnes", "letter:consonant"),
    ("voyelles et consonnes en alternance", "letter~vowels"),
    ("alternance de voyelles et de consonnes", "letter~vowels"),
    ("la lettre e", "letter=E"),
    ("lettres à 4 points", "value=4"),
    ("lettres qui valent dix points", "value=10"),
    ("nombres pairs", "digit:even"),
    ("que des impairs", "digit:odd"),
    ("tous pairs et jaunes", "suit=yellow&digit:even"),
    ("nombres premiers", "number:prime"),
    ("dés pairs", "dice:even"),
    ("dés croissants", "dice>"),
    ("dés décroissants", "dice<"),
    ("dé 3", "dice=3"),
    ("trois sur le dé", "dice=3"),
    ("dés consécutifs", "dice>>"),
    ("que des piques", "poker=spades"),
    ("que des cœurs", "poker=hearts"),
    ("enseignes rouges", "poker:red"),
    ("enseignes noires et rouges en alternance", "poker~colour"),
    ("deux enseignes en alternance", "poker~"),
    ("alternance de piques et de cœurs", "poker~"),
    ("claires et foncées en alternance", "shade~"),
    ("nombres pairs et impairs en alternance", "digit~parity"),
    ("que des sept", "rank=7"),
    ("rang 3", "rank=3"),
    ("valets", "rank=J"),
    ("que des dames", "rank=Q"),
    ("figures", "rank:face"),
    ("les décimales de pi", "number>pi"),
    ("forme un mot", "word>"),
    ("les lettres forment un mot anglais", "word>"),
    ("un mot à l’envers", "word<"),
    ("palindrome", "palindrome"),
    ("numéros de carte croissants de haut en bas", "number>"),
    ("chaque carte est plus grande que la précédente", "digit>"),
    ("de plus en plus grands", "digit>"),
    ("la même couleur", "suit=red"),
]


@pytest.mark.parametrize(("text", "law"), SAID, ids=[text for text, _ in SAID])
def test_the_ways_people_say_a_law_in_french(text: str, law: str) -> None:
    readings = [set(write_law(reading).split("&")) for reading in understand(text)]
    assert readings[0] == set(law.split("&")), readings


@pytest.mark.slow
def test_the_names_of_laws_in_french_are_understood() -> None:
    for atom in CATALOGUE["wide"]:
        for axis in Axis:
            text = say_law(parts((atom,), axis), "fr")
            assert (atom,) in understand(text, axis, "wide"), text


@pytest.mark.slow
def test_laws_of_two_parts_are_understood_in_french() -> None:
    apart = [pair for pair in permutations(CATALOGUE["wide"], 2) if pair[0].feature is not pair[1].feature]
    for law in apart[:: len(apart) // 300]:
        if not any(atom.feature is Feature.RANK for atom in law):  # J, Q and K have no numbers
            text = say_law(parts(law, Axis.ROW), "fr")
            assert set(law) in map(set, understand(text, Axis.ROW, "wide")), text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rouge ou noir", "or"),
        ("soit pair, soit premier", "or"),
        ("pas de voyelles", "negative"),
        ("sans figures", "negative"),
        ("tout sauf les rouges", "negative"),
        ("plus grand que 5", "inequality"),
        ("supérieur à 3", "inequality"),
        ("entre 2 et 6", "inequality"),
        ("3 et 7", "list"),
        ("forme le mot chat", "list"),
        ("lettres paires", "not-listed"),
        ("de deux en deux", "not-listed"),
        ("nombres carrés", "not-listed"),
        ("la somme fait dix", "not-listed"),
        ("que des fruits", "outside"),
        ("les cartes de la branche", "nothing"),
    ],
)
def test_what_is_no_law_is_refused_by_the_rule_it_breaks(text: str, code: str) -> None:
    with pytest.raises(NotALaw) as refused:
        understand(text)
    assert refused.value.code == f"duel-of-law-say-{code}"
    assert words.say(refused.value.code, refused.value.facts, "fr")


def test_english_is_heard_as_before_and_both_may_be_spoken_at_one_table() -> None:
    assert understand("only reds")[0] == understand("que des rouges")[0]
    assert understand("letters in alphabetical order")[0] == understand("lettres par ordre alphabétique")[0]
