"""One table in memory: decide, write, publish."""
