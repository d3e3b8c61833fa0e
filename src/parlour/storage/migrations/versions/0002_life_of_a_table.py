"""Schema 2: people gather, lines have their time, tables have codes, and drafts are kept."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("lines", sql.Column("at", sql.BigInteger))
    op.create_table(
        "codes",
        sql.Column("code", sql.String(20), primary_key=True),
        sql.Column("table", sql.String(64), sql.ForeignKey("tables.id"), nullable=False, unique=True),
    )
    op.create_table(
        "drafts",
        sql.Column("table", sql.String(64), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("person", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("text", sql.Text, nullable=False),
    )
    op.execute("UPDATE editions SET schema = 2")
