"""The words that a line may spell, in the language of the table; a list is read when it is first needed.

English words are the ENABLE list, in the public domain (`docs/decisions/0006-words-from-enable.md`). French words are
those of the Dicollecte dictionary under the Mozilla Public License 2.0, without accents (`scripts/french_words.py`). A
word that is added or taken out changes which old records replay.
"""

from __future__ import annotations

import functools
import gzip
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files

from parlour.games.duel_of_law.rainbow import LETTERS, bits

_FILES = {"english": "enable.txt.gz", "french": "french.txt.gz"}
_EVERY_LETTER = (1 << len(LETTERS)) - 1


def packed(words: Iterable[str]) -> str:
    """Return a sorted list as lines: how many letters a word shares with the one before (A is none), then the rest."""
    lines, before = [], ""
    for word in words:
        same = 0
        while before[same : same + 1] == word[same : same + 1] != "":
            same += 1
        lines.append(chr(ord("A") + same) + word[same:])
        before = word
    return "\n".join(lines)


def unpacked(text: str) -> Iterator[str]:
    """Yield the words of such lines."""
    word = ""
    for line in text.split():
        word = word[: ord(line[0]) - ord("A")] + line[1:]
        yield word


class WordList:
    """All words of three letters or more of one language, in capitals."""

    def __init__(self, language: str) -> None:
        self.language = language

    @functools.cached_property
    def words(self) -> frozenset[str]:
        listed = gzip.decompress(files(__package__).joinpath(_FILES[self.language]).read_bytes())
        return frozenset(unpacked(listed.decode("ascii").upper()))

    def has(self, domains: Sequence[int]) -> bool:
        """Return whether a word has one of the allowed letters at each place."""
        if all(domain & (domain - 1) == 0 for domain in domains):
            return "".join(LETTERS[domain.bit_length() - 1] for domain in domains) in self.words
        return bool(self._fitting(domains))

    def with_letters(self, domains: Sequence[int]) -> list[str]:
        """Return the words that have one of the allowed letters at each place."""
        listed = self._of_length(len(domains))
        return [listed[number] for number in bits(self._fitting(domains))]

    def letters_that_fit(self, domains: Sequence[int]) -> tuple[int, ...] | None:
        """Return for each place the allowed letters that some fitting word has there; None if no word fits."""
        index = self._with_letter(len(domains))
        fitting = self._fitting(domains)
        if fitting == 0:
            return None
        return tuple(
            sum(1 << letter for letter in bits(domain) if fitting & index[place][letter])
            for place, domain in enumerate(domains)
        )

    @functools.cached_property
    def _by_length(self) -> dict[int, list[str]]:
        lengths: dict[int, list[str]] = {}
        for word in sorted(self.words):
            lengths.setdefault(len(word), []).append(word)
        return lengths

    def _of_length(self, length: int) -> Sequence[str]:
        return self._by_length.get(length, ())

    @functools.cached_property
    def _letter_sets(self) -> dict[int, tuple[tuple[int, ...], ...]]:
        return {}

    def _with_letter(self, length: int) -> tuple[tuple[int, ...], ...]:
        """Return, by place and letter, the words of this length that have it there, as bits over their sorted list."""
        known = self._letter_sets.get(length)
        if known is not None:
            return known
        listed = self._of_length(length)
        size = len(listed) // 8 + 1
        sets = [[bytearray(size) for _ in LETTERS] for _ in range(length)]
        for number, word in enumerate(listed):
            byte, bit = number >> 3, 1 << (number & 7)
            for place, letter in enumerate(word):
                sets[place][ord(letter) - 65][byte] |= bit
        made = tuple(tuple(int.from_bytes(found, "little") for found in places) for places in sets)
        return self._letter_sets.setdefault(length, made)

    def _fitting(self, domains: Sequence[int]) -> int:
        """Return the words that have one of the allowed letters at each place, as bits over those of their length."""
        index = self._with_letter(len(domains))
        fitting = (1 << len(self._of_length(len(domains)))) - 1
        for place, domain in enumerate(domains):
            if domain != _EVERY_LETTER:
                here = 0
                for letter in bits(domain):
                    here |= index[place][letter]
                fitting &= here
        return fitting


@functools.cache
def word_list(language: str) -> WordList:
    """Return the list of a language: there is one object for each."""
    return WordList(language)
