"""Hints of a puzzle: the places that are highlighted before the move is named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Lit:
    code: Literal["puzzle-hint-few", "puzzle-hint-first", "puzzle-hint-places"]
    """The code of its sentence."""
    places: tuple[str, ...]


def lights(key: Sequence[str], others: Sequence[Sequence[str]], puzzle: int) -> tuple[Lit, ...]:
    """Some places among which the move begins, where it begins, all of it. `others` are the places of other moves."""
    if not key:
        return ()
    decoys = sorted({places[0] for places in others if places} - {key[0]})
    some = (Lit("puzzle-hint-few", _few(key[0], decoys, puzzle)),) if decoys else ()
    begin = (Lit("puzzle-hint-first", (key[0],)),) if len(key) > 1 else ()
    return (*some, *begin, Lit("puzzle-hint-places", tuple(key)))


def _few(right: str, others: Sequence[str], puzzle: int) -> tuple[str, ...]:
    """Return the right place among up to three others from all over the board, the same ones whenever this is asked."""
    count = max(1, min(3, len(others) - 1))
    decoys = (others[(7 * puzzle + index * len(others) // count) % len(others)] for index in range(count))
    return tuple(sorted({right, *decoys}))
