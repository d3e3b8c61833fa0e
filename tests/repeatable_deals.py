"""Deals that come again: what is dealt in a test follows from the test's name.

A person can win Duality with the first card, and two cards of Duel of Law may have no law in common. A test that
meets such a deal once in a hundred runs fails on another person's machine. So each test is dealt the same every time;
`PARLOUR_TEST_DEALS=2 scripts/test` deals all of them anew, to look for tests that lean on their deal.
"""

from __future__ import annotations

import hashlib
import os
import sys
import zlib
from collections import Counter
from types import FrameType

_DEALS = os.environ.get("PARLOUR_TEST_DEALS", "")
_DRAWN: Counter[str] = Counter()


def key_of_this_test() -> bytes:
    """The next key of the running test. The caller has a count of their own: a bot that thinks changes no deal."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    asked: FrameType | None = sys._getframe(1)
    while asked and asked.f_code.co_name in ("fresh", "table_id"):
        asked = asked.f_back
    drawn = f"{_DEALS} {test} {asked and asked.f_code.co_qualname}"
    _DRAWN[drawn] += 1
    return f"{drawn} {_DRAWN[drawn]}".encode()


def table_id() -> str:
    """The name of a table of the running test, for a deal follows from it too."""
    return hashlib.sha256(key_of_this_test() + b" table").hexdigest()[:16]


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
