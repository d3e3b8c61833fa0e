"""Schema 6: when a server last ran on this database, and the gaps in which none did."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "heartbeats",
        sql.Column("alive", sql.BigInteger, nullable=False),
        sql.Column("noted", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "downtimes",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("stopped", sql.BigInteger, nullable=False),
        sql.Column("started", sql.BigInteger, nullable=False),
    )
    op.execute("UPDATE editions SET schema = 6")
