"""Pockets' own players: the house's under numbers of its own, a beginner below them, and one with a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.chance import Chance
from parlour.game import Facts, Seat
from parlour.players import Player
from parlour.players.search import Search
from parlour.players.simple import Greedy, Random
from tests.pockets import GAME as pockets
from tests.pockets.rules import View

LEVELS = range(6)
NAMES: tuple[str, ...] = ("sly",)
QUICK = 1


@dataclass(frozen=True, slots=True)
class Sly:
    """Lays its lowest card, and plants its flags to the left."""

    def choose(self, view: Any, chance: Chance) -> Any:
        return pockets.read(view.choices[0])


def make(name: str, seconds: float | None) -> Player:
    match name:
        case "sly":
            return Sly()
        case "0":
            return Random(pockets)
        case "1":
            return Greedy(pockets, careful=0)
        case "2":
            return Greedy(pockets, careful=80)
        case level:
            return Search(pockets, {"3": 60, "4": 300, "5": 1500}[level], seconds)


def warm_up() -> None:
    """There is nothing to compile."""


def remarks(view: View, bots: frozenset[Seat]) -> tuple[tuple[Seat, str, Facts], ...]:
    """Once a trick has been laid, its winner says something, if it is a bot."""
    if not view.tricks:
        return ()
    first, second = view.tricks[-1]
    winner = 0 if first > second else 1
    return ((winner, "pockets-remark", {}),) if winner in bots else ()
