"""A law as codes and facts: which sentence of `words/` says each of its atoms. The sentence itself is made there."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.games.duel_of_law.atoms import (
    FORWARDS,
    Alt,
    AnyAtom,
    Const,
    Digits,
    In,
    Incr,
    OwnWords,
    Run,
    Way,
    Word,
)
from parlour.games.duel_of_law.rainbow import DOMAINS, Card
from parlour.games.duel_of_law.tableau import Axis

_GAME = "duel-of-law-"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a law: in notation, and as a sentence of `words/` by its code and facts."""

    atom: str
    code: str
    facts: tuple[tuple[str, str | int], ...]


def _direction(way: Way, axis: Axis | None) -> tuple[str, str]:
    if axis is None:
        return "way", "forwards" if way == FORWARDS else "backwards"
    if axis is Axis.ROW:
        return "way", "right" if way == FORWARDS else "left"
    return "way", "down" if way == FORWARDS else "up"


@functools.lru_cache(maxsize=1 << 12)
def part(atom: AnyAtom, axis: Axis | None) -> Part:
    """Return how an atom is said of a line that runs this way: the axis turns "forwards" into "rightwards"."""
    match atom:
        case Const(feature, value):
            return Part(str(atom), f"{_GAME}all-{feature}", (("value", DOMAINS[feature][value]),))
        case In(feature, group) if group.startswith("multiple-of-"):
            number = int(group.removeprefix("multiple-of-"))
            return Part(str(atom), f"{_GAME}every-{feature}-multiple", (("number", number),))
        case In(feature, group):
            return Part(str(atom), f"{_GAME}every-{feature}-{group}", ())
        case Alt(feature, halves):
            return Part(str(atom), f"{_GAME}turns-{feature}" + (f"-{halves}" if halves else ""), ())
        case Incr(feature, way):
            return Part(str(atom), f"{_GAME}rising", (("feature", str(feature)), _direction(way, axis)))
        case Run(feature, way):
            return Part(str(atom), f"{_GAME}run", (("feature", str(feature)), _direction(way, axis)))
        case Digits(feature, way):
            return Part(str(atom), f"{_GAME}pi", (("feature", str(feature)), _direction(way, axis)))
        case OwnWords(text):
            return Part(str(atom), f"{_GAME}own-words", (("text", text),))
        case Word(way):
            return Part(str(atom), f"{_GAME}word", (_direction(way, axis),))
        case _:
            return Part(str(atom), f"{_GAME}palindrome", ())


def parts(law: Sequence[AnyAtom], axis: Axis | None) -> tuple[Part, ...]:
    return tuple(part(atom, axis) for atom in law)


def facts_of(atom: AnyAtom, axis: Axis | None) -> dict[str, str | int]:
    """Return what a sentence needs that speaks of an atom: in it, `duel-of-law-law` says the atom by its kind."""
    said = part(atom, axis)
    return {"kind": said.code.removeprefix(_GAME), **dict(said.facts)}


def line_facts(axis: Axis, cards: Sequence[Card]) -> dict[str, str | int]:
    """Return what `duel-of-law-line` needs: no one sees coordinates, but everyone sees the cards of a line."""
    return {"axis": str(axis), "cards": " ".join(card.spoken for card in cards)}
