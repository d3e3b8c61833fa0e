"""What the pairer knows about the cards, from data files that a person can edit.

`tags-animals.toml` and `tags-things.toml` say what cards have in common, `relations.txt` what brings one card to mind
when another is seen, and `similarity.json`, which `scripts/duos_similarity.py` wrote, how near their names are.
"""

from __future__ import annotations

import base64
import json
import math
import tomllib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations

from parlour.games.duos.cards import CATEGORIES, DECK

Pair = tuple[str, str]
SIGNALS = ("scene", "name")


@dataclass(frozen=True, slots=True)
class Tag:
    """Something that several cards have in common."""

    name: str
    group: str
    """kind, place, look or habit."""
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


def in_order(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


@cache
def tags() -> tuple[Tag, ...]:
    found = []
    for category in CATEGORIES:
        for group, entries in tomllib.loads(_text(f"tags-{category}.toml")).items():
            for name, entry in entries.items():
                words, cards = tuple(entry["words"].split()), frozenset(entry["cards"].split())
                found.append(Tag(name, group, float(entry["weight"]), words, cards))
    return tuple(found)


@cache
def tags_of(card: str) -> frozenset[Tag]:
    return frozenset(tag for tag in tags() if card in tag.cards)


def shared_tags(one: str, other: str) -> tuple[Tag, ...]:
    """What two cards have in common, the best reason first."""
    return tuple(sorted(tags_of(one) & tags_of(other), key=lambda tag: (-tag.strength, tag.name)))


@cache
def relations() -> Mapping[Pair, Relation]:
    """By the two cards in the order of the alphabet."""
    found = {}
    for line in _text("relations.txt").splitlines():
        if line and not line.startswith("#"):
            kind, _, entries = line.partition(":")
            for entry in entries.split(","):
                one, other, strength = entry.split()
                found[in_order(one, other)] = Relation(kind, one, other, int(strength) / 10)
    return found


def relation(one: str, other: str) -> Relation | None:
    return relations().get(in_order(one, other))


@cache
def similarity(signal: str) -> Mapping[Pair, float]:
    """How near two names are, in spreads from the mean of all pairs of their category."""
    kept = json.loads(_text("similarity.json"))
    found = {}
    for category in CATEGORIES:
        names = sorted(card.side(category) for card in DECK)
        steps = array("b", base64.b64decode(kept[category][signal]))
        for pair, step in zip(combinations(names, 2), steps, strict=True):
            found[pair] = step / kept["steps"]
    return found


def _text(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
