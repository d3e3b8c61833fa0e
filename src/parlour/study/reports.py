"""A designer's report: a player against itself, many times, under one or several settings of the game's options.

How long is a game, how much does the first side have of it, how does it end, how many choices has a turn; and what
the game's own measures ask. Every figure has its 95 % interval.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from parlour.catalogue import GAMES
from parlour.game import Game
from parlour.study.intervals import Interval, bootstrap, wilson
from parlour.study.matches import Plan, continued, play_sitting, side_shares
from parlour.study.measures import is_share, measured, proved
from parlour.study.work_folders import NO_FOLDER, WorkFolder


@dataclass(frozen=True, slots=True)
class Observed:
    """The observations of one game."""

    number: int
    moves: int
    reason: str
    sides: int
    first: float
    """What the first side has of the win."""
    winners: int
    """How many sides won."""
    choices: float | None
    """How many moves there were to choose from, on average; None where they cannot be listed."""
    points: tuple[int, ...]
    measures: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class MeanFigure:
    """A mean over the games that it was measured on, with its interval."""

    name: str
    """A code in `words/`."""
    mean: float
    interval: Interval
    games: int
    share: bool
    """Whether it is a share, between 0 and 1."""
    even: float | None = None
    """What it would be if all sides had as much."""


@dataclass(frozen=True, slots=True)
class StudyReport:
    options: tuple[tuple[str, str], ...]
    player: str
    """The player that played against itself."""
    games: int
    proved: bool | None
    """Whether the first side wins with best play. None where that is not known."""
    figures: tuple[MeanFigure, ...]
    lengths: tuple[int, ...]
    """Moves of each game."""


def observe(plan: Plan, number: int, games: Mapping[str, Game] = GAMES) -> Observed:
    """Play one game of a study, and look at it."""
    sitting = play_sitting(plan, number, games).sitting
    game, outcome = sitting.game, sitting.outcome
    assert outcome is not None
    choices = None
    if game.is_listable:
        counts = [len(game.moves(sitting.positions[ply], seat)) for ply, (seat, _) in enumerate(sitting.moves)]
        choices = sum(counts) / len(counts)
    sides = game.sides(sitting.options)
    return Observed(
        number=number,
        moves=len(sitting.moves),
        reason=outcome.reason,
        sides=len(sides),
        first=side_shares(sides, outcome)[0],
        winners=sum(any(seat in outcome.winners for seat in side) for side in sides),
        choices=choices,
        points=outcome.points,
        measures=tuple(measured(sitting).items()),
    )


def observe_all(plan: Plan, executor: Executor | None = None, work: WorkFolder = NO_FOLDER) -> Iterator[Observed]:
    """Yield all games of a study in their order; those that the folder has are not played again."""
    part = work.part(f"{' '.join(plan.players)} {plan.options}", Observed)
    play = functools.partial(observe, plan)
    return continued(play, range(plan.games), executor, part.finished, lambda seen: part.keep(seen.number, seen))


def reported(plan: Plan, seen: Sequence[Observed], games: Mapping[str, Game] = GAMES) -> StudyReport:
    """Return the figures of one setting."""
    rules = games[plan.game]
    figures = [
        _mean("study-moves", [float(game.moves) for game in seen], plan.seed),
    ]
    sides = seen[0].sides
    if sides > 1:
        figures.append(_share("study-first", [game.first for game in seen], even=1 / sides))
        figures.append(_share("study-undecided", [float(game.winners == 0) for game in seen]))
        if any(game.winners > 1 for game in seen):
            figures.append(_share("study-shared", [float(game.winners > 1) for game in seen]))
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
    known = proved(rules, rules.options(dict(plan.options)))
    return StudyReport(
        plan.options, plan.players[0], len(seen), known, tuple(figures), tuple(game.moves for game in seen)
    )


def _mean(name: str, values: Sequence[float], seed: str) -> MeanFigure:
    return MeanFigure(name, sum(values) / len(values), bootstrap(values, seed), len(values), share=False)


def _share(name: str, values: Sequence[float], even: float | None = None) -> MeanFigure:
    return MeanFigure(
        name, sum(values) / len(values), wilson(sum(values), len(values)), len(values), share=True, even=even
    )
