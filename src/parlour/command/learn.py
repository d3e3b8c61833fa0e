"""`parlour learn`: the lesson of a game, in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import LessonGame, asked_game, chosen_game, games_with_lesson, sentence

if TYPE_CHECKING:
    from parlour.game import Game
    from parlour.terminal.school import SchoolTerminal


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

    game = asked_game(game, games_with_lesson())
    rules = chosen_game(game)
    if not taught(rules, lambda school: school.lesson(tactics=tactics), plain) or tactics or not play:
        return
    first = [f"{key}={value}" for key, value in lesson(rules).first.items()]
    easiest = str(offered(rules)[0])
    print(words.say("school-first-game", {"level": easiest}), flush=True)
    show(local_table(game, easiest, 0, first, "", seed), plain, explains=True)


def taught(game: Game, what: Callable[[SchoolTerminal], bool], plain: bool) -> bool:
    """Teach on the full screen, or line by line where there is none or that is wished for; whether it was all done."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from parlour.terminal.school import SchoolTerminal

        return what(SchoolTerminal(game, sys.stdin, sys.stdout, sentence))
    from parlour.terminal.school_screen import SchoolApp

    app = SchoolApp(game, sentence, what)
    app.run()
    if app.refused is not None:
        raise app.refused
    return app.whole
