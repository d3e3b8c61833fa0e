"""Laws as people say them, and drafts: what is understood, and what is refused by which rule."""

from __future__ import annotations

from contextlib import suppress
from itertools import permutations
from pathlib import Path

import pytest

from parlour import words
from parlour.games.duel_of_law.atoms import CATALOGUE, write_law
from parlour.games.duel_of_law.lexicon import ENGLISH
from parlour.games.duel_of_law.phrases import NotALaw
from parlour.games.duel_of_law.rainbow import Feature
from parlour.games.duel_of_law.sentences import say_law
from parlour.games.duel_of_law.speech import claimable, interpret, understand
from parlour.games.duel_of_law.spelling import nearest
from parlour.games.duel_of_law.tableau import Axis
from parlour.games.duel_of_law.wording import parts
from tests.games.duel_of_law.tables import DECK, atoms, cards, said

SAID = [
    # what is said, the first reading
    ("All yellow", "suit=yellow"),
    ("All cards in this branch must be yellow.", "suit=yellow"),
    ("Must be red", "suit=red"),
    ("red suits", "suit=red"),
    ("all even and yellow", "suit=yellow&digit:even"),
    ("both even and yellow", "suit=yellow&digit:even"),
    ("Increasing integers, starting with 1", "digit>"),
    ("Red even numbers", "suit=red&digit:even"),
    ("must have even numbers", "digit:even"),
    ("Prime numbers", "number:prime"),
    ("prime digits", "digit:prime"),
    ("Digits of pi in order", "number>pi"),
    ("π", "number>pi"),
    ("pi by digits", "digit>pi"),
    ("Alternating light and dark suits", "shade~"),
    ("alternating shades", "shade~"),
    ("Light poker suits", "poker:red"),
    ("Must have a black poker suit", "poker:black"),
    ("alternating black and red poker suits", "poker~colour"),
    ("poker colours take turns", "poker~colour"),
    ("Spells an English word.", "word>"),
    ("spells a word backwards", "word<"),
    ("spells a palindromic English word", "palindrome&word>"),
    ("“Wrapping” dice suits", "dice>>"),
    ("cycling dice", "dice>>"),
    ("Must follow an increasing dice suit cycle", "dice>"),
    ("Alternating letters", "letter~"),
    ("alternating vowels and consonants", "letter~vowels"),
    ("vowels and consonants alternate", "letter~vowels"),
    ("alternating odd and even numbers", "digit~parity"),
    ("alternating even dice", "dice~parity"),
    ("alternating colours", "suit~"),
    ("alternating spades and hearts", "poker~"),
    ("alternating numbers", "rank~"),
    ("all cards are odd and increase", "digit:odd&digit>"),
    ("All cards are odd and purple", "suit:purple&digit:odd"),
    ("odd dice", "dice:odd"),
    ("even dice suits, rising", "dice:even&dice>"),
    ("dark suits, vowels, numbers rising downwards", "shade=dark&letter:vowel&digit>"),
    (
        "Must have a dark suit color, must have a vowel, and must have increasing card numbers top to bottom.",
        "shade=dark&letter:vowel&number>",
    ),
    ("Must show dice suit 2", "dice=2"),
    ("dice two", "dice=2"),
    ("Must have a poker suit of spades", "poker=spades"),
    ("hearts", "poker=hearts"),
    ("all sevens", "rank=7"),
    ("sixes", "rank=6"),
    ("zeroes", "rank=0"),
    ("rank 3", "rank=3"),
    ("jacks", "rank=J"),
    ("kings", "rank=K"),
    ("face cards", "rank:face"),
    ("the letter e", "letter=E"),
    ("worth 4", "value=4"),
    ("10 points", "value=10"),
    ("letter values falling", "value<"),
    ("letters in alphabetical order", "letter>"),
    ("consecutive letters", "letter>>"),
    ("consecutive falling numbers", "digit<<"),
    ("consecutive rising numbers", "digit>>"),
    ("counting down", "digit<<"),
    ("descending dice", "dice<"),
    ("each card is higher than the last", "digit>"),
    ("every number is lower than the one before", "digit<"),
    ("dark green", "suit=dark-green"),
    ("green", "suit:green"),
    ("grey", "suit=gray"),
    ("dark", "shade=dark"),
    ("consonants", "letter:consonant"),
    ("the same both ways", "palindrome"),
    ("digit:even & suit=yellow", "digit:even&suit=yellow"),
    ("colours rising to the left", "suit<"),
    ("poker suits in sequence", "poker>>"),
]
IN_OTHER_WORDS = [
    ("every card is red", "suit=red"),
    ("only spades", "poker=spades"),
    ("hearts only", "poker=hearts"),
    ("all hearts", "poker=hearts"),
    ("clubs everywhere", "poker=clubs"),
    ("they're all dark", "shade=dark"),
    ("everything is light", "shade=light"),
    ("light colours", "shade=light"),
    ("dark-coloured cards", "shade=dark"),
    ("all the letters are vowels", "letter:vowel"),
    ("nothing but vowels", "letter:vowel"),
    ("just consonants", "letter:consonant"),
    ("each letter is a consonant", "letter:consonant"),
    ("alphabetical", "letter>"),
    ("reverse alphabetical order", "letter<"),
    ("alphabetical, upwards", "letter<"),
    ("A to Z order", "letter>"),
    ("ascending numbers left to right", "digit>"),
    ("numbers get bigger going down", "digit>"),
    ("numbers get smaller", "digit<"),
    ("numbers go up by one each time", "digit>>"),
    ("each number is one more than the last", "digit>>"),
    ("counting up from 1", "digit>>"),
    ("1, 2, 3, ...", "digit>>"),
    ("the dice go 1 2 3 4 5 6 and wrap around", "dice>>"),
    ("dice suits cycle upwards", "dice>>"),
    ("all dice are odd", "dice:odd"),
    ("odd dice suits", "dice:odd"),
    ("even dice", "dice:even"),
    ("dice suit two", "dice=2"),
    ("die 3", "dice=3"),
    ("dice showing four", "dice=4"),
    ("shows a 5 on the die", "dice=5"),
    ("alternates between red and black", "poker~colour"),
    ("alternating odd/even", "digit~parity"),
    ("odd, even, odd, even", "digit~parity"),
    ("light, dark, light, dark", "shade~"),
    ("switches between vowels and consonants", "letter~vowels"),
    ("every other card is dark", "shade~"),
    ("black and red take turns", "poker~colour"),
    ("spells a word", "word>"),
    ("it spells a real English word", "word>"),
    ("makes a word reading backwards", "word<"),
    ("a word read upwards", "word<"),
    ("palindrome", "palindrome"),
    ("spells a palindrome", "palindrome"),
    ("reads the same forwards and backwards", "palindrome"),
    ("digits of pi", "number>pi"),
    ("3.14159", "number>pi"),
    ("pi", "number>pi"),
    ("prime numbers", "number:prime"),
    ("all primes", "number:prime"),
    ("all of them are prime", "number:prime"),
    ("pictures only", "rank:face"),
    ("all kings", "rank=K"),
    ("queens", "rank=Q"),
    ("all 7s", "rank=7"),
    ("sevens", "rank=7"),
    ("all cards are 7", "rank=7"),
    ("rank 7", "rank=7"),
    ("number seven", "rank=7"),
    ("letter E", "letter=E"),
    ("all E's", "letter=E"),
    ("all Es", "letter=E"),
    ("every letter is an E", "letter=E"),
    ("worth one point", "value=1"),
    ("one-point letters", "value=1"),
    ("letters worth 4", "value=4"),
    ("letter value 3", "value=3"),
    ("same suit", "suit=red"),
    ("same colour", "suit=red"),
    ("all the same colour", "suit=red"),
    ("purple", "suit:purple"),
    ("purples", "suit:purple"),
    ("any shade of green", "suit:green"),
    ("green cards", "suit:green"),
    ("blue-ish", "suit:blue"),
    ("gray", "suit=gray"),
    ("grey cards", "suit=gray"),
    ("colours go up", "suit>"),
    ("black poker suits", "poker:black"),
    ("dark poker suit", "poker:black"),
    ("dark suit color, vowels and increasing card numbers top to bottom", "shade=dark&letter:vowel&number>"),
    ("increasing integers, starting with 1", "digit>"),
    ("red even numbers", "suit=red&digit:even"),
    ("light poker suits", "poker:red"),
    ("all odd and increasing", "digit:odd&digit>"),
    ("all odd and purple", "suit:purple&digit:odd"),
    ("increasing dice suit cycle", "dice>"),
    ("must show dice suit 2", "dice=2"),
    ("must have a poker suit of spades", "poker=spades"),
    ("two suits alternate", "suit~"),
    ("alternating letters", "letter~"),
    ("alternate poker suits", "poker~"),
    ("vowels, dark, and rising", "letter:vowel&shade=dark&digit>"),
    ("strictly descending ranks", "digit<"),
    ("ranks in ascending order", "digit>"),
    ("numbers decreasing from left to right", "digit<"),
    ("values increasing", "value>"),
    ("letter values go up", "value>"),
    ("scores falling", "value<"),
    ("each card one higher than the previous", "digit>>"),
    ("consecutive colours", "suit>>"),
    ("rising dice", "dice>"),
    ("evens", "digit:even"),
    ("odds", "digit:odd"),
    ("all the numbers are even", "digit:even"),
    ("numbers are all odd", "digit:odd"),
    ("evenly numbered", "digit:even"),
    ("we only have clubs here", "poker=clubs"),
    ("all cards have a light suit", "shade=light"),
    ("every card has an even number on it", "digit:even"),
    ("all of the cards are from the orange suit", "suit=orange"),
    ("the suits are all purple", "suit:purple"),
    ("numbers ascending", "digit>"),
    ("in ascending order", "digit>"),
    ("in increasing order by letter", "letter>"),
    ("letters increase alphabetically", "letter>"),
    ("the letters run backwards through the alphabet", "letter<<"),
    ("rising from right to left", "digit<"),
    ("going up from left to right", "digit>"),
    ("bottom to top, increasing numbers", "digit<"),
    ("dice in order", "dice>"),
    ("dice in a row", "dice>>"),
    ("dice ascending and wrapping", "dice>"),
    ("dice roll 1-2-3-4", "dice>>"),
    ("a straight", "digit>>"),
    ("a straight in dice", "dice>>"),
    ("a run of numbers", "digit>>"),
    ("color alternates", "suit~"),
    ("the colours alternate", "suit~"),
    ("light and dark alternate", "shade~"),
    ("alternating between light and dark", "shade~"),
    ("black, red, black, red", "poker~colour"),
    ("odd then even then odd", "digit~parity"),
    ("vowel consonant vowel consonant", "letter~vowels"),
    ("N, O, N, O", "letter~"),
    ("it's a word", "word>"),
    ("it's all vowels", "letter:vowel"),
    ("an English word going up", "word<"),
    ("word spelled backwards", "word<"),
    ("a word that is a palindrome", "word>&palindrome"),
    ("symmetrical letters", "palindrome"),
    ("mirror", "palindrome"),
    ("prime ranks", "number:prime"),
    ("numbers that are prime", "number:prime"),
    ("contains odd numbers", "digit:odd"),
    ("contains only odd numbers", "digit:odd"),
    ("odd numbered cards", "digit:odd"),
    ("every number is even", "digit:even"),
    ("cards with even digits", "digit:even"),
    ("the last digit is even", "digit:even"),
    ("ends in 5", "rank=5"),
    ("digit 5", "rank=5"),
    ("fives", "rank=5"),
    ("five", "rank=5"),
    ("5", "rank=5"),
    ("threes on the dice", "dice=3"),
    ("dice 3s", "dice=3"),
    ("royals", "rank:face"),
    ("royalty", "rank:face"),
    ("jack", "rank=J"),
    ("Jacks only", "rank=J"),
    ("letters are all T", "letter=T"),
    ("T", "letter=T"),
    ("all T", "letter=T"),
    ("the letter T in every card", "letter=T"),
    ("Scrabble value 1", "value=1"),
    ("scrabble points rising", "value>"),
    ("each worth 1", "value=1"),
    ("four point letters", "value=4"),
    ("values alternate", "value~"),
    ("alternating scrabble values", "value~"),
    ("red", "suit=red"),
    ("red colour", "suit=red"),
    ("suit of hearts", "poker=hearts"),
    ("heart suit", "poker=hearts"),
    ("spade", "poker=spades"),
    ("greens", "suit:green"),
    ("dark blues", "suit=dark-blue"),
    ("light blue", "suit=light-blue"),
    ("lightblue", "suit=light-blue"),
    ("violet", "suit:purple"),
    ("all the same letter", "letter=A"),
    ("same rank", "rank=0"),
    ("matching dice", "dice=1"),
    ("everything matches in poker suit", "poker=spades"),
    ("identical letters", "letter=A"),
    ("color red and number rising", "suit=red&digit>"),
    ("yellow, even", "suit=yellow&digit:even"),
    ("yellow and even, rising", "suit=yellow&digit:even&digit>"),
    ("yellow + even", "suit=yellow&digit:even"),
    ("yellow; even", "suit=yellow&digit:even"),
    ("YELLOW & EVEN", "suit=yellow&digit:even"),
    ("card numbers one by one", "number>>"),
    ("successive card numbers", "number>>"),
    ("numbers in pi order", "number>pi"),
    ("numbers that are even and rising", "digit:even&digit>"),
    ("rising and even dice", "dice:even&dice>"),
    ("poker suits, all red", "poker:red"),
    ("spells a word, upwards", "word<"),
    ("“Wrapping” or “cycling” dice suits", "dice>>"),
    ("alternating sevens and eights", "rank~"),
    ("alternating red and blue", "suit~"),
    ("even suits", "dice:even"),
    ("suit 3", "dice=3"),
    ("♥", "poker=hearts"),
    ("⚂ only", "dice=3"),
    ("only blue ones", "suit:blue"),
    ("the even ones", "digit:even"),
    ("dark green ones", "suit=dark-green"),
    ("ones with vowels", "letter:vowel"),
    ("all ones", "rank=1"),
    ("ones", "rank=1"),
    ("all the ones", "rank=1"),
    ("ones on the dice", "dice=1"),
    ("counting up by ones", "digit>>"),
    ("counting by ones", "digit>>"),
    ("counting up by 1s", "digit>>"),
    ("counting down by ones", "digit<<"),
    ("numbers go up by ones", "digit>>"),
    ("dice go down by one", "dice<<"),
]


