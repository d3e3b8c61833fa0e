"""The meaning of a key or a typed line: a draft, or a move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MoveInput:
    """A draft, or a whole move, ready to be played."""

    text: str
    whole: bool
