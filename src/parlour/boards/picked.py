"""What a key or a typed line makes of a move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picked:
    """A draft, or a whole move, ready to be played."""

    text: str
    whole: bool
