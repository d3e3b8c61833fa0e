"""Duel of Law for programs that learn."""
