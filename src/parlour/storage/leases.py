"""Leases: where several processes serve the same tables, only the owner of a table writes to it.

A process keeps its tables as long as it renews its lease, by the clock of the database. When a table passes to another
process its fence rises, and whatever is written names the fence its writer knew: who has slept through it writes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.compiler import compiles

from parlour.storage import FencingToken, NotStored, Process
from parlour.storage.schema import processes, tables

CHANNEL = "parlour"
"""The PostgreSQL channel for names of tables that have changed owner."""
_LARGEST = 7900
"""The most bytes of one notification."""
_A_DAY = 86_400_000


class _Now(sql.sql.functions.FunctionElement[int]):
    """Milliseconds by the clock of the database: the processes' own need not agree."""

    type = sql.BigInteger()
    inherit_cache = True


@compiles(_Now, "sqlite")
def _sqlite_now(element: _Now, compiler: Any, **_: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(_Now, "postgresql")
def _postgres_now(element: _Now, compiler: Any, **_: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


database_clock = _Now()
_LONGEST = sql.literal_column("60000", sql.BigInteger)
"""Milliseconds; a lease that would last longer is of before the clock of the database was set back."""
is_live = sql.and_(processes.c.until > database_clock, processes.c.until <= database_clock + _LONGEST)
_is_alive = sql.exists().where(processes.c.number == sql.bindparam("process"), is_live)
_owner_lives = sql.exists().where(processes.c.number == tables.c.owner, is_live)

held = sql.and_(tables.c.owner == sql.bindparam("process"), tables.c.fence == sql.bindparam("fenced"), _is_alive)
"""Whether this writer still owns the table."""

_CLAIM = (
    sql.update(tables)
    .where(
        tables.c.id == sql.bindparam("which"),
        sql.or_(tables.c.owner.is_(None), tables.c.owner == sql.bindparam("process"), ~_owner_lives),
        _is_alive,
    )
    .values(owner=sql.bindparam("process"), fence=tables.c.fence + 1)
    .returning(tables.c.fence)
)
_OWNER = (
    sql.select(processes.c.number, processes.c.address, processes.c.secret)
    .join(tables, tables.c.owner == processes.c.number)
    .where(tables.c.id == sql.bindparam("which"), is_live)
)
_ALIVE = (
    sql.select(processes.c.number, processes.c.address, processes.c.secret).where(is_live).order_by(processes.c.number)
)
_RENEW = (
    sql.update(processes)
    .where(processes.c.number == sql.bindparam("process"), is_live)
    .values(until=database_clock + sql.bindparam("lease", type_=sql.BigInteger))
)
_RELEASE = (
    sql.update(tables)
    .where(
        tables.c.id == sql.bindparam("which"),
        tables.c.owner == sql.bindparam("process"),
        tables.c.fence == sql.bindparam("fenced"),
    )
    .values(owner=None)
)
_HOLDING = sql.select(tables.c.id).where(tables.c.id == sql.bindparam("which"), held).with_for_update(read=True)

Transaction = Callable[[], AbstractContextManager[sql.Connection]]


class DatabaseLeases:
    """The contract of `storage.Leases`, in the transactions of a database."""

    def __init__(self, writes: Transaction, reads: Transaction) -> None:
        self._writes, self._reads = writes, reads

    def join(self, address: str, secret: str, lease: float) -> Process:
        with self._writes() as connection:
            gone = sql.or_(processes.c.until < database_clock - _A_DAY, processes.c.address == address)
            connection.execute(sql.delete(processes).where(gone))
            row = {"address": address, "secret": secret}
            made = sql.insert(processes).values(until=database_clock + _milliseconds(lease))
            made = made.returning(processes.c.number)
            return Process(connection.execute(made, row).scalar_one(), address, secret)

    def renew(self, process: int, lease: float) -> bool:
        with self._writes() as connection:
            renewed = connection.execute(_RENEW, {"process": process, "lease": _milliseconds(lease)})
            return renewed.rowcount == 1

    def processes(self) -> tuple[Process, ...]:
        with self._reads() as connection:
            return tuple(Process(*row) for row in connection.execute(_ALIVE))

    def claim(self, table: str, process: int) -> FencingToken | Process | None:
        if "\0" in table:
            return None
        with self._writes() as connection:
            fence = connection.execute(_CLAIM, {"which": table, "process": process}).scalar()
            if fence is not None:
                _hint(connection, (table,))
                return FencingToken(process, fence)
            found = connection.execute(_OWNER, {"which": table}).first()
            if found is not None:
                return Process(*found)
            there = connection.execute(sql.select(tables.c.id).where(tables.c.id == table)).first()
        if there is None:
            return None
        raise NotStored("no lease")  # this process's lease has expired, or the owner's has, just now

    def release(self, tokens: Iterable[tuple[str, FencingToken]]) -> None:
        given = [{"which": table, "process": token.process, "fenced": token.fence} for table, token in sorted(tokens)]
        if given:
            with self._writes() as connection:
                connection.execute(_RELEASE, given)
                _hint(connection, [str(row["which"]) for row in given])

    def leave(self, process: int) -> None:
        with self._writes() as connection:
            freed = sql.update(tables).where(tables.c.owner == process).values(owner=None).returning(tables.c.id)
            kept = list(connection.execute(freed).scalars())
            connection.execute(sql.delete(processes).where(processes.c.number == process))
            _hint(connection, kept)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


def check_token(connection: sql.Connection, table: str, token: FencingToken) -> None:
    """Raise NotStored, which ends the transaction, if another process owns the table."""
    asked = {"which": table, "process": token.process, "fenced": token.fence}
    if connection.execute(_HOLDING, asked).first() is None:
        raise NotStored("no lease")


def check_alive(connection: sql.Connection, process: int) -> None:
    """Raise NotStored, which ends the transaction, if the lease of this process has expired."""
    if not connection.execute(sql.select(_is_alive), {"process": process}).scalar():
        raise NotStored("no lease")


def _hint(connection: sql.Connection, names: Iterable[str]) -> None:
    """Notify the other processes, in a short payload. A process that misses it finds out when it asks."""
    if connection.dialect.name != "postgresql":
        return
    for text in hints(names):
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, text)))


def hints(names: Iterable[str]) -> list[str]:
    """Pack these names into texts no longer than a PostgreSQL notification."""
    texts = [""]
    for name in names:
        longer = f"{texts[-1]} {name}".strip()
        if len(longer.encode()) <= _LARGEST:
            texts[-1] = longer
        else:
            texts.append(name)
    return [text for text in texts if text]
