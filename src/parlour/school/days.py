"""The board of the day, of a game in which there is no right answer: each player chooses, then sees how others chose.

What is kept is how often each part of a move, such as a pair, was chosen on that day, and nothing about any person.
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.chance import Chance
from parlour.game import Facts, Game, Refusal, Seat
from parlour.optional_parts import optional_part

EVERYONE = ""
"""The choice under which answers are counted."""


class BoardsOfTheDay(Protocol):
    DAY: Mapping[str, str]
    """The options of the game whose first board it is."""

    def parts(self, move: Any, /) -> tuple[str, ...]:
        """Return the parts of a move that are counted; none where it is no answer."""

    def opinion(self, view: Any, /) -> tuple[tuple[str, str, Facts], ...]:
        """Return the choice of the strongest bot: each part, and the reason as a sentence."""


boards_of_the_day = optional_part(BoardsOfTheDay, "school")


@dataclass(frozen=True, slots=True)
class DayBoard:
    game: str
    day: str
    seat: Seat
    view: Any


@dataclass(frozen=True, slots=True)
class Opinion:
    part: str
    code: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class PartCount:
    part: str
    count: int


@dataclass(frozen=True, slots=True)
class DayCounts:
    """How the bot and all players on this server chose."""

    day: str
    answers: int
    house: tuple[Opinion, ...]
    counts: tuple[PartCount, ...]
    """The most frequent first."""


def has_day(game: Game) -> bool:
    return boards_of_the_day(game) is not None


def _of_the_day(game: Game) -> BoardsOfTheDay:
    asked = boards_of_the_day(game)
    if asked is None:
        raise Refusal("no-puzzles", game=game.NAME)
    return asked


@functools.lru_cache(maxsize=8)
def _position(game: Game, day: str) -> Any:
    options = game.options(_of_the_day(game).DAY)
    return game.setup(options, game.deal(options, Chance(f"{game.NAME} of {day}")))


def board(game: Game, today: datetime.date) -> DayBoard:
    """Return the board of this day, the same at every server."""
    day = today.isoformat()
    position = _position(game, day)
    seat = min(game.awaited(position))
    return DayBoard(game.NAME, day, seat, game.view(position, seat))


def chosen(game: Game, day: str, today: datetime.date, text: str) -> tuple[str, ...]:
    """Return the parts of this answer; refused where the move is illegal or the day is over."""
    position = _position(game, current(day, today))
    seat = min(game.awaited(position))
    move = game.read(text)
    game.check(position, seat, move)
    parts = _of_the_day(game).parts(move)
    if not parts:
        raise Refusal("day-no-answer", text=text)
    return parts


def current(day: str, today: datetime.date) -> str:
    """Return the day if it is today or was until just now: a player may think past midnight."""
    if day not in (today.isoformat(), (today - datetime.timedelta(days=1)).isoformat()):
        raise Refusal("day-over")
    return day


def told(game: Game, day: str, counts: Mapping[str, int]) -> DayCounts:
    """Return what a player sees after answering."""
    position = _position(game, day)
    view = game.view(position, min(game.awaited(position)))
    parts = sorted((part for part in counts if part != EVERYONE), key=lambda part: (-counts[part], part))
    return DayCounts(
        day,
        counts.get(EVERYONE, 0),
        tuple(Opinion(*one) for one in _of_the_day(game).opinion(view)),
        tuple(PartCount(part, counts[part]) for part in parts),
    )
