"""The pairer plays DUOS: five levels, and five personalities whom one may invite by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.game import Facts, Seat
    from parlour.games.duos.values import Move
    from parlour.games.duos.views import View
    from parlour.players import Player
    from parlour.solvers.review import Advice

LEVELS = range(1, 6)
NAMES: tuple[str, ...] = ("naturalist", "painter", "traveller", "poet", "tinkerer")
QUICK = 5
"""None of them thinks longer than the blink of an eye."""


def make(name: str, seconds: float | None) -> Player:
    from parlour.games.duos.players.pairer import make

    return make(name)


def warm_up() -> None:
    from parlour.games.duos.players.pairer import warm_up

    warm_up()


def remarks(view: View, bots: frozenset[Seat]) -> tuple[tuple[Seat, str, Facts], ...]:
    from parlour.games.duos.players.pairer import remarks

    return remarks(view, bots)


def pause(view: View, move: Move) -> float:
    from parlour.games.duos.players.pairer import pause

    return pause(view, move)


def advise(view: View, made: Move) -> Advice | None:
    from parlour.games.duos.players.advice import advise

    return advise(view, made)
