"""Laws as sentences, composed from `words/` alone: "dark suits, vowels, card numbers rising downwards"."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from parlour import words
from parlour.games.duel_of_law.wording import Part


def say_part(part: Part, language: str | None = None) -> str:
    return words.say(part.code, dict(part.facts), language)


def say_law(law: Sequence[Part], language: str | None = None) -> str:
    """Return all parts of a law; nothing where there is none."""
    said = [say_part(part, language) for part in law]
    return functools.reduce(
        lambda first, second: words.say("duel-of-law-both", {"first": first, "second": second}, language),
        said[1:],
        said[0] if said else "",
    )
