"""The bots of Duel of Law."""
