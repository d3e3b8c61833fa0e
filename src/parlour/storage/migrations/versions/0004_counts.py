"""Schema 4: how often something was chosen on a day, without names."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "counts",
        sql.Column("game", sql.String(64), primary_key=True),
        sql.Column("day", sql.String(10), primary_key=True),
        sql.Column("choice", sql.String(200), primary_key=True),
        sql.Column("count", sql.Integer, nullable=False),
    )
    op.execute("UPDATE editions SET schema = 4")
