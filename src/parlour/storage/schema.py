"""The tables of the database, as they are today; `migrations/` leads there from earlier versions."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()
sql.Table("editions", metadata, sql.Column("schema", sql.Integer, nullable=False))
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("id", sql.String(64), nullable=False, unique=True),
    sql.Column("charter", sql.Text, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False, index=True),
    sql.Column("length", sql.Integer, nullable=False),
    sql.Column("keeper", sql.Integer, key="owner", index=True),  # the number of the process that owns it
    sql.Column("fence", sql.Integer, nullable=False, server_default="0"),
    sql.Column("closed", sql.BigInteger),  # by an operator, in milliseconds since 1970
)
processes = sql.Table(
    "processes",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
    sqlite_autoincrement=True,  # no number is given twice
)
lines = sql.Table(
    "lines",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("person", sql.Integer),
    sql.Column("client", sql.String(64)),
    sql.Column("at", sql.BigInteger),
)
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("digest", sql.LargeBinary(32), primary_key=True),
    sql.Column("kind", sql.String(10), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),  # of a person, or of a seat for an invitation
)

codes = sql.Table(
    "codes",
    metadata,
    sql.Column("code", sql.String(20), primary_key=True),
    sql.Column("table", sql.ForeignKey("tables.id"), nullable=False, unique=True),
)
drafts = sql.Table(
    "drafts",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("person", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("text", sql.Text, nullable=False),
)
counts = sql.Table(
    "counts",
    metadata,
    sql.Column("game", sql.String(64), primary_key=True),
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("choice", sql.String(200), primary_key=True),
    sql.Column("count", sql.Integer, nullable=False),
)
operations = sql.Table(
    "operations",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("target", sql.String(200), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("until", sql.BigInteger),
    sqlite_autoincrement=True,  # processes remember the number of the last one that they have followed
)
heartbeats = sql.Table(
    "heartbeats",
    metadata,
    sql.Column("alive", sql.BigInteger, nullable=False),  # what time it was at the tables of the last server
    sql.Column("noted", sql.BigInteger, nullable=False),  # and by the clock of the database
)
downtimes = sql.Table(
    "downtimes",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("stopped", sql.BigInteger, nullable=False),
    sql.Column("started", sql.BigInteger, nullable=False),
)

# Players who come back: docs/notifications.md

profiles = sql.Table(
    "profiles",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("digest", sql.LargeBinary(32), nullable=False, unique=True),  # of the key on the player's devices
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("preferences", sql.Text, nullable=False),
)
profile_seats = sql.Table(
    "profile_seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("person", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("profile", sql.ForeignKey("profiles.id"), primary_key=True, index=True),
)
notification_addresses = sql.Table(
    "notification_addresses",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("profile", sql.ForeignKey("profiles.id"), nullable=False, index=True),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("target", sql.Text, nullable=False),
    sql.Column("language", sql.String(20), nullable=False),
    sql.Column("code", sql.String(20)),  # to be typed before anything is sent there
    sql.Column("failures", sql.Integer, nullable=False),
)
notifications = sql.Table(
    "notifications",
    metadata,
    sql.Column("key", sql.String(160), primary_key=True),
    sql.Column("profile", sql.ForeignKey("profiles.id"), nullable=False, index=True),
    sql.Column("due", sql.BigInteger, nullable=False, index=True),
    sql.Column("attempts", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)
alarms = sql.Table(
    "alarms",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("due", sql.BigInteger, nullable=False, index=True),
)
server_keys = sql.Table(
    "server_keys",
    metadata,
    sql.Column("name", sql.String(20), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
