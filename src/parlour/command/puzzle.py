"""`parlour puzzle`: a puzzle, in the terminal."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import AsJson, OptionalGame, asked_game, chosen_game, sentence
from parlour.game import BadOption, Game, Refusal

if TYPE_CHECKING:
    import datetime


def run(
    game: OptionalGame = "",
    number: Annotated[int | None, typer.Argument(metavar="NUMBER", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    index: Annotated[bool, typer.Option("--list")] = False,
    as_json: AsJson = False,
) -> int:
    import datetime

    from parlour.command.learn import taught
    from parlour.terminal.school import SchoolTerminal

    today = datetime.datetime.now(datetime.UTC).date()
    rules = chosen_game(asked_game(game))
    if as_json:
        if not index:
            raise BadOption("puzzle-json-list")
        print(json.dumps(_listed(rules, today)))
        return 0
    if index:
        SchoolTerminal(rules, sys.stdin, sys.stdout, sentence).index(today)
    else:
        taught(rules, lambda school: school.puzzle(number, today), plain)
    return 0


def _listed(game: Game, today: datetime.date) -> dict[str, object]:
    """Return all puzzles of a game for other programs."""
    from parlour.school import days, puzzles

    if days.has_day(game):
        raise Refusal("school-day-only", game=game.NAME)
    return asdict(puzzles.listed(game, today))
