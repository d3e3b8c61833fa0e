"""What an operator asks of the storage: look at tables, close and delete them, forget people, ban, announce.

Every operation is written down, and all server processes on the same storage read what is new there: so a command at
the terminal, the operator's page and each process act alike, whichever of them keeps a table.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec
import sqlalchemy as sql

from parlour.storage.schema import alarms, codes, drafts, keys, lines, operations, profile_seats, tables

Transaction = Callable[[], AbstractContextManager[sql.Connection]]

CLOSE, DELETE, RENAME, FORGET, BAN, UNBAN, NOTICE = "close", "delete", "rename", "forget", "ban", "unban", "notice"
HANDLED = "handled"
TALK = ("said", "explained", "reported")
"""The kinds of lines with a text that someone typed, besides moves."""
_CHILDREN = (lines, keys, codes, drafts, profile_seats, alarms)


class Operation(msgspec.Struct, frozen=True):
    """An operation of the operator."""

    number: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    target: str
    """A table, an address, or nothing."""
    text: str = ""
    until: int | None = None


class TableRow(msgspec.Struct, frozen=True):
    """A table as an operator sees it in a list."""

    table: str
    game: str
    made: str
    listed: bool
    lines: int
    last: int | None
    """When the last line was written, in milliseconds since 1970."""
    reports: int
    closed: int | None


class ReportRow(msgspec.Struct, frozen=True):
    """A complaint about a person at a table."""

    table: str
    line: int
    at: int | None
    about: int
    by: int
    text: str


_LAST = sql.select(lines.c.table, sql.func.max(lines.c.at).label("last")).group_by(lines.c.table).subquery()
_REPORTS = (
    sql.select(lines.c.table, sql.func.count().label("reports"))
    .where(lines.c.kind == "reported")
    .group_by(lines.c.table)
    .subquery()
)


def now() -> int:
    return round(time.time() * 1000)


class Housekeeping:
    """Operations in the transactions of a database. Calls block. Any of them may raise NotStored."""

    def __init__(self, writes: Transaction, reads: Transaction) -> None:
        self._writes, self._reads = writes, reads

    # Looking

    def tables(self, *, before: int | None = None, game: str | None = None, count: int = 100) -> tuple[TableRow, ...]:
        """Return tables, the newest first; or those without a line since this time, the oldest first."""
        rows = (
            sql.select(tables, _LAST.c.last, sql.func.coalesce(_REPORTS.c.reports, 0).label("reports"))
            .outerjoin(_LAST, _LAST.c.table == tables.c.id)
            .outerjoin(_REPORTS, _REPORTS.c.table == tables.c.id)
            .limit(count)
        )
        rows = rows.order_by(tables.c.number.desc()) if before is None else rows.order_by(tables.c.number)
        if before is not None:
            rows = rows.where(sql.func.coalesce(_LAST.c.last, 0) < before)
        if game is not None:
            rows = rows.where(_of_game(game))
        with self._reads() as connection:
            return tuple(map(_table_row, connection.execute(rows)))

    def row(self, table: str) -> TableRow | None:
        found = (
            sql.select(tables, _LAST.c.last, sql.func.coalesce(_REPORTS.c.reports, 0).label("reports"))
            .outerjoin(_LAST, _LAST.c.table == tables.c.id)
            .outerjoin(_REPORTS, _REPORTS.c.table == tables.c.id)
            .where(tables.c.id == table)
        )
        with self._reads() as connection:
            row = connection.execute(found).first()
            return None if row is None else _table_row(row)

    def counts(self) -> dict[str, int]:
        """Return the number of tables of each game."""
        with self._reads() as connection:
            charters = connection.execute(sql.select(tables.c.charter)).scalars()
            games: dict[str, int] = {}
            for charter in charters:
                game = json.loads(charter)["game"]
                games[game] = games.get(game, 0) + 1
            return games

    def reports(self, count: int = 50) -> tuple[ReportRow, ...]:
        """Return the open complaints, the newest first."""
        found = (
            sql.select(lines.c.table, lines.c.number, lines.c.at, lines.c.entry)
            .join(tables, tables.c.id == lines.c.table)
            .where(lines.c.kind == "reported", tables.c.closed.is_(None))
            .order_by(lines.c.at.desc())
            .limit(count)
        )
        handled = sql.select(operations.c.target).where(operations.c.kind == HANDLED)
        with self._reads() as connection:
            done = set(connection.execute(handled).scalars())
            rows = [
                (row, json.loads(row.entry))
                for row in connection.execute(found)
                if f"{row.table} {row.number}" not in done
            ]
        return tuple(
            ReportRow(row.table, row.number, row.at, entry["person"], entry["by"], entry["text"]) for row, entry in rows
        )

    def closed(self, table: str) -> int | None:
        """Return when this table was closed, in milliseconds since 1970."""
        with self._reads() as connection:
            at: int | None = connection.execute(sql.select(tables.c.closed).where(tables.c.id == table)).scalar()
            return at

    # Operations

    def operations(self, after: int) -> tuple[Operation, ...]:
        """Return the operations after the one of this number."""
        with self._reads() as connection:
            rows = connection.execute(
                sql.select(operations).where(operations.c.number > after).order_by(operations.c.number)
            )
            return tuple(Operation(*row) for row in rows)

    def last_operation(self) -> int:
        with self._reads() as connection:
            return connection.execute(sql.select(sql.func.max(operations.c.number))).scalar() or 0

    def bans(self) -> Mapping[str, int]:
        """Return the banned addresses, each with the end of its ban."""
        found: dict[str, int] = {}
        with self._reads() as connection:
            kinds = operations.c.kind.in_((BAN, UNBAN))
            for row in connection.execute(sql.select(operations).where(kinds).order_by(operations.c.number)):
                found[row.target] = row.until or 0
        return {address: until for address, until in found.items() if until > now()}

    def close(self, table: str, why: str = "") -> bool:
        """Close a table for everyone and keep its log; return False if there is no such table."""
        with self._writes() as connection:
            shut = sql.update(tables).where(tables.c.id == table, tables.c.closed.is_(None))
            if not connection.execute(shut.values(closed=now(), listed=False)).rowcount:
                return False
            _note(connection, CLOSE, table, why)
            return True

    def delete(self, table: str) -> bool:
        """Delete a table with its log; return False if there is no such table."""
        with self._writes() as connection:
            for child in _CHILDREN:
                connection.execute(sql.delete(child).where(child.c.table == table))
            if not connection.execute(sql.delete(tables).where(tables.c.id == table)).rowcount:
                return False
            _note(connection, DELETE, table)
            return True

    def remove_name(self, table: str, person: int) -> bool:
        """Erase the name of this person at this table; return False if there is no such person."""
        with self._writes() as connection:
            changed = _rewrite(connection, table, ("came", "sat"), lambda entry: _without_name(entry, person))
            if changed:
                _note(connection, RENAME, table, str(person))
            return bool(changed)

    def forget_person(self, table: str, person: int) -> bool:
        """Erase what this person wrote at this table: the name, the talk, the complaints."""
        with self._writes() as connection:
            changed = _rewrite(connection, table, ("came", "sat"), lambda entry: _without_name(entry, person))
            changed += _rewrite(connection, table, ("said", "reported"), lambda entry: _silent(entry, person))
            changed += _rewrite(connection, table, ("explained",), lambda entry: _silent(entry, None), by=person)
            theirs = (profile_seats.c.table == table) & (profile_seats.c.person == person)
            connection.execute(sql.delete(profile_seats).where(theirs))
            if changed:
                _note(connection, FORGET, table, str(person))
            return bool(changed)

    def forget_talk(self, table: str, before: int) -> bool:
        """Erase the talk and complaints at this table before this time."""
        with self._writes() as connection:
            changed = _rewrite(connection, table, TALK, lambda entry: _silent(entry, None), before)
            if changed:
                _note(connection, FORGET, table)
            return bool(changed)

    def handle(self, table: str, line: int) -> None:
        """Mark the complaint on this line as handled."""
        with self._writes() as connection:
            _note(connection, HANDLED, f"{table} {line}")

    def ban(self, address: str, until: int, why: str = "") -> None:
        with self._writes() as connection:
            _note(connection, BAN, address, why, until)

    def unban(self, address: str) -> None:
        with self._writes() as connection:
            lifted = (operations.c.kind == BAN) & (operations.c.target == address)
            connection.execute(sql.update(operations).where(lifted).values(until=now()))
            _note(connection, UNBAN, address)

    def announce(self, text: str) -> None:
        """Show this text at all tables."""
        with self._writes() as connection:
            _note(connection, NOTICE, "", text)

    def forget_operations(self, before: int) -> None:
        """Delete the operations before this time that have no effect any more, but not the newest."""
        with self._writes() as connection:
            newest = sql.select(sql.func.max(operations.c.number)).scalar_subquery()
            old = (
                (operations.c.at < before)
                & (operations.c.kind != HANDLED)
                & (sql.func.coalesce(operations.c.until, 0) < now())
            )
            connection.execute(sql.delete(operations).where(old, operations.c.number < newest))

    def forget_expired_bans(self) -> None:
        """Delete bans a minute after their end, when all processes have seen it."""
        ended = sql.func.coalesce(operations.c.until, operations.c.at) < now() - 60_000
        with self._writes() as connection:
            connection.execute(sql.delete(operations).where(operations.c.kind.in_((BAN, UNBAN)), ended))

    def talked_before(self, before: int, count: int = 500) -> Sequence[str]:
        """Return the tables with talk from before this time."""
        spoken = lines.c.kind.in_(TALK) & (lines.c.at < before)
        silent = lines.c.entry.like('%"text":""%') | lines.c.entry.like('%"text": ""%')
        with self._reads() as connection:
            found = sql.select(lines.c.table).where(spoken, ~silent).distinct().limit(count)
            return tuple(connection.execute(found).scalars())


def _of_game(game: str) -> sql.ColumnElement[bool]:
    """Return the condition for tables of a game, by the JSON of the charter."""
    return tables.c.charter.like(f'%"game":"{game}"%') | tables.c.charter.like(f'%"game": "{game}"%')


def _table_row(row: Any) -> TableRow:
    charter = json.loads(row.charter)
    return TableRow(row.id, charter["game"], charter["made"], row.listed, row.length, row.last, row.reports, row.closed)


def _note(connection: sql.Connection, kind: str, target: str, text: str = "", until: int | None = None) -> None:
    row = {"at": now(), "kind": kind, "target": target, "text": text, "until": until}
    connection.execute(sql.insert(operations), row)


def _rewrite(
    connection: sql.Connection,
    table: str,
    kinds: Sequence[str],
    change: Callable[[dict[str, Any]], dict[str, Any] | None],
    before: int | None = None,
    by: int | None = None,
) -> int:
    """Rewrite entries of these kinds in place; return how many changed.

    Only those written `before` a time, or requested `by` a person, where given.
    """
    found = sql.select(lines.c.number, lines.c.entry).where(lines.c.table == table, lines.c.kind.in_(kinds))
    if before is not None:
        found = found.where(lines.c.at < before)
    if by is not None:
        found = found.where(lines.c.person == by)
    changed = 0
    for number, entry in connection.execute(found).all():
        after = change(json.loads(entry))
        if after is not None:
            one = (lines.c.table == table) & (lines.c.number == number)
            connection.execute(sql.update(lines).where(one).values(entry=json.dumps(after, ensure_ascii=False)))
            changed += 1
    return changed


def _without_name(entry: dict[str, Any], person: int) -> dict[str, Any] | None:
    if entry.get("person", entry.get("seat")) != person or not entry["name"]:
        return None
    return {**entry, "name": ""}


def _silent(entry: dict[str, Any], person: int | None) -> dict[str, Any] | None:
    """Return the entry without its text; a ready-made remark has none, and stays."""
    author = entry["by"] if "by" in entry else entry.get("person")
    if not entry["text"] or (person is not None and author != person):
        return None
    return {**entry, "text": ""}
