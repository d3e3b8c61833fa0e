"""Schema 8: players who come back: their profiles, where they are notified, and what is still to be sent."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("digest", sql.LargeBinary(32), nullable=False, unique=True),
        sql.Column("made", sql.BigInteger, nullable=False),
        sql.Column("preferences", sql.Text, nullable=False),
    )
    op.create_table(
        "profile_seats",
        sql.Column("table", sql.String(64), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("person", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("profile", sql.String(32), sql.ForeignKey("profiles.id"), primary_key=True, index=True),
    )
    op.create_table(
        "notification_addresses",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("profile", sql.String(32), sql.ForeignKey("profiles.id"), nullable=False, index=True),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("target", sql.Text, nullable=False),
        sql.Column("language", sql.String(20), nullable=False),
        sql.Column("code", sql.String(20)),
        sql.Column("failures", sql.Integer, nullable=False),
    )
    op.create_table(
        "notifications",
        sql.Column("key", sql.String(160), primary_key=True),
        sql.Column("profile", sql.String(32), sql.ForeignKey("profiles.id"), nullable=False, index=True),
        sql.Column("due", sql.BigInteger, nullable=False, index=True),
        sql.Column("attempts", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
    )
    op.create_table(
        "alarms",
        sql.Column("table", sql.String(64), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("due", sql.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "server_keys",
        sql.Column("name", sql.String(20), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
    op.execute("UPDATE editions SET schema = 8")
