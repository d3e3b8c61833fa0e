"""How well two cards go together, to a person's taste, and why."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache

from parlour.games.duos.players.card_data import relation, shared_tags

LOOSE = frozenset(["kin", "mind", "neighbours", "place"])
"""Kinds of relation beside which anything that both cards have in common is the better reason."""
PLAIN = frozenset(["family", "lookalikes", "names", "used"])
"""Kinds beside which only a good one is."""
VAGUE = 0.25
"""A tag of so little strength says little: nearly everything is a mammal."""
ALIKE = 2.0
"""Two of a kind are at least as good a pair as two that have this much to do with each other."""
NEXT = 0.5
"""How much each further thing in common counts, compared with the one before."""
SURELY = 0.6
"""What is related more strongly than this is what people say first of all, whether or not the two are alike …"""
FIRST = 5.0
"""… and counts by this much more for each step beyond."""
ALSO = 0.5
"""How much what they have in common counts beside that."""
BOLD = 2.0
"""A strong pair is worth more than two of half its strength: people see it first and do not break it up."""
SCALE = 3.0
"""Brings the strongest pairs to about 12."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a person looks for in a pair."""

    relation: float = 3.5
    kind: float = 1.0
    place: float = 1.0
    look: float = 1.0
    habit: float = 1.0
    language: str = "english"
    """The language whose words bring cards to mind."""


@cache
def between(one: Taste, other: Taste, share: float) -> Taste:
    """Return a taste that is the other one's by this share."""
    mixed = {
        field.name: (1 - share) * getattr(one, field.name) + share * getattr(other, field.name)
        for field in fields(Taste)
        if field.name != "language"
    }
    return replace(one, **mixed)


@cache
def affinity(taste: Taste, one: str, other: str) -> float:
    """From 0 for nothing in common to about 12 for key and lock."""
    known = relation(one, other, taste.language)
    told = taste.relation * known.strength + FIRST * max(0.0, known.strength - SURELY) if known else 0.0
    common = sorted((getattr(taste, tag.group) * tag.strength for tag in shared_tags(one, other)), reverse=True)
    tagged = ALSO * sum(strength * NEXT**rank for rank, strength in enumerate(common))
    told = max(told, ALIKE * common[0]) if common else told
    return float((told + tagged) ** BOLD / SCALE)


def reason(one: str, other: str, language: str = "english") -> tuple[str, dict[str, str]]:
    """Why these two: a code in `words/` and its facts."""
    known, common = relation(one, other, language), shared_tags(one, other)
    kind = known.kind if known else "mind"
    tagged = kind in LOOSE or (kind in PLAIN and common[0].strength > VAGUE) if common else kind == "mind"
    if known and not tagged:
        return known.why, {"one": known.one, "other": known.other}
    facts = {"one": one, "other": other}
    return (f"duos-why-{common[0].name}" if common else "duos-why-mind"), facts
