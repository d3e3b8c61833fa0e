"""Matches between players: rounds of one deal with sides swapped, repeatable from a seed, in one process or many.

Game number i of a match depends on the plan and on i alone, so it can be played anywhere, and again.
"""

from __future__ import annotations

import functools
import itertools
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TypeVar

from parlour import record, words
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import BadOption, Game, IllegalMove, Outcome, Refusal
from parlour.players import Player, Searching
from parlour.players.levels import counted, named
from parlour.sitting import Sitting, begin
from parlour.study.budgets import Used, added, split_budget
from parlour.study.intervals import Interval, Rounds, mean_of_rounds, share_of_rounds
from parlour.study.own_players import Forfeit, OwnPlayer, is_own
from parlour.study.own_players import check as check_own

Given = TypeVar("Given")
Played = TypeVar("Played")

AHEAD = 4096
"""At most this many games are given out and not back: enough for thousands of workers, few enough for their memory."""


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
    patience: float = 60.0
    """Seconds after which an own player that has not moved forfeits its game."""
    openings: tuple[str, ...] = ()
    """Moves with which the games of a round begin, a line each; round after round the next, then from the first."""
    random_plies: int = 0
    """How many moves at random each round begins with, the same in all its games."""

    @property
    def repeatable(self) -> bool:
        """Return whether no player has a clock, so that the same seed gives the same games."""
        return all(split_budget(name, self.seconds)[1].seconds is None for name in self.players)


@dataclass(frozen=True, slots=True)
class MatchGame:
    """One game of a match."""

    number: int
    seated: tuple[int, ...]
    """Which of the plan's players sat on each seat."""
    scores: tuple[float, ...]
    """What each of the plan's players has of the win: 1 in all."""
    places: tuple[float, ...]
    """The place of each side, 1 for the best; those who tie share theirs."""
    first: float
    """What the first side has of the win."""
    points: tuple[int, ...]
    moves: int
    reason: str
    forfeit: str
    """How an own player lost it by its own fault; empty where it was played out."""
    record: str
    used: tuple[Used, ...] = ()
    """What each of the plan's players used; nothing in a folder of an older version."""


@dataclass(frozen=True, slots=True)
class PlayedSitting:
    """A game of a match, played to its end."""

    sitting: Sitting
    seated: tuple[int, ...]
    """Which of the plan's players sat on each seat."""
    forfeit: str
    """A sentence; empty in a game that was played out."""
    used: tuple[Used, ...]


@dataclass(frozen=True, slots=True)
class MatchTally:
    """What one player of a match achieved. The score is its mean share of the win: 1 won, ½ shared by two, 0 lost."""

    player: str
    games: int
    won: int
    drawn: int
    """No winner, or several."""
    lost: int
    score: float
    interval: Interval
    place: float
    """The mean place of its sides."""
    points: float | None
    points_interval: Interval | None
    used: Used


@dataclass(frozen=True, slots=True)
class Summary:
    tallies: tuple[MatchTally, ...]
    sides: int
    first: float
    """Return the score of the first side; an even share is one of the number of sides."""
    first_interval: Interval
    moves: float
    """The mean length of a game."""


def check(plan: Plan, games: Mapping[str, Game] = GAMES) -> None:
    """Refuse a plan that cannot be played, before any game is."""
    game = games[plan.game]
    sides = game.sides(game.options(dict(plan.options)))
    if not 2 <= len(plan.players) <= len(sides):
        raise BadOption("match-players", named=len(plan.players), sides=len(sides))
    for text in plan.players:
        name, budget = split_budget(text, plan.seconds)
        if is_own(name):
            check_own(name, game)
        elif budget.nodes is not None:
            counted(game, name, budget.nodes)
        else:
            named(game, name)
    _check_openings(plan, game)


def shared_win(winning: Iterable[bool]) -> tuple[float, ...]:
    """Return each player's share of the win: the winners share it, or all players if none won."""
    won = tuple(winning)
    count = sum(won) or len(won)
    return tuple(1 / count if mine or not any(won) else 0.0 for mine in won)


def side_shares(sides: tuple[tuple[int, ...], ...], outcome: Outcome) -> tuple[float, ...]:
    """Return what each side has of the win."""
    return shared_win(any(seat in outcome.winners for seat in side) for side in sides)


def player_shares(
    seated: Sequence[int], players: int, outcome: Outcome, at_fault: int | None = None
) -> tuple[float, ...]:
    """What each player has of the win, on however many seats; a player won whose seat did, unless another forfeited."""
    winners = {seated[seat] for seat in outcome.winners} - {at_fault}
    return shared_win(player in winners for player in range(players))


def places(sides: tuple[tuple[int, ...], ...], outcome: Outcome) -> tuple[float, ...]:
    """The place of each side, by points where the game scores, else by who won; equals share the middle of theirs."""
    if outcome.points:
        worth = [float(max(outcome.points[seat] for seat in side)) for side in sides]
    else:
        worth = [float(any(seat in outcome.winners for seat in side)) for side in sides]
    return tuple(1 + sum(other > own for other in worth) + (worth.count(own) - 1) / 2 for own in worth)


