"""Whole random games of a game. One is played once in a process, and many laws look at it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from parlour.chance import Chance
from parlour.game import BadOption, Choice, Game, Option, Written
from parlour.sitting import Sitting, begin

SITTINGS = 24
"""Whole games that every law looks at, of each game: enough that every value of every option is among them."""


def values(option: Option) -> tuple[str, ...]:
    """Return what is tried of an option: each choice, a number's bounds, what is written freely at its default."""
    if isinstance(option, Choice):
        return option.values
    if isinstance(option, Written):
        return (option.default,)
    return tuple(dict.fromkeys((option.default, str(option.low), str(option.high))))


def chosen_options(game: Game, chance: Chance) -> Iterator[Any]:
    """Options the game accepts, without end: the usual ones, then each value in turn, then any; the rest by chance."""
    yield game.options({})
    turns = [{option.name: value} for option in game.OPTIONS for value in values(option)]
    for number in count():
        given = turns[number] if number < len(turns) else {}
        for _ in range(100):
            chosen = {option.name: chance.pick(values(option)) for option in game.OPTIONS}
            try:
                accepted = game.options(chosen | given)
            except BadOption:
                continue
            yield accepted
            break


@functools.cache
def options_of(game: Game, key: int) -> Any:
    """Return the options of a whole game that the laws look at."""
    return next(islice(chosen_options(game, Chance(f"options of {game.NAME}")), key, None))


def whole_game(game: Game, key: int) -> Sitting:
    """Return one of the whole games that the laws look at, from 0 to SITTINGS."""
    return random_game(game, options_of(game, key), key)


@functools.lru_cache(maxsize=1000)
def random_game(game: Game, options: object, key: int, plies: int = 10_000) -> Sitting:
    """Awaited seats move at random from their views, to the end or for this many plies."""
    chance = Chance(f"whole game {key}")
    sitting = begin(game, options, game.deal(options, chance))
    while sitting.awaited and len(sitting.moves) < plies:
        seat = chance.pick(sorted(sitting.awaited))
        sitting = sitting.play(seat, game.sample(sitting.view(seat), chance))
    return sitting


def some_plies(sitting: Sitting, most: int = 24) -> tuple[int, ...]:
    """Return the numbers of up to this many positions, spread over the game, the first and the last among them."""
    last = len(sitting.moves)
    return tuple(sorted({last * step // (most - 1) for step in range(most)}))
