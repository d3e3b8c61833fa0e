"""Laws in plain words, through `words/`: "dark suits, vowels, card numbers rising downwards"."""

from __future__ import annotations

import functools

from parlour import words
from parlour.game import Facts
from parlour.games.duel_of_law.atoms import (
    FORWARDS,
    Alt,
    Atom,
    Const,
    Digits,
    In,
    Incr,
    Law,
    Run,
    Way,
    Word,
)
from parlour.games.duel_of_law.rainbow import DOMAINS
from parlour.games.duel_of_law.tableau import Axis, Cell


def _direction(way: Way, axis: Axis | None) -> str:
    if axis is None:
        return "forwards" if way == FORWARDS else "backwards"
    if axis is Axis.ROW:
        return "right" if way == FORWARDS else "left"
    return "down" if way == FORWARDS else "up"


@functools.cache
def atom_sentence(atom: Atom, axis: Axis | None) -> tuple[str, Facts]:
    """The code of the sentence that says an atom, and its facts; the axis turns "forwards" into "rightwards"."""
    match atom:
        case Const(feature, value):
            return f"duel-of-law-all-{feature}", {"value": DOMAINS[feature][value]}
        case In(feature, group):
            return f"duel-of-law-every-{feature}-{group}", {}
        case Alt(feature, halves):
            return f"duel-of-law-turns-{feature}" + (f"-{halves}" if halves else ""), {}
        case Incr(feature, way):
            return "duel-of-law-rising", {"feature": str(feature), "way": _direction(way, axis)}
        case Run(feature, way):
            return "duel-of-law-run", {"feature": str(feature), "way": _direction(way, axis)}
        case Digits(feature, way):
            return "duel-of-law-pi", {"feature": str(feature), "way": _direction(way, axis)}
        case Word(way):
            return "duel-of-law-word", {"way": _direction(way, axis)}
        case _:
            return "duel-of-law-palindrome", {}


@functools.cache
def said_atom(atom: Atom, axis: Axis | None = None) -> str:
    return words.say(*atom_sentence(atom, axis))


def said_law(law: Law, axis: Axis | None = None) -> str:
    return ", ".join(said_atom(atom, axis) for atom in law)


def said_line(axis: Axis, cell: Cell) -> str:
    """A line by its number and a cell in it: there may be several lines in a row."""
    return words.say(f"duel-of-law-line-{axis}", {"cell": str(cell)})
