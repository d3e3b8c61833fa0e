"""The time at the tables: read from the clock of the machine at the start, and counted steadily from then on.

A person may set the clock of the machine while games are played; no player gains or loses time by that. And a start
with another time than the last one ended with is noticed (`downtime`): no clock ran meanwhile.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

HEARTBEAT = "last-alive"
"""The file of a data folder with the time when a server last ran on it."""
BEAT = 60.0
"""Seconds between two of these."""
JUMP = 3_600_000
"""Milliseconds; so long a gap between two servers is no restart."""


def _steady() -> float:
    """Return seconds that no one can set, and that go on while the machine sleeps where it can say that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


_OFFSET = time.time() - _steady()


def now() -> int:
    """Return milliseconds since 1970."""
    return round((_steady() + _OFFSET) * 1000)


def beat(folder: Path) -> None:
    """Write down that a server runs on this folder now. Where that cannot be, a gap is not noticed."""
    part = folder / f"{HEARTBEAT}.part"
    with suppress(OSError):
        part.write_text(f"{now()}\n", encoding="ascii")
        part.replace(folder / HEARTBEAT)


def downtime(folder: Path) -> tuple[int, int] | None:
    """Return when a server last ran on this folder and when this one starts; None if it was only a restart.

    The second is the earlier one if the clock was set back.
    """
    try:
        last = int((folder / HEARTBEAT).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    started = now()
    return None if abs(started - last) < JUMP else (last, started)
