"""The atoms of the law language: each is one restriction on one feature, worth one level.

This is the whole catalogue, and one thing has one atom, whatever words were used for it.

    suit=yellow    every card has this value          digit>    rising along the line, digit< falling
    digit:even     every card is of this class        digit>>   each the next one up, digit<< the next one down
    number:square  the same, in wide mathematics      digit>pi  the digits of pi, from the first
    shade~         two values take turns
    digit~parity   two classes take turns             word>     the whole line spells a word; palindrome
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.game import BadNotation
from parlour.games.duel_of_law.rainbow import DOMAINS, Feature

FORWARDS, BACKWARDS = 1, -1
"""Along the line as we read it, left to right and top to bottom, or against it."""
Way = int

_SIGNS = {FORWARDS: ">", BACKWARDS: "<"}

NAMED = (Feature.SUIT, Feature.SHADE, Feature.DICE, Feature.POKER, Feature.RANK, Feature.LETTER, Feature.VALUE)
"""The features of which one value may be named. A number names a single card, which is no pattern."""
CYCLES = (
    Feature.SUIT, Feature.DICE, Feature.POKER, Feature.DIGIT, Feature.NUMBER, Feature.LETTER, Feature.VALUE,
)  # fmt: skip
"""The features whose values follow each other round and round."""


def _chosen(feature: Feature, *names: str) -> int:
    return sum(1 << DOMAINS[feature].index(name) for name in names)


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, number))


CLASSES: dict[tuple[Feature, str], int] = {
    (Feature.DIGIT, "even"): _chosen(Feature.DIGIT, *"02468"),
    (Feature.DIGIT, "odd"): _chosen(Feature.DIGIT, *"13579"),
    (Feature.DIGIT, "prime"): _chosen(Feature.DIGIT, *"2357"),
    (Feature.DICE, "even"): _chosen(Feature.DICE, *"246"),
    (Feature.DICE, "odd"): _chosen(Feature.DICE, *"135"),
    (Feature.NUMBER, "prime"): sum(1 << number for number in range(120) if _is_prime(number)),
    (Feature.LETTER, "vowel"): _chosen(Feature.LETTER, *"AEIOU"),
    (Feature.LETTER, "consonant"): _chosen(Feature.LETTER, *"BCDFGHJKLMNPQRSTVWXYZ"),
    (Feature.SUIT, "green"): _chosen(Feature.SUIT, "dark-green", "light-green"),
    (Feature.SUIT, "blue"): _chosen(Feature.SUIT, "dark-blue", "light-blue"),
    (Feature.SUIT, "purple"): _chosen(Feature.SUIT, "dark-purple", "light-purple"),
    (Feature.POKER, "black"): _chosen(Feature.POKER, "spades", "clubs"),
    (Feature.POKER, "red"): _chosen(Feature.POKER, "hearts", "diamonds"),
    (Feature.RANK, "face"): _chosen(Feature.RANK, *"JQK"),
}
"""Y is a consonant, 0 is even and 1 is not prime."""

NAMED_NUMBERS: dict[str, tuple[int, ...]] = {
    "square": tuple(number for number in range(120) if math.isqrt(number) ** 2 == number),
    "cube": (0, 1, 8, 27, 64),
    "triangular": tuple(number for number in range(120) if math.isqrt(8 * number + 1) ** 2 == 8 * number + 1),
    "fibonacci": (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89),
    "power-of-2": (1, 2, 4, 8, 16, 32, 64),
    **{f"multiple-of-{number}": tuple(range(0, 120, number)) for number in range(3, 13)},
}
"""Sets of numbers that have a name: what wide mathematics adds, of ranks and of card numbers."""
CLASSES |= {
    (feature, group): sum(1 << number for number in numbers if number < len(DOMAINS[feature]))
    for feature in (Feature.DIGIT, Feature.NUMBER)
    for group, numbers in NAMED_NUMBERS.items()
}

HALVES: dict[tuple[Feature, str], int] = {
    (Feature.POKER, "colour"): CLASSES[Feature.POKER, "black"],
    (Feature.DIGIT, "parity"): CLASSES[Feature.DIGIT, "even"],
    (Feature.DICE, "parity"): CLASSES[Feature.DICE, "even"],
    (Feature.LETTER, "vowels"): CLASSES[Feature.LETTER, "vowel"],
}
"""Features cut in two classes that may take turns: here is one half, the rest of the domain is the other."""


@dataclass(frozen=True, slots=True)
class Const:
    """Every card shows this value."""

    feature: Feature
    value: int
    """A place in the feature's domain."""

    def __str__(self) -> str:
        return f"{self.feature}={DOMAINS[self.feature][self.value]}"


