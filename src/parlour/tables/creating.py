"""Creating a table: checking what is wished for and dealing; and the table of the next game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.chance import Chance
from parlour.game import AnyGame, Refusal, Seat, is_open, seats, written_options
from parlour.players import levels
from parlour.players.names import bot_names
from parlour.record import clean_name
from parlour.tables.entries import Chair, Charter, Line, Sat, Stored
from parlour.tables.state import TableState


@dataclass(frozen=True, slots=True)
class Wish:
    """Who shall sit here: whoever makes the table (`me`), somebody invited, or a bot of some level."""

    kind: Literal["me", "invite", "bot"]
    level: int | None = None


@dataclass(frozen=True, slots=True)
class Making:
    """What a new table is called, when it was made, and its chance: all that does not follow from what is wished."""

    table: str
    made: str
    chance: Chance


def created(game: AnyGame, options: object, wishes: Sequence[Wish], name: str, listed: bool, making: Making) -> Stored:
    """A new table as wished, whoever makes it seated."""
    _check(game, options, wishes)
    mine = [seat for seat, wish in enumerate(wishes) if wish.kind == "me"]
    names = _own_names(name, len(mine))
    called = iter(bot_names(len(wishes), names, making.chance))
    chairs = tuple(Chair(wish.kind, wish.level, next(called) if wish.kind == "bot" else "") for wish in wishes)
    charter = dealt(game, options, chairs, listed, making)
    return Stored(charter, tuple(Line(Sat(seat, name)) for seat, name in zip(mine, names, strict=True)))


def _check(game: AnyGame, options: object, wishes: Sequence[Wish]) -> None:
    if len(wishes) != seats(game, options):
        raise Refusal("wrong-seats", wished=len(wishes), seats=seats(game, options))
    offered = levels.offered(game)
    for wish in wishes:
        if (wish.level is None) if wish.kind == "bot" else (wish.level is not None):
            raise Refusal("no-such-level", lowest=offered[0], levels=offered[-1])
        if wish.level is not None and wish.level not in offered:
            raise Refusal("no-such-level", lowest=offered[0], levels=offered[-1])
    if sum(wish.kind == "me" for wish in wishes) > 1 and not is_open(game):
        raise Refusal("one-device-hidden")


def _own_names(name: str, count: int) -> tuple[str, ...]:
    """One name for one seat; numbered where one person sits on several, so that they can be told apart."""
    clean = clean_name(name)
    return (clean,) if count == 1 else tuple(clean_name(f"{clean[:36]} {number}") for number in range(1, count + 1))


def dealt(game: AnyGame, options: object, chairs: tuple[Chair, ...], listed: bool, making: Making) -> Charter:
    """The charter of a table with these chairs, freshly dealt."""
    return Charter(
        table=making.table,
        game=game.NAME,
        rules=game.RULES,
        options=tuple(written_options(options).items()),
        deal=game.write_deal(game.deal(options, making.chance)),
        chairs=chairs,
        listed=listed,
        made=making.made,
    )


def next_seats(game: AnyGame, options: object) -> tuple[Seat, ...]:
    """Where each seat's player sits in the next game: with the next side, or one chair on if there is but one side."""
    sides = game.sides(options)
    if len({len(side) for side in sides}) > 1:
        return tuple(range(seats(game, options)))
    rings = [sides[0]] if len(sides) == 1 else list(zip(*sides, strict=True))
    moves = {ring[place]: ring[(place + 1) % len(ring)] for ring in rings for place in range(len(ring))}
    return tuple(moves[seat] for seat in range(len(moves)))


def rematch(state: TableState, making: Making) -> Stored:
    """The next game of the same players, each on the seat that `next_seats` says."""
    sitting = state.sitting
    if sitting.outcome is None:
        raise Refusal("rematch-not-over")
    if any(state.is_free(seat) for seat in range(sitting.seats)):
        raise Refusal("rematch-seat-free")
    to = next_seats(sitting.game, sitting.options)
    chairs = {to[seat]: chair for seat, chair in enumerate(state.charter.chairs)}
    charter = dealt(
        sitting.game,
        sitting.options,
        tuple(chairs[seat] for seat in range(sitting.seats)),
        state.charter.listed,
        making,
    )
    seated = tuple(Line(Sat(to[seat], name)) for seat, name in enumerate(state.names) if name is not None)
    return Stored(charter, seated)
