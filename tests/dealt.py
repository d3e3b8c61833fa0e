"""Deals that come again: what is dealt in a test follows from the test's name.

Somebody can win Duality with the first card, and two cards of Duel of Law may have no law in common. A test that
meets such a deal once in a hundred runs fails on somebody else's machine. So each test is dealt the same every time;
`PARLOUR_TEST_DEALS=2 scripts/test` deals all of them anew, to look for tests that lean on their deal.
"""

from __future__ import annotations

import os
import zlib
from collections import Counter

_DEALS = os.environ.get("PARLOUR_TEST_DEALS", "")
_DRAWN: Counter[str] = Counter()


def key_of_this_test() -> bytes:
    """The next key of the running test."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    _DRAWN[test] += 1
    return f"{_DEALS} {test} {_DRAWN[test]}".encode()


def browsers_part() -> str:
    """For a page: what it brings to a shuffle (sixteen bytes), and `Math.random`. Names of requests stay unique."""
    return """
      const draw = crypto.getRandomValues.bind(crypto);
      let word = KEY;
      const next = () => (word = (Math.imul(word, 1664525) + 1013904223) >>> 0) / 2 ** 32;
      Math.random = next;
      crypto.getRandomValues = (array) => {
        if (array.length !== 16) return draw(array);
        for (let i = 0; i < 16; i++) array[i] = next() * 256;
        return array;
      };
    """.replace("KEY", str(zlib.crc32(key_of_this_test())))
