"""Bits of integers in plain Python; compiled kernels have an instruction for each."""

from __future__ import annotations


def popcount(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The place of the lowest set bit; `bits` must not be 0."""
    return (int(bits) & -int(bits)).bit_length() - 1
