"""The log in a database, by SQLAlchemy Core: SQLite in one file is the default, `postgres.py` opens PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any, get_args

import msgspec
import sqlalchemy as sql

from parlour.game import Refusal, Seat
from parlour.storage import Addition, FencingToken, Key, NewLog, NotStored, Unreadable
from parlour.storage.housekeeping import Housekeeping
from parlour.storage.leases import DatabaseLeases, check_alive, check_token, held
from parlour.storage.notifications import Notifications
from parlour.storage.profiles import Profiles
from parlour.storage.schema import codes as _codes
from parlour.storage.schema import counts as _counts
from parlour.storage.schema import drafts as _drafts
from parlour.storage.schema import keys as _keys
from parlour.storage.schema import lines as _lines
from parlour.storage.schema import metadata, profile_seats
from parlour.storage.schema import tables as _tables
from parlour.storage.schema_version import bring_up
from parlour.storage.statement_limits import LEASES, STATEMENTS, BreakOff, StatementLimits, interrupt
from parlour.storage.uptime import Uptime
from parlour.tables.entries import Charter, Entry, Line, Stored

_DECODERS: dict[str, msgspec.json.Decoder[Entry]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in get_args(Entry)
}
"""The decoders of entries, by their stored name, which is the tag."""
_CHARTER = msgspec.json.Decoder(Charter)
_written: Callable[[Entry | Charter], bytes] = msgspec.json.Encoder().encode

# Statements are built once: building one costs more than running it.
_GROW = (
    sql.update(_tables)
    .where(_tables.c.id == sql.bindparam("which"), _tables.c.length == sql.bindparam("known"))
    .values(length=sql.bindparam("grown"))
)
_GROW_HELD = _GROW.where(held)
_INSERT_LINES = sql.insert(_lines)
_LINES_AFTER = (
    sql.select(_lines.c.kind, _lines.c.entry, _lines.c.person, _lines.c.client, _lines.c.at)
    .where(_lines.c.table == sql.bindparam("which"), _lines.c.number >= sql.bindparam("after"))
    .order_by(_lines.c.number)
)
_CHARTER_OF = sql.select(_tables.c.charter).where(_tables.c.id == sql.bindparam("which"))
_NUMBER_OF = sql.select(_keys.c.number).where(
    _keys.c.table == sql.bindparam("which"),
    _keys.c.digest == sql.bindparam("secret"),
    _keys.c.kind == sql.bindparam("sort"),
)
_NEWEST = (
    sql.select(_tables.c.id).where(_tables.c.listed).order_by(_tables.c.number.desc()).limit(sql.bindparam("count"))
)
_COUNT = sql.text(  # in one statement: two may be the first to count at once
    "INSERT INTO counts (game, day, choice, count) VALUES (:game, :day, :choice, 1)"
    " ON CONFLICT (game, day, choice) DO UPDATE SET count = counts.count + 1"
)


class _Changed(Exception):
    """One of several logs that are written together no longer has the expected length."""


class _Many:
    """A statement for many rows at once, in the words of the database: SQLAlchemy puts them together once."""

    def __init__(self, statement: sql.Insert | sql.Update, dialect: sql.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text, order = str(compiled), getattr(compiled, "positiontup", None)
        assert order is None or len(order) > 1  # for `itemgetter` gives one alone without a tuple
        self._given: Callable[[Mapping[str, Any]], Any] = dict if order is None else itemgetter(*order)

    def execute(self, connection: sql.Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Run the statement; return how many rows it made or changed."""
        return connection.exec_driver_sql(self._text, list(map(self._given, rows))).rowcount


def _why(error: sql.exc.SQLAlchemyError) -> str:
    """Return the message of an operational error, such as a full disk; other errors could quote stored data."""
    said = str(error.orig).strip().partition("\n")[0] if isinstance(error, sql.exc.OperationalError) else ""
    return said or type(error).__name__


