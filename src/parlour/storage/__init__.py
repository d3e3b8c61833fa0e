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
    """A live server process: its number, its address for peers, and the secret that proves a peer."""

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
    """The code that can be typed instead of a link. It is stored in the clear, because the table shows it."""
    owner: int | None = None
    """The process that keeps it, with fence 1, where there are several."""


class Addition(msgspec.Struct, frozen=True):
    """Lines to append to a log of this length, and the secrets that are issued and revoked with them."""

    table: str
    length: int
    lines: tuple[Line, ...]
    tickets: tuple[Key, ...] = ()
    invitations: tuple[Key, ...] = ()
    returns: tuple[Key, ...] = ()
    """New links for people who lost their tickets."""
    spent: bytes = b""
    """The invitation that this uses up."""
    revoked: tuple[int, ...] = ()
    """The people whose tickets and new links are revoked."""
    code: str | None = None
    """The code of this table from now on."""
    without_drafts: bool = False
    """Whether all drafts of this table are erased."""
    token: FencingToken | None = None
    """Where there are several processes: nothing is written unless this token is valid."""
    secret: bool = False
    """Whether a player secretly changed a choice, which no counter may reveal."""

    @property
    def brings_more(self) -> bool:
        """Whether there is anything besides the lines."""
        keys = self.tickets or self.invitations or self.returns or self.revoked or self.spent
        return bool(keys or self.code is not None or self.without_drafts)


class NotStored(Exception):
    """The disk or the database failed; the write may or may not have happened."""


class Unreadable(Exception):
    """The stored data of a table cannot be read: it is damaged, or of a later version."""


class Storage(Protocol):
    """The storage of the server. Calls block, so they run in threads. Any may raise NotStored."""

    def create(self, opening: NewLog, /) -> None:
        """Write a new table with its first lines."""

    def write(self, additions: Sequence[Addition], /) -> tuple[bool, ...]:
        """Append all of these that still fit, in one go.

        False for each whose log had another length, or whose token is not valid any more.
        """

    def load(self, table: str, /) -> Stored | None:
        """Return the charter and all lines of a table; None if there is no such table. Raises Unreadable."""

    def lines(self, table: str, after: int, /) -> tuple[Line, ...]:
        """Return the lines of a log after this many. Raises Unreadable."""

    def ticket(self, table: str, digest: bytes, /) -> int | None:
        """Return the number of the person whose ticket this is."""

    def returning(self, table: str, digest: bytes, /) -> int | None:
        """Return the number of the person for whom this new link is."""

    def code(self, table: str, /) -> str | None:
        """Return the code of this table."""

    def table_of(self, code: str, /) -> str | None:
        """Return the table with this code."""

    def keep_draft(self, table: str, person: int, text: str, token: FencingToken | None = None, /) -> None:
        """Store the draft of this person; an empty text deletes it."""

    def drafts(self, table: str, /) -> dict[int, str]:
        """Return the drafts of all seats."""

    def invitation(self, table: str, digest: bytes, /) -> Seat | None:
        """Return the seat of this invitation, if it was not used."""

    def is_spent(self, table: str, digest: bytes, /) -> bool:
        """Return whether this is an invitation that was used."""

    def last_at(self, table: str, /) -> int | None:
        """Return when the last line of this log was written, in milliseconds since 1970, if that is known."""

    def listed(self, count: int, /) -> tuple[str, ...]:
        """Return the newest listed tables."""

    def closed(self, table: str, /) -> int | None:
        """Return when an operator closed this table, in milliseconds since 1970."""

    def count(self, game: str, day: str, choices: Sequence[str], /) -> None:
        """Count one more choice of each of these on this day, without a name."""

    def counts(self, game: str, day: str, /) -> dict[str, int]:
        """Return how often each was chosen on this day."""

    @property
    def leases(self) -> Leases:
        """The leases, where there are several processes."""

    def close(self) -> None: ...


class Leases(Protocol):
    """Which process owns which table. Seconds are by the clock of the database. Any call may raise NotStored."""

    def join(self, address: str, secret: str, lease: float, /) -> Process:
        """Register a process with a lease of this many seconds. An earlier one at this address is dead."""

    def renew(self, process: int, lease: float, /) -> bool:
        """Renew the lease for this many seconds; return False if it has expired, and with it all its tables."""

    def processes(self) -> tuple[Process, ...]:
        """Return the live processes, the oldest first."""

    def claim(self, table: str, process: int, /) -> FencingToken | Process | None:
        """Take the lease of a table if no live process has it; return the owner, None if there is no such table."""

    def release(self, tokens: Iterable[tuple[str, FencingToken]], /) -> None:
        """Release these tables."""

    def leave(self, process: int, /) -> None:
        """Release all tables of this process and remove it."""
