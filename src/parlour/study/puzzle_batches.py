"""Puzzles by the batch, on any executor: a batch depends on its number alone, so they come out the same everywhere."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from concurrent.futures import Executor

from parlour.catalogue import GAMES
from parlour.game import BadOption
from parlour.school.puzzles import MAKER, PuzzleLine
from parlour.study.matches import in_order

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
) -> tuple[PuzzleLine, ...]:
    """This many puzzles, each once. Two batches may find the same: then further ones make up for it."""
    maker = MAKER.of(GAMES[game])
    if maker is None:
        raise BadOption("no-puzzle-maker", game=game)
    kept: tuple[PuzzleLine, ...] = ()
    batch = 0
    while len(kept) < count:
        sizes = _sizes(count - len(kept))
        work = functools.partial(_compose, game, dict(options), seed, batch, sizes)
        for made in in_order(work, range(len(sizes)), executor):
            kept = maker.graded((*kept, *made))
            hear()
        batch += len(sizes)
    return kept


def _sizes(missing: int) -> tuple[int, ...]:
    whole, rest = divmod(missing, BATCH)
    return (BATCH,) * whole + ((rest,) if rest else ())


def _compose(
    game: str, options: dict[str, str], seed: int, first: int, sizes: tuple[int, ...], number: int
) -> tuple[PuzzleLine, ...]:
    """Runs wherever the executor has it run."""
    maker = MAKER.of(GAMES[game])
    assert maker is not None
    return maker.compose(options, sizes[number], seed + _APART * (first + number), lambda: None)
