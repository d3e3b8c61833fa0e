"""Who is at a table, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from parlour.game import Seat


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has come to the table. Their number stays theirs; a ticket is worth it."""

    number: int
    name: str
    maker: bool = False
    """Did the table begin at this device? Several such are one person at one device."""
    away: int | None = None
    """Since when nobody is connected for them, in milliseconds since 1970; None while they are here."""
    left: bool = False
    """Have they said that they go?"""
    removed: bool = False
    """Has the host sent them away?"""
    muted: bool = False
    """Has the host decided that nobody hears them?"""
    link: Literal["", "given", "own"] = ""
    """Whether an unused new link for their seat is out: given by the host, or on the own device (`own`)."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person, a bot, or nobody yet (`open`, or `invited` where a link is given out for it)."""

    kind: Literal["person", "bot", "open", "invited"]
    person: int | None = None
    name: str = ""
    level: int | None = None
    substitute: int | None = None
    """The level of the bot that plays for this person, as long as one does."""
    by_link: bool = False
    """Was the seat handed over by a new link in this game?"""

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")

    @property
    def bot_level(self) -> int | None:
        """Of what strength the bot is that moves here; None where a person does."""
        return self.level if self.kind == "bot" else self.substitute


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game of this table: who held each seat, who won, and their points."""

    holders: tuple[Holder, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody has made of all games at this table."""

    name: str
    person: int | None
    wins: int
    points: int


def tallies(results: tuple[Result, ...]) -> tuple[Tally, ...]:
    """The running score, in the order of the seats of the last game."""
    wins: dict[tuple[int | None, str], int] = {}
    points: dict[tuple[int | None, str], int] = {}
    for result in results:
        for seat, holder in enumerate(result.holders):
            key = (holder.person, "" if holder.person is not None else holder.name)
            wins[key] = wins.get(key, 0) + (seat in result.winners)
            points[key] = points.get(key, 0) + (result.points[seat] if result.points else 0)
    last = results[-1].holders if results else ()
    return tuple(
        Tally(holder.name, holder.person, wins[key], points[key])
        for holder in last
        for key in [(holder.person, "" if holder.person is not None else holder.name)]
    )
