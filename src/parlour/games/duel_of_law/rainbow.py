"""The Rainbow Deck: twelve suits of thirteen cards and six jokers, and what each card shows.

    03    suit 0, rank 3       a dark suit has an even number, a light suit an odd one
    114   suit 11, rank 4      two suits, one dark and one light, share a dice suit
    7Q    suit 7, the queen    the poker suits follow each other: spades, hearts, clubs, diamonds
    *2    the joker of dice suit 2

A feature's value is written as a place in its domain, and what a card may show as a set of such places in the bits
of an integer: one bit for a printed value, all bits where a joker is wild, none where J, Q and K have no number.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from parlour.game import BadNotation

SUITS = (
    "red", "pink", "orange", "yellow", "dark-green", "light-green",
    "dark-blue", "light-blue", "dark-purple", "light-purple", "black", "gray",
)  # fmt: skip
RANKS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K")
POKER_SUITS = ("spades", "hearts", "clubs", "diamonds")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTER_VALUES = (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10)
QUANTITIES = (13, 2, 4, 7, 19, 3, 3, 9, 11, 1, 1, 6, 4, 10, 11, 3, 1, 9, 10, 14, 4, 2, 4, 1, 3, 1)
"""How many cards carry each letter, A to Z."""
EDITIONS = ("1-16", "1-17")
MATHEMATICS = ("core", "wide")
LANGUAGES = ("english", "french")
"""Of the words that a line may spell."""

JOKER_SUIT = 12
_JOKERS_LIGHT = (False, True, True, False, False, True)


class Feature(StrEnum):
    """What a law may speak of."""

    SUIT = "suit"
    SHADE = "shade"
    DICE = "dice"
    POKER = "poker"
    RANK = "rank"
    DIGIT = "digit"
    NUMBER = "number"
    LETTER = "letter"
    VALUE = "value"

    __hash__ = str.__hash__  # as quick as a text: laws are looked up by their features all the time


PRINTED_ON_JOKERS = frozenset({Feature.SHADE, Feature.DICE})
"""In everything else a joker is wild."""

DOMAINS: dict[Feature, tuple[str, ...]] = {
    Feature.SUIT: SUITS,
    Feature.SHADE: ("dark", "light"),
    Feature.DICE: ("1", "2", "3", "4", "5", "6"),
    Feature.POKER: POKER_SUITS,
    Feature.RANK: RANKS,
    Feature.DIGIT: RANKS[:10],
    Feature.NUMBER: tuple(map(str, range(120))),
    Feature.LETTER: tuple(LETTERS),
    Feature.VALUE: tuple(map(str, sorted(set(LETTER_VALUES)))),
}


class Card(NamedTuple):
    """A card, whatever the edition of the deck; a joker has suit 12 and its dice suit, from 0, as rank."""

    suit: int
    rank: int

    @property
    def joker(self) -> bool:
        return self.suit == JOKER_SUIT

    @property
    def place(self) -> int:
        """0 to 155, then the jokers to 161."""
        return 13 * self.suit + self.rank

    @property
    def spoken(self) -> str:
        """In a sentence: its name, and of a joker the word and its die."""
        return f"joker{'⚀⚁⚂⚃⚄⚅'[self.rank]}" if self.joker else str(self)

    def __str__(self) -> str:
        return f"*{self.rank + 1}" if self.joker else f"{self.suit}{RANKS[self.rank]}"


CARDS = tuple(Card(suit, rank) for suit in range(12) for rank in range(13)) + tuple(
    Card(JOKER_SUIT, dice) for dice in range(6)
)
REGULAR = 156
"""The cards that are not jokers come first."""
ALL_REGULAR = (1 << REGULAR) - 1


_BY_NAME = {str(card): card for card in CARDS}


def read_card(text: str) -> Card:
    card = _BY_NAME.get(text)
    if card is None:
        raise BadNotation("duel-of-law-bad-card", text=text[:40])
    return card


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that is printed on a card."""

    card: str
    suit: str
    shade: str
    dice: int
    poker: str
    rank: str
    letter: str
    value: int


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """One edition of the deck: it settles which letter is on which card. There is one object for each edition, kind
    of mathematics and language."""

    edition: str
    mathematics: str
    """Which numbers laws may speak of: `core`, or `wide`."""
    language: str
    """Of the words that a line may spell."""
    letters: str
    """The letters of the regular cards, in order."""
    shows: dict[Feature, tuple[int, ...]]
    """For each feature, what each card may show, by the card's place."""
    showing: dict[Feature, tuple[int, ...]]
    """For each feature and value, the regular cards that show it, as bits."""
    faces: dict[Card, Face]
    """What is printed on each card."""

    def face(self, card: Card) -> Face:
        return self.faces[card]


