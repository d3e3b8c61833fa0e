"""The lobby's form is made from each game's options: they must have words, and a number of seats that it can tell."""

from __future__ import annotations

import itertools

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadOption, Choice, Game, Number, Option
from parlour.players.levels import offered

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def values(option: Option) -> tuple[str, ...]:
    match option:
        case Choice(values=named):
            return named
        case Number(low=low, high=high):
            return tuple(str(value) for value in range(low, high + 1))
        case _:
            return (option.default,)


@EVERY_GAME
def test_names_have_words(game: Game) -> None:
    for part in ("name", "tagline", *(f"option-{option.name.replace('_', '-')}" for option in game.OPTIONS)):
        assert words.known(f"{game.NAME}-{part}"), f"{game.NAME}-{part}"


@EVERY_GAME
def test_a_games_own_page_has_words(game: Game) -> None:
    for part in ("players", "minutes", "thinking"):
        assert words.say(f"{game.NAME}-card-{part}")
    assert set(words.say(f"{game.NAME}-card-options").split()) <= {option.name for option in game.OPTIONS}
    for level in offered(game):
        assert words.say(f"{game.NAME}-bot", {"level": level})


@EVERY_GAME
def test_named_values_have_words(game: Game) -> None:
    for option in game.OPTIONS:
        if isinstance(option, Choice):
            for value in option.values:
                code = f"{game.NAME}-option-{option.name}-{value}".replace("_", "-")
                assert value.isdigit() or words.known(code), code


@EVERY_GAME
def test_players_is_the_option_that_says_how_many_sit_down(game: Game) -> None:
    """The form shows this many seats; a game without this option is for two. Some choices do not go together."""
    choices = [values(option) for option in game.OPTIONS if option.name != "players"]
    first_and_last = [sorted({every[0], every[-1]}) for every in choices]
    players = next((values(option) for option in game.OPTIONS if option.name == "players"), ("2",))
    offered = set()
    for number, chosen in itertools.product(players, itertools.islice(itertools.product(*first_and_last), 20)):
        names = [option.name for option in game.OPTIONS if option.name != "players"]
        texts = dict(zip(names, chosen, strict=True))
        if any(option.name == "players" for option in game.OPTIONS):
            texts["players"] = number
        try:
            options = game.options(texts)
        except BadOption:
            continue
        assert game.seats(options) == int(number)
        offered.add(number)
    assert offered == set(players)
