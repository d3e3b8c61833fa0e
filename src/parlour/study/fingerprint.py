"""A fingerprint of the source of Parlour: games played by two versions are not one match."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

_LEFT_OUT = frozenset({"static", "__pycache__"})
"""What no game depends on: the built client, and what Python writes by itself."""


@functools.cache
def fingerprint() -> str:
    """Return a digest of the package as it lies on this machine's disk."""
    return mark_of(Path(__file__).parents[1])


def mark_of(folder: Path) -> str:
    """Return a digest of all files in a folder."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        if file.is_file() and not _LEFT_OUT.intersection(inside.parts):
            digest.update(f"{inside.as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]
