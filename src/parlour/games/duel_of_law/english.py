"""English words: the ENABLE list, `enable.txt.gz`, read only when somebody needs it.

It is in the public domain; `docs/decisions/0006-words-from-enable.md` says where it comes from. A word that is added or
taken out changes which old records replay.
"""

from __future__ import annotations

import functools
import gzip
from collections.abc import Sequence
from importlib.resources import files

from parlour.games.duel_of_law.rainbow import LETTERS, bits

_EVERY_LETTER = (1 << len(LETTERS)) - 1


@functools.cache
def words() -> frozenset[str]:
    """All words of three letters or more, in capitals."""
    listed = gzip.decompress(files(__package__).joinpath("enable.txt.gz").read_bytes())
    return frozenset(listed.decode("ascii").upper().split())


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
