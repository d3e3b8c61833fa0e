"""The checks of a server on a game from elsewhere before others play it: play, notation and secrecy."""

from __future__ import annotations

from typing import Any

from parlour.chance import Chance
from parlour.game import BadOption, Game, Refusal
from parlour.sitting import Sitting
from parlour.testing.secrecy import check_redeals_differ, check_secrecy
from parlour.testing.whole_games import random_game, some_plies

_GAMES = 3
_PLIES = 8
"""Positions that are checked in each game."""


def check_before_serving(game: Game) -> None:
    """Refuse a game that fails, disagrees with its own notation, or shows what is hidden, with its file and line."""
    options = game.options({})
    for key in range(_GAMES):
        try:
            sitting = random_game(game, options, key, game.longest(options))
        except Refusal as refused:
            raise BadOption("game-breaks-law", game=game.NAME, why=str(refused), place=_place(game.play)) from refused
        _check_notation(game, sitting)
        _check_hidden(game, sitting, Chance(f"before serving {key}"))


def _check_notation(game: Game, sitting: Sitting) -> None:
    for _, move in sitting.moves:
        text = game.write(move)
        try:
            again = game.read(text)
        except Refusal as refused:
            raise _disagrees(game, text) from refused
        if again != move:
            raise _disagrees(game, text)


def _disagrees(game: Game, text: str) -> BadOption:
    why = f"read does not give back the move that write has written as {text!r}"
    return BadOption("game-breaks-law", game=game.NAME, why=why, place=_place(game.read))


def _check_hidden(game: Game, sitting: Sitting, chance: Chance) -> None:
    try:
        for ply in some_plies(sitting, _PLIES):
            for seat in (*range(sitting.seats), None):
                check_secrecy(game, sitting.positions[ply], seat, chance)
        early = Sitting(game, sitting.options, sitting.deal, sitting.moves[:2], sitting.positions[:3])
        check_redeals_differ(game, early, chance)
    except AssertionError as broken:
        why = str(broken).splitlines()[0].rstrip(".")
        raise BadOption("game-leaks", game=game.NAME, why=why, place=_place(game.view)) from broken


def _place(function: Any) -> str:
    """Return the file and line at which the function of a game begins."""
    code = getattr(getattr(function, "__wrapped__", function), "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else "?"
