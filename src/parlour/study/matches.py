"""Matches between players: the same deals with sides swapped, repeatable from a seed, on any number of processes.

Game number i of a match depends on the plan and on i alone, so a batch can be played anywhere, and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

from parlour import record
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import AnyGame, BadOption
from parlour.players import worths
from parlour.players.levels import named
from parlour.sitting import Sitting, begin
from parlour.study.intervals import Interval, bootstrap, wilson

Played = TypeVar("Played")


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what, how often. All names, so that it can be sent to a worker."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    games: int
    seed: str
    seconds: float | None = None
    """The longest thought; None for players whose moves depend on the seed alone."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game of a match."""

    number: int
    seated: tuple[int, ...]
    """Which of the plan's players sat on each seat."""
    worths: tuple[float, ...]
    points: tuple[int, ...]
    moves: int
    reason: str
    record: str


@dataclass(frozen=True, slots=True)
class Tally:
    """What one player of a match achieved. The score is the mean worth of a game: 1 won, ½ drawn, 0 lost."""

    player: str
    games: int
    won: int
    drawn: int
    lost: int
    score: float
    interval: Interval
    points: float | None
    points_interval: Interval | None


@dataclass(frozen=True, slots=True)
class Summary:
    tallies: tuple[Tally, ...]
    first: float
    """The score of whoever had the first side."""
    first_interval: Interval
    moves: float
    """The mean length of a game."""


def check(plan: Plan, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Refuse a plan that cannot be played, before any game is."""
    game = games[plan.game]
    sides = game.sides(game.options(dict(plan.options)))
    if not 2 <= len(plan.players) <= len(sides):
        raise BadOption("match-players", named=len(plan.players), sides=len(sides))
    for name in plan.players:
        named(game, name)


def play_sitting(plan: Plan, number: int, games: Mapping[str, AnyGame] = GAMES) -> tuple[Sitting, tuple[int, ...]]:
    """The game of this number in a match, played to its end, and which of the plan's players sat on each seat."""
    game = games[plan.game]
    options = game.options(dict(plan.options))
    # Games of one round share their deal; in each of them everybody moves one side on.
    deal = game.deal(options, Chance(f"{plan.seed} deal {number // len(plan.players)}"))
    by_seat = {
        seat: (side + number) % len(plan.players)
        for side, members in enumerate(game.sides(options))
        for seat in members
    }
    seated = tuple(by_seat[seat] for seat in sorted(by_seat))
    players = [named(game, plan.players[index], plan.seconds) for index in seated]
    chances = [Chance(f"{plan.seed} game {number} seat {seat}") for seat in range(len(seated))]
    sitting = begin(game, options, deal)
    while sitting.awaited:
        seat = min(sitting.awaited)
        sitting = sitting.play(seat, players[seat].choose(sitting.view(seat), chances[seat]))
    return sitting, seated


def play_one(plan: Plan, number: int, games: Mapping[str, AnyGame] = GAMES) -> Result:
    """The game of this number in a match, as a result."""
    sitting, seated = play_sitting(plan, number, games)
    outcome = sitting.outcome
    assert outcome is not None
    sheet = sitting.record(tuple(plan.players[index] for index in seated), date=f"match {plan.seed} game {number + 1}")
    return Result(
        number,
        seated,
        worths(sitting.game, sitting.options, outcome),
        outcome.points,
        len(sitting.moves),
        outcome.reason,
        record.write(sheet),
    )


def play_batch(plan: Plan, numbers: Sequence[int]) -> tuple[Result, ...]:
    """Some games of a match: one task of a worker, which looks the game up by its name."""
    return tuple(play_one(plan, number) for number in numbers)


def play_match(plan: Plan, executor: Executor, batch: int = 1) -> Iterator[Result]:
    """All games of a match in their order, as they are finished."""
    return in_batches(play_batch, plan, executor, batch)


def in_batches(
    play: Callable[[Plan, Sequence[int]], tuple[Played, ...]], plan: Plan, executor: Executor, batch: int
) -> Iterator[Played]:
    """Give out the numbers of a plan's games in batches; what comes of them in their order, as it is finished."""
    batches = [range(first, min(first + batch, plan.games)) for first in range(0, plan.games, batch)]
    waiting = [executor.submit(play, plan, numbers) for numbers in batches]
    try:
        for task in waiting:
            yield from task.result()
    finally:
        for task in waiting:
            task.cancel()


def summarise(plan: Plan, results: Sequence[Result]) -> Summary:
    """What the games say, with 95 % intervals."""
    firsts = [result.worths[0] for result in results]
    return Summary(
        tallies=tuple(_tally(plan, results, index) for index in range(len(plan.players))),
        first=sum(firsts) / len(firsts),
        first_interval=wilson(sum(firsts), len(firsts)),
        moves=sum(result.moves for result in results) / len(results),
    )


def _tally(plan: Plan, results: Sequence[Result], index: int) -> Tally:
    scores, points = [], []
    for result in results:
        own = [seat for seat, player in enumerate(result.seated) if player == index]
        scores.append(sum(result.worths[seat] for seat in own) / len(own))
        if result.points:
            points.append(sum(result.points[seat] for seat in own) / len(own))
    return Tally(
        player=plan.players[index],
        games=len(scores),
        won=sum(score > 0.5 for score in scores),
        drawn=sum(score == 0.5 for score in scores),
        lost=sum(score < 0.5 for score in scores),
        score=sum(scores) / len(scores),
        interval=wilson(sum(scores), len(scores)),
        points=sum(points) / len(points) if points else None,
        points_interval=bootstrap(points, plan.seed) if points else None,
    )
