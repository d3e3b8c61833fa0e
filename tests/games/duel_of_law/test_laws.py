"""What a law is: every example of the rulebook and its FAQ, valid and invalid."""

from __future__ import annotations

import pytest

from parlour.game import BadNotation
from parlour.games.duel_of_law.atoms import CATALOGUE, IN_ORDER, PER_CARD, PI, read_atom, read_law, write_law
from parlour.games.duel_of_law.constraint_solver import possible, relation
from parlour.games.duel_of_law.laws import broken, holds, obeyed, wrap
from parlour.games.duel_of_law.rainbow import CARDS, LANGUAGES, Card, Feature, deck
from parlour.games.duel_of_law.speech import understand
from parlour.games.duel_of_law.tableau import Axis
from parlour.games.duel_of_law.word_list import packed, unpacked, word_list
from tests.games.duel_of_law.tables import DECK, atoms, cards, said

EXAMPLES = [
    ("digit>>", "21 12 63", "rising integers from 1, of any colour"),
    ("suit=red&digit:even", "02 04 06 08", "red even numbers"),
    ("number:prime", "67 02 23 17", "prime numbers"),
    ("number>pi", "03 14 15", "digits of pi"),
    ("shade~", "10 60 30 00", "light and dark by turns"),
    ("poker:red", "10 30 31 50", "light poker suits"),
    ("dice>>", "00 20 40 60 80 100 01 21 41", "dice suits that wrap"),
    ("letter~", "70 69 71 6J", "N and O by turns"),
    ("suit=yellow&digit:even", "30 32 34", "even and yellow"),
    ("digit:odd&digit>", "01 13 27 49", "odd and rising"),
    ("digit:odd&suit:purple", "81 83 97 95", "odd and purple"),
    ("word>", "100 40 20 70", "THEN"),
    ("shade=dark&letter:vowel&number>", "01 24 49", "branch A of Figure 1"),
]


@pytest.mark.parametrize(("law", "line", "name"), EXAMPLES)
def test_the_rulebooks_example_lines_obey_their_laws(law: str, line: str, name: str) -> None:
    """Laws, Duels and Figure 1."""
    assert holds(DECK, atoms(law), cards(line))


FIGURE = [
    # the branch, its law as Figure 1 says it, in notation, and a line that obeys it
    (
        "A",
        "Must have a dark suit color, must have a vowel, and must have increasing card numbers top to bottom.",
        "shade=dark&letter:vowel&number>",
        "01 24 49",
    ),
    ("B", "Must show dice suit 2", "dice=2", "24 *2 31"),
    ("C", "Must follow an increasing dice suit cycle.", "dice>", "60 81 100 02 20"),
    ("D", "Must have a poker suit of spades.", "poker=spades", "00 42 8K"),
    ("E", "Spells an English word.", "word>", "100 40 20 70"),
]


@pytest.mark.parametrize(("branch", "said", "law", "line"), FIGURE)
def test_the_five_branches_of_figure_1(branch: str, said: str, law: str, line: str) -> None:
    assert write_law(understand(said, Axis.COLUMN)[0]) == law
    assert holds(DECK, atoms(law), cards(line))


def spelled(word: str) -> str:
    """Cards that spell a word, all different."""
    used: list[str] = []
    for letter in word:
        having = (str(card) for card, printed in zip(CARDS, DECK.letters, strict=False) if printed == letter)
        used.append(next(card for card in having if card not in used))
    return " ".join(used)


@pytest.mark.parametrize("word", ["INSECT", "THEN", "DRY", "LAUNDRY", "NOON"])
def test_words_are_spelled_in_both_directions(word: str) -> None:
    """Laws, FAQ on words and on spelling backwards."""
    assert holds(DECK, atoms("word>"), cards(spelled(word)))
    assert holds(DECK, atoms("word<"), cards(spelled(word[::-1])))


