"""Time limits for statements: what a database does not answer in time is broken off on this side.

A connection can hang without closing: a firewall that forgets it, a machine that is frozen, a disk that does not
return. The database's own limits do not help then, because nothing that it says arrives.
"""

from __future__ import annotations

import itertools
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

STATEMENTS = 5.0
"""Seconds for one transaction of a table or of the lobby."""
LEASES = 2.0
"""Seconds for a transaction about leases: shorter than a lease, so that the next attempt still comes in time."""
_STEP = 0.1
"""Seconds between two looks at what is under way."""
_IDLE = 10.0
"""Seconds without a transaction after which the thread ends."""

BreakOff = Callable[[Any], None]
"""Ends what a driver's connection waits for, from another thread: the call that waits then raises its usual error."""


class StatementLimits:
    """Watches the transactions of one engine and breaks off those that take too long.

    A thread of its own looks at them, and only while there are any, so that the usual case costs two dictionary
    operations.
    """

    def __init__(self, break_off: BreakOff) -> None:
        self._break_off = break_off
        self._lock = threading.Lock()
        self._under_way: dict[int, tuple[float, Any]] = {}
        self._numbers = itertools.count()
        self._wanted = threading.Event()
        self._thread: threading.Thread | None = None

    @contextmanager
    def limit(self, connection: Any, seconds: float | None) -> Iterator[None]:
        """Break off what this connection waits for after these seconds; None sets no limit."""
        if seconds is None:
            yield
            return
        number = next(self._numbers)
        with self._lock:
            self._under_way[number] = time.monotonic() + seconds, connection
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, name="parlour-limits", daemon=True)
                self._thread.start()
            self._wanted.set()
        try:
            yield
        finally:
            with self._lock:  # after this the connection may serve another transaction
                self._under_way.pop(number, None)

    def _watch(self) -> None:
        while True:
            idle = not self._wanted.wait(_IDLE)
            time.sleep(_STEP)
            with self._lock:
                if not self._under_way:
                    if idle:
                        self._thread = None
                        return
                    self._wanted.clear()
                now = time.monotonic()
                for number in [number for number, (until, _) in self._under_way.items() if until < now]:
                    with suppress(Exception):  # it may have ended by itself
                        self._break_off(self._under_way.pop(number)[1])


def interrupt(connection: Any) -> None:
    """Break off a statement of SQLite."""
    connection.interrupt()


def shut_down(connection: Any) -> None:
    """Break off a statement of psycopg: its socket ends as if the server had closed it."""
    with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
        line.shutdown(socket.SHUT_RDWR)
