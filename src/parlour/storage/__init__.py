"""The log of every table: what was agreed when it was made, and then one line after the other, only ever appended.

A line is appended on condition that the log has the length its writer knew, and is on disk when `write` returns.
Invitations and tickets are kept as digests: whoever reads the database cannot sit down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.game import Seat
from parlour.tables.entries import Charter, Line, Stored


@dataclass(frozen=True, slots=True)
class Key:
    """The digest of a secret that is worth a seat: of an invitation or of a ticket."""

    seat: Seat
    digest: bytes


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table with its first lines."""

    charter: Charter
    lines: tuple[Line, ...] = ()
    tickets: tuple[Key, ...] = ()
    invitations: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Addition:
    """More lines for a log that must have this length, and tickets given out with them."""

    table: str
    length: int
    lines: tuple[Line, ...]
    tickets: tuple[Key, ...] = ()
    opening: Opening | None = None
    """Another table that begins by these lines: both are written, or neither."""


class NotStored(Exception):
    """The disk or the database refused; what was to be written may or may not be there."""


class Storage(Protocol):
    """What the server asks of a database. Calls block: they are for threads. Any of them may raise NotStored."""

    def create(self, opening: Opening, /) -> None:
        """Write a new table with its first lines."""

    def write(self, additions: Sequence[Addition], /) -> tuple[bool, ...]:
        """Append all of these that still fit, in one go; False for each whose log had another length."""

    def load(self, table: str, /) -> Stored | None:
        """Everything about a table, or None when there is no such table."""

    def lines(self, table: str, after: int, /) -> tuple[Line, ...]:
        """The lines of a log after this many."""

    def ticket(self, table: str, digest: bytes, /) -> Seat | None:
        """The seat that this ticket is worth."""

    def invitation(self, table: str, digest: bytes, /) -> Seat | None:
        """The seat that this invitation is for, taken already or not."""

    def give(self, table: str, ticket: Key, /) -> None:
        """One more ticket for a seat; nothing happens if it has been given before."""

    def listed(self, count: int, /) -> tuple[str, ...]:
        """The newest listed tables."""

    def close(self) -> None: ...
