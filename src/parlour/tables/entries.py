"""What the log of a table says: what was agreed when it was made, and then one line after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
    """The next game is at this table."""

    table: str


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """The clock was started for this deadline of the game: whoever is awaited has until then."""

    key: int
    due: int
    """Milliseconds since 1970, so that time goes on while the server does not."""


@dataclass(frozen=True, slots=True)
class Said:
    """This seat said something to all."""

    seat: Seat
    text: str


Entry = Said | ClockStarted | Sat | Moved | TookBack | Ended | Asked | Agreed | Declined | Followed


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a table's log; if somebody asked for it, which seat did and the id it gave its request."""

    entry: Entry
    seat: Seat | None = None
    client: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole log."""

    charter: Charter
    lines: tuple[Line, ...]