def test_a_word_is_the_whole_line() -> None:
    assert not holds(DECK, atoms("word>"), cards(spelled("XTHEN")))
    assert not holds(DECK, atoms("word>"), cards(spelled("TEHN")))


def test_a_palindromic_word_is_a_law_of_level_two() -> None:
    """FAQ: narrowing a word."""
    assert holds(DECK, atoms("word>&palindrome"), cards(spelled("NOON")))
    assert not holds(DECK, atoms("word>&palindrome"), cards(spelled("THEN")))


WRAPPING = [
    ("dice>>", "40 60 80 100 00 20 41", True),
    ("dice>", "00 20 60 80 100 01 21", True),
    ("dice>", "00 20 60 80 01 21", False),
    ("dice>>", "00 20 60 80", False),
    ("digit:odd&digit>", "07 19 21", True),
    ("digit:odd&digit>", "07 18 21", False),
    ("digit:odd&digit>", "05 17 21", False),
    ("number:prime&number>", "109 113 02", True),
    ("number:prime&number>", "107 109 02", False),
    ("suit=red&number>>", "08 09 00", True),
    ("suit=red&number>>", "08 09 10", False),
    ("rank=7&digit>", "07 17 27", False),
    ("letter>", "11K 00 20", True),
    ("letter>", "109 00 20", False),
    ("value>", "83 00 14", True),
    ("poker>>", "20 30 00", True),
    ("suit>>", "100 110 00", True),
]


@pytest.mark.parametrize(("law", "line", "obeys"), WRAPPING)
def test_sequences_start_over_only_when_maxed_out(law: str, line: str, obeys: bool) -> None:
    """FAQ on limited features and on gaps; the last value is the last that the law lets cards show."""
    assert holds(DECK, atoms(law), cards(line)) is obeys


def test_a_law_that_no_card_can_obey_has_no_end_to_wrap_at() -> None:
    assert wrap(DECK, atoms("suit=red&poker=clubs"), Feature.NUMBER) == (0, 0)


DIRECTIONS = [
    ("digit>", "01 12 23", True),
    ("digit<", "01 12 23", False),
    ("digit<", "23 12 01", True),
    ("digit<<", "23 12 01", True),
    ("number<pi", "15 14 03", True),
    ("digit>pi", "03 11 24 31 45 59", True),
    ("digit>pi", "01 14 21", False),
]


@pytest.mark.parametrize(("law", "line", "obeys"), DIRECTIONS)
def test_sequences_run_in_any_consistent_direction(law: str, line: str, obeys: bool) -> None:
    """FAQ on spelling backwards."""
    assert holds(DECK, atoms(law), cards(line)) is obeys


@pytest.mark.parametrize(
    "law", ["digit:even", "digit:odd", "digit>", "digit>>", "number>", "digit~parity", "number>pi"]
)
def test_a_face_card_is_not_playable_under_a_numerical_law(law: str) -> None:
    """FAQ on J, Q and K."""
    assert not holds(DECK, atoms(law), cards("02 2J 24"))
    assert not holds(DECK, atoms(law), cards("2J 02 24"))


@pytest.mark.parametrize("law", ["rank=J", "rank:face"])
def test_face_cards_have_a_rank(law: str) -> None:
    assert holds(DECK, atoms(law), cards("0J 2J 5J"))


SMALL = [
    ("letter:consonant", "11J 10J 70", True),  # Y is a consonant
    ("digit:even", "00 10 20", True),  # 0 is even
    ("number:prime", "01 02 03", False),  # 1 is not prime
    ("digit:prime", "02 13 25", True),
    ("dice:odd", "00 40 80", True),
    ("dice:even", "00 20 60", False),
    ("suit:green", "40 50 41", True),
    ("suit:blue", "60 70 61", True),
    ("poker:black", "00 20 40", True),
    ("letter:vowel", "00 20 50", True),
    ("value=10", "83 11K 83", True),
    ("value=8", "4J 10K 4J", True),
    ("poker~", "00 10 01", True),
    ("poker~", "00 10 20", False),
    ("poker~colour", "00 10 20", True),
    ("poker~colour", "00 20 10", False),
    ("digit~parity", "01 12 23", True),
    ("dice~parity", "00 20 40", True),
    ("dice~parity", "00 20 21", False),
    ("letter~vowels", "00 70 20", True),
    ("suit~", "00 00 00", False),
    ("palindrome", "00 70 01", True),
    ("palindrome", "00 01 70", False),
]