@pytest.mark.parametrize(("text", "law"), SAID + IN_OTHER_WORDS)
def test_the_many_ways_people_say_a_law(text: str, law: str) -> None:
    assert write_law(understand(text)[0]) == law


TOLD = {
    "even numbers": "digit:even",
    "odd dice": "dice:odd",
    "rising numbers": "digit>",
    "rising dice suits": "dice>",
    "falling letter values": "value<",
    "consecutive dice": "dice>>",
    "letters in alphabetical order": "letter>",
    "alternating letters": "letter~",
    "alternating light and dark": "shade~",
    "alternating poker suits": "poker~",
    "alternating vowels and consonants": "letter~vowels",
    "prime numbers": "number:prime",
    "vowels": "letter:vowel",
    "red": "suit=red",
    "digits of pi": "number>pi",
    "spells a word": "word>",
}


@pytest.mark.parametrize("join", [" and ", ", ", "; ", " with "])
@pytest.mark.slow
def test_what_is_said_of_one_feature_is_not_said_of_another(join: str) -> None:
    for one, other in permutations(TOLD, 2):
        first, second = atoms(f"{TOLD[one]}&{TOLD[other]}")
        if first.feature is not second.feature:
            text = f"{one}{join}{other}"
            assert {first, second} in map(set, understand(text)), text


