"""Creating a table: check the request, write the first lines. Nothing is dealt before the start."""

from __future__ import annotations

from datetime import UTC, datetime

from parlour.game import Game, Refusal, written_options
from parlour.players import levels
from parlour.players.names import by_level
from parlour.record import clean_name
from parlour.tables.clocks import checked_time
from parlour.tables.entries import Came, Charter, Entry, Line, PlannedSeat, Seated, Stored
from parlour.tables.evening import checked_plan
from parlour.tables.requests import NewTable


def created(
    game: Game,
    new: NewTable,
    table: str,
    now: int,
    *,
    seeking: bool = False,
    names: tuple[str, ...] | None = None,
) -> Stored:
    """Return the log of a new table with this id. Its maker is the host, with a seat or without.

    `names` are given to all seats where the caller brings its own bots, which then have no level.
    """
    options = game.options(new.options)
    _check(game, options, new, named=names is not None)
    mine = [seat for seat, choice in enumerate(new.seats) if choice.kind == "me"]
    called = _own_names(new.name, max(1, len(mine)))
    if names is not None and mine:
        called = tuple(names[seat] for seat in mine)
    charter = Charter(
        table=table,
        game=game.NAME,
        rules=game.RULES,
        options=tuple(written_options(options).items()),
        seats=_seats(game, new, called, names),
        listed=new.listed,
        made=datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        time=checked_time(new.time),
        seeking=seeking,
        delayed=new.delayed,
        screen=new.screen,
        solver_closed=new.solver_closed,
        elastic=new.elastic,
        plan=checked_plan(game.NAME, new.plan),
    )
    entries: list[Entry] = [Came(number, name, maker=True) for number, name in enumerate(called)]
    entries += [Seated(number, seat) for number, seat in enumerate(mine)]
    return Stored(charter, tuple(Line(entry, at=now) for entry in entries))


def _seats(
    game: Game, new: NewTable, people: tuple[str, ...], names: tuple[str, ...] | None
) -> tuple[PlannedSeat, ...]:
    """Return the planned seats with the names of bots; people give theirs when they arrive."""
    bots = [choice.level for choice in new.seats if choice.kind == "bot" and choice.level is not None]
    by_strength = iter(by_level(game, bots, people))
    return tuple(
        PlannedSeat(choice.kind, choice.level, names[seat] if names is not None else next(by_strength))
        if choice.kind == "bot"
        else PlannedSeat(choice.kind, choice.level)
        for seat, choice in enumerate(new.seats)
    )


def _check(game: Game, options: object, new: NewTable, *, named: bool) -> None:
    count = game.seats(options)
    if len(new.seats) != count:
        raise Refusal("wrong-seats", wished=len(new.seats), seats=count)
    offered = levels.offered(game)
    for choice in new.seats:
        if choice.level not in (offered if choice.kind == "bot" and not named else (None,)):
            raise Refusal("no-such-level", lowest=offered[0], levels=offered[-1])
    if new.delayed and game.is_open:
        raise Refusal("late-nothing-hidden")
    mine = sum(choice.kind == "me" for choice in new.seats)
    if new.screen and mine:
        raise Refusal("screen-has-no-seat")
    if mine > 1 and not game.is_open:
        raise Refusal("one-device-hidden")


def _own_names(name: str, count: int) -> tuple[str, ...]:
    """Return a name for each of the maker's seats, numbered where there are several."""
    clean = clean_name(name)
    return (clean,) if count == 1 else tuple(clean_name(f"{clean[:36]} {number}") for number in range(1, count + 1))
