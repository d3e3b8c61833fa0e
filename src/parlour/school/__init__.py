"""Lessons and puzzles: positions and tasks as data, replayed through the rules by tests."""