@pytest.mark.slow
def test_the_sentences_of_the_table_itself_are_understood() -> None:
    apart = [pair for pair in permutations(CATALOGUE["wide"], 2) if pair[0].feature is not pair[1].feature]
    for law in apart[:: len(apart) // 1000]:
        if not any(atom.feature is Feature.RANK for atom in law):  # J, Q and K have no numbers
            text = say_law(parts(law, Axis.ROW))
            assert set(law) in map(set, understand(text, Axis.ROW, "wide")), text


def test_where_words_leave_it_open_all_readings_are_given() -> None:
    assert [write_law(one) for one in understand("black")] == ["suit=black", "poker:black"]
    assert [write_law(one) for one in understand("rising numbers downwards")] == ["digit>", "number>"]
    assert [write_law(one) for one in understand("even")] == ["digit:even", "dice:even"]


REFUSED = [
    # FAQ: arbitrary lists, "or", negatives, inequalities, references outside
    ("Contains 17, 23, 81, 57", "duel-of-law-say-list"),
    ("Spells THIN", "duel-of-law-say-list"),
    ("the word thin", "duel-of-law-say-list"),
    ("number 17", "duel-of-law-say-list"),
    ("t, h, i, n", "duel-of-law-say-list"),
    ("Must have either a hearts or spades poker suit", "duel-of-law-say-or"),
    ("hearts/spades", "duel-of-law-say-or"),
    ("Must not have the letter A", "duel-of-law-say-negative"),
    ("no vowels", "duel-of-law-say-negative"),
    ("isn't red", "duel-of-law-say-negative"),
    ("Must be greater than 1", "duel-of-law-say-inequality"),
    ("numbers > 5", "duel-of-law-say-inequality"),
    ("between 3 and 7", "duel-of-law-say-inequality"),
    ("Every card in this row must be of a color from Superman's cape", "duel-of-law-say-outside"),
    ("yellow like my car", "duel-of-law-say-outside"),
    ("anything but A", "duel-of-law-say-negative"),
    ("high cards", "duel-of-law-say-inequality"),
    ("black and gray", "duel-of-law-say-list"),
    ("15", "duel-of-law-say-list"),
    ("even kings", "duel-of-law-say-no-number"),
    ("they all match", "duel-of-law-say-nothing"),
    ("square numbers", "duel-of-law-say-not-listed"),
    ("multiples of three", "duel-of-law-say-not-listed"),
    ("even face cards", "duel-of-law-say-no-number"),
    ("dice suit 9", "duel-of-law-say-no-such-value"),
    ("worth 7", "duel-of-law-say-no-such-value"),
    ("all the cards", "duel-of-law-say-nothing"),
    ("alternating", "duel-of-law-say-nothing"),
    ("neither red nor blue", "duel-of-law-say-negative"),
    ("composite numbers", "duel-of-law-say-not-listed"),
    ("numbers go up by two", "duel-of-law-say-not-listed"),
    ("prime dice", "duel-of-law-say-not-listed"),
    ("odd letter values", "duel-of-law-say-not-listed"),
    ("dice 1 to 3", "duel-of-law-say-inequality"),
    ("dice add up to 12", "duel-of-law-say-not-listed"),
    ("adding up to 20", "duel-of-law-say-not-listed"),
    ("the numbers total 15", "duel-of-law-say-not-listed"),
    ("counting up by twos", "duel-of-law-say-not-listed"),
    ("counting up to 12", "duel-of-law-say-inequality"),
    ("", "duel-of-law-say-nothing"),
    ("red " * 100, "duel-of-law-say-too-long"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_what_is_no_law_is_refused_by_the_rule_it_breaks(text: str, code: str) -> None:
    with pytest.raises(NotALaw) as refusal:
        understand(text)
    assert said(refusal.value) == code


def test_what_was_understood_is_told_with_what_was_not() -> None:
    with pytest.raises(NotALaw) as refusal:
        understand("yellow like my car")
    assert refusal.value.facts == {
        "text": "like my car",
        "understood": "one",
        "kind": "all-suit",
        "value": "yellow",
    }
    assert "Understood so far: yellow suits." in words.say(refusal.value.code, refusal.value.facts)
    with pytest.raises(NotALaw) as refusal:
        understand("yellow and even like my car")
    assert "The rest was understood." in words.say(refusal.value.code, refusal.value.facts)


CLAIMS = [
    # law of the branch, what is said, the line, what is claimed or refused
    ("", "even", "02 24 46", ["digit:even"]),
    ("", "even", "22 64 106", ["digit:even", "dice:even"]),
    ("", "rising", "01 12 23", ["digit>", "number>"]),
    ("", "rising dice", "40 20 00", ["dice<"]),
    ("suit=yellow", "all even and yellow", "30 32 34", ["digit:even"]),
    ("suit=yellow", "yellow", "30 32 34", "duel-of-law-say-not-narrower"),
    ("suit=yellow", "light", "30 32 34", "duel-of-law-say-not-narrower"),
    ("", "yellow and even", "30 32 34", "duel-of-law-say-two-levels"),
    # Duels: an old law is not redefined, however well the new one describes the branch
    (
        "digit:odd",
        "spells an English word, and contains increasing dice suits",
        "01 23 61",
        "duel-of-law-say-two-levels",
    ),
    ("", "all the same suit", "00 02 04", ["suit=red"]),
    ("", "three of a kind", "30 40 50", ["rank=0"]),
    ("letter=T", "the same letter and rising numbers", "100 101 102", ["digit>", "number>"]),
    ("", "even dice and even numbers", "00 02 04", "duel-of-law-say-two-levels"),
    ("dice:even", "even dice and odd numbers", "21 23 25", ["digit:odd"]),
    ("dice>", "dice suits rising, even numbers", "02 24 46", ["digit:even"]),
    ("", "odd", "30 32 34", "duel-of-law-say-untrue"),
    ("", "even", "30 32 3J", ["dice:even"]),
    ("", "even numbers", "30 32 3J", "duel-of-law-no-number"),
    ("", "not yellow", "30 32 34", "duel-of-law-say-negative"),
]


@pytest.mark.parametrize(("old", "text", "line", "result"), CLAIMS)
def test_what_is_said_is_fitted_to_the_line(old: str, text: str, line: str, result: list[str] | str) -> None:
    heard = claimable(text, DECK, atoms(old), cards(line), Axis.ROW)
    if isinstance(result, str):
        assert heard.refusal
        assert said(heard.refusal) == result
        assert heard.atoms == ()
    else:
        assert list(map(str, heard.atoms)) == result
        assert heard.refusal is None


PHRASES = [
    (line.rpartition(" = ")[0], line.rpartition(" = ")[2])
    for line in (Path(__file__).parent / "phrases.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def _heard(text: str) -> str:
    """What the reader makes of a text, written as in phrases.txt."""
    try:
        understood = interpret(text, mathematics="wide")
    except NotALaw as refusal:
        return f"! {refusal.code.removeprefix('duel-of-law-say-')}"
    return ("" if understood.certain else "? ") + write_law(understood.laws[0])


def test_everyday_phrasings_are_right_asked_back_or_refused_by_the_right_rule() -> None:
    heard = {text: _heard(text) for text, _ in PHRASES}
    assert list(heard.items()) == PHRASES


def test_a_word_without_a_place_in_the_law_makes_the_reading_uncertain() -> None:
    """No phrase that the reader is sure of stays sure when a word is added that its law cannot say."""
    for text, meant in PHRASES:
        if not meant.startswith(("!", "?")):
            for more in ("mostly", "surtout"):
                with suppress(NotALaw):
                    assert not interpret(f"{more} {text}", mathematics="wide").certain, f"{more} {text}"


def test_what_is_uncertain_is_never_claimed_by_itself() -> None:
    heard = claimable("mostly odd numbers", DECK, (), cards("01 13 25"), Axis.ROW)
    assert list(map(str, heard.atoms)) == ["digit:odd"]
    assert not heard.certain
    heard = claimable("mostly even numbers", DECK, (), cards("01 13 25"), Axis.ROW)
    assert heard.refusal
    assert said(heard.refusal) == "duel-of-law-say-unclear"


@pytest.mark.parametrize(
    ("typed", "known"),
    [("purpel", "purple"), ("consonents", "consonants"), ("vowls", "vowels"), ("evn", None), ("zebra", None)],
)
def test_a_slip_of_the_keyboard_is_recognised(typed: str, known: str | None) -> None:
    assert nearest(typed, ENGLISH.vocabulary) == known
