"""The lesson of Duel of Law."""
