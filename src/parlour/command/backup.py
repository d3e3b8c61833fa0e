"""`parlour backup`: all tables in one file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import AsJson


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
    as_json: AsJson = False,
) -> None:
    from parlour import words
    from parlour.server import default_data_dir
    from parlour.storage.folder import back_up

    tables = back_up(data or default_data_dir(), file)
    if as_json:
        print(json.dumps({"file": str(file), "tables": tables}))
    else:
        print(words.say("backup-done", {"file": str(file), "tables": tables}))
