"""A bot's name belongs to its strength."""

from __future__ import annotations

import pytest

from parlour.catalogue import GAMES
from parlour.command.play import local_table
from parlour.game import Game
from parlour.players.levels import offered
from parlour.players.names import by_level, listed, of_levels, places
from tests.bare_game import bare
from tests.published_games import PUBLISHED


@pytest.mark.parametrize("game", PUBLISHED.values(), ids=lambda game: game.NAME)
def test_the_gentlest_and_the_strongest_are_the_same_in_every_game(game: Game) -> None:
    names = of_levels(game)
    assert (names[0], names[-1]) == (listed()[0], listed()[-1])


@pytest.mark.parametrize("game", PUBLISHED.values(), ids=lambda game: game.NAME)
def test_each_level_has_a_name_of_its_own_in_the_order_of_strength(game: Game) -> None:
    names = of_levels(game)
    assert len(set(names)) == len(names) == len(offered(game))
    assert [name for name in listed() if name in names] == list(names)
    assert tuple(by_level(game, [level], ())[0] for level in offered(game)) == names


def test_a_name_stands_where_its_level_stands_on_the_scale() -> None:
    assert places((300, 400, 1300), 3, 11) == (0, 1, 10)
    assert places((300, 1200, 1300), 3, 11) == (0, 9, 10)
    assert places((300, 300, 300, 1300), 4, 11) == (0, 1, 2, 10), "as strong, and yet another bot"
    assert places((300, 1300, 1300, 1300), 4, 11) == (0, 8, 9, 10)
    assert places((7, 7, 7), 3, 3) == (0, 1, 2)


def test_levels_that_were_not_all_measured_stand_at_equal_distances() -> None:
    assert places((), 3, 11) == places((300, None, 400), 3, 11) == (0, 5, 10)


def test_two_of_one_level_and_a_guest_of_that_name_can_be_told_apart() -> None:
    first = listed()[0]
    names = by_level(GAMES["duality"], [1, 1, 1], (first.upper(),))
    assert len(set(names)) == 3
    assert first not in names
    assert set(names) <= set(listed()[:5]), "they are near it in strength"


def test_a_game_of_one_level_has_someone() -> None:
    assert places((), 1, 11) == (0,)


def test_a_game_without_a_folder_has_names_too() -> None:
    game = bare(GAMES["dualite"])
    assert len(set(of_levels(game))) == len(offered(game))


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_terminal_a_bot_has_the_name_of_its_level(seat: int) -> None:
    names = local_table("duality", "2", seat, None, "Ada", None).scene().names
    assert names[seat] == "Ada"
    assert of_levels(GAMES["duality"])[1] in names[1 - seat]
