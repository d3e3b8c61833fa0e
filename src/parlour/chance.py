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
        self._block = b""
        self._at = 0
        """How much of the block has been taken."""

    @classmethod
    def fresh(cls) -> Chance:
        """Return an unpredictable stream."""
        return cls(cls.fresh_key())

    @staticmethod
    def fresh_key() -> bytes:
        """Return an unpredictable key."""
        return secrets.token_bytes(32)

    def _next_block(self) -> bytes:
        block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
        self._counter += 1
        return block

    def _take(self, count: int) -> bytes:
        while len(self._block) - self._at < count:
            self._block, self._at = self._block[self._at :] + self._next_block(), 0
        taken = self._block[self._at : self._at + count]
        self._at += count
        return taken

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1, each equally likely."""
        if n < 1:
            raise ValueError("there is no number below 1 to draw")
        bits = (n - 1).bit_length()
        if 0 < bits <= 8:  # one byte is enough, as it mostly is: the same without cutting the block to pieces
            mask, number, at = (1 << bits) - 1, n, self._at
            while number >= n:
                try:
                    number = self._block[at] & mask
                except IndexError:
                    self._block, at = self._next_block(), 0
                    number = self._block[at] & mask
                at += 1
            self._at = at
            return number
        while True:
            number = int.from_bytes(self._take((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if number < n:
                return number

    def unit(self) -> float:
        """Return a number from 0 up to, not including, 1, with 53 bits."""
        return self.below(1 << 53) / (1 << 53)

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of these."""
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """Return all of these in a random order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 255, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        block, at = self._block, self._at
        for last in range(min(len(order) - 1, 255), 0, -1):  # as in `below`, where one byte is enough
            mask = (1 << last.bit_length()) - 1
            other = last + 1
            while other > last:
                try:
                    other = block[at] & mask
                except IndexError:
                    self._block = block = self._next_block()
                    at = 0
                    other = block[at] & mask
                at += 1
            order[last], order[other] = order[other], order[last]
        self._at = at
        return tuple(order)
