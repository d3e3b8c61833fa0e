"""`parlour resume`: go on with a game that was saved in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import chosen_game, text_of_file
from parlour.command.play import made_ready, show
from parlour.game import BadNotation


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    from parlour.game import Refusal
    from parlour.players.levels import named
    from parlour.terminal.saved_games import read_saved
    from parlour.terminal.tables import LocalTable

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
    made_ready(rules, options, saved.against)
    try:
        table = LocalTable(rules, options, saved.sheet.names, bots, against=saved.against, kept=saved.sheet)
    except Refusal as refusal:
        from parlour.command.arguments import sentence

        raise BadNotation("saved-game-spoilt", file=str(file), why=sentence(refusal)) from refusal
    show(table, plain)
