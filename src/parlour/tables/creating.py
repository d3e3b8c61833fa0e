"""Creating a table: checking what is wished for. Nothing is dealt yet: that is for the start."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from parlour.game import AnyGame, Refusal, is_open, seats, written_options
from parlour.players import levels
from parlour.players.names import by_level
from parlour.record import clean_name
from parlour.tables.entries import NO_CLOCK, Came, Chair, Charter, Entry, Line, Seated, Stored, TimeControl
from parlour.tables.gathering import checked_time


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit here: the maker (`me`), a guest with a link for this seat, whoever comes (`open`), or a bot."""

    kind: Literal["me", "invite", "open", "bot"]
    level: int | None = None
    name: str | None = None
    """Where the door names them itself. A bot that it names is its own, and of no level."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody wishes for it."""

    options: object
    seats: tuple[SeatWish, ...]
    name: str = ""
    listed: bool = False
    time: TimeControl = NO_CLOCK
    seeking: bool = False
    late: bool = False
    screen: bool = False
    solver_closed: bool = False


def created(game: AnyGame, wish: Wish, table: str, now: int) -> Stored:
    """A new table of this id as wished. Whoever makes it is the host, with a seat or without."""
    _check(game, wish)
    mine = [seat for seat, chair in enumerate(wish.seats) if chair.kind == "me"]
    named = tuple(name for seat in mine if (name := wish.seats[seat].name) is not None)
    names = named or _own_names(wish.name, max(1, len(mine)))
    charter = Charter(
        table=table,
        game=game.NAME,
        rules=game.RULES,
        options=tuple(written_options(wish.options).items()),
        deal=None,
        chairs=_chairs(game, wish, names),
        listed=wish.listed,
        made=datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        time=checked_time(wish.time),
        seeking=wish.seeking,
        late=wish.late,
        screen=wish.screen,
        solver_closed=wish.solver_closed,
    )
    entries: list[Entry] = [Came(number, name, maker=True) for number, name in enumerate(names)]
    entries += [Seated(number, seat) for number, seat in enumerate(mine)]
    return Stored(charter, tuple(Line(entry, at=now) for entry in entries))


def _chairs(game: AnyGame, wish: Wish, names: tuple[str, ...]) -> tuple[Chair, ...]:
    """People say what they are called when they come; bots are called something already."""
    bots = [seat.level for seat in wish.seats if seat.kind == "bot" and seat.level is not None]
    called = iter(by_level(game, bots, names))
    return tuple(
        Chair(seat.kind, seat.level, (next(called) if seat.name is None else seat.name) if seat.kind == "bot" else "")
        for seat in wish.seats
    )


def _check(game: AnyGame, wish: Wish) -> None:
    wished = wish.seats
    if len(wished) != seats(game, wish.options):
        raise Refusal("wrong-seats", wished=len(wished), seats=seats(game, wish.options))
    offered = levels.offered(game)
    for seat in wished:
        if seat.level not in (offered if seat.kind == "bot" and seat.name is None else (None,)):
            raise Refusal("no-such-level", lowest=offered[0], levels=offered[-1])
    if wish.late and is_open(game):
        raise Refusal("late-nothing-hidden")
    if wish.screen and any(seat.kind == "me" for seat in wish.seats):
        raise Refusal("screen-has-no-seat")
    if sum(seat.kind == "me" for seat in wished) > 1 and not is_open(game):
        raise Refusal("one-device-hidden")


def _own_names(name: str, count: int) -> tuple[str, ...]:
    """One name for one seat; numbered where one person sits on several, so that they can be told apart."""
    clean = clean_name(name)
    return (clean,) if count == 1 else tuple(clean_name(f"{clean[:36]} {number}") for number in range(1, count + 1))
