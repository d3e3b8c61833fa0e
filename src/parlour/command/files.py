"""Files that a command makes: whole or not at all. A link stays a link, and a pipe or a device is written to."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from collections.abc import Mapping
from pathlib import Path

from parlour import words
from parlour.game import BadOption


def check_place(file: Path) -> None:
    """Refuse a file that cannot be written, before long work."""
    try:
        target = _target(file)
        if not target.parent.is_dir():
            raise BadOption("command-not-written", file=str(file), why=words.say("trouble-no-folder"))
        _is_stream(target)
    except OSError as error:
        raise BadOption("command-not-written", file=str(file), why=words.trouble(error)) from error


def _target(file: Path) -> Path:
    """Return the path behind symbolic links."""
    try:
        target = file.resolve()
    except RuntimeError:  # a loop of links, before Python 3.13
        target = file
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return target


def _is_stream(target: Path) -> bool:
    """Return whether the path is a pipe or a device, which is written to rather than replaced."""
    if not target.exists():
        return False
    mode = target.stat().st_mode
    if stat.S_ISREG(mode):
        return False
    if stat.S_ISFIFO(mode) or stat.S_ISCHR(mode):
        return True
    raise BadOption("command-not-written", file=str(target), why=words.say("trouble-no-file"))


def write_whole(file: Path, content: bytes) -> None:
    """Write a file atomically: under another name first."""
    write_together({file: content})


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Write several files atomically: none gets its name before all are complete."""
    made: list[tuple[Path, Path]] = []
    file = Path()
    try:
        for file, content in contents.items():
            target = _target(file)
            if _is_stream(target):
                target.write_bytes(content)
                continue
            descriptor, part = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
            made.append((Path(part), target))
            with os.fdopen(descriptor, "wb") as out:
                out.write(content)
            Path(part).chmod(0o644)
        while made:
            ready, file = made[0]
            ready.replace(file)
            del made[0]
    except OSError as error:
        raise BadOption("command-not-written", file=str(file), why=words.trouble(error)) from error
    finally:
        for left, _ in made:
            with contextlib.suppress(OSError):
                left.unlink()
