"""When things last happened, and how long the log is."""

from __future__ import annotations

import msgspec

from parlour.sitting import Moved, TookBack
from parlour.tables.entries import Line, Started, TimeSkipped


class Activity(msgspec.Struct, frozen=True):
    """The length of the log, and times of last events in milliseconds since 1970."""

    length: int = 0
    last: int | None = None
    """When the last line was written."""
    moved_at: int | None = None
    """When the last move of this game was made, or when it started."""
    host_acted: int | None = None
    """When the host last did something here."""

    def fold(self, line: Line, by_host: bool) -> Activity:
        """`by_host` says whether the host did this, is new, or has just got another game to prepare."""
        moved_at, host_acted = self.moved_at, self.host_acted
        if isinstance(line.entry, TimeSkipped):
            moved_at, host_acted = line.entry.later(moved_at), line.entry.later(host_acted)
        elif isinstance(line.entry, (Moved, TookBack, Started)):
            moved_at = line.at
        if by_host:
            host_acted = line.at
        return Activity(self.length + 1, self.last if line.at is None else line.at, moved_at, host_acted)
