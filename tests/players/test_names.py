"""A bot's name belongs to its strength."""

from __future__ import annotations

import pytest

from parlour.catalogue import GAMES
from parlour.game import AnyGame
from parlour.players.levels import offered
from parlour.players.names import by_level, listed


def test_the_gentlest_and_the_strongest_are_the_same_in_every_game() -> None:
    for game in GAMES.values():
        levels = offered(game)
        assert by_level([levels[0], levels[-1]], levels, ()) == (listed()[0], listed()[-1])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.NAME)
def test_each_level_has_a_name_of_its_own(game: AnyGame) -> None:
    levels = offered(game)
    assert len({by_level([level], levels, ())[0] for level in levels}) == len(levels)


def test_two_of_one_level_and_a_guest_of_that_name_can_be_told_apart() -> None:
    first = listed()[0]
    names = by_level([1, 1, 1], range(1, 6), (first.upper(),))
    assert len(set(names)) == 3
    assert first not in names
    assert set(names) <= set(listed()[:5]), "they are near it in strength"


def test_a_game_of_one_level_has_somebody() -> None:
    assert by_level([1], range(1, 2), ()) == (listed()[0],)
