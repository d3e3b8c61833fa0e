"""The profanity filter: a small list of words, which the operator can replace."""

from __future__ import annotations

import re
from pathlib import Path

_OURS = Path(__file__).parent / "profanity.txt"
_OWN = "rude-words.txt"


def profanity_list(data_dir: Path) -> frozenset[str]:
    """Return the words to censor: of `rude-words.txt` in the data folder if there is one, else of our own list."""
    own = data_dir / _OWN
    lines = (own if own.is_file() else _OURS).read_text(encoding="utf-8").splitlines()
    return frozenset(line.strip().casefold() for line in lines if line.strip() and not line.startswith("#"))


def censored(text: str, profanity: frozenset[str]) -> str:
    """Return the text with stars for the words in this list."""
    return re.sub(r"\w+", lambda word: "*" * len(word[0]) if word[0].casefold() in profanity else word[0], text)