class Database:
    """The storage contract on an SQLAlchemy engine; `reading` are its options for connections that only read.

    `break_off` ends a statement that the database does not answer in time.
    """

    def __init__(self, engine: sql.Engine, break_off: BreakOff, reading: Mapping[str, Any] | None = None) -> None:
        self._engine = engine
        self._limits = StatementLimits(break_off)
        self._grow, self._grow_held = _Many(_GROW, engine.dialect), _Many(_GROW_HELD, engine.dialect)
        self._insert_lines = _Many(_INSERT_LINES, engine.dialect)
        self._reading = engine.execution_options(parlour_reads=True, **(reading or {}))
        try:
            with self.writes(None) as connection:
                bring_up(connection, metadata)
        except (NotStored, Refusal):
            engine.dispose()
            raise
        self.housekeeping = Housekeeping(self.writes, self.reads)
        self.uptime = Uptime(self.writes, self.reads)
        self.profiles = Profiles(self.writes, self.reads)
        self.notifications = Notifications(self.writes, self.reads)
        self.leases = DatabaseLeases(partial(self.writes, LEASES), partial(self.reads, LEASES))

    @contextmanager
    def writes(self, seconds: float | None = STATEMENTS) -> Iterator[sql.Connection]:
        try:
            with self._engine.connect() as connection, self._limited(connection, seconds), connection.begin():
                yield connection
        except sql.exc.SQLAlchemyError as error:
            raise NotStored(_why(error)) from error

    def _limited(self, connection: sql.Connection, seconds: float | None) -> AbstractContextManager[None]:
        return self._limits.limit(connection.connection.dbapi_connection, seconds)

    @contextmanager
    def reads(self, seconds: float | None = STATEMENTS) -> Iterator[sql.Connection]:
        try:
            with self._reading.connect() as connection, self._limited(connection, seconds):
                yield connection
        except sql.exc.SQLAlchemyError as error:
            raise NotStored(_why(error)) from error

    def create(self, opening: NewLog) -> None:
        with self.writes() as connection:
            _open(connection, opening)

    def write(self, additions: Sequence[Addition]) -> tuple[bool, ...]:
        if len({addition.token is None for addition in additions}) == 1:
            with suppress(_Changed), self.writes() as connection:
                self._add_together(connection, additions)
                return (True,) * len(additions)
        with self.writes() as connection:
            fits = tuple(_grown(connection, addition) for addition in additions)
            self._add(connection, [addition for addition, fit in zip(additions, fits, strict=True) if fit])
            return fits

    def _add_together(self, connection: sql.Connection, additions: Sequence[Addition]) -> None:
        """Append to all logs in one statement, for the usual case that all have the expected length."""
        grow = self._grow if additions[0].token is None else self._grow_held
        if grow.execute(connection, list(map(_growth, additions))) != len(additions):
            raise _Changed
        self._add(connection, additions)

    def _add(self, connection: sql.Connection, additions: Sequence[Addition]) -> None:
        rows = [row for addition in additions for row in _line_rows(addition.table, addition.length, addition.lines)]
        if rows:
            self._insert_lines.execute(connection, rows)
        for addition in additions:
            if addition.brings_more:
                _add_keys(connection, addition)

    def load(self, table: str) -> Stored | None:
        if "\0" in table:  # PostgreSQL's texts have none
            return None
        with self.reads() as connection:
            charter = connection.execute(_CHARTER_OF, {"which": table}).scalar()
            if charter is None:
                return None
            rows = connection.execute(_LINES_AFTER, {"which": table, "after": 0}).all()
        with _readable():
            return Stored(_CHARTER.decode(charter), tuple(map(_read_line, rows)))

    def lines(self, table: str, after: int) -> tuple[Line, ...]:
        with self.reads() as connection:
            rows = connection.execute(_LINES_AFTER, {"which": table, "after": after}).all()
        with _readable():
            return tuple(map(_read_line, rows))

    def ticket(self, table: str, digest: bytes) -> int | None:
        return self._number(table, digest, "ticket")

    def invitation(self, table: str, digest: bytes) -> Seat | None:
        return self._number(table, digest, "invitation")

    def returning(self, table: str, digest: bytes) -> int | None:
        return self._number(table, digest, "return")

    def _number(self, table: str, digest: bytes, sort: str) -> int | None:
        if "\0" in table:
            return None
        with self.reads() as connection:
            asked = {"which": table, "secret": digest, "sort": sort}
            number: int | None = connection.execute(_NUMBER_OF, asked).scalar()
            return number

    def is_spent(self, table: str, digest: bytes) -> bool:
        return self._number(table, digest, "spent") is not None

    def last_at(self, table: str) -> int | None:
        with self.reads() as connection:
            written = sql.select(_lines.c.at).where(_lines.c.table == table).order_by(_lines.c.number.desc()).limit(1)
            at: int | None = connection.execute(written).scalar()
            return at

    def code(self, table: str) -> str | None:
        with self.reads() as connection:
            code: str | None = connection.execute(sql.select(_codes.c.code).where(_codes.c.table == table)).scalar()
            return code

    def table_of(self, code: str) -> str | None:
        with self.reads() as connection:
            table: str | None = connection.execute(sql.select(_codes.c.table).where(_codes.c.code == code)).scalar()
            return table

    def keep_draft(self, table: str, person: int, text: str, token: FencingToken | None = None) -> None:
        with self.writes() as connection:
            if token is not None:
                check_token(connection, table, token)
            own = (_drafts.c.table == table) & (_drafts.c.person == person)
            connection.execute(sql.delete(_drafts).where(own))
            if text:
                connection.execute(sql.insert(_drafts), {"table": table, "person": person, "text": text})

    def drafts(self, table: str) -> dict[int, str]:
        with self.reads() as connection:
            found = connection.execute(sql.select(_drafts.c.person, _drafts.c.text).where(_drafts.c.table == table))
            return {row.person: row.text for row in found}

    def listed(self, count: int) -> tuple[str, ...]:
        with self.reads() as connection:
            return tuple(connection.execute(_NEWEST, {"count": count}).scalars())

    def closed(self, table: str) -> int | None:
        return self.housekeeping.closed(table)

    def count(self, game: str, day: str, choices: Sequence[str]) -> None:
        with self.writes() as connection:
            for choice in sorted(choices):  # always in one order: two who count at once do not wait for each other
                connection.execute(_COUNT, {"game": game, "day": day, "choice": choice})

    def counts(self, game: str, day: str) -> dict[str, int]:
        with self.reads() as connection:
            rows = connection.execute(
                sql.select(_counts.c.choice, _counts.c.count).where(_counts.c.game == game, _counts.c.day == day)
            )
            return {choice: count for choice, count in rows}  # noqa: C416 - rows are typed so

    def close(self) -> None:
        self._engine.dispose()