@pytest.mark.parametrize(("law", "line", "obeys"), SMALL)
def test_every_kind_of_atom(law: str, line: str, obeys: bool) -> None:
    assert holds(DECK, atoms(law), cards(line)) is obeys


def test_the_catalogue_is_closed_and_one_thing_has_one_atom() -> None:
    assert (len(PER_CARD["core"]), len(IN_ORDER)) == (84, 46)
    assert len({str(atom) for atom in CATALOGUE["wide"]}) == len(CATALOGUE["wide"])
    assert [read_atom(str(atom)) for atom in CATALOGUE["wide"]] == list(CATALOGUE["wide"])


def test_pi_is_pi() -> None:
    assert PI.startswith("31415926535897932384626433832795028841971693993751")
    assert len(PI) >= 325


JOKERS = [
    ("dice=2", "20 *2 30", True),  # branch B of Figure 1
    ("dice=2", "20 *3 30", False),  # the printed dice suit takes precedence
    ("shade=dark", "00 *1 20", True),
    ("shade=dark", "00 *2 20", False),
    ("suit=red", "00 *2 01", True),
    ("digit>", "03 *1 14", False),
    ("digit>", "03 *1 15", True),
    ("digit>", "03 *1 *2 15", True),  # 3, 9, 0, 5
    ("digit>", "03 *1 *2 16", True),
    ("digit:odd&digit>", "03 *1 16", False),
    ("number>>", "17 *1 19", True),
    ("number>>", "17 *1 18", False),
    ("word>", "100 *1 20 70", True),
    ("word>", "*1 *2 11K *3 *4 *5", True),
    ("word>", "83 *1 83 83", False),
    ("letter~&letter:vowel", "00 *1 01", True),
    ("letter~&letter:vowel", "00 *1 70", False),
    ("word>&letter:consonant", "*1 *2 *3 *4 *5 *6", True),
    ("palindrome", "00 *1 *2 01", True),
    ("digit>pi", "*1 *2 *3", True),
    ("digit:even", "02 *1 2J", False),
]


@pytest.mark.parametrize(("law", "line", "obeys"), JOKERS)
def test_jokers_are_wild_but_their_printed_features_take_precedence(law: str, line: str, obeys: bool) -> None:
    """FAQ on jokers."""
    assert holds(DECK, atoms(law), cards(line)) is obeys


def test_a_joker_may_be_an_impossible_card() -> None:
    """FAQ on jokers: a red card of clubs, where a branch of red meets a branch of clubs."""
    lying = dict(enumerate(cards("00 *1 01 20 21")))
    lines = [(atoms("suit=red"), (0, 1, 2)), (atoms("poker=clubs"), (3, 1, 4))]
    assert obeyed(DECK, lines, lying)


def test_one_set_of_values_must_satisfy_all_lines_of_a_joker() -> None:
    lying = dict(enumerate(cards("03 *1 05 16 18")))
    assert obeyed(DECK, [(atoms("digit>"), (0, 1, 2)), (atoms("digit:even"), (3, 1, 4))], lying)
    assert not obeyed(DECK, [(atoms("digit>"), (0, 1, 2)), (atoms("digit>"), (3, 1, 4))], lying)


