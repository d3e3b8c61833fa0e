"""The version of a database: a new one is of today, an older one is brought up, a later or foreign one is refused."""

from __future__ import annotations

import sqlalchemy as sql

from parlour.game import Refusal

SCHEMA = 8
"""The current version: the number of the last step in `migrations/versions/`."""


_LOCK = 0x7061726C  # any number that no other program takes


def bring_up(connection: sql.Connection, metadata: sql.MetaData) -> None:
    """Make the tables of a new database, or take the steps that an older one lacks."""
    if connection.dialect.name == "postgresql":  # of two processes that start at once, one makes the tables
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_LOCK)))
    there = set(sql.inspect(connection).get_table_names())
    if not there:
        metadata.create_all(connection)
        connection.execute(sql.text("INSERT INTO editions (schema) VALUES (:now)"), {"now": SCHEMA})
        return
    if not {"editions", "tables", "lines"} <= there:
        raise Refusal("storage-foreign")
    version = connection.execute(sql.text("SELECT schema FROM editions")).scalar()
    if version is None or version > SCHEMA:
        raise Refusal("storage-other-version", version=version or 0, known=SCHEMA)
    if version < SCHEMA:
        take_steps(connection, version, SCHEMA)


def take_steps(connection: sql.Connection, version: int | None, to: int) -> None:
    """From this version, or from nothing, to that one."""
    # Imported late: hardly ever is there anything to do.
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext

    steps = Config()
    steps.set_main_option("script_location", "parlour.storage:migrations")
    steps.attributes["connection"] = connection
    if version is not None and MigrationContext.configure(connection).get_current_revision() is None:
        command.stamp(steps, f"{version:04}")
    command.upgrade(steps, f"{to:04}")
