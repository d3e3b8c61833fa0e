"""What the pairer knows about the cards, from data files that a person can edit.

`tags-animals.toml` and `tags-things.toml` say what cards have in common, `relations.txt` what brings one card to mind
when another is seen, and `words.txt` what people say of one card.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.games.duos.cards import CATEGORIES, DECK

Pair = tuple[str, str]
ENGLISH = " (english)"
"""Behind a kind of relation: only English words say so."""
GROUPS = ("kind", "place", "look", "habit")
SIDES = {card.side(category): category for category in CATEGORIES for card in DECK}
"""On which side of its card a name stands."""


class BadKnowledge(Exception):
    """A data file says something that cannot be used, and where."""


@dataclass(frozen=True, slots=True)
class Tag:
    """Something that several cards have in common."""

    name: str
    group: str
    """One of `GROUPS`."""
    weight: float
    words: tuple[str, ...]
    cards: frozenset[str]

    @property
    def strength(self) -> float:
        """How well it makes a pair, from 0 to 1: readily thought of, and shared by few."""
        rarity = math.log(len(DECK) / len(self.cards)) / math.log(len(DECK) / 2)
        return self.weight / 5 * math.sqrt(rarity)


@dataclass(frozen=True, slots=True)
class Relation:
    """Why `one` brings `other` to mind, and how strongly, from 0 to 1."""

    kind: str
    one: str
    other: str
    strength: float
    english: bool = False
    """Whether only English words say so."""

    @property
    def why(self) -> str:
        """The code of its sentence. What is said of two names, and seldom in another language, is said pair by pair."""
        return f"duos-why-{self.kind}" + (f"-{self.one}-{self.other}" if self.kind == "phrase" else "")


def in_order(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


@cache
def tags() -> tuple[Tag, ...]:
    found = [
        tag for category in CATEGORIES for tag in read_tags(f"tags-{category}.toml", _text(f"tags-{category}.toml"))
    ]
    twice = [name for name, times in Counter(tag.name for tag in found).items() if times > 1]
    if twice:
        raise BadKnowledge(f"two tags are called {twice[0]}")
    return tuple(found)


def read_tags(where: str, text: str) -> tuple[Tag, ...]:
    try:
        groups = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadKnowledge(f"{where}: {error}") from error
    return tuple(
        _tag(f"{where}, [{group}.{name}]", group, name, entry)
        for group, entries in groups.items()
        for name, entry in entries.items()
    )


def _tag(where: str, group: str, name: str, entry: Mapping[str, Any]) -> Tag:
    if group not in GROUPS:
        raise BadKnowledge(f"{where}: the group is one of {', '.join(GROUPS)}")
    if entry.keys() != {"weight", "words", "cards"}:
        raise BadKnowledge(f"{where}: a tag has weight, words and cards, and nothing else")
    if not isinstance(entry["weight"], int | float) or not 0 < entry["weight"] <= 5:
        raise BadKnowledge(f"{where}: the weight is a number above 0 and up to 5")
    words, cards = tuple(str(entry["words"]).split()), tuple(str(entry["cards"]).split())
    if not words:
        raise BadKnowledge(f"{where}: a tag has at least one hint word")
    if len(set(cards)) != len(cards) or len(cards) < 2:
        raise BadKnowledge(f"{where}: a tag has two cards or more, and none twice")
    _check_cards(where, cards)
    return Tag(name, group, float(entry["weight"]), words, frozenset(cards))


def _check_cards(where: str, cards: Sequence[str]) -> None:
    for card in cards:
        if card not in SIDES:
            raise BadKnowledge(f"{where}: there is no card called {card}")
    if len({SIDES[card] for card in cards}) > 1:
        raise BadKnowledge(f"{where}: animals and things never lie on the table together")


@cache
def tags_of(card: str) -> frozenset[Tag]:
    return frozenset(tag for tag in tags() if card in tag.cards)


def shared_tags(one: str, other: str) -> tuple[Tag, ...]:
    """Return what two cards have in common, the best reason first."""
    return tuple(sorted(tags_of(one) & tags_of(other), key=lambda tag: (-tag.strength, tag.name)))


@cache
def relations() -> Mapping[Pair, Relation]:
    """By the two cards in the order of the alphabet."""
    return read_relations(_text("relations.txt"))


def read_relations(text: str) -> Mapping[Pair, Relation]:
    found: dict[Pair, Relation] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith("#"):
            kind, colon, entries = line.partition(":")
            if not colon:
                raise BadKnowledge(f"relations.txt, line {number}: a line begins with its kind and a colon")
            for entry in entries.split(","):
                known = _relation(f"relations.txt, line {number}", kind, entry)
                pair = in_order(known.one, known.other)
                if pair in found:
                    raise BadKnowledge(f"relations.txt, line {number}: {pair[0]} and {pair[1]} stand there twice")
                found[pair] = known
    return found


def _relation(where: str, kind: str, entry: str) -> Relation:
    match = re.fullmatch(r" *([a-z-]+) ([a-z-]+) ([1-9]|10) *", entry)
    if match is None:
        raise BadKnowledge(f"{where}: “{entry.strip()}” is not two cards and a strength from 1 to 10")
    one, other, strength = match.groups()
    if one == other:
        raise BadKnowledge(f"{where}: {one} is paired with itself")
    _check_cards(where, (one, other))
    return Relation(kind.removesuffix(ENGLISH), one, other, int(strength) / 10, kind.endswith(ENGLISH))


def relation(one: str, other: str, language: str = "english") -> Relation | None:
    """Return what brings one card to mind when the other is seen, to a person who thinks in this language."""
    known = relations().get(in_order(one, other))
    return None if known is not None and known.english and language != "english" else known


@cache
def said_of(card: str) -> tuple[str, ...]:
    """Words for this card alone."""
    return _said()[card]


@cache
def _said() -> Mapping[str, tuple[str, ...]]:
    return read_words(_text("words.txt"))


def read_words(text: str) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = dict.fromkeys(SIDES, ())
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith("#"):
            where = f"words.txt, line {number}"
            card, _, said = line.partition(": ")
            _check_cards(where, (card,))
            if found[card] or not said:
                raise BadKnowledge(f"{where}: a card has its words on one line")
            found[card] = tuple(said.split())
    return found


def _text(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
