"""The Rainbow Deck: what is printed on its cards."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.game import BadNotation
from parlour.games.duel_of_law.rainbow import CARDS, DOMAINS, EDITIONS, Feature, bits, deck, read_card
from tests.games.duel_of_law.tables import DECK, said

LETTERS_1_16 = {
    "red": "AAAAAAAAACDDD", "pink": "AAAABBCCCDDDD", "orange": "EEEEEEEEEEFFF", "yellow": "EEEEEEEEEGGGH",
    "dark-green": "HHHHHHHHIIJKL", "light-green": "IIIIIIIIILLLL", "dark-blue": "LMMMMNNNNOOOO",
    "light-blue": "NNNNNNOOOOOOO", "dark-purple": "PPPQRRRRRSSSS", "light-purple": "RRRRSSSSSSTTT",
    "black": "TTTTTTTTTWWWX", "gray": "TTUUUUVVWYYYZ",
}  # fmt: skip
LETTERS_1_17 = {
    "red": "AAAAAAAAAAAAA", "pink": "BBCCCCDDDDDDD", "orange": "EEEEEEEEEEEEE", "yellow": "EEEEEEFFFGGGH",
    "dark-green": "HHHHHHHHIIIII", "light-green": "IIIIIIJKLLLLL", "dark-blue": "LMMMMNNNNNNNN",
    "light-blue": "NNOOOOOOOOOOO", "dark-purple": "PPPQRRRRRRRRR", "light-purple": "SSSSSSSSSSTTT",
    "black": "TTTTTTTTTTTUU", "gray": "UUVVWWWWXYYYZ",
}  # fmt: skip


def test_the_deck_has_twelve_suits_of_thirteen_and_six_jokers() -> None:
    assert len(CARDS) == len(set(CARDS)) == 162
    assert sum(card.joker for card in CARDS) == 6


@pytest.mark.parametrize(("edition", "letters"), [("1-16", LETTERS_1_16), ("1-17", LETTERS_1_17)])
def test_the_letters_of_each_edition(edition: str, letters: dict[str, str]) -> None:
    faces = [deck(edition).face(card) for card in CARDS if not card.joker]
    assert {
        suit: "".join(face.letter for face in faces if face.suit == suit) for suit in DOMAINS[Feature.SUIT]
    } == letters


def test_both_editions_have_the_same_letters() -> None:
    assert Counter(deck("1-16").letters) == Counter(deck("1-17").letters)
    assert set(EDITIONS) == {"1-16", "1-17"}


@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("03", ("red", "dark", 1, "spades", "3", "A", 1)),
        ("114", ("gray", "light", 6, "diamonds", "4", "U", 1)),
        ("7Q", ("light-blue", "light", 4, "diamonds", "Q", "O", 1)),
        ("83", ("dark-purple", "dark", 5, "spades", "3", "Q", 10)),
        ("*2", ("", "light", 2, "", "joker", "", 0)),
        ("*4", ("", "dark", 4, "", "joker", "", 0)),
    ],
)
def test_what_is_printed_on_a_card(card: str, face: tuple[str | int, ...]) -> None:
    shown = DECK.face(read_card(card))
    assert (shown.suit, shown.shade, shown.dice, shown.poker, shown.rank, shown.letter, shown.value) == face
    assert shown.card == card


def test_the_jokers_one_of_each_dice_suit() -> None:
    shades = [DECK.face(card).shade for card in CARDS if card.joker]
    assert shades == ["dark", "light", "light", "dark", "dark", "light"]


def test_jokers_are_wild_but_for_what_is_printed() -> None:
    joker = read_card("*3")
    for feature in Feature:
        wild = DECK.shows[feature][joker.place].bit_count()
        assert wild == (1 if feature in (Feature.SHADE, Feature.DICE) else len(DOMAINS[feature]))


def test_face_cards_have_no_number() -> None:
    """FAQ on J, Q and K."""
    for text in ("0J", "5Q", "11K"):
        assert DECK.shows[Feature.DIGIT][read_card(text).place] == 0
        assert DECK.shows[Feature.NUMBER][read_card(text).place] == 0
        assert DECK.shows[Feature.RANK][read_card(text).place]


def test_cards_are_read_as_written_and_nothing_else_is() -> None:
    assert [read_card(str(card)) for card in CARDS] == list(CARDS)
    for text in ("", "3", "120", "*0", "*7", "0j", "11A", "003"):
        with pytest.raises(BadNotation) as refusal:
            read_card(text)
        assert said(refusal.value) == "duel-of-law-bad-card"


def test_bits_are_listed_from_the_lowest() -> None:
    assert list(bits(0b10110)) == [1, 2, 4]
