"""Moves all tables from a folder to PostgreSQL, and checks that each table is the same there."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sql

from parlour.game import Refusal
from parlour.storage import Unreadable
from parlour.storage.database import Database
from parlour.storage.schema import metadata, operations, processes, tables
from parlour.tables.entries import Stored

AT_ONCE = 1000
"""Rows of one statement."""
_LEFT = {"editions", processes.name}
"""Database tables that are not copied: they belong to a database or to the servers on it."""


def move(source: Database, target: Database, fold: Callable[[Stored], object], advance: Callable[[], None]) -> int:
    """Copy everything in one transaction, then compare each log and its fold; return the number of tables."""
    with source.reads(None) as reading, target.writes(None) as writing:
        if writing.execute(sql.select(tables.c.id).limit(1)).first() is not None:
            raise Refusal("migrate-not-empty")
        for table in metadata.sorted_tables:
            if table.name in _LEFT:
                continue
            rows = reading.execution_options(yield_per=AT_ONCE).execute(sql.select(table)).mappings()
            for part in rows.partitions(AT_ONCE):
                writing.execute(sql.insert(table), [_without_owner(dict(row)) for row in part])
        if writing.dialect.name == "postgresql":
            for table in (tables, operations):  # the next number comes after those that were brought
                last = sql.select(sql.func.coalesce(sql.func.max(table.c.number), 0) + 1).scalar_subquery()
                sequence = sql.func.pg_get_serial_sequence(table.name, "number")
                writing.execute(sql.select(sql.func.setval(sequence, last, False)))
    with source.reads(None) as reading:
        names = list(reading.execute(sql.select(tables.c.id).order_by(tables.c.number)).scalars())
    for name in names:
        _check(name, source, target, fold)
        advance()
    return len(names)


def _without_owner(row: dict[str, object]) -> dict[str, object]:
    return {**row, "owner": None} if "owner" in row else row


def _check(name: str, source: Database, target: Database, fold: Callable[[Stored], object]) -> None:
    try:
        before, after = source.load(name), target.load(name)
    except Unreadable:
        return  # it was damaged before, and its bytes were copied as they are
    if before is None or before != after or source.drafts(name) != target.drafts(name):
        raise Refusal("migrate-differs", table=name)
    try:
        folded = fold(before)
    except Refusal:
        return  # of rules that this version does not know: nothing to compare
    if folded != fold(before if after is None else after):
        raise Refusal("migrate-differs", table=name)
