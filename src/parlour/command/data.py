"""`parlour data`: records as one table for data tools."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import sentence
from parlour.game import BadOption, Refusal

if TYPE_CHECKING:
    from parlour.study.data import GameRow


def run(
    sources: Annotated[list[Path], typer.Argument(metavar="SOURCE…")],
    output: Annotated[Path, typer.Option("--output", metavar="FILE")],
    views: Annotated[bool, typer.Option("--views/--no-views")] = True,
) -> None:
    from parlour import words
    from parlour.command.files import check_place, write_whole
    from parlour.command.progress import steps
    from parlour.study.data import check_kind, record_files, write_rows

    check_kind(output)
    check_place(output)
    files = record_files(sources)
    made = io.BytesIO()
    with steps("data", len(files)) as advance:
        count = write_rows(_rows(files, views, advance), output.suffix, made)
    write_whole(output, made.getvalue())
    print(words.say("data-written", {"games": count, "file": str(output)}))


def _rows(files: Sequence[Path], views: bool, advance: Callable[[], None]) -> Iterator[GameRow]:
    from parlour.command.replay import read_record
    from parlour.study.data import row_of

    for file in files:
        try:
            yield row_of(*read_record(file), str(file), views=views)
        except Refusal as refusal:
            raise BadOption("data-bad-record", file=str(file), why=sentence(refusal)) from refusal
        advance()
