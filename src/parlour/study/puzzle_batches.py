"""Puzzles by the batch, on any executor: a batch depends on its number alone, so they come out the same everywhere."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path

from parlour.catalogue import GAMES
from parlour.game import BadOption
from parlour.school.puzzles import PuzzleLine, puzzle_maker
from parlour.study.matches import continued
from parlour.study.work_folders import WorkFolder

BATCH = 10
_APART = 100_003
"""From the seed of one batch to that of the next."""


def compose_puzzles(
    game: str,
    options: Mapping[str, str],
    count: int,
    seed: int,
    executor: Executor | None = None,
    hear: Callable[[], None] = lambda: None,
    path: Path | None = None,
) -> tuple[PuzzleLine, ...]:
    """This many puzzles, each once. Two batches may find the same: then further ones make up for it.

    With a folder, work that was interrupted goes on where it stopped.
    """
    maker = puzzle_maker(GAMES[game])
    if maker is None:
        raise BadOption("no-puzzle-maker", game=game)
    asked = {"puzzles": game, "rules": GAMES[game].RULES, "options": dict(options), "count": count, "seed": seed}
    part = WorkFolder(path, asked).part("batches", tuple[PuzzleLine, ...])
    kept: tuple[PuzzleLine, ...] = ()
    batch = 0
    while len(kept) < count:
        sizes = _sizes(count - len(kept))
        work = functools.partial(_compose, game, dict(options), seed, batch, sizes)
        finished = {
            place: (place, part.finished[batch + place])
            for place in range(len(sizes))
            if batch + place in part.finished
        }

        def keep(made: tuple[int, tuple[PuzzleLine, ...]], first: int = batch) -> None:
            part.keep(first + made[0], made[1])

        for _, made in continued(work, range(len(sizes)), executor, finished, keep):
            kept = maker.graded((*kept, *made))
            hear()
        batch += len(sizes)
    return kept


def _sizes(missing: int) -> tuple[int, ...]:
    whole, rest = divmod(missing, BATCH)
    return (BATCH,) * whole + ((rest,) if rest else ())


def _compose(
    game: str, options: dict[str, str], seed: int, first: int, sizes: tuple[int, ...], number: int
) -> tuple[int, tuple[PuzzleLine, ...]]:
    """Return the batch of this number among these. Runs wherever the executor has it run."""
    maker = puzzle_maker(GAMES[game])
    assert maker is not None
    return number, maker.compose(options, sizes[number], seed + _APART * (first + number), lambda: None)
