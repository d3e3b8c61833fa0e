"""Files that a command makes: whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from parlour.game import BadOption


def check_place(file: Path) -> None:
    """Better to hear now than after long work that the folder is not there."""
    if not file.absolute().parent.is_dir():
        raise BadOption("command-not-written", file=str(file), why="no such folder")


def write_whole(file: Path, content: bytes) -> None:
    """Written beside its name first, so that no half of a file carries it."""
    made = ""
    try:
        descriptor, made = tempfile.mkstemp(dir=file.absolute().parent, prefix=file.name, suffix=".part")
        with os.fdopen(descriptor, "wb") as out:
            out.write(content)
        Path(made).chmod(0o644)
        Path(made).replace(file)
        made = ""
    except OSError as error:
        raise BadOption("command-not-written", file=str(file), why=error.strerror or "") from error
    finally:
        if made:
            with contextlib.suppress(OSError):
                Path(made).unlink()
