"""`parlour puzzles`: make problems with a unique key."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import Cluster, Jobs, PuzzleGame, WorkPath, chosen_game
from parlour.command.files import check_place, write_whole
from parlour.game import BadOption


def run(
    game: PuzzleGame,
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=10_000)] = 10,
    size: Annotated[str | None, typer.Option("--size", metavar="N")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="TEXT")] = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    folder: WorkPath = None,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE")] = None,
) -> None:
    from parlour import words
    from parlour.command.progress import steps, workers
    from parlour.school.puzzles import as_line, puzzle_maker
    from parlour.study.puzzle_batches import BATCH, compose_puzzles

    if puzzle_maker(chosen_game(game)) is None:
        raise BadOption("no-puzzle-maker", game=game)
    if output is not None:
        check_place(output)
    options = {} if size is None else {"size": size}
    with workers(jobs, cluster) as executor, steps(words.say("progress-puzzles"), -(-count // BATCH)) as advance:
        made = compose_puzzles(game, options, count, seed, executor, advance, folder)
    text = "".join(as_line(each) + "\n" for each in made)
    if output is None:
        sys.stdout.write(text)
        return
    write_whole(output, text.encode())
