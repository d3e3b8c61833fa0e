"""The deck that the text forces, and decks of one's own."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import words
from parlour.game import BadOption
from parlour.games.duality import rules
from parlour.games.duality.deck import (
    BLACK,
    FULL,
    MOST,
    WHITE,
    cards,
    colour,
    ends,
    read_deck,
    same_turned,
    turn,
)
from parlour.games.duality.paths import together
from tests.games.duality.scenes import CORNER, LOOP, PORTS, UP, UP_WHITE

DECK = cards(FULL)


def test_54_different_cards() -> None:
    """15 ways to pair six ends, six ways to colour them with both colours, alike by the half-turn: 54."""
    assert len(DECK) == 54
    assert len({min(card, turn(card)) for card in DECK}) == 54
    assert all(sorted(Counter(card).values()) == [2, 2, 2] for card in DECK)


def test_the_deck_is_complete() -> None:
    """Counted in another way: all cards with three lines and both colours are there, one way round or the other."""

    def pairings(ports: tuple[int, ...]) -> list[list[tuple[int, int]]]:
        if not ports:
            return [[]]
        first, rest = ports[0], ports[1:]
        return [
            [(first, other), *more]
            for other in rest
            for more in pairings(tuple(port for port in rest if port != other))
        ]

    made = set()
    for pairing in pairings(tuple(range(6))):
        for names in ("bww", "wbw", "wwb", "bbw", "bwb", "wbb"):
            card = [""] * 6
            for (one, two), name, fresh in zip(pairing, names, "xyz", strict=True):
                card[one] = card[two] = name + fresh
            letters: dict[str, str] = {}
            black, white = iter("bcd"), iter("wxy")
            for end in card:
                if end not in letters:
                    letters[end] = next(black) if end[0] == "b" else next(white)
            made.add("".join(letters[end] for end in card))
    assert len(made) == 90
    assert made == set(DECK) | {turn(card) for card in DECK}


def test_half_have_two_black_lines_and_half_two_white_ones() -> None:
    assert Counter(len(ends(card, BLACK)) for card in DECK) == {4: 27, 2: 27}
    assert all(ends(card, WHITE) == set(range(6)) - ends(card, BLACK) for card in DECK)


def test_18_patterns_of_colour_with_three_wirings_each() -> None:
    patterns = Counter(min(tuple(colour(letter) for letter in way) for way in (card, turn(card))) for card in DECK)
    assert len(patterns) == 18
    assert set(patterns.values()) == {3}


def test_18_cards_are_the_same_turned() -> None:
    assert sum(same_turned(card) for card in DECK) == 18


def test_six_cards_cannot_start_a_path_of_their_single_colour() -> None:
    """Three of each colour carry it on their sides only."""
    facing = {PORTS.index(port) for port in ("NL", "NR", "SL", "SR")}
    for side in (BLACK, WHITE):
        assert sum(not ends(card, side) & facing for card in DECK) == 3


def test_the_cards_of_the_tests_are_in_the_deck() -> None:
    assert all(card in DECK or turn(card) in DECK for card in (UP, UP_WHITE, LOOP, CORNER))


def test_turning_twice_gives_the_card_back() -> None:
    assert all(turn(turn(card)) == card for card in DECK)


def test_three_lines_of_one_colour_that_all_cross_are_one() -> None:
    """A deck of one's own may have such a card; no two lines of the others join without crossing."""
    assert together("crossing", "bcdbcd") == (frozenset(range(6)),) * 6
    assert together("crossing", "bbccdd") == together("wires", "bbccdd")
    assert together("joined", "bbccdd") == (frozenset(range(6)),) * 6


# Decks of one's own


def test_a_deck_file_is_read() -> None:
    """One card a line, remarks after #, lines named as one likes; commas do for line ends."""
    text = f"# my deck\n{UP}   # straight\n\nxwbwxb, {LOOP}\n"
    assert read_deck(text) == f"{UP},{UP_WHITE},{LOOP}"
    assert read_deck(" full\n") == FULL
    assert read_deck(read_deck(text)) == read_deck(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{UP}\nbbww\n", "Line 2 of the deck: “bbww” is not a card."),
        (f"{UP}\n\nbbwwzz\n", "Line 3 of the deck: “bbwwzz” is not a card."),
        (f"# a, b\n{UP},{UP}\nbbbwww", "Line 3 of the deck: in “bbbwww” the line “b” has 3 ends, and a line has two."),
        ("bbwwxc", "Line 1 of the deck: in “bbwwxc” the line “x” has one end, and a line has two."),
        (UP, "This deck has 1 card; 7 rows and two hands need 13."),
        ("", "This deck has 0 cards; 7 rows and two hands need 13."),
        (",".join([UP] * (MOST + 1)), "This deck has 109 cards; the most is 108."),
        (",".join([UP] * 54), "With this deck and 7 rows, a path is complete as soon as the cards are dealt."),
    ],
)
def test_a_bad_deck_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        rules.options({"deck": text})
    assert words.say(refused.value.code, refused.value.facts).startswith(sentence)


def test_a_deck_of_ones_own_is_an_option() -> None:
    text = ",".join([UP, UP_WHITE, LOOP, CORNER] * 5)
    options = rules.options({"deck": text, "rows": "5"})
    assert options.deck == text
    assert len(cards(options.deck)) == 20
