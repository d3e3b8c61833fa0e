"""The lesson and the puzzles of DuAlma, and what makes new ones."""
