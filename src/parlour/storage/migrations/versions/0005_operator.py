"""Schema 5: what an operator has done, which all processes follow, and tables that are closed."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "operations",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("target", sql.String(200), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("until", sql.BigInteger),
        sqlite_autoincrement=True,
    )
    op.add_column("tables", sql.Column("closed", sql.BigInteger))
    op.execute("UPDATE editions SET schema = 5")