@dataclass(frozen=True, slots=True)
class In:
    """Every card is of this class."""

    feature: Feature
    group: str

    def __str__(self) -> str:
        return f"{self.feature}:{self.group}"


@dataclass(frozen=True, slots=True)
class Alt:
    """Two values, or the two halves of a feature, take turns."""

    feature: Feature
    halves: str = ""

    def __str__(self) -> str:
        return f"{self.feature}~{self.halves}"


@dataclass(frozen=True, slots=True)
class Incr:
    """Rising in this direction, with gaps or without; falling is rising the other way."""

    feature: Feature
    way: Way

    def __str__(self) -> str:
        return f"{self.feature}{_SIGNS[self.way]}"


@dataclass(frozen=True, slots=True)
class Run:
    """Each card the next one up, in this direction."""

    feature: Feature
    way: Way

    def __str__(self) -> str:
        return f"{self.feature}{_SIGNS[self.way] * 2}"


@dataclass(frozen=True, slots=True)
class Digits:
    """The digits of pi in order, from the first: one a card by rank, two a card by number."""

    feature: Feature
    way: Way

    def __str__(self) -> str:
        return f"{self.feature}{_SIGNS[self.way]}pi"


@dataclass(frozen=True, slots=True)
class Word:
    """The whole line spells an English word."""

    way: Way

    @property
    def feature(self) -> Feature:
        return Feature.LETTER

    def __str__(self) -> str:
        return f"word{_SIGNS[self.way]}"


@dataclass(frozen=True, slots=True)
class Pal:
    """The letters read the same both ways."""

    @property
    def feature(self) -> Feature:
        return Feature.LETTER

    def __str__(self) -> str:
        return "palindrome"


@dataclass(frozen=True, slots=True)
class OwnWords:
    """A law in a player's own words, which only the other players can judge."""

    text: str

    def __str__(self) -> str:
        return f'"{self.text}"'


Atom = Const | In | Alt | Incr | Run | Digits | Word | Pal
PerCard = Const | In
Law = tuple[Atom, ...]
"""All of its atoms hold; its level is how many there are."""
AnyAtom = Atom | OwnWords
"""What a token may stand for."""

_CORE: tuple[PerCard, ...] = (
    *(Const(feature, value) for feature in NAMED for value in range(len(DOMAINS[feature]))),
    *(In(feature, group) for feature, group in CLASSES if group not in NAMED_NUMBERS),
)


def _numbers(atom: PerCard) -> tuple[int, ...]:
    """Return the card numbers that obey an atom about ranks or numbers; none for another."""
    mask = 1 << atom.value if isinstance(atom, Const) else CLASSES[atom.feature, atom.group]
    if atom.feature is Feature.NUMBER:
        return tuple(number for number in range(120) if mask >> number & 1)
    if atom.feature in (Feature.RANK, Feature.DIGIT) and mask < 1 << 10:
        return tuple(number for number in range(120) if mask >> number % 10 & 1)
    return ()


def _named_numbers() -> dict[tuple[Feature, str], PerCard]:
    """For each named set of ranks or numbers its atom: the first of those that are the same cards."""
    first: dict[tuple[int, ...], PerCard] = {}
    for atom in (*_CORE, *(In(feature, group) for feature, group in CLASSES if group in NAMED_NUMBERS)):
        first.setdefault(_numbers(atom), atom)
    return {
        (feature, group): first[_numbers(In(feature, group))] for feature, group in CLASSES if group in NAMED_NUMBERS
    }


