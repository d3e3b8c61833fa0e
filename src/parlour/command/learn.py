"""`parlour learn`: the lesson of a game, in the terminal."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from parlour.command.arguments import LessonGame, asked_game, chosen_game, games_with_lesson, sentence


def run(
    game: LessonGame = "",
    tactics: Annotated[bool, typer.Option("--tactics")] = False,
    play: Annotated[bool, typer.Option("--play/--no-play")] = True,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT")] = None,
) -> None:
    from parlour import words
    from parlour.command.play import local_table, show
    from parlour.players.levels import offered
    from parlour.school.lessons import lesson
    from parlour.terminal.school import SchoolTerminal

    game = asked_game(game, games_with_lesson())
    rules = chosen_game(game)
    whole = SchoolTerminal(rules, sys.stdin, sys.stdout, sentence).lesson(tactics=tactics)
    if not whole or tactics or not play:
        return
    first = [f"{key}={value}" for key, value in lesson(rules).first.items()]
    gentlest = str(offered(rules)[0])
    print(words.say("school-first-game", {"level": gentlest}), flush=True)
    show(local_table(game, gentlest, 0, first, "", seed), plain, explains=True)
