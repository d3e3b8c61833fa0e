"""Bots at tables: workers in which they think, and the delay of their moves."""
