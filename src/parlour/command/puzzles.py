"""`parlour puzzles`: make problems with a unique key."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import GameName
from parlour.command.files import check_place, write_whole
from parlour.game import BadOption

if TYPE_CHECKING:
    from parlour.school.puzzles import Written


def run(
    game: GameName,
    count: Annotated[int, typer.Option("--count", min=1, max=10_000, help="How many.")] = 10,
    size: Annotated[str | None, typer.Option("--size", help="The size of Dualité’s grid, 4 or 5.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same puzzles again.")] = 1,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write here, not to print.")] = None,
) -> None:
    """Make problems: one winning move, graded by how hard they are to search. One JSON object a line."""
    if game not in ("dualite", "dualma"):
        raise BadOption("no-puzzle-maker", game=game)
    from parlour.command.progress import steps
    from parlour.school.puzzles import as_line

    if output is not None:
        check_place(output)
    with steps("games looked through") as advance:
        made = (_of_dualite if game == "dualite" else _of_dualma)(count, size, seed, advance)
    text = "".join(as_line(each) + "\n" for each in made)
    if output is None:
        sys.stdout.write(text)
        return
    write_whole(output, text.encode())


def _of_dualite(count: int, size: str | None, seed: int, hear: Callable[[], None]) -> tuple[Written, ...]:
    from parlour.games import dualite
    from parlour.games.dualite.school.composing import Composer, compose
    from parlour.games.dualite.solver.analysis import Analyst

    options = dualite.options({"size": size or "4"})
    if options.size > 5:
        raise BadOption("bad-option-number", option="size", value=options.size, low=4, high=5)
    return compose(Composer(options, Analyst(options.size), seed, hear), count)


def _of_dualma(count: int, size: str | None, seed: int, hear: Callable[[], None]) -> tuple[Written, ...]:
    from parlour.games import dualma
    from parlour.games.dualma.school.composing import compose

    dualma.options({} if size is None else {"size": size})  # says that there is no such option
    return compose(count, seed, hear)
