"""Every kind of law there is, said as the table understands it, for readers of pages and of paper.

The browser has the same lists in `web/src/boards/duel-of-law/catalogue.ts`.
"""

from __future__ import annotations

import re

from parlour import words

_FEATURES = ("suit", "shade", "dice", "poker", "rank", "letter", "value")
_ORDERED = ("suit", "dice", "poker", "digit", "number", "letter", "value")
_KINDS = (
    *("digit-even", "digit-odd", "digit-prime", "number-prime", "dice-even", "dice-odd", "letter-vowel"),
    *("letter-consonant", "suit-green", "suit-blue", "suit-purple", "poker-black", "poker-red", "rank-face"),
)
_NUMBERS = ("square", "cube", "triangular", "fibonacci", "power-of-2")
_TURNS = (*_FEATURES, "poker-colour", "digit-parity", "dice-parity", "letter-vowels")


def kinds_of_law(language: str, wide: bool = False) -> dict[str, list[str]]:
    """Return the title of each kind, with all laws of that kind; `wide` mathematics has more of them."""

    def said(code: str, **facts: str) -> str:
        return re.sub("  +", " ", words.say(f"duel-of-law-{code}", facts, language)).replace(" ,", ",").strip()

    def along(kind: str, features: tuple[str, ...]) -> list[str]:
        return [said(kind, feature=feature, way="any") for feature in features]

    def numbers(feature: str, most: int) -> list[str]:
        multiples = ", ".join(map(str, range(4, most + 1)))
        return [
            *(said(f"every-{feature}-{one}") for one in _NUMBERS),
            said(f"every-{feature}-multiple", number=f"3 ({multiples})"),
        ]

    more = [*numbers("digit", 4), *numbers("number", 12)] if wide else []
    order = [*along("rising", _ORDERED), *along("run", _ORDERED), *along("pi", ("digit", "number"))]
    kinds = {
        "same": [said("same", feature=feature) for feature in _FEATURES],
        "class": [*(said(f"every-{kind}") for kind in _KINDS), *more],
        "turns": [said(f"turns-{kind}") for kind in _TURNS],
        "order": [*order, *along("word", ("letter",)), said("palindrome")],
    }
    return {said(f"catalogue-{kind}"): laws for kind, laws in kinds.items()}
