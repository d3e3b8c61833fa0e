"""`parlour migrate`: all tables of a data folder, to PostgreSQL."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import AsJson
from parlour.game import Refusal

if TYPE_CHECKING:
    from parlour.tables.entries import Stored


def _fold(stored: Stored) -> object:
    """Return what the log of a table comes to, as its score sheet, its people and its length."""
    from parlour.catalogue import GAMES
    from parlour.tables.log_fold import restored
    from parlour.tables.score_sheets import score_sheet

    if stored.charter.game not in GAMES:
        raise Refusal("unknown-game", game=stored.charter.game, games=", ".join(GAMES))
    state = restored(GAMES[stored.charter.game], stored)
    try:
        sheet = score_sheet(state)
    except Refusal as refusal:
        sheet = refusal.code
    return len(stored.lines), state.people, state.play.status, sheet


def run(
    database: Annotated[
        str, typer.Option("--database", metavar="ADDRESS", envvar="PARLOUR_DATABASE", show_envvar=True)
    ],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
    as_json: AsJson = False,
) -> None:
    from contextlib import closing

    from parlour import words
    from parlour.command.progress import steps
    from parlour.server import default_data_dir
    from parlour.storage.folder import FILE, folder_lock, opened
    from parlour.storage.postgres import postgres, shown
    from parlour.storage.postgres_migration import move

    folder = data or default_data_dir()
    if not (folder / FILE).is_file():
        raise Refusal("command-no-tables", folder=str(folder))
    with folder_lock(folder), closing(opened(folder)) as source, closing(postgres(database)) as target:
        rows = source.housekeeping.counts()
        with steps(words.say("progress-migrate"), sum(rows.values())) as advance:
            count = move(source, target, _fold, advance)
    if as_json:
        print(json.dumps({"tables": count, "database": shown(database)}))
    else:
        print(words.say("migrate-done", {"tables": count, "database": shown(database)}))
