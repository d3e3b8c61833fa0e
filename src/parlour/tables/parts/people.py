"""The people at a table, and who is host."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.game import Refusal
from parlour.tables.entries import (
    Asked,
    Came,
    CameBack,
    Declined,
    Entry,
    HandedOut,
    HandedOver,
    HostChanged,
    Left,
    Muted,
    Removed,
    Seated,
    TimeSkipped,
    WentAway,
)


class Person(msgspec.Struct, frozen=True):
    """A person at the table. The number never changes, and a ticket proves it."""

    number: int
    name: str
    maker: bool = False
    """Whether they came at the device on which the table was made. Several such people share one device."""
    away: int | None = None
    """Since when they have not been connected, in milliseconds since 1970; None while they are here."""
    left: bool = False
    """Whether they left on purpose."""
    removed: bool = False
    """Whether the host removed them."""
    muted: bool = False
    """Whether the host muted them."""
    uninvited: bool = False
    """Whether they came by the address alone, and have no seat from the host yet."""
    from_lobby: bool = False
    """Whether they found a listed table in the lobby: no one invited them."""
    declined: int | None = None
    """When they last asked for a seat in vain, in milliseconds since 1970."""
    link: Literal["", "given", "own"] = ""
    """Whether an unused new link for their seat is out: given by the host, or on the own device (`own`)."""


class People(msgspec.Struct, frozen=True, dict=True):
    """All who have come, by their numbers, and the host."""

    by_number: Mapping[int, Person] = {}
    host: int | None = None

    def fold(self, entry: Entry, at: int | None, asked: Asked | None) -> People:
        """`asked` is the question that was open before this entry."""
        match entry:
            case Came(number, name, maker, uninvited, from_lobby):
                return self._with_newcomer(Person(number, name, maker, uninvited=uninvited, from_lobby=from_lobby))
            case Declined() if asked is not None and asked.person in self.by_number:
                return self._changed(asked.person, declined=at) if self.by_number[asked.person].uninvited else self
            case Seated(person) if self.by_number[person].uninvited:
                return self._changed(person, uninvited=False)
            case WentAway(person, since):
                return self._changed(person, away=since)
            case Left(person, since):
                return self._changed(person, away=since, left=True)
            case CameBack(person):
                link = "" if self.by_number[person].link == "given" else self.by_number[person].link
                return self._changed(person, away=None, left=False, link=link)
            case Removed(person):
                return self._changed(person, removed=True, left=True, link="")
            case Muted(person, muted):
                return self._changed(person, muted=muted)
            case HandedOut(person, own):
                return self._changed(person, link="own" if own else "given")
            case HandedOver(person):
                return self._changed(person, link="")
            case HostChanged(person):
                return People(self.by_number, person)
            case TimeSkipped():
                later = {
                    number: replace(one, away=entry.later(one.away), declined=entry.later(one.declined))
                    for number, one in self.by_number.items()
                }
                return People(later, self.host)
            case _:
                return self

    def _with_newcomer(self, person: Person) -> People:
        """The first to come is the host."""
        host = person.number if self.host is None else self.host
        return People({**self.by_number, person.number: person}, host)

    def _changed(self, person: int, **changes: Any) -> People:
        return People({**self.by_number, person: replace(self.by_number[person], **changes)}, self.host)

    @cached_property
    def present(self) -> frozenset[int]:
        """Those who have come and have not been removed."""
        return frozenset(number for number, person in self.by_number.items() if not person.removed)

    @property
    def admitted(self) -> frozenset[int]:
        """Those of them who came by an invitation or were let in by the host."""
        return frozenset(number for number in self.present if not self.by_number[number].uninvited)

    @cached_property
    def away(self) -> frozenset[int]:
        """Those of them who have left, or have not been connected for some time."""
        return frozenset(
            number for number in self.present if self.by_number[number].left or self.by_number[number].away is not None
        )

    @cached_property
    def makers(self) -> frozenset[int]:
        """Those who share the device on which the table was made."""
        return frozenset(number for number, person in self.by_number.items() if person.maker)

    @cached_property
    def invited(self) -> frozenset[int]:
        """Those of the admitted who did not find the table in the lobby."""
        return frozenset(number for number in self.admitted if not self.by_number[number].from_lobby)

    @property
    def closed(self) -> bool:
        """Whether a person was removed; newcomers then need a ticket, a link or the new code."""
        return len(self.present) < len(self.by_number)

    def check(self, person: int) -> None:
        """Refuse a number that belongs to no one at this table."""
        if person not in self.present:
            raise Refusal("no-such-person")

    def is_away(self, person: int) -> bool:
        return self.by_number[person].away is not None

    def same_device(self, one: int, other: int) -> bool:
        return one in self.makers and other in self.makers

    def at_device(self, here: frozenset[int]) -> frozenset[int]:
        """Return who is present when these people are connected: all people at one device are present together."""
        makers = self.makers
        return here if makers <= here or here.isdisjoint(makers) else here | makers
