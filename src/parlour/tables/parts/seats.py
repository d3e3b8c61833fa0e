"""Who holds each seat: people, bots, or no one yet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.game import Game, Seat
from parlour.players.levels import offered
from parlour.players.names import listed
from parlour.tables.entries import (
    Again,
    BotSeated,
    CameBack,
    Entry,
    GameChosen,
    HandedOver,
    Left,
    OptionsSet,
    PlannedSeat,
    Removed,
    Seated,
    SeatFreed,
    SeatsSwapped,
    Started,
    Substituted,
)
from parlour.tables.parts.people import People


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person, a bot, or no one yet (`open`, or `invited` where a link is given out for it)."""

    kind: Literal["person", "bot", "open", "invited"]
    person: int | None = None
    name: str = ""
    level: int | None = None
    substitute: int | None = None
    """The level of the bot that plays for this person, as long as one does."""
    by_link: bool = False
    """Whether the seat was handed over by a new link in this game."""
    removed: bool = False
    """Whether a bot plays here for a person who was removed in this game."""

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")

    @property
    def bot_level(self) -> int | None:
        """The level of the bot that moves here; None where a person does."""
        return self.level if self.kind == "bot" else self.substitute


class Seats(msgspec.Struct, frozen=True, dict=True):
    """The holders of the seats, also of those of the last game while the next one is prepared."""

    holders: tuple[Holder, ...]
    """The holders in the game that is played or prepared."""
    past: tuple[Holder, ...] = ()
    """The holders in the last game, while the next one is prepared."""
    lowest_level: int = 0
    """The level of a bot without one of its own."""

    @staticmethod
    def planned(planned: Sequence[PlannedSeat], lowest_level: int) -> Seats:
        """Return the seats as they were meant when the table was made."""
        meant = (
            Holder("bot", None, seat.name, seat.level)
            if seat.kind == "bot"
            else Holder("invited" if seat.kind == "invite" else "open")
            for seat in planned
        )
        return Seats(tuple(meant), (), lowest_level)

    def fold(self, entry: Entry, people: People, game: Game, options: object, preparing: bool, held: bool) -> Seats:
        """`options` are those after this entry; `people`, and whether a game is prepared, as they were before.

        `held` seats stay with people who leave.
        """
        match entry:
            case Seated(person, seat):
                stood = self._opened(self.next_of(person))
                return stood if seat is None else stood._held(seat, _seated(people, person))
            case BotSeated(seat, level, name):
                return self._held(seat, Holder("bot", None, name, level))
            case SeatFreed(seat, invited):
                return self._held(seat, Holder("invited" if invited else "open"))
            case SeatsSwapped(one, other):
                first, second = self.holders[one], self.holders[other]
                return self._held(one, second)._held(other, first)
            case OptionsSet():
                return self._with_count(game.seats(options))
            case GameChosen():
                return Seats((Holder("open"),) * game.seats(options), (), offered(game)[0])
            case Started() if self.past:
                return Seats(self.holders, (), self.lowest_level)
            case Again() if not preparing:
                return self._moved_on(people, next_seats(game, options))
            case _:
                return self._with_substitutes(entry, preparing, held)

    def _with_substitutes(self, entry: Entry, preparing: bool, held: bool) -> Seats:
        """Return the seats after people went away or came back, or their seat was handed over."""
        match entry:
            case Substituted(seat, level):
                return self._held(seat, replace(self.holders[seat], substitute=level))
            case CameBack(person):
                return self._of_person(person, substitute=None)
            case HandedOver(person):
                return self._of_person(person, by_link=True)
            case Left(person) if preparing and not held:
                return self._opened(self.next_of(person))
            case Removed(person):
                return self._without(person, preparing)
            case _:
                return self

    def _of_person(self, person: int, **changes: Any) -> Seats:
        seat = self.next_of(person)
        return self if seat is None else self._held(seat, replace(self.holders[seat], **changes))

    def _without(self, person: int, preparing: bool) -> Seats:
        """Return the seats with this one open; during a game its substitute stays as a bot."""
        seat = self.next_of(person)
        level = None if seat is None else self.holders[seat].substitute
        if seat is None or preparing or level is None:
            return self._opened(seat)
        return self._held(seat, Holder("bot", None, self.holders[seat].name, level, removed=True))

    def _held(self, seat: Seat, holder: Holder) -> Seats:
        if self.holders[seat] == holder:
            return self
        return self._with((*self.holders[:seat], holder, *self.holders[seat + 1 :]))

    def _opened(self, seat: Seat | None) -> Seats:
        return self if seat is None else self._held(seat, Holder("open"))

    def _with(self, holders: tuple[Holder, ...]) -> Seats:
        return Seats(holders, self.past, self.lowest_level)

    def _with_count(self, count: int) -> Seats:
        """Return this number of seats: people keep theirs where possible; others move to open ones, or stand."""
        more = count - len(self.holders)
        after = self._with((*self.holders[:count], *(Holder("open") for _ in range(more))))
        for holder in self.holders[count:]:
            free = [seat for seat, other in enumerate(after.holders) if other.kind == "open"]
            if holder.kind == "person" and free:
                after = after._held(free[0], holder)
        return after

    def _moved_on(self, people: People, to: tuple[Seat, ...]) -> Seats:
        """Return the seats of the next game: all move on, and the seats of those who left are open."""
        next_holders = {to[seat]: self._still_here(people, holder) for seat, holder in enumerate(self.holders)}
        return Seats(tuple(next_holders[seat] for seat in range(len(to))), self.holders, self.lowest_level)

    @staticmethod
    def _still_here(people: People, holder: Holder) -> Holder:
        if holder.person is not None and people.by_number[holder.person].left:
            return Holder("open")
        return replace(holder, substitute=None, by_link=False, removed=False)

    @cached_property
    def shown(self) -> tuple[Holder, ...]:
        """The holders in the game that is shown: the last one until the next has started."""
        return self.past or self.holders

    @cached_property
    def _by_person(self) -> dict[int | None, Seat]:
        return _seats_of(self.shown)

    @cached_property
    def _next_by_person(self) -> dict[int | None, Seat]:
        return _seats_of(self.holders)

    def of(self, person: int | None) -> Seat | None:
        """Return the seat of this person in the game that is shown."""
        return self._by_person.get(person)

    def next_of(self, person: int | None) -> Seat | None:
        """Return the seat of this person in the game that is played or prepared."""
        return self._next_by_person.get(person)

    @cached_property
    def seated(self) -> frozenset[int]:
        """The people who hold a seat of the game that is played or prepared."""
        return frozenset(holder.person for holder in self.holders if holder.person is not None)

    @cached_property
    def any_free(self) -> bool:
        return any(holder.free for holder in self.holders)

    @cached_property
    def not_bots(self) -> frozenset[Seat]:
        """The seats of people in the game that is shown."""
        return frozenset(seat for seat, holder in enumerate(self.shown) if holder.kind != "bot")

    @cached_property
    def bots(self) -> dict[Seat, int]:
        """The seats where a bot moves, also for a person, and its level."""
        levels = (self.lowest_level if one.kind == "bot" and one.level is None else one.bot_level for one in self.shown)
        return {seat: level for seat, level in enumerate(levels) if level is not None}

    def bot_level(self, seat: Seat) -> int | None:
        """Return the level of the bot that moves here, also for a person; None where a person does."""
        return self.bots.get(seat)

    @property
    def only_bots(self) -> bool:
        return len(self.bots) == len(self.shown)

    def name_of(self, seat: Seat) -> str:
        """Return the name of the player of a seat; empty while the seat is free."""
        holder = self.shown[seat]
        return holder.name or (listed()[seat] if holder.kind == "bot" else "")


def next_seats(game: Game, options: object) -> tuple[Seat, ...]:
    """Return the next seat of each seat's player: on the next side, or one seat on if there is only one side."""
    sides = game.sides(options)
    if len({len(side) for side in sides}) > 1:
        return tuple(range(game.seats(options)))
    rings = [sides[0]] if len(sides) == 1 else list(zip(*sides, strict=True))
    moves = {ring[place]: ring[(place + 1) % len(ring)] for ring in rings for place in range(len(ring))}
    return tuple(moves[seat] for seat in range(len(moves)))


def _seated(people: People, person: int) -> Holder:
    return Holder("person", person, people.by_number[person].name)


def _seats_of(holders: tuple[Holder, ...]) -> dict[int | None, Seat]:
    return {holder.person: seat for seat, holder in reversed([*enumerate(holders)]) if holder.person is not None}
