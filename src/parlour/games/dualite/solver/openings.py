"""The openings of Dualité and their value: which side wins after each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from parlour.boards.square import symmetries
from parlour.games.dualite import rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Mark, Move, Open, Options, Position
from parlour.games.dualite.solver.proof import Progress, ProofSearch


@dataclass(frozen=True, slots=True)
class OpeningClass:
    """An opening, and how many openings are turns or mirror images of it, itself included."""

    opening: Move
    count: int


def opening_moves(options: Options) -> tuple[Move, ...]:
    return rules.moves(rules.setup(options, None), 0)


def opened(options: Options, opening: Move) -> Position:
    return rules.play(rules.setup(options, None), 0, opening)


def opening_classes(options: Options, *, together: bool = True) -> tuple[OpeningClass, ...]:
    """Return one opening of each class, the first in the order of the rules; or each opening as a class of its own."""
    if not together:
        return tuple(OpeningClass(move, 1) for move in opening_moves(options))
    turns = symmetries(options.size)
    classes: dict[Move, list[Move]] = {}
    for move in opening_moves(options):
        images: list[Move] = [
            Open.of(turn(move.first), turn(move.second)) if isinstance(move, Open) else Mark(turn(move.cell))
            for turn in turns
        ]
        home = next((image for image in images if image in classes), move)
        classes.setdefault(home, []).append(move)
    return tuple(OpeningClass(move, len(found)) for move, found in classes.items())


@dataclass(frozen=True, slots=True)
class OpeningValue:
    """A row of the table of openings."""

    opening: str
    count: int
    winner: str
    """`opener` or `replier`."""
    plies: int | None
    """How long the game lasts after the opening, with best play; None when only the winner is known."""
    nodes: int
    seconds: float
    within: int
    """The most plies that it lasts; exact where `plies` is there."""


def value_openings(
    search: ProofSearch,
    classes: tuple[OpeningClass, ...],
    options: Options,
    exact: bool,
    until: float | None = None,
    progress: Progress | None = None,
) -> Iterator[OpeningValue]:
    """Yield the value of each class of openings, one after the other; `exact` asks for distances too."""
    ask = search.measure if exact else search.prove
    for each in classes:
        started = time.process_time()
        verdict = ask(board_of(opened(options, each.opening)), until=until, progress=progress)
        yield OpeningValue(
            str(each.opening),
            each.count,
            "replier" if verdict.wins else "opener",
            verdict.plies if verdict.exact else None,
            verdict.nodes,
            round(time.process_time() - started, 3),
            verdict.plies,
        )


GRAND_DUAL_OPENERS = frozenset({"a1+a3", "a1+a5", "a1+b4", "a1+b5", "a1+c3", "a1+c5", "a1+e5", "a3+c1", "a3+e3"})
"""On the 5×5 grid, one opening of each class that the opener wins: 48 openings of 228. A certificate proves it."""


def opening_images(size: int, opening: Open) -> frozenset[str]:
    """This opening and its turns and mirror images, as they are written."""
    return frozenset(str(Open.of(turn(opening.first), turn(opening.second))) for turn in symmetries(size))
