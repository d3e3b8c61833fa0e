"""The log in a PostgreSQL database (extra `postgres`): for servers of more than one process."""

from __future__ import annotations

import importlib.util
from typing import Any

import sqlalchemy as sql

from parlour.game import Refusal
from parlour.storage import NotStored
from parlour.storage.database import Database
from parlour.storage.leases import CHANNEL
from parlour.storage.statement_limits import LEASES, StatementLimits, shut_down

KINDS = ("postgresql", "postgres")
_FROZEN = 5000
"""Milliseconds after which PostgreSQL gives up a transaction in which nothing happens."""
_CONNECTING: dict[str, object] = {
    "connect_timeout": 3,
    "application_name": "parlour",
    # A database that has gone without a word is noticed within some seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def postgres(address: str) -> Database:
    """The log in the database at `postgresql://USER:PASSWORD@HOST/NAME`, whose tables are made if there are none."""
    engine = _engine(address)
    try:
        return Database(engine, shut_down, {"isolation_level": "AUTOCOMMIT"})
    except NotStored as error:
        why = str(getattr(error.__cause__, "orig", "")).strip().partition("\n")[0]
        raise Refusal("database-unusable", database=shown(address), why=why or str(error)) from error


def shown(address: str) -> str:
    """Return an address as it may be shown: without its password, and without options."""
    try:
        url = sql.make_url(address)
    except (sql.exc.ArgumentError, ValueError):
        return "postgresql://…"
    return sql.URL.create(
        url.get_backend_name(), url.username, host=url.host, port=url.port, database=url.database
    ).render_as_string()


def _engine(address: str) -> sql.Engine:
    try:
        url = sql.make_url(address)
    except (sql.exc.ArgumentError, ValueError):
        raise Refusal("database-kind") from None
    if url.drivername not in KINDS:
        raise Refusal("database-kind")
    if importlib.util.find_spec("psycopg") is None:
        raise Refusal("database-needs-extra")
    given = {name: value for name, value in _CONNECTING.items() if name not in url.query}
    # As many connections as the server has threads that ask.
    engine = sql.create_engine(url.set(drivername="postgresql+psycopg"), connect_args=given, pool_size=8)

    @sql.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        # A process that is frozen in the middle of a transaction must not keep a table from the others.
        connection.execute(f"SET idle_in_transaction_session_timeout = {_FROZEN}")
        connection.commit()

    return engine


class PostgresOwnershipChanges:
    """The names of tables that changed owner, as peers announce them through PostgreSQL (LISTEN)."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None
        self._limits = StatementLimits(shut_down)

    def wait(self, seconds: float) -> frozenset[str]:
        """Return the names, waiting at most this many seconds. Raises NotStored."""
        import psycopg

        try:
            if self._connection is None:
                given: dict[str, Any] = {name: _CONNECTING[name] for name in _CONNECTING if name not in self._address}
                self._connection = psycopg.connect(self._address, autocommit=True, **given)
                with self._limits.limit(self._connection, LEASES):
                    self._connection.execute(f"LISTEN {CHANNEL}")
            told = list(self._connection.notifies(timeout=seconds, stop_after=1))
            return frozenset(name for notice in told for name in notice.payload.split(" "))
        except psycopg.Error as error:
            self.close()
            said = str(error).strip().partition("\n")[0] if isinstance(error, psycopg.OperationalError) else ""
            raise NotStored(said or type(error).__name__) from error

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
