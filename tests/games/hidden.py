"""What is hidden from a seat, worked out from the true position: place by place, by test code alone.

A game that deals anything must have an entry here. Each entry lists, for a position and a seat (None: a bystander),
the places that hold something this seat cannot know, and what truly lies there. Items of different places that could
change places must be written alike; what a seat knows about a hidden place is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parlour.game import Seat
from tests import pockets

Places = Mapping[str, frozenset[str]]


def hidden_in_pockets(position: pockets.Position, seat: Seat | None) -> Places:
    hands = {f"hand {other}": frozenset(map(str, position.hands[other])) for other in (0, 1) if other != seat}
    return {**hands, "pile": frozenset(map(str, position.pile))}


HIDDEN: Mapping[str, Callable[[Any, Seat | None], Places]] = {pockets.NAME: hidden_in_pockets}
