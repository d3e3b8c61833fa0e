"""Which words a bot knows: all at the top level, below it those that people use most.

Each list has 10,000 words of up to nine letters, the most frequent first, kept to those of the table's word list:
`vocabulary.txt` from the counts of SymSpell (MIT licence, as packaged in symspellpy 6.10.1), `vocabulary-french.txt`
from those of pyspellchecker 0.9.1 (MIT licence, counted in OpenSubtitles; made by `scripts/french_words.py`).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files

from parlour.games.duel_of_law.word_list import word_list

_FILES = {"english": "vocabulary.txt", "french": "vocabulary-french.txt"}
WORDS = (300, 400, 600, 800, 1_100, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000)
"""How many of the most frequent words each level knows, from level 0 up; a level beyond them knows all."""


@functools.cache
def _known(level: int, language: str) -> frozenset[str]:
    listed = files(__package__).joinpath(_FILES[language]).read_text(encoding="utf-8").upper().split()
    return frozenset(listed[: WORDS[level]])


def knows(level: int, language: str, letters: Sequence[int]) -> bool:
    """Return whether this level knows a word with one of the allowed letters at each place."""
    if level >= len(WORDS):
        return True
    known = _known(level, language)
    return any(word in known for word in word_list(language).with_letters(letters))
