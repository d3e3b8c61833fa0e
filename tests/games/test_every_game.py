"""The laws of `parlour.testing`, over every game of the catalogue and the made-up one; and what is hidden in each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from parlour.chance import Chance
from parlour.game import Game, Seat
from parlour.testing.test_laws import *  # noqa: F403 - pytest finds the laws here
from parlour.testing.test_laws import defaults, listeners
from parlour.testing.whole_games import SITTINGS
from tests.games.hidden import HIDDEN
from tests.games.whole_games import EVERY_GAME, random_game

FEW = 8


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:  # type: ignore[no-redef] # not that of the laws
    """Game by game, so that two processes rarely play the same whole games; --fast looks at the first few of each."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME, scope="module")
    if "keys" in metafunc.fixturenames:
        keys = [range(FEW), pytest.param(range(FEW, SITTINGS), marks=pytest.mark.slow)]
        metafunc.parametrize("keys", keys, ids=str)


def check_redeals_vary(game: Game, position: Any, seat: Seat | None, redeals: int) -> None:
    """Everything unseen turns up in every place it could be."""
    places = HIDDEN[game.NAME](position, seat)
    unseen = frozenset[str]().union(*places.values())
    found: dict[str, set[str]] = {place: set() for place in places}
    chance = Chance("redeals vary")
    seen = game.view(position, seat)
    for _ in range(redeals):
        for place, items in HIDDEN[game.NAME](game.redeal(seen, chance), seat).items():
            found[place] |= items
    for place, items in places.items():
        assert found[place] == (unseen if items else set()), f"{place}, seen by {seat}"


@pytest.mark.slow
def test_secrecy_redeals_vary(game: Game) -> None:
    options = defaults(game)
    if not game.write_deal(game.deal(options, Chance("anything"))):
        return  # Nothing is dealt, so nothing is hidden; the law above has shown that views tell all.
    for plies in (0, 5):
        sitting = random_game(game, options, key=plies, plies=plies)
        for seat in listeners(sitting):
            check_redeals_vary(game, sitting.position, seat, 600)


def test_a_view_that_is_the_position_breaks_the_law_of_secrecy() -> None:
    """The law must be able to fail: here is a game that shows everything to everyone."""
    pockets = EVERY_GAME["pockets"]
    leaky = replace(pockets, view=lambda position, seat: position, redeal=lambda view, chance: view)
    position = random_game(pockets, defaults(pockets), key=1, plies=3).position
    with pytest.raises(AssertionError):
        check_redeals_vary(leaky, position, 0, 50)
