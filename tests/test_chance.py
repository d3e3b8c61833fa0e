"""The one generator: repeatable in any language, and fair."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.chance import Chance


def test_the_stream_is_sha256_of_key_and_counter() -> None:
    """Worked out by hand, so that another language can check itself against it."""
    first = hashlib.sha256(b"key" + bytes(8)).digest()
    chance = Chance(b"key")
    assert [chance.below(256) for _ in range(32)] == list(first)
    assert chance.below(256) == hashlib.sha256(b"key" + bytes(7) + b"\x01").digest()[0]


def test_known_draws_never_change() -> None:
    """Old deals must come out again: these draws are fixed for ever."""
    chance = Chance("parlour")
    assert [chance.below(6) for _ in range(12)] == [5, 3, 0, 4, 4, 4, 2, 2, 0, 0, 4, 3]
    assert Chance("parlour").shuffle("abcdefgh") == tuple("bcgheadf")


def test_every_number_below_n_is_equally_likely() -> None:
    chance = Chance(1)
    counts = Counter(chance.below(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    chance = Chance(2)
    counts = Counter(chance.shuffle("abc") for _ in range(60_000))
    assert len(counts) == 6
    assert all(9_500 < count < 10_500 for count in counts.values())


@given(st.integers(1, 10**30), st.integers())
def test_numbers_stay_below_their_bound(n: int, key: int) -> None:
    assert 0 <= Chance(key).below(n) < n


@given(st.integers())
def test_unit_is_below_one(key: int) -> None:
    assert 0 <= Chance(key).unit() < 1


def test_below_nothing_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="below 1"):
        Chance(0).below(0)


def test_fresh_streams_differ() -> None:
    assert Chance.fresh().below(2**128) != Chance.fresh().below(2**128)
