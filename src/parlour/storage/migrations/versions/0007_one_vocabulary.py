"""Schema 7: logs of every earlier version say what today's say, in today's words.

In the first version a game began with its table, a person's number was that of the seat, and the next game had a table
of its own. Later names of entries and fields were changed for plainer ones.
"""

import json
import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sql
from alembic import op

from parlour.game import Refusal

revision = "0007"
down_revision = "0006"

AT_ONCE = 1000
KINDS = {"wound": "clock-started", "watched-late": "spectators-delayed"}
FIELDS = {
    "asked": {"seat": "person"},
    "agreed": {"seat": "person"},
    "declined": {"seat": "person"},
    "committed": {"edition": "version"},
    "spectators-delayed": {"late": "delayed"},
}
CHARTER = {"chairs": "seats", "late": "delayed"}


def upgrade() -> None:
    """The only step that rewrites what was there: servers of an earlier version cannot go on beside it."""
    connection = op.get_bind()
    still = sql.text("SELECT COUNT(*) FROM processes WHERE until > :now")
    if connection.execute(still, {"now": time.time_ns() // 1_000_000}).scalar_one():
        raise Refusal("storage-stop-servers")
    op.execute("ALTER TABLE lines RENAME COLUMN seat TO person")
    op.execute("ALTER TABLE keys RENAME COLUMN seat TO number")
    _rename_entries(connection)
    for table, text in connection.execute(sql.text("SELECT id, charter FROM tables")).all():
        charter = _renamed(json.loads(text), CHARTER)
        deal = charter.pop("deal", None)
        _set(connection, "UPDATE tables SET charter = :text WHERE id = :table", table, text=json.dumps(charter))
        if deal is not None:
            _rewrite_first_version(connection, table, charter, deal)
    op.execute("UPDATE editions SET schema = 7")


def _set(connection: sql.Connection, statement: str, table: str, **values: Any) -> None:
    connection.execute(sql.text(statement), {"table": table, **values})


def _renamed(entry: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    return {names.get(name, name): value for name, value in entry.items()}


def _rename_entries(connection: sql.Connection) -> None:
    found = sql.text('SELECT "table", number, kind, entry FROM lines WHERE kind IN :kinds').bindparams(
        sql.bindparam("kinds", [*KINDS, *FIELDS], expanding=True)
    )
    change = sql.text('UPDATE lines SET kind = :kind, entry = :entry WHERE "table" = :table AND number = :number')
    for rows in connection.execute(found).partitions(AT_ONCE):
        changed = []
        for table, number, kind, text in rows:
            now = KINDS.get(kind, kind)
            entry = _renamed(json.loads(text), FIELDS.get(now, {})) | {"kind": now}
            changed.append({"table": table, "number": number, "kind": now, "entry": json.dumps(entry)})
        connection.execute(change, changed)


def _rewrite_first_version(connection: sql.Connection, table: str, charter: dict[str, Any], deal: str) -> None:
    """The game starts with the first line, and who sat down came and took that seat."""
    columns = ("kind", "entry", "person", "client", "at")
    old = sql.text(f'SELECT {", ".join(columns)} FROM lines WHERE "table" = :table ORDER BY number')
    rows = [dict(zip(columns, row, strict=True)) for row in connection.execute(old, {"table": table})]
    new = [_line("started", {"deal": deal}), *(line for row in rows for line in _today(row, charter))]
    _set(connection, 'DELETE FROM lines WHERE "table" = :table', table)
    insert = sql.text(
        'INSERT INTO lines ("table", number, kind, entry, person, client, at) '
        "VALUES (:table, :number, :kind, :entry, :person, :client, :at)"
    )
    connection.execute(insert, [{**line, "table": table, "number": number} for number, line in enumerate(new)])
    _set(connection, "UPDATE tables SET length = :length WHERE id = :table", table, length=len(new))


def _today(row: dict[str, Any], charter: dict[str, Any]) -> Iterable[dict[str, Any]]:
    entry = json.loads(row["entry"])
    if row["kind"] == "sat":
        seat = entry["seat"]
        maker = charter["seats"][seat]["kind"] == "me"
        came = {"person": seat, "name": entry["name"], "maker": maker}
        return ({**row, **_line("came", came)}, _line("seated", {"person": seat, "seat": seat}))
    if row["kind"] == "followed":  # who asks for another game has it at the same table
        return ()
    if row["kind"] == "said" and entry.get("person") is None:
        return ({**row, **_line("said", {**entry, "person": entry["seat"]}, row)},)
    return (row,)


def _line(kind: str, entry: dict[str, Any], row: dict[str, Any] | None = None) -> dict[str, Any]:
    empty = {"person": None, "client": None, "at": None} if row is None else row
    return {**empty, "kind": kind, "entry": json.dumps({"kind": kind, **entry})}
