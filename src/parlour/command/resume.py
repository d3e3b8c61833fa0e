"""`parlour resume`: go on with a game that was saved in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import chosen_game, text_of_file
from parlour.command.play import prepared_for_bots, show
from parlour.game import BadNotation, BadOption


def run(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    from parlour.game import Refusal
    from parlour.players.levels import named
    from parlour.terminal.saved_games import read_saved
    from parlour.terminal.tables import LocalTable

    file = asked_file() if file is None else file
    if file is None:
        return
    saved = read_saved(text_of_file(str(file)))
    rules = chosen_game(saved.sheet.game)
    if saved.sheet.rules != rules.RULES:
        raise BadNotation("record-other-rules", rules=saved.sheet.rules, known=rules.RULES)
    options = rules.options(dict(saved.sheet.options))
    count = rules.seats(options)
    if count != len(saved.sheet.names):
        raise BadNotation("record-seats", named=len(saved.sheet.names), seats=count)
    others = set(range(count)) - set(saved.keyboard)
    bot = named(rules, saved.against or "") if others else None
    bots = {seat: bot for seat in others if bot is not None}
    prepared_for_bots(rules, options, saved.against)
    try:
        table = LocalTable(rules, options, saved.sheet.names, bots, against=saved.against, kept=saved.sheet)
    except Refusal as refusal:
        from parlour.command.arguments import sentence

        raise BadNotation("saved-game-spoilt", file=str(file), why=sentence(refusal)) from refusal
    show(table, plain)


def asked_file() -> Path | None:
    """List the games that were left unfinished, the last one first, and ask for one of them at the keyboard."""
    import sys

    from parlour import words
    from parlour.terminal.automatic_save import saved_files

    files = saved_files()
    if not files:
        raise BadOption("resume-none")
    for number, each in enumerate(files, 1):
        print(words.say("resume-choice", {"number": number, "file": str(each)}))
    if not sys.stdin.isatty():
        return None
    while True:
        print(words.say("games-ask", {"count": len(files)}), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise typer.Abort
        if line.strip().isdecimal() and 1 <= int(line) <= len(files):
            return files[int(line) - 1]
