"""`parlour restore`: all tables from a back-up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from parlour.game import BadOption


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
    over: Annotated[bool, typer.Option("--over")] = False,
) -> None:
    from parlour import words
    from parlour.server import default_data_dir
    from parlour.storage.folder import is_plain_copy, restore

    if not file.is_file():
        raise BadOption("command-no-file", file=str(file), why=words.say("trouble-enoent"))
    folder = data or default_data_dir()
    plain = is_plain_copy(file)  # before it may be set aside itself
    count = restore(file, folder, over=over)
    print(words.say("restore-done", {"folder": str(folder), "tables": count}))
    if plain:
        print(words.say("restore-plain-copy", {"file": str(file)}), file=sys.stderr)
