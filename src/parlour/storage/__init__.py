"""The log of every table: what was agreed when it was made, and then one line after the other, only ever appended.

A line is appended on condition that the log has the length its writer knew, and is on disk when `write` returns.
Invitations and tickets are kept as digests, so that reading the database does not give a seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from parlour.game import Seat
from parlour.tables.entries import Charter, Line, Stored


@dataclass(frozen=True, slots=True)
class Key:
    """The digest of a secret: an invitation is worth a seat, a ticket and a new link are worth a person's number."""

    number: int
    digest: bytes


@dataclass(frozen=True, slots=True)
class FencingToken:
    """The right of a process to write to a table.

    `fence` rises whenever the table passes to another process, so that writes of a former owner are refused.
    """

    process: int
    fence: int


@dataclass(frozen=True, slots=True)
class Process:
    """A server process that is alive, where the others reach it, and the secret by which it knows them."""

    number: int
    address: str
    secret: str


@dataclass(frozen=True, slots=True)
class NewLog:
    """A new table with its first lines."""

    charter: Charter
    lines: tuple[Line, ...] = ()
    tickets: tuple[Key, ...] = ()
    invitations: tuple[Key, ...] = ()
    code: str | None = None
    """The code that can be typed instead of a link. It is stored in the clear, for it is shown to all at the table."""
    owner: int | None = None
    """The process that keeps it, with fence 1, where there are several."""


class Addition(msgspec.Struct, frozen=True):
    """More lines for a log that must have this length, and what is given out and taken away with them."""

    table: str
    length: int
    lines: tuple[Line, ...]
    tickets: tuple[Key, ...] = ()
    invitations: tuple[Key, ...] = ()
    returns: tuple[Key, ...] = ()
    """New links for people who lost theirs."""
    spent: bytes = b""
    """The invitation that was used by this: it opens no seat any more."""
    revoked: tuple[int, ...] = ()
    """The people whose tickets and new links are worth nothing from now on."""
    code: str | None = None
    """The code of this table from now on."""
    without_drafts: bool = False
    """Whether all drafts of this table are erased."""
    token: FencingToken | None = None
    """Where there are several processes: nothing is written unless this still holds."""
    secret: bool = False
    """Whether a player secretly changed a choice. Then no counter may tell of it."""

    @property
    def brings_more(self) -> bool:
        """Whether there is anything besides the lines."""
        keys = self.tickets or self.invitations or self.returns or self.revoked or self.spent
        return bool(keys or self.code is not None or self.without_drafts)


class NotStored(Exception):
    """The disk or the database refused; what was to be written may or may not be there."""


class Unreadable(Exception):
    """What is stored of a table cannot be read: damaged, or of a later version."""


class Storage(Protocol):
    """What the server asks of a database. Calls block: they are for threads. Any of them may raise NotStored."""

    def create(self, opening: NewLog, /) -> None:
        """Write a new table with its first lines."""

    def write(self, additions: Sequence[Addition], /) -> tuple[bool, ...]:
        """Append all of these that still fit, in one go.

        False for each whose log had another length, or whose token is not valid any more.
        """

    def load(self, table: str, /) -> Stored | None:
        """Everything about a table, or None when there is no such table. Raises Unreadable."""

    def lines(self, table: str, after: int, /) -> tuple[Line, ...]:
        """The lines of a log after this many. Raises Unreadable."""

    def ticket(self, table: str, digest: bytes, /) -> int | None:
        """The number of the person that this ticket is worth."""

    def returning(self, table: str, digest: bytes, /) -> int | None:
        """The number of the person that this new link is for."""

    def code(self, table: str, /) -> str | None:
        """What can be typed to come to this table."""

    def table_of(self, code: str, /) -> str | None:
        """The table that this code is for."""

    def keep_draft(self, table: str, person: int, text: str, token: FencingToken | None = None, /) -> None:
        """Overwrite this person's unfinished move; nothing if the text is empty."""

    def drafts(self, table: str, /) -> dict[int, str]:
        """Return the drafts of all seats."""

    def invitation(self, table: str, digest: bytes, /) -> Seat | None:
        """The seat that this invitation is for, if it was not used."""

    def is_spent(self, table: str, digest: bytes, /) -> bool:
        """Return whether this is an invitation that was used."""

    def last_at(self, table: str, /) -> int | None:
        """Return when the last line of this log was written, in milliseconds since 1970, if that is known."""

    def listed(self, count: int, /) -> tuple[str, ...]:
        """The newest listed tables."""

    def closed(self, table: str, /) -> int | None:
        """When an operator closed this table, in milliseconds since 1970."""

    def count(self, game: str, day: str, choices: Sequence[str], /) -> None:
        """Each of these was chosen once more on this day. By whom is not kept."""

    def counts(self, game: str, day: str, /) -> dict[str, int]:
        """How often each was chosen on this day."""

    @property
    def leases(self) -> Leases:
        """Which process keeps which table, where there are several."""

    def close(self) -> None: ...


class Leases(Protocol):
    """Which process keeps which table. Seconds are by the clock of the database. Any call may raise NotStored."""

    def join(self, address: str, secret: str, lease: float, /) -> Process:
        """Register a process, alive for this many seconds. An earlier one at this address is dead."""

    def renew(self, process: int, lease: float, /) -> bool:
        """Alive for this many seconds from now; False if its lease has run out, and all its tables with it."""

    def processes(self) -> tuple[Process, ...]:
        """All that are alive, the oldest first."""

    def claim(self, table: str, process: int, /) -> FencingToken | Process | None:
        """Take the lease of a table if no live process has it; return the owner, None if there is no such table."""

    def release(self, tokens: Iterable[tuple[str, FencingToken]], /) -> None:
        """Keep these tables no longer."""

    def leave(self, process: int, /) -> None:
        """Keep no table any more, and be gone."""
