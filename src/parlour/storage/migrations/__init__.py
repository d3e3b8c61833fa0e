"""How a database of an earlier edition becomes one of today, by Alembic: one file a step in `versions/`."""
