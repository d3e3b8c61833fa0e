"""Whole random games of every game, for Hypothesis and for plain tests."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import AnyGame, BadOption, Choice, Written
from parlour.sitting import Sitting, begin
from tests import pockets

EVERY_GAME: Mapping[str, AnyGame] = {**GAMES, pockets.NAME: pockets}
"""The catalogue and the made-up game; no law has a list of the excused."""


def chosen_options(game: AnyGame) -> st.SearchStrategy[Any]:
    """Any options the game accepts; numbers are tried at their bounds, the rest of a kind at its default."""
    texts = st.fixed_dictionaries(
        {
            option.name: st.sampled_from(
                option.values
                if isinstance(option, Choice)
                else (option.default,)
                if isinstance(option, Written)
                else tuple(dict.fromkeys((option.default, str(option.low), str(option.high))))
            )
            for option in game.OPTIONS
        }
    )

    def accepted(chosen: Mapping[str, str]) -> Any:
        try:
            return game.options(chosen)
        except BadOption:
            return None

    return texts.map(accepted).filter(lambda options: options is not None)


def random_game(game: AnyGame, options: object, key: int, plies: int = 10_000) -> Sitting:
    """Awaited seats move at random from their views, to the end or for so many plies."""
    return _random_game(game.NAME, options, key, plies)


@functools.lru_cache(maxsize=1000)
def _random_game(name: str, options: object, key: int, plies: int) -> Sitting:
    game = EVERY_GAME[name]
    chance = Chance(f"whole game {key}")
    sitting = begin(game, options, game.deal(options, chance))
    while sitting.awaited and len(sitting.moves) < plies:
        seat = chance.pick(sorted(sitting.awaited))
        sitting = sitting.play(seat, game.sample(sitting.view(seat), chance))
    return sitting


@st.composite
def whole_games(draw: st.DrawFn, game: AnyGame) -> Sitting:
    """Whole games from a small range of keys, so that one game serves many laws: long games are dear to play."""
    return random_game(game, draw(chosen_options(game)), draw(st.integers(0, 7)))


def some_plies(sitting: Sitting, most: int = 24) -> tuple[int, ...]:
    """The numbers of up to so many positions, spread over the game, the first and the last among them."""
    last = len(sitting.moves)
    return tuple(sorted({last * step // (most - 1) for step in range(most)}))
