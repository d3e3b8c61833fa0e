"""How a database of an earlier version becomes one of today, by Alembic: one file a step in `versions/`."""
