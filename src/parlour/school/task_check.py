"""Checks whether a move did what a task asks, by the rules of its game: no list of right answers is kept.

A task is named by a few words. Any game knows `any`, a legal move, and `wins`, a move that wins at once; further ones
are the game's own, in the module `school` of its folder: `takes`, `replaces 5`.
"""

from __future__ import annotations

from typing import Any, Protocol

from parlour.game import Game, Seat
from parlour.optional_parts import optional_part


class Judge(Protocol):
    def does(self, task: str, before: Any, seat: Seat, move: Any, after: Any, /) -> bool:
        """Return whether this legal move did what the task names. A task that is not known is a ValueError."""


class Lighting(Protocol):
    def places(self, move: Any, /) -> tuple[str, ...]:
        """Return what a move takes up, then where it goes: cells by their names, a card of a hand as `card 51`."""


class Dealing(Protocol):
    def whole_deal(self, text: str, /) -> str:
        """Return a deal in which the cards that do not matter are written `…`, with all of them."""


task_judge = optional_part(Judge, "school")
move_places = optional_part(Lighting, "school")
task_deals = optional_part(Dealing, "school")


def does(game: Game, task: str, before: Any, seat: Seat, move: Any, after: Any) -> bool:
    """Return whether this legal move did what was asked."""
    if task == "any":
        return True
    if task == "wins":
        outcome = game.outcome(after)
        return outcome is not None and seat in outcome.winners
    judge = task_judge(game)
    if judge is None:
        raise ValueError(f"{game.NAME} has nothing that judges “{task}”")
    return judge.does(task, before, seat, move, after)


def places(game: Game, text: str) -> tuple[str, ...]:
    """Return the places of a move, for a board to light; none where the game does not say."""
    lighting = move_places(game)
    return () if lighting is None else lighting.places(game.read(text))


def dealt(game: Game, options: Any, text: str) -> Any:
    """Return a deal as lessons and puzzles write it."""
    dealing = task_deals(game)
    return game.read_deal(options, text if dealing is None or "…" not in text else dealing.whole_deal(text))
