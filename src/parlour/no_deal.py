"""The functions about dealing for a game in which nothing is dealt, hidden or revealed.

GAME = Game.of(__name__, rules, no_deal)
"""

from __future__ import annotations

from typing import Any

from parlour.chance import Chance
from parlour.game import BadNotation, Seat


def deal(options: Any, chance: Chance) -> None:
    return None


def write_deal(deal: None) -> str:
    return ""


def read_deal(options: Any, text: str) -> None:
    if text:
        raise BadNotation("nothing-dealt", text=text)


def reveals(position: Any, seat: Seat, move: Any) -> bool:
    return False