def _face(card: Card, letter: str) -> Face:
    if card.joker:
        shade = "light" if _JOKERS_LIGHT[card.rank] else "dark"
        return Face(str(card), "", shade, card.rank + 1, "", "joker", "", 0)
    return Face(
        card=str(card),
        suit=SUITS[card.suit],
        shade=("dark", "light")[card.suit % 2],
        dice=card.suit // 2 + 1,
        poker=POKER_SUITS[card.suit % 4],
        rank=RANKS[card.rank],
        letter=letter,
        value=LETTER_VALUES[LETTERS.index(letter)],
    )


def _letters(edition: str) -> str:
    """Return which letter is on which card.

    The letters are dealt in alphabetical order. In 1.17 the cards come suit by suit. In 1.16 they come as they lie on
    the printer's sheets of nine: of each dice suit dark 0 to 8, light 0 to 8, then dark 9 to K with light 9 to K.
    """
    stream = "".join(letter * count for letter, count in zip(LETTERS, QUANTITIES, strict=True))
    if edition == "1-17":
        return stream
    order = [
        Card(suit, rank).place
        for dark in range(0, 12, 2)
        for suit, ranks in ((dark, range(9)), (dark + 1, range(9)), (dark, range(9, 13)), (dark + 1, range(9, 13)))
        for rank in ranks
    ]
    letter_of = dict(zip(order, stream, strict=True))
    return "".join(letter_of[place] for place in range(REGULAR))


def _shown(card: Card, feature: Feature, letter: str) -> int:
    if card.joker:
        if feature is Feature.SHADE:
            return 1 << int(_JOKERS_LIGHT[card.rank])
        if feature is Feature.DICE:
            return 1 << card.rank
        return (1 << len(DOMAINS[feature])) - 1
    if card.rank > 9 and feature in (Feature.DIGIT, Feature.NUMBER):
        return 0
    value = LETTER_VALUES[LETTERS.index(letter)]
    return (
        1
        << {
            Feature.SUIT: card.suit,
            Feature.SHADE: card.suit % 2,
            Feature.DICE: card.suit // 2,
            Feature.POKER: card.suit % 4,
            Feature.RANK: card.rank,
            Feature.DIGIT: card.rank,
            Feature.NUMBER: 10 * card.suit + card.rank,
            Feature.LETTER: LETTERS.index(letter),
            Feature.VALUE: DOMAINS[Feature.VALUE].index(str(value)),
        }[feature]
    )


@functools.cache
def deck(edition: str, mathematics: str = "core", language: str = "english") -> Deck:
    letters = _letters(edition)
    shows = {
        feature: tuple(_shown(card, feature, "A" if card.joker else letters[card.place]) for card in CARDS)
        for feature in Feature
    }
    showing = {
        feature: tuple(
            sum(1 << place for place in range(REGULAR) if shows[feature][place] >> value & 1)
            for value in range(len(domain))
        )
        for feature, domain in DOMAINS.items()
    }
    faces = {card: _face(card, "" if card.joker else letters[card.place]) for card in CARDS}
    return Deck(edition, mathematics, language, letters, shows, showing, faces)


def bits(mask: int) -> Iterator[int]:
    """Yield the places of the bits of a set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
