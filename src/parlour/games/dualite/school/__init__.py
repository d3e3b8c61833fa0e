"""Dualité's lesson, its puzzles and their maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.school.puzzles import Written


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[Written, ...]:
    from parlour.games.dualite.school.maker import compose

    return compose(options, count, seed, hear)
