"""`parlour backup`: all tables in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
) -> None:
    from parlour import words
    from parlour.server import default_data_dir
    from parlour.storage.folder import back_up

    print(words.say("backup-done", {"file": str(file), "tables": back_up(data or default_data_dir(), file)}))
