"""`parlour puzzle`: a puzzle, in the terminal."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from parlour.command.arguments import GameName, chosen_game, sentence


def run(
    game: GameName,
    number: Annotated[int | None, typer.Argument(metavar="NUMBER", show_default=False)] = None,
    index: Annotated[bool, typer.Option("--list")] = False,
) -> int:
    import datetime

    from parlour.terminal.school import Schoolroom

    room = Schoolroom(chosen_game(game), sys.stdin, sys.stdout, sentence)
    today = datetime.datetime.now(datetime.UTC).date()
    if index:
        room.index(today)
    else:
        room.puzzle(number, today)
    return 0
