"""The log of every table: what was agreed when it was made, and then one line after the other, only ever appended.

A line is appended on condition that the log has the length its writer knew, and is on disk when `write` returns.
Invitations and tickets are kept as digests: who reads the database cannot sit down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from parlour.game import Seat
from parlour.sitting import Ended, Moved, TookBack


@dataclass(frozen=True, slots=True)
class Chair:
    """Who was meant to sit here when the table was made: its maker (`me`), a guest by invitation, or a bot."""

    kind: Literal["me", "invite", "bot"]
    level: int | None = None
    name: str = ""
    """What a bot is called."""


@dataclass(frozen=True, slots=True)
class Charter:
    """What was agreed when the table was made. The deal is the whole secret of the table."""

    table: str
    game: str
    rules: str
    options: tuple[tuple[str, str], ...]
    deal: str
    chairs: tuple[Chair, ...]
    listed: bool
    made: str
    """When, as 2026-11-15T21:00:00Z."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody sat down."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Asked:
    """This seat asks the others whether it may take its last move back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Agreed:
    """This seat has nothing against the move being taken back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Declined:
    """This seat would rather not."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Followed:
    """The next game is at this table, sides swapped."""

    table: str


@dataclass(frozen=True, slots=True)
class Wound:
    """The clock was wound for this deadline of the game: whoever is awaited has until then."""

    key: int
    due: int
    """Milliseconds since 1970, so that time goes on while the server does not."""


@dataclass(frozen=True, slots=True)
class Said:
    """This seat said something to all."""

    seat: Seat
    text: str


Entry = Said | Wound | Sat | Moved | TookBack | Ended | Asked | Agreed | Declined | Followed


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a table's log; if a browser asked for it, which seat did and the id it gave its request."""

    entry: Entry
    seat: Seat | None = None
    client: str | None = None


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


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is on disk."""

    charter: Charter
    lines: tuple[Line, ...]


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
        """The lines of a log after so many."""

    def ticket(self, table: str, digest: bytes, /) -> Seat | None:
        """The seat that this ticket is worth."""

    def invitation(self, table: str, digest: bytes, /) -> Seat | None:
        """The seat that this invitation is for, taken already or not."""

    def give(self, table: str, ticket: Key, /) -> None:
        """One more ticket for a seat; nothing happens if it has been given before."""

    def listed(self, count: int, /) -> tuple[str, ...]:
        """The newest listed tables."""

    def close(self) -> None: ...