def test_two_jokers_that_share_two_lines_are_solved_together() -> None:
    """Each pair of domains fits, and yet there is no assignment: it takes trying."""
    other = relation(2, lambda a, b: a != b)
    assert not possible([3, 3, 3], [(0, 1, other), (1, 2, other), (0, 2, other)])
    three = relation(3, lambda a, b: a != b)
    assert possible([7, 7, 7], [(0, 1, three), (1, 2, three), (0, 2, three)])


def test_the_first_broken_atom_is_named() -> None:
    assert broken(DECK, atoms("suit=red&digit:even"), cards("02 04 05")) == read_atom("digit:even")
    assert broken(DECK, atoms("suit=red&digit:even"), cards("02 14 05")) == read_atom("suit=red")
    assert broken(DECK, atoms("suit=red&digit:even"), cards("02 04 06")) is None


def test_laws_are_written_and_read() -> None:
    law = atoms("shade=dark&letter:vowel&number>")
    assert read_law(write_law(law)) == law
    assert read_law("") == ()
    for text in ("purple", "digit:", "digit:round", "number=17", "word", "&"):
        with pytest.raises(BadNotation) as refusal:
            read_law(text)
        assert said(refusal.value) == "duel-of-law-bad-atom"


def test_a_single_card_is_in_any_order_and_spells_nothing() -> None:
    for text in ("digit>", "digit<<", "shade~", "letter~vowels", "palindrome"):
        assert holds(DECK, atoms(text), cards("04"))
        assert holds(DECK, atoms(text), cards("*1"))
        assert holds(DECK, atoms(text), ())
    assert not holds(DECK, atoms("word>"), cards("04"))


def test_the_word_list_is_meant_for_word_games() -> None:
    english = word_list("english").words
    assert len(english) == 172_724
    assert all(word.isascii() and word.isalpha() and word.isupper() and len(word) >= 3 for word in english)
    assert {"INSECT", "THEN", "LAUNDRY", "CATS", "NOON"} <= english
    assert not {"LONDON", "XQZ", "THN", "IT"} & english


def test_french_words_are_spelled_without_accents_and_with_their_inflections() -> None:
    french = word_list("french").words
    assert len(french) == 412_932
    assert all(word.isascii() and word.isalpha() and word.isupper() and len(word) >= 3 for word in french)
    assert {"ETE", "COEUR", "CHANTERIONS", "JAUNES", "AMIES"} <= french
    assert not {"MMM", "ZZZZ", "WORD", "IL"} & french


def test_a_sorted_list_is_written_by_what_a_word_does_not_share_with_the_one_before() -> None:
    listed = ["cat", "cats", "catsup", "dog", "dogma"]
    assert packed(listed).split() == ["Acat", "Ds", "Eup", "Adog", "Dma"]
    assert list(unpacked(packed(listed))) == listed


def card_with(letter: str) -> Card:
    return CARDS[DECK.letters.index(letter)]


def test_a_table_may_play_with_french_words() -> None:
    """C H I E N is a word in French and none in English; W O R D the other way round."""
    spelled = {
        language: [
            holds(deck("1-16", "core", language), atoms("word>"), [card_with(letter) for letter in word])
            for word in ("CHIEN", "WORD")
        ]
        for language in LANGUAGES
    }
    assert spelled == {"english": [False, True], "french": [True, False]}


def test_letters_that_fit_words() -> None:
    t, h, n = (1 << "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter) for letter in "THN")
    anything = (1 << 26) - 1
    found = word_list("english").letters_that_fit([t, h, anything, n])
    assert found
    assert "".join(chr(65 + place) for place in range(26) if found[2] >> place & 1) == "AEI"
    assert word_list("english").letters_that_fit([n, n, n]) is None
    assert word_list("english").letters_that_fit([anything, anything, anything]) is not None


def test_laws_hold_in_the_other_edition_too() -> None:
    assert holds(deck("1-17"), atoms("letter=A"), cards("00 05 0K"))
    assert not holds(DECK, atoms("letter=A"), cards("00 05 0K"))