def _open(connection: sql.Connection, opening: NewLog) -> None:
    charter = opening.charter
    connection.execute(
        sql.insert(_tables),
        {
            "id": charter.table,
            "charter": _written(charter).decode(),
            "listed": charter.listed,
            "length": len(opening.lines),
            "owner": opening.owner,
            "fence": 0 if opening.owner is None else 1,
        },
    )
    if opening.owner is not None:
        check_alive(connection, opening.owner)
    if opening.lines:
        connection.execute(_INSERT_LINES, _line_rows(charter.table, 0, opening.lines))
    keys = _key_rows(charter.table, "ticket", opening.tickets)
    keys += _key_rows(charter.table, "invitation", opening.invitations)
    if keys:
        connection.execute(sql.insert(_keys), keys)
    if opening.code is not None:
        connection.execute(sql.insert(_codes), {"code": opening.code, "table": charter.table})


def _grown(connection: sql.Connection, addition: Addition) -> bool:
    """Set the new length if the log has the expected one (an optimistic lock); return whether it had."""
    return connection.execute(_GROW if addition.token is None else _GROW_HELD, _growth(addition)).rowcount == 1


def _growth(addition: Addition) -> dict[str, object]:
    grown = {"which": addition.table, "known": addition.length, "grown": addition.length + len(addition.lines)}
    return (
        grown
        if addition.token is None
        else {**grown, "process": addition.token.process, "fenced": addition.token.fence}
    )


def _add_keys(connection: sql.Connection, addition: Addition) -> None:
    """Store the secrets, code and drafts that come with the lines."""
    table = addition.table
    if addition.revoked:
        dead = (_keys.c.table == table) & _keys.c.kind.in_(("ticket", "return")) & _keys.c.number.in_(addition.revoked)
        connection.execute(sql.delete(_keys).where(dead))
        called = (profile_seats.c.table == table) & profile_seats.c.person.in_(addition.revoked)
        connection.execute(sql.delete(profile_seats).where(called))
    if addition.spent:
        used = (_keys.c.table == table) & (_keys.c.kind == "invitation") & (_keys.c.digest == addition.spent)
        connection.execute(sql.update(_keys).where(used).values(kind="spent"))
    for kind, links in (("invitation", addition.invitations), ("return", addition.returns)):
        if links:  # a new link for a seat, or for a person, replaces all earlier ones
            same = (_keys.c.table == table) & (_keys.c.kind == kind)
            connection.execute(sql.delete(_keys).where(same & _keys.c.number.in_([key.number for key in links])))
    keys = _key_rows(table, "ticket", addition.tickets)
    keys += _key_rows(table, "invitation", addition.invitations)
    keys += _key_rows(table, "return", addition.returns)
    if keys:
        connection.execute(sql.insert(_keys), keys)
    if addition.code is not None:
        connection.execute(sql.delete(_codes).where(_codes.c.table == table))
        connection.execute(sql.insert(_codes), {"code": addition.code, "table": table})
    if addition.without_drafts:
        connection.execute(sql.delete(_drafts).where(_drafts.c.table == table))


def _line_rows(table: str, length: int, lines: Sequence[Line]) -> list[dict[str, object]]:
    return [
        {
            "table": table,
            "number": number,
            "kind": line.entry.__struct_config__.tag,
            "entry": _written(line.entry).decode(),
            "person": line.person,
            "client": line.client,
            "at": line.at,
        }
        for number, line in enumerate(lines, length)
    ]


def _key_rows(table: str, kind: str, keys: Sequence[Key]) -> list[dict[str, object]]:
    return [{"table": table, "digest": key.digest, "kind": kind, "number": key.number} for key in keys]


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except (KeyError, msgspec.DecodeError) as error:
        raise Unreadable(type(error).__name__) from error


def _read_line(row: Any) -> Line:
    return Line(_DECODERS[row.kind].decode(row.entry), row.person, row.client, row.at)


def sqlite(file: Path) -> Database:
    """Open the log in one SQLite file, with a write-ahead log that is flushed at every commit."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(f"sqlite:///{file}", connect_args={"timeout": 10})

    @sql.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        # The driver's own idea of when a transaction begins would leave a reader's lock to be upgraded, which can fail.
        connection.isolation_level = None
        # What is erased is overwritten in the file, too.
        for setting in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON"):
            connection.execute(f"PRAGMA {setting}")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not there or "editions" in there:  # a file of another program is left alone and refused
            connection.execute("PRAGMA journal_mode=WAL")

    @sql.event.listens_for(engine, "begin")
    def _begin(connection: sql.Connection) -> None:
        reads = connection.get_execution_options().get("parlour_reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return Database(engine, interrupt)
