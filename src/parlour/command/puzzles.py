"""`parlour puzzles`: make problems with a unique key."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import GameName
from parlour.game import BadOption


def run(
    game: GameName,
    count: Annotated[int, typer.Option("--count", min=1, max=10_000, help="How many.")] = 10,
    size: Annotated[str, typer.Option("--size", help="The size of the grid.")] = "4",
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same puzzles again.")] = 1,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write here, not to print.")] = None,
) -> None:
    """Make problems: one winning move, graded by how hard they are to search. One JSON object a line."""
    if game != "dualite":
        raise BadOption("no-puzzle-maker", game=game)
    from parlour.command.progress import steps
    from parlour.games import dualite
    from parlour.school.composing import Composer, compose
    from parlour.school.puzzles import as_line
    from parlour.solvers.analysis import Analyst

    options = dualite.options({"size": size})
    if options.size > 5:
        raise BadOption("bad-option-number", option="size", value=size, low=4, high=5)
    with steps("games looked through") as advance:
        made = compose(Composer(options, Analyst(options.size), seed, advance), count)
    text = "".join(as_line(each) + "\n" for each in made)
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption("command-no-file", file=str(output), why=error.strerror or "") from error
