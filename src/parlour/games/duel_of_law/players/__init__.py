"""Players of Duel of Law: levels in small steps, the lowest for newcomers. `bots` says what each of them can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.duel_of_law.rules import Move
    from parlour.games.duel_of_law.views import View
    from parlour.players import Player
    from parlour.solvers.review import Advice

LEVELS = range(14)
NAMES: tuple[str, ...] = ()
QUICK = 9


def make(name: str, seconds: float | None) -> Player:
    from parlour.games.duel_of_law.players.bots import Bot

    return Bot(int(name), seconds)


def warm_up() -> None:
    from parlour.games.duel_of_law.players.bots import warm_up

    warm_up()


def advise(view: View, made: Move) -> Advice | None:
    from parlour.games.duel_of_law.players.advice import advise

    return advise(view, made)
