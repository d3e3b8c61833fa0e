"""When servers ran on a database: the time at the tables goes on from one server to the next, and gaps are noted.

Every server writes down each minute what time it is at its tables, beside the clock of the database. One that starts
while others run takes the time from them. One that starts alone takes the clock of the database, and notes a downtime
if that is an hour or more after the last server: no clock ran meanwhile. The time at the tables never goes back.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sql

from parlour.storage.leases import Transaction, database_clock, is_live
from parlour.storage.schema import downtimes, heartbeats, processes

JUMP = 3_600_000
"""Milliseconds; a longer gap between two servers is a downtime, not a restart."""


class Downtime(msgspec.Struct, frozen=True):
    """No server ran on this database, or its clock was set forwards. In milliseconds since 1970."""

    stopped: int
    started: int


class Uptime:
    """The time at the tables, across servers. Calls block. Any may raise NotStored."""

    def __init__(self, writes: Transaction, reads: Transaction) -> None:
        self._writes, self._reads = writes, reads

    def start(self) -> int:
        """Return the time at the tables as a server starts, and note the downtime before it if there was one."""
        with self._writes() as connection:
            now: int = connection.execute(sql.select(database_clock)).scalar_one()
            last = connection.execute(sql.select(heartbeats).with_for_update()).first()
            if last is None:
                connection.execute(sql.insert(heartbeats), {"alive": now, "noted": now})
                return now
            if connection.execute(sql.select(sql.exists().where(processes.c.number > 0, is_live))).scalar():
                time: int = last.alive + max(0, now - last.noted)
            else:
                time = max(now, last.alive)
                if time - last.alive >= JUMP:
                    connection.execute(sql.insert(downtimes), {"stopped": last.alive, "started": time})
            connection.execute(sql.update(heartbeats).values(alive=time, noted=now))
            return time

    def beat(self, time: int) -> None:
        """Write down that a server runs, at this time of its tables."""
        with self._writes() as connection:
            connection.execute(sql.update(heartbeats).values(alive=time, noted=database_clock))

    def downtimes(self) -> tuple[Downtime, ...]:
        with self._reads() as connection:
            rows = connection.execute(sql.select(downtimes.c.stopped, downtimes.c.started).order_by(downtimes.c.number))
            return tuple(Downtime(*row) for row in rows)
