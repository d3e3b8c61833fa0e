"""Schema 3: a table is owned by one process at a time, by a lease."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "processes",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.add_column("tables", sql.Column("keeper", sql.Integer))
    op.add_column("tables", sql.Column("fence", sql.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    op.execute("UPDATE editions SET schema = 3")
