"""The lesson and the puzzles of Dualité, and what makes new ones."""
