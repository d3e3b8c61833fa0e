"""A game with its rules and nothing else."""

from __future__ import annotations

from dataclasses import replace

from parlour.game import Game


def bare(game: Game) -> Game:
    """Return the same game without a folder, and so without players, a lesson or a board."""
    return replace(game, package="")
