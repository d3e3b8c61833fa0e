"""A designer's report: a player against itself, many times, under one or several settings of the game's options.

How long is a game, how much does the first side have of it, how does it end, how many choices has a turn; and what
the game's own measures ask. Every figure has its 95 % interval.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from parlour.catalogue import GAMES
from parlour.game import LISTABLE, AnyGame
from parlour.players import worths
from parlour.study.intervals import Interval, bootstrap, wilson
from parlour.study.matches import Plan, in_batches, play_sitting
from parlour.study.measures import is_share, measured


@dataclass(frozen=True, slots=True)
class Observed:
    """What was seen of one game."""

    number: int
    moves: int
    reason: str
    first: float
    """What it was worth to the first side."""
    choices: float | None
    """How many moves there were to choose from, on average; None where they cannot be listed."""
    points: tuple[int, ...]
    measures: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over the games that it was measured on, with its interval."""

    name: str
    """A code in `words/`."""
    mean: float
    interval: Interval
    games: int
    share: bool
    """Is it a share, between 0 and 1?"""


@dataclass(frozen=True, slots=True)
class Report:
    options: tuple[tuple[str, str], ...]
    games: int
    figures: tuple[Figure, ...]
    lengths: tuple[int, ...]
    """Moves of each game."""


def observe(plan: Plan, number: int, games: Mapping[str, AnyGame] = GAMES) -> Observed:
    """Play one game of a study, and look at it."""
    sitting, _ = play_sitting(plan, number, games)
    game, outcome = sitting.game, sitting.outcome
    assert outcome is not None
    choices, listable = None, LISTABLE.of(game)
    if listable is not None:
        counts = [len(listable.moves(sitting.positions[ply], seat)) for ply, (seat, _) in enumerate(sitting.moves)]
        choices = sum(counts) / len(counts)
    first_seat = game.sides(sitting.options)[0][0]
    return Observed(
        number=number,
        moves=len(sitting.moves),
        reason=outcome.reason,
        first=worths(game, sitting.options, outcome)[first_seat],
        choices=choices,
        points=outcome.points,
        measures=tuple(measured(sitting).items()),
    )


def observe_batch(plan: Plan, numbers: Sequence[int]) -> tuple[Observed, ...]:
    """Some games of a study: one task of a worker, which looks the game up by its name."""
    return tuple(observe(plan, number) for number in numbers)


def observe_all(plan: Plan, executor: Executor, batch: int = 1) -> Iterator[Observed]:
    return in_batches(observe_batch, plan, executor, batch)


def reported(plan: Plan, seen: Sequence[Observed], games: Mapping[str, AnyGame] = GAMES) -> Report:
    """The figures of one setting."""
    rules = games[plan.game]
    figures = [
        _mean("study-moves", [float(game.moves) for game in seen], plan.seed),
        _share("study-first", [game.first for game in seen]),
        _share("study-undecided", [float(game.first == 0.5) for game in seen]),
    ]
    if choices := [game.choices for game in seen if game.choices is not None]:
        figures.append(_mean("study-choices", choices, plan.seed))
    if points := [sum(game.points) / len(game.points) for game in seen if game.points]:
        figures.append(_mean("study-points", points, plan.seed))
    figures += [
        _share(reason, [float(game.reason == reason) for game in seen])
        for reason in sorted({game.reason for game in seen})
    ]
    names = dict.fromkeys(name for game in seen for name, _ in game.measures)
    for name in names:
        values = [value for game in seen for measure, value in game.measures if measure == name]
        # A code in words/, like every other name of a figure.
        code = f"{plan.game}-study-{name}"
        figures.append(_share(code, values) if is_share(rules, name) else _mean(code, values, plan.seed))
    return Report(plan.options, len(seen), tuple(figures), tuple(game.moves for game in seen))


def _mean(name: str, values: Sequence[float], seed: str) -> Figure:
    return Figure(name, sum(values) / len(values), bootstrap(values, seed), len(values), share=False)


def _share(name: str, values: Sequence[float]) -> Figure:
    return Figure(name, sum(values) / len(values), wilson(sum(values), len(values)), len(values), share=True)
