"""Profiles by HTTP: a player's key, where they are notified, and what else is kept for them."""
