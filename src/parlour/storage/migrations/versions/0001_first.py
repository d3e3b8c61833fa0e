"""Schema 1: tables began with their game, and lines had no time."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("editions", sql.Column("schema", sql.Integer, nullable=False))
    op.create_table(
        "tables",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("id", sql.String(64), nullable=False, unique=True),
        sql.Column("charter", sql.Text, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False, index=True),
        sql.Column("length", sql.Integer, nullable=False),
    )
    op.create_table(
        "lines",
        sql.Column("table", sql.String(64), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("entry", sql.Text, nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("client", sql.String(64)),
    )
    op.create_table(
        "keys",
        sql.Column("table", sql.String(64), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("digest", sql.LargeBinary(32), primary_key=True),
        sql.Column("kind", sql.String(10), primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
    )
    op.execute("INSERT INTO editions (schema) VALUES (1)")
