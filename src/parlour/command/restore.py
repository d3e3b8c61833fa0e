"""`parlour restore`: all tables from a back-up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.game import BadOption


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A back-up, by parlour backup.", show_default=False)],
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept, if not in your data folder.")
    ] = None,
    over: Annotated[bool, typer.Option("--over", help="Over tables that are there, which are kept beside.")] = False,
) -> None:
    """Put the tables of a back-up into the data folder, on which no server may run."""
    from parlour import words
    from parlour.server import default_data_dir
    from parlour.storage.folder import restore

    if not file.is_file():
        raise BadOption("command-no-file", file=str(file), why="no such file")
    folder = data or default_data_dir()
    print(words.say("restore-done", {"folder": str(folder), "tables": restore(file, folder, over=over)}))
