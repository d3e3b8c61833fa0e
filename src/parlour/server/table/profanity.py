"""The profanity filter: a small list of words, which the operator can replace."""

from __future__ import annotations

import re
from pathlib import Path

_OURS = Path(__file__).parent / "profanity.txt"
_OWN = "rude-words.txt"


def rude_words(data_dir: Path) -> frozenset[str]:
    """The words of the owner's own list, `rude-words.txt` in the data folder, or else of ours."""
    own = data_dir / _OWN
    lines = (own if own.is_file() else _OURS).read_text(encoding="utf-8").splitlines()
    return frozenset(line.strip().casefold() for line in lines if line.strip() and not line.startswith("#"))


def softened(text: str, rude: frozenset[str]) -> str:
    """The same text with stars for the rude words in it."""
    return re.sub(r"\w+", lambda word: "*" * len(word[0]) if word[0].casefold() in rude else word[0], text)
