"""Numbers of move sequences, counted by other programs or by hand: they hold the rules to account."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.catalogue import GAMES
from parlour.game import Game

TABLES = [
    # game, options, counts for depths 1, 2, 3 …
    ("dualite", {}, [78, 672, 3828]),
    ("dualite", {"size": "5"}, [228, 2352]),
    # One circle: the cells, then their neighbours, then the squares of those numbers added up.
    ("dualite", {"opening": "one"}, [16, 84, 492]),
]


def perft(game: Game, position: Any, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        perft(game, game.play(position, seat, move), depth - 1)
        for seat in sorted(game.to_move(position))
        for move in game.moves(position, seat)
    )


@pytest.mark.parametrize(("name", "texts", "counts"), TABLES)
def test_perft(name: str, texts: dict[str, str], counts: list[int]) -> None:
    game: Any = GAMES[name]
    options = game.options(texts)
    start = game.setup(options, None)
    assert [perft(game, start, depth) for depth in range(1, len(counts) + 1)] == counts
