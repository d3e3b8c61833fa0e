"""The phrases that a law is said in, and the parts that they belong to: "even dice", "odd numbers".

A part is what stands between "and" and commas. An order word ("rising") or a class ("even") looks for its feature in
its own part. A part that cannot stand alone goes with its neighbour: "even numbers, rising"; "numbers, all odd";
"spells a word, downwards".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.game import BadNotation, Refusal
from parlour.games.duel_of_law.atoms import BACKWARDS, FORWARDS, Alt, Atom, Way, read_atom
from parlour.games.duel_of_law.lexicon import ENGLISH, Lexicon
from parlour.games.duel_of_law.rainbow import DOMAINS, Feature


class NotALaw(Refusal):
    """What was said is no law here; the code names the rule."""


Reading = tuple[Atom, ...]
"""The atoms that one phrase could mean, one of which is meant."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order word that looks for its feature: rising, falling, consecutive, alternating, or the digits of pi."""

    kind: str


@dataclass(frozen=True, slots=True)
class About:
    """A feature by name; "numbers" may be two of them."""

    features: tuple[Feature, ...]


@dataclass(frozen=True, slots=True)
class Direction:
    way: Way


@dataclass(frozen=True, slots=True)
class Kind:
    """A class whose feature may be told by another word: even, odd, prime."""

    name: str


@dataclass(frozen=True, slots=True)
class Bare:
    """A number or a letter alone: it says little where other words stand beside it."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that no law of the table can say, beside others that one can: "mostly", "contains a"."""


@dataclass(frozen=True, slots=True)
class Start:
    """Where it begins: part of the description of an order, and more than any other law can say."""


@dataclass(frozen=True, slots=True)
class Break:
    """ "And", a comma: here another part of the law may begin."""


Meaning = Reading | Bare | Order | About | Direction | Kind | Doubt | Start | Break | None
NUMERIC = (Feature.DIGIT, Feature.NUMBER)
Caught = dict[str, str | None]
"""What a pattern caught, by its name in the lexicon; numbers as figures."""


def _meaning(text: str, caught: Caught) -> Meaning:
    """Read the right side of a line of the lexicon."""
    match text.split():
        case ["-"]:
            return None
        case ["!", *kind]:
            return Order(" ".join(kind))
        case ["?", *features]:
            return About(tuple(map(Feature, features)))
        case ["%", name]:
            return Kind(_filled(name, caught))
        case ["/"]:
            return Break()
        case ["~"]:
            return Doubt()
        case ["^"]:
            return Start()
        case ["#", names]:
            return Bare(_any_of(names.split("|"), caught))
        case [">"]:
            return Direction(FORWARDS)
        case ["<"]:
            return Direction(BACKWARDS)
        case _:
            return _any_of(text.split("|"), caught)


def _any_of(names: Sequence[str], caught: Caught) -> Reading:
    """Return the atoms that these names mean: at least the last one must be one."""
    found = []
    for name in names:
        try:
            found.append(_atom(name, caught))
        except NotALaw:
            if not found and name == names[-1]:
                raise
    return tuple(found)


def _filled(name: str, caught: Caught) -> str:
    """Return a meaning with what the pattern caught in its places."""
    for key, said in caught.items():
        value = said or ("A" if name.startswith("letter") else "J")
        value = value[0].upper() if name.startswith(("letter=", "rank=")) and not value.isdigit() else value
        name = name.replace(f"${key}", value)
    return name


def _atom(name: str, caught: Caught) -> Atom:
    name = _filled(name, caught)
    try:
        return read_atom(name)
    except BadNotation:
        feature, _, value = name.partition("=")
        values = ", ".join(DOMAINS[Feature(feature)])
        raise NotALaw("duel-of-law-say-no-such-value", value=value, values=values) from None


def _in_figures(caught: Caught, lexicon: Lexicon) -> Caught:
    figures = {word: str(number) for number, word in enumerate(lexicon.number_words)}
    return {name: figures.get(said, said) if said else said for name, said in caught.items()}


def phrases(text: str, mathematics: str, lexicon: Lexicon = ENGLISH) -> tuple[list[Meaning], list[str]]:
    """Return the longest known phrase at each place, and the words that are none."""
    meanings: list[Meaning] = []
    unknown: list[str] = []
    at = 0
    known = lexicon.wide if mathematics == "wide" else lexicon.phrases
    while at < len(text):
        found = [(match, meaning) for pattern, meaning in known if (match := pattern.match(text, at))]
        if text[at] == " ":
            at += 1
        elif found:
            match, meaning = max(found, key=lambda pair: pair[0].end())
            meanings.append(_meaning(meaning, _in_figures(match.groupdict(), lexicon)))
            at = match.end()
        else:
            word, *_ = text[at:].split()
            unknown.append(word.strip(",.;:!"))
            at += len(word)
    return meanings, unknown


# Parts

Part = list[Meaning]


def parts(meanings: Sequence[Meaning]) -> list[Part]:
    """The law cut at its breaks, and what cannot stand alone put to its neighbour: the one before, if there is one."""
    cut: list[Part] = [[]]
    for meaning in meanings:
        if isinstance(meaning, Break):
            cut.append([])
        elif meaning is not None:
            cut[-1].append(meaning)
    joined: list[Part] = []
    for part in filter(None, cut):
        if joined and (_leans(part) or _leans(joined[-1]) or _take_turns(joined[-1], part)):
            joined[-1] += part
        else:
            joined.append(part)
    return joined


def _leans(part: Part) -> bool:
    """Return whether it lacks a feature, or what is said of one: "Rising", "numbers", "downwards"."""
    told = any(isinstance(meaning, About) for meaning in part) and any(isinstance(each, Order | Kind) for each in part)
    return not told and not any(isinstance(meaning, tuple | Bare) or meaning == Order("pi") for meaning in part)


def _take_turns(one: Part, other: Part) -> bool:
    """Return the two halves of what alternates: "alternating hearts / spades"."""
    if Order("alternating") not in (*one, *other):
        return False
    first, second = ([atom for each in part for atom in atoms_of(each)] for part in (one, other))
    whole = any(isinstance(atom, Alt) for atom in (*first, *second))  # "odd and even" are both halves already
    return not whole and bool({atom.feature for atom in first} & {atom.feature for atom in second})


def atoms_of(meaning: Meaning) -> Reading:
    """Return the atoms that a phrase could mean by itself; none for a word that needs others."""
    if isinstance(meaning, Bare):
        return meaning.reading
    return meaning if isinstance(meaning, tuple) else ()
