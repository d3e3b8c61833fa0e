"""Words as they are typed: slips of the keyboard, and numbers that are counted out."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import pairwise

from parlour.games.duel_of_law.lexicon import Lexicon

_SHORTEST = 4
"""Letters of a word in which a slip is recognised."""
_LONG = 7
"""Letters of a word that may have two."""


def nearest(word: str, vocabulary: Collection[str]) -> str | None:
    """Return the word of the vocabulary that this one is a slip of, if there is just one."""
    plain = word.strip(",.;:!?").lower()
    if len(plain) < _SHORTEST or not plain.isalpha():
        return None
    most = 2 if len(plain) >= _LONG else 1
    near = [(slips, known) for known in vocabulary if (slips := distance(plain, known, most)) <= most]
    fewest = min(near, default=(0, ""))[0]
    best = [known for slips, known in near if slips == fewest]
    return best[0] if len(best) == 1 else None


def distance(one: str, other: str, most: int) -> int:
    """Count the letters to add, drop, change or swap with their neighbour; give up beyond `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, sign in enumerate(one, 1):
        line = [row]
        for column, against in enumerate(other, 1):
            cost = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (sign != against))
            swapped = row > 1 and column > 1 and sign == other[column - 2] and one[row - 2] == against
            line.append(min(cost, before[column - 2] + 1) if swapped else cost)
        before, last = last, line
    return last[-1]


_STEP = r"[\s,;…/.–-]*(?:then |and then |and |puis |et puis |et )?"


def counted(text: str, lexicon: Lexicon) -> str:
    """Return the text with numbers that are counted out ("5 6 7 8", "three two one") as the word for it."""
    numbers = {word: value for value, word in enumerate(lexicon.number_words)}
    number = rf"(?:\d{{1,3}}|{'|'.join(sorted(numbers, key=len, reverse=True))})"

    def said(match: re.Match[str]) -> str:
        values = [numbers.get(word, -1) if not word.isdigit() else int(word) for word in re.findall(number, match[0])]
        steps = {after - one for one, after in pairwise(values)}
        wrapped = steps - {1 - 6, 0 - 9}  # dice and ranks start over
        if steps == {0}:
            return str(values[0])
        if wrapped == {1} and max(values) < 10:
            return lexicon.counting[0]
        if steps == {-1} and max(values) < 10:
            return lexicon.counting[1]
        return match[0]

    out = rf"(?<![\w.]){number}(?:{_STEP}(?<!\w){number}){{2,}}(?!\w)[\s,.…]*"
    return re.sub(out, lambda match: f"{said(match)} ", text).strip()