NUMBERS_NAMED = _named_numbers()
"""Multiples of five are the same cards by rank and by number, and multiples of ten are those of rank 0."""
_WIDE = tuple(atom for (feature, group), atom in NUMBERS_NAMED.items() if atom == In(feature, group))
PER_CARD: dict[str, tuple[PerCard, ...]] = {"core": _CORE, "wide": _CORE + _WIDE}
"""By the mathematics of the table."""
IN_ORDER: tuple[Atom, ...] = (
    *(Alt(feature) for feature in NAMED),
    *(Alt(feature, halves) for feature, halves in HALVES),
    *(Incr(feature, way) for feature in CYCLES for way in _SIGNS),
    *(Run(feature, way) for feature in CYCLES for way in _SIGNS),
    *(Digits(feature, way) for feature in (Feature.DIGIT, Feature.NUMBER) for way in _SIGNS),
    *(Word(way) for way in _SIGNS),
    Pal(),
)
CATALOGUE: dict[str, tuple[Atom, ...]] = {name: atoms + IN_ORDER for name, atoms in PER_CARD.items()}
"""All the laws of level 1, by the mathematics of the table."""
BIT: dict[Atom, int] = {
    atom: 1 << number for atoms in (PER_CARD["wide"], IN_ORDER) for number, atom in enumerate(atoms)
}
"""Sets of atoms are bits: over the per-card ones, of which those of the core come first, or over those in order."""
_BY_NAME = {str(atom): atom for atom in CATALOGUE["wide"]}


def read_atom(text: str) -> Atom:
    atom = _BY_NAME.get(text)
    if atom is None:
        raise BadNotation("duel-of-law-bad-atom", text=text)
    return atom


def judged(atoms: Iterable[AnyAtom]) -> Law:
    """Return those that the rules can judge."""
    return tuple(atom for atom in atoms if not isinstance(atom, OwnWords))


LONGEST_LAW = 120
"""Characters of a law in a player's own words."""


def one_line(text: str) -> str:
    """Return a text of a person as it fits on a line: printable, with single spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def own_words(text: str) -> OwnWords:
    """Return a law as a person says it, fit for the notation."""
    said = one_line(text.replace('"', "'").replace(";", ","))
    if not 0 < len(said) <= LONGEST_LAW:
        raise BadNotation("duel-of-law-bad-own-words", longest=LONGEST_LAW)
    return OwnWords(said)


def read_any_atom(text: str) -> AnyAtom:
    """Return an atom of the catalogue, or a law in quotation marks."""
    if len(text) > 1 and text[0] == text[-1] == '"':
        return own_words(text[1:-1])
    return read_atom(text)


def write_law(law: Law) -> str:
    return "&".join(map(str, law))


def read_law(text: str) -> Law:
    return tuple(read_atom(part) for part in text.split("&")) if text else ()


@functools.cache
def allowed(atom: PerCard) -> int:
    """Return the values that a card under this atom may show, as bits."""
    return 1 << atom.value if isinstance(atom, Const) else CLASSES[atom.feature, atom.group]


def pi_digits(count: int) -> str:
    """Return the first digits of pi, 314159…, by Machin's formula in whole numbers."""
    unity = int("1" + "0" * (count + 10))

    def arctan_of_inverse(x: int) -> int:
        power = total = unity // x
        sign, divisor = -1, 3
        while power:
            power //= x * x
            total += sign * (power // divisor)
            sign, divisor = -sign, divisor + 2
        return total

    return str(4 * (4 * arctan_of_inverse(5) - arctan_of_inverse(239)))[:count]


PI = pi_digits(330)
"""More than a line of all 162 cards could use."""


def pi_value(feature: Feature, step: int) -> int:
    """Return what the card at this step, from 0, must show: by rank 3, 1, 4 …; by number 3, 14, 15, 92 …"""
    if feature is Feature.DIGIT or step == 0:
        return int(PI[step])
    return int(PI[2 * step - 1 : 2 * step + 1])
