"""A folder that keeps the finished parts of a study, a report or a set of puzzles, so that a kill costs little.

`work.json` says which work it is. Each part has a file with a line for each finished piece, written as soon as it is
finished, in whatever order. A folder of other work, or of another version of the program, is refused.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from parlour import words
from parlour.game import BadOption
from parlour.study.fingerprint import fingerprint
from parlour.study.folders import keep_whole

MARK = "work.json"

Piece = TypeVar("Piece")


@dataclass(frozen=True, slots=True)
class WorkPart(Generic[Piece]):
    """The pieces of one part: those that were finished before, by number, and how to keep another."""

    finished: Mapping[int, Piece]
    keep: Callable[[int, Piece], None]


class WorkFolder:
    """The folder of one piece of work, opened; without a path nothing is kept."""

    def __init__(self, path: Path | None, identity: Mapping[str, Any] | None = None) -> None:
        self.path = path
        if path is None:
            return
        told = json.dumps({**(identity or {}), "edition": fingerprint()}) + "\n"
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not (path / MARK).exists():
                if any(path.iterdir()):
                    raise BadOption("work-folder-used", folder=str(path))
                keep_whole(path / MARK, told.encode())
            if (path / MARK).read_bytes() != told.encode():
                raise BadOption("work-folder-other", folder=str(path))
        except OSError as error:
            raise _unusable(path, error) from error

    def part(self, name: str, kind: Any) -> WorkPart[Any]:
        """Return the part of this name, whose pieces are of this type."""
        if self.path is None:
            return WorkPart({}, lambda number, piece: None)
        decoder: msgspec.json.Decoder[tuple[int, Any]] = msgspec.json.Decoder(tuple[int, kind])
        slug = re.sub(r"[^\w.@-]+", "_", name)[:60]
        file = self.path / f"{slug}-{hashlib.sha256(name.encode()).hexdigest()[:8]}.jsonl"

        def keep(number: int, piece: Any) -> None:
            try:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(msgspec.json.encode((number, piece)).decode() + "\n")
            except OSError as error:
                raise _unusable(file, error) from error

        return WorkPart(_finished(file, decoder), keep)


NO_FOLDER = WorkFolder(None)
"""Where nothing is kept."""


def _finished(file: Path, decoder: msgspec.json.Decoder[tuple[int, Any]]) -> dict[int, Any]:
    """Return the pieces of a file. A last line that was cut off is thrown away, and its piece made again."""
    try:
        if not file.exists():
            return {}
        text = file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            file.write_text(whole, encoding="utf-8")
    except OSError as error:
        raise _unusable(file, error) from error
    found = {}
    for place, line in enumerate(whole.splitlines(), 1):
        try:
            number, piece = decoder.decode(line)
        except msgspec.DecodeError as error:
            raise BadOption("match-folder-line", file=str(file), line=place) from error
        found[number] = piece
    return found


def _unusable(path: Path, error: OSError) -> BadOption:
    return BadOption("command-no-folder", folder=str(path), why=words.trouble(error))
