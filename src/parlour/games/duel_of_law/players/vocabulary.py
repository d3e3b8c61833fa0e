"""Which English words a bot knows: all at the top level, below it those that people use most.

`vocabulary.txt` lists 10,000 words of up to nine letters, the most frequent first. It is the word list with counts of
SymSpell (82,765 words, MIT licence, as packaged in symspellpy 6.10.1), kept to words of the ENABLE list.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files

from parlour.games.duel_of_law.english import words_with

WORDS = (300, 400, 600, 800, 1_100, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000)
"""How many of the most frequent words each level knows, from level 0 up; a level beyond them knows all."""


@functools.cache
def _known(level: int) -> frozenset[str]:
    listed = files(__package__).joinpath("vocabulary.txt").read_text(encoding="utf-8").upper().split()
    return frozenset(listed[: WORDS[level]])


def knows(level: int, letters: Sequence[int]) -> bool:
    """Does this level know a word with one of the allowed letters at each place?"""
    if level >= len(WORDS):
        return True
    known = _known(level)
    return any(word in known for word in words_with(letters))
