"""DuAlma's lesson, its puzzles and their maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from parlour.games import dualma

if TYPE_CHECKING:
    from parlour.school.puzzles import Written


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[Written, ...]:
    from parlour.games.dualma.school.maker import compose

    dualma.options(options)  # refuses what is no option; puzzles are made with the usual ones
    return compose(count, seed, hear)
