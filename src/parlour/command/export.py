"""`parlour export`: the record of a table."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import AsJson, chosen_game
from parlour.game import BadOption


def run(
    table: Annotated[str, typer.Argument(metavar="ID", show_default=False)],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
    as_json: AsJson = False,
) -> None:
    from parlour import record

    sheet = _sheet(table, data)
    print(json.dumps(asdict(record.read(sheet))) if as_json else sheet, end="\n" if as_json else "")


def _sheet(table: str, data: Path | None) -> str:
    from parlour.server import default_data_dir
    from parlour.storage import NotStored
    from parlour.storage.database import sqlite
    from parlour.tables.log_fold import restored
    from parlour.tables.score_sheets import score_sheet

    file = (data or default_data_dir()) / "tables.sqlite"
    if not file.is_file():
        raise BadOption("command-no-tables", folder=str(file.parent))
    try:
        storage = sqlite(file)
        stored = storage.load(table)
        storage.close()
    except NotStored as error:
        raise BadOption("command-no-tables", folder=str(file.parent)) from error
    if stored is None:
        raise BadOption("command-no-table", table=table)
    game = chosen_game(stored.charter.game)
    if stored.charter.rules != game.RULES:
        raise BadOption("record-other-rules", rules=stored.charter.rules, known=game.RULES)
    return score_sheet(restored(game, stored))
