"""The cards of Duality: six line ends on each, black or white, joined in pairs by lines.

     NL NR         0  1       two ends on each edge that faces a player,
    W      E  =  5      2     one on each side;
     SL SR         4  3       a half-turn sends end p to (p + 3) mod 6.

A card is written as six letters clockwise from NL. A letter is a line: b, c, d are black, w, x, y are white.
So `wbcwcb` has a white line from NL to SR and two black ones, NR to W and E to SL.
"""

from __future__ import annotations

import functools

from parlour.game import BadOption, Seat

NL, NR, E, SR, SL, W = range(6)

BLACK: Seat = 0
WHITE: Seat = 1
LETTERS = ("bcd", "wxy")
"""The names of black and of white lines."""

FULL = "full"
"""The deck of 54: every card with both colours, once."""

MOST = 108
"""A deck of one's own has at most this many cards: two full decks."""


def colour(letter: str) -> Seat:
    """Whose line it is."""
    return BLACK if letter in LETTERS[BLACK] else WHITE


@functools.cache
def ends(lines: str, side: Seat) -> frozenset[int]:
    """Return the line ends of this colour."""
    return frozenset(port for port in range(6) if colour(lines[port]) == side)


@functools.cache
def tidy(lines: str) -> str:
    """Return the same card with its lines named in the order they are met, so that one card has one spelling."""
    fresh = [iter(letters) for letters in LETTERS]
    names: dict[str, str] = {}
    for letter in lines:
        if letter not in names:
            names[letter] = next(fresh[colour(letter)])
    return "".join(names[letter] for letter in lines)


@functools.cache
def turn(lines: str) -> str:
    """Return the card after a half-turn."""
    return tidy(lines[3:] + lines[:3])


def same_turned(lines: str) -> bool:
    """Return whether the half-turn leaves this card as it is."""
    return turn(lines) == lines


def _full() -> tuple[str, ...]:
    """A single line of one colour over two lines of the other: nine places, two colours, three ways to pair the rest.

    The nine are all the pairs of ends that a half-turn does not make the same.
    """
    cards = []
    for pair in ((0, 3), (1, 4), (2, 5), (0, 1), (0, 2), (0, 4), (0, 5), (1, 2), (1, 5)):
        first, second, third, fourth = (port for port in range(6) if port not in pair)
        for single, double in ((WHITE, BLACK), (BLACK, WHITE)):
            for partner in (second, third, fourth):
                card = [LETTERS[double][1]] * 6
                card[first] = card[partner] = LETTERS[double][0]
                card[pair[0]] = card[pair[1]] = LETTERS[single][0]
                cards.append("".join(card))
    return tuple(cards)


@functools.cache
def cards(deck: str) -> tuple[str, ...]:
    """Return the cards of a deck as they are printed; card number n is the one at place n − 1."""
    return _full() if deck == FULL else tuple(deck.split(","))


@functools.cache
def face(deck: str, number: int, turned: bool) -> str:
    """Return a card as it lies."""
    printed = cards(deck)[number - 1]
    return turn(printed) if turned else printed


def read_deck(text: str) -> str:
    """Read a deck: `full`, or one card a line with # for remarks; commas do for line ends. Gives its one spelling."""
    if text.strip() == FULL:
        return FULL
    read = []
    rows = ((number, row.partition("#")[0]) for number, row in enumerate(text.splitlines(), 1))
    for number, card in ((number, word.strip()) for number, row in rows for word in row.split(",")):
        if not card:
            continue
        if len(card) != 6 or set(card) - set("bcdwxy"):
            raise BadOption("duality-bad-card", line=number, card=card)
        for letter in card:
            if card.count(letter) != 2:
                raise BadOption("duality-bad-line", line=number, card=card, letter=letter, count=card.count(letter))
        read.append(tidy(card))
    if len(read) > MOST:
        raise BadOption("duality-deck-too-large", count=len(read), most=MOST)
    return ",".join(read)