def seating(plan: Plan, sides: tuple[tuple[int, ...], ...], number: int) -> tuple[int, ...]:
    """Return the player of each seat: in each game of a round all players move one side on."""
    by_seat = {seat: (side + number) % len(plan.players) for side, members in enumerate(sides) for seat in members}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def play_sitting(plan: Plan, number: int, games: Mapping[str, Game] = GAMES) -> PlayedSitting:
    """Return the game of this number, from 0, played to its end."""
    game = games[plan.game]
    options = game.options(dict(plan.options))
    deal = game.deal(options, Chance(f"{plan.seed} deal {number // len(plan.players)}"))
    seated = seating(plan, game.sides(options), number)
    keys = [f"{plan.seed} game {number} seat {seat}" for seat in range(len(seated))]
    players = [
        _seat_player(plan, game, options, seat, plan.players[seated[seat]], key) for seat, key in enumerate(keys)
    ]
    chances = [Chance(key) for key in keys]
    thoughts: list[list[float]] = [[] for _ in seated]
    sitting, forfeit = opened(plan, begin(game, options, deal), number // len(plan.players)), ""
    patient = 2 * game.longest(options) + 100
    try:
        while awaited := sitting.awaited:
            seat = min(awaited)
            began = time.monotonic()
            try:
                sitting = _moved(sitting, seat, players[seat], chances[seat], patient)
            except Forfeit as fault:
                forfeit = words.say(fault.code, fault.facts)
                sitting = sitting.ended(seat, "forfeited")
            thoughts[seat].append(time.monotonic() - began)
    finally:
        for player in players:
            if isinstance(player, OwnPlayer):
                player.close(record.written_result(sitting.outcome))
    by_seat = [_used(plan, player, spent) for player, spent in zip(players, thoughts, strict=True)]
    of_players = ([used for seat, used in enumerate(by_seat) if seated[seat] == i] for i in range(len(plan.players)))
    return PlayedSitting(sitting, seated, forfeit, tuple(map(added, of_players)))


def _used(plan: Plan, player: Player, thoughts: Sequence[float]) -> Used:
    nodes = player.effort.nodes if isinstance(player, Searching) else None
    if plan.repeatable:
        return Used(len(thoughts), nodes, None, None)
    return Used(len(thoughts), nodes, round(sum(thoughts), 6), round(max(thoughts, default=0.0), 6))


def opened(plan: Plan, sitting: Sitting, number: int) -> Sitting:
    """Return a sitting after the opening of the round of this number; an opening never ends the game."""
    if plan.openings:
        for text in plan.openings[number % len(plan.openings)].split():
            sitting = sitting.after(text)
    chance = Chance(f"{plan.seed} opening {number}")
    for _ in range(plan.random_plies):
        seat = min(sitting.awaited)
        further = sitting.play(seat, sitting.game.sample(sitting.view(seat), chance))
        if further.outcome:
            break
        sitting = further
    return sitting


def _check_openings(plan: Plan, game: Game) -> None:
    options = game.options(dict(plan.options))
    for number, line in enumerate(plan.openings):
        try:
            deal = game.deal(options, Chance(f"{plan.seed} deal {number}"))
            over = opened(plan, begin(game, options, deal), number).outcome is not None
        except Refusal as refusal:
            why = words.say(refusal.code, refusal.facts)
            raise BadOption("match-bad-opening", line=number + 1, text=line, why=why) from refusal
        if over:
            raise BadOption("match-opening-over", line=number + 1, text=line)


def _seat_player(plan: Plan, game: Game, options: object, seat: int, text: str, key: str) -> Player:
    name, budget = split_budget(text, plan.seconds)
    if is_own(name):
        patience = plan.patience if budget.seconds is None else budget.seconds
        return OwnPlayer(name, game, options, seat, key, patience, budget.nodes)
    return named(game, name, budget.seconds) if budget.nodes is None else counted(game, name, budget.nodes)


def _moved(sitting: Sitting, seat: int, player: Player, chance: Chance, patient: int) -> Sitting:
    """Return the sitting after this player's move; an own player forfeits by a move that the rules refuse."""
    move = player.choose(sitting.view(seat), chance)
    if not isinstance(player, OwnPlayer):
        return sitting.play(seat, move)
    try:
        sitting.game.check_not_reserved(sitting.position, move)
        if len(sitting.moves) > patient:
            raise Forfeit("forfeit-endless", player=player.name, moves=len(sitting.moves))
        return sitting.play(seat, move)
    except IllegalMove as refusal:
        why = words.say(refusal.code, refusal.facts)
        raise Forfeit("forfeit-illegal", player=player.name, text=sitting.game.write(move), why=why) from refusal


def play_one(plan: Plan, number: int, games: Mapping[str, Game] = GAMES) -> MatchGame:
    """Return the game of this number as a result."""
    played = play_sitting(plan, number, games)
    sitting, seated, outcome = played.sitting, played.seated, played.sitting.outcome
    assert outcome is not None
    sides = sitting.game.sides(sitting.options)
    at_fault = seated[sitting.end[1]] if sitting.end else None
    sheet = sitting.record(tuple(plan.players[index] for index in seated), date=f"match {plan.seed} game {number + 1}")
    return MatchGame(
        number=number,
        seated=seated,
        scores=player_shares(seated, len(plan.players), outcome, at_fault),
        places=places(sides, outcome),
        first=side_shares(sides, outcome)[0],
        points=outcome.points,
        moves=len(sitting.moves),
        reason=outcome.reason,
        forfeit=played.forfeit,
        record=record.write(sheet),
        used=played.used,
    )


def at_fault(result: MatchGame) -> int | None:
    """Return which of the plan's players forfeited this game."""
    return result.seated[int(record.read(result.record).end.split()[-1])] if result.forfeit else None


def play_match(
    plan: Plan,
    executor: Executor | None = None,
    finished: Mapping[int, MatchGame] = {},
    keep: Callable[[MatchGame], None] = lambda result: None,
) -> Iterator[MatchGame]:
    """Yield all games of a match in their order; those that are finished, by number, are not played again.

    `keep` is given each game that is played as soon as it is finished, in whatever order that is.
    """
    return continued(functools.partial(play_one, plan), range(plan.games), executor, finished, keep)


def continued(
    play: Callable[[Given], Played],
    numbers: Sequence[Given],
    executor: Executor | None,
    finished: Mapping[Given, Played] = {},
    keep: Callable[[Played], None] = lambda result: None,
) -> Iterator[Played]:
    """As `in_order`, where some of it was finished before."""
    missing = in_order(play, (number for number in numbers if number not in finished), executor, keep)
    for number in numbers:
        yield finished[number] if number in finished else next(missing)


def in_order(
    play: Callable[[Given], Played],
    numbers: Iterable[Given],
    executor: Executor | None,
    keep: Callable[[Played], None] = lambda result: None,
) -> Iterator[Played]:
    """Yield what comes of playing each number, in order; without an executor one after the other, here.

    A number that takes long holds up no other: as many are given out as before, and each result is kept (`keep`) when
    it is there, before it is its turn to be told. Those that no one waits for any more are cancelled.
    """
    if executor is None:
        for result in map(play, numbers):
            keep(result)
            yield result
        return
    back: SimpleQueue[tuple[int, Future[Played]]] = SimpleQueue()
    places, out = itertools.count(), dict[int, Future[Played]]()

    def give_out(some: Iterable[Given]) -> None:
        for number in some:
            place = next(places)
            out[place] = executor.submit(play, number)
            out[place].add_done_callback(lambda task, place=place: back.put((place, task)))  # type: ignore[misc]

    left, results = iter(numbers), dict[int, Played]()
    try:
        give_out(itertools.islice(left, AHEAD))
        for turn in itertools.count():
            while turn not in results:
                if not out:
                    return
                place, task = back.get()
                del out[place]
                results[place] = task.result()
                give_out(itertools.islice(left, 1))
                keep(results[place])
            yield results.pop(turn)
    finally:
        for task in out.values():
            task.cancel()


def rounds_of(plan: Plan, results: Sequence[MatchGame], value: Callable[[MatchGame], float]) -> Rounds:
    """Return a value of each game, by rounds: the games of one deal."""
    by_round: dict[int, list[float]] = {}
    for result in results:
        by_round.setdefault(result.number // len(plan.players), []).append(value(result))
    return tuple(by_round.values())


def summarise(plan: Plan, results: Sequence[MatchGame]) -> Summary:
    """Return what the games say, with 95 % intervals."""
    return Summary(
        tallies=tuple(_tally(plan, results, index) for index in range(len(plan.players))),
        sides=len(results[0].places),
        first=sum(result.first for result in results) / len(results),
        first_interval=share_of_rounds(rounds_of(plan, results, lambda result: result.first)),
        moves=sum(result.moves for result in results) / len(results),
    )


def _tally(plan: Plan, results: Sequence[MatchGame], index: int) -> MatchTally:
    def points(result: MatchGame) -> float:
        own = [seat for seat, player in enumerate(result.seated) if player == index]
        return sum(result.points[seat] for seat in own) / len(own)

    def place(result: MatchGame) -> float:
        sides = len(result.places)
        own = [side for side in range(sides) if (side + result.number) % len(plan.players) == index]
        return sum(result.places[side] for side in own) / len(own)

    scores = [result.scores[index] for result in results]
    scoring = [result for result in results if result.points]
    return MatchTally(
        player=plan.players[index],
        games=len(scores),
        won=sum(score == 1 for score in scores),
        drawn=sum(0 < score < 1 for score in scores),
        lost=sum(score == 0 for score in scores),
        score=sum(scores) / len(scores),
        interval=share_of_rounds(rounds_of(plan, results, lambda result: result.scores[index])),
        place=sum(map(place, results)) / len(results),
        points=sum(map(points, scoring)) / len(scoring) if scoring else None,
        points_interval=mean_of_rounds(rounds_of(plan, scoring, points), plan.seed) if scoring else None,
        used=added([result.used[index] for result in results if result.used]),
    )
