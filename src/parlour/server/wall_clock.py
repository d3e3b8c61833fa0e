"""The time at the tables: read once at the start (`storage/uptime.py`), and counted steadily from then on.

The clock of the machine may be set while games are played; no player gains or loses time by that.
"""

from __future__ import annotations

import time

BEAT = 60.0
"""Seconds after which a server stores the time again."""


def _steady() -> float:
    """Return seconds that no one can set, and that go on while the machine sleeps where it can say that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


_offset = time.time() - _steady()


def now() -> int:
    """Return milliseconds since 1970."""
    return round((_steady() + _offset) * 1000)


def set_to(milliseconds: int) -> None:
    """Set the time to that of the servers that ran before, or run beside this one."""
    global _offset
    _offset = milliseconds / 1000 - _steady()
