"""Studying games: matches and self-play, written for one process or many."""
