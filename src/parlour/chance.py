"""The one generator of chance: a SHA-256 counter stream that any language can repeat.

Block number i of the stream is SHA-256(key ‖ i), where i is written as eight bytes, most significant first.
A number below n is the next k bytes of the stream (k just enough for n), most significant first, masked to the
bits of n − 1, and thrown away and taken again while it is not below n: so every number is equally likely.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Chance:
    """A stream of unbiased numbers, wholly determined by its key."""

    def __init__(self, key: bytes | str | int) -> None:
        self._key = key if isinstance(key, bytes) else str(key).encode()
        self._counter = 0
        self._rest = b""

    @classmethod
    def fresh(cls) -> Chance:
        """A stream that nobody can foresee."""
        return cls(secrets.token_bytes(32))

    def _take(self, count: int) -> bytes:
        while len(self._rest) < count:
            self._rest += hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        taken, self._rest = self._rest[:count], self._rest[count:]
        return taken

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely."""
        if n < 1:
            raise ValueError("there is no number below 1 to draw")
        bits = (n - 1).bit_length()
        while True:
            number = int.from_bytes(self._take((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if number < n:
                return number

    def unit(self) -> float:
        """A number from 0 up to, not including, 1, with 53 bits."""
        return self.below(1 << 53) / (1 << 53)

    def pick(self, items: Sequence[Item]) -> Item:
        """One of these."""
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """All of these in a random order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
