"""How one game of a study went: who was ahead when, how it turned, how it ended.

Who is ahead is the game's own count (`measures.standing`): branches owned, points, the longer path; on Dualité's small
grid the exact value, so that every change of the lead there is a mistake.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from parlour import record
from parlour.catalogue import GAMES
from parlour.game import Game
from parlour.sitting import Sitting
from parlour.study.matches import Plan, continued, play_sitting, side_shares
from parlour.study.measures import game_deals, game_openings, game_standing, measured
from parlour.study.work_folders import NO_FOLDER, WorkFolder

_LOOKED_AT = 30
"""Turns of a game at which every move is tried, spread evenly: at each turn would take too long."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How the lead went in a game with one winner."""

    changes: int
    """How often it went from one side to another."""
    behind: float
    """The part of the game during which another side than the winner was ahead."""
    comeback: bool
    """Whether another side was ahead at half of the game."""
    settled: float
    """The part of the game after which the winner was ahead for good."""
    tenths: tuple[bool, ...]
    """Whether the winner was ahead after each tenth of the game."""
    clear: float | None = None
    """Of the turns at which a side was ahead, the part at which that was the winner."""
    late: bool | None = None
    """Whether the side that was ahead after three quarters of the game won; None if no side was."""


@dataclass(frozen=True, slots=True)
class Course:
    number: int
    moves: int
    reason: str
    shares: tuple[float, ...]
    """What each side has of the win."""
    decided: bool
    """Whether one side won, and not all."""
    choices: float | None
    """How many moves there were to choose from, on average; None where they cannot be listed."""
    forced: float | None
    """The part of the turns with one move only."""
    mattered: float | None
    """The part of the turns at which it depended on the move who was ahead after it."""
    lead: Lead | None
    deal: int | None
    """The number that tells deals apart, in a game that has one."""
    measures: tuple[tuple[str, float], ...]
    """What the game's own measures say."""
    first_move: str
    """Or its kind and number, in a game that tells kinds apart."""
    first_side: int | None
    """Who made it; None where all begin at once."""
    record: str


def leaders(sitting: Sitting) -> list[int | None] | None:
    """For each position, the side that is alone ahead; None if this game does not say who is."""
    own = game_standing(sitting.game)
    if own is None:
        return None
    found = [_leader(own.standing(position)) for position in sitting.positions]
    return found if any(leader is not None for leader in found) else None


def _leader(standing: tuple[float, ...] | None) -> int | None:
    most = max(standing or (0.0,))
    return standing.index(most) if standing and standing.count(most) == 1 else None


def mattered(sitting: Sitting) -> float | None:
    """In which part of the turns it depended on the move who is ahead after it; None where that cannot be told."""
    own, game = game_standing(sitting.game), sitting.game
    if own is None or not game.is_listable or own.standing(sitting.positions[-1]) is None:
        return None
    plies = range(0, len(sitting.moves), 1 + (len(sitting.moves) - 1) // _LOOKED_AT)
    count = 0
    for ply in plies:
        position, (seat, _) = sitting.positions[ply], sitting.moves[ply]
        after = (_leader(own.standing(game.play(position, seat, move))) for move in game.moves(position, seat))
        first = next(after)
        count += any(leader != first for leader in after)
    return count / len(plies)


def lead_of(by_ply: Sequence[int | None], winner: int) -> Lead:
    """Return how the lead of the winner went, from the start to the end."""
    length = len(by_ply) - 1
    held = [leader for leader in by_ply if leader is not None]
    last = max((ply for ply, leader in enumerate(by_ply[:-1]) if leader != winner), default=-1)
    middle, late = by_ply[length // 2], by_ply[(3 * length) // 4]
    before = [leader for leader in by_ply[:-1] if leader is not None]
    return Lead(
        changes=sum(one != other for one, other in itertools.pairwise(held)),
        behind=sum(leader not in (None, winner) for leader in by_ply[:-1]) / length,
        comeback=middle is not None and middle != winner,
        settled=(last + 1) / length,
        tenths=tuple(by_ply[min(length, (length * tenth) // 10)] == winner for tenth in range(1, 10)),
        clear=before.count(winner) / len(before) if before else None,
        late=None if late is None else late == winner,
    )


def observe_course(plan: Plan, number: int, games: Mapping[str, Game] = GAMES) -> Course:
    """Play one game of a study, and look at its course."""
    sitting = play_sitting(plan, number, games).sitting
    game, outcome = sitting.game, sitting.outcome
    assert outcome is not None
    sides = game.sides(sitting.options)
    shares = side_shares(sides, outcome)
    decided = max(shares) == 1 and len(sides) > 1
    choices = forced = None
    if game.is_listable:
        counts = [len(game.moves(sitting.positions[ply], seat)) for ply, (seat, _) in enumerate(sitting.moves)]
        choices, forced = sum(counts) / len(counts), sum(count == 1 for count in counts) / len(counts)
    by_ply = leaders(sitting) if decided else None
    seat, move = sitting.moves[0]
    alone = len(game.to_move(sitting.positions[0])) == 1
    kinds = game_openings(game)
    kind = None if kinds is None else kinds.opening_kind(sitting.positions[0], move)
    sheet = sitting.record(plan.players * sitting.seats, date=f"study {plan.seed} game {number + 1}")
    return Course(
        number=number,
        moves=len(sitting.moves),
        reason=outcome.reason,
        shares=shares,
        decided=decided,
        choices=choices,
        forced=forced,
        mattered=mattered(sitting),
        lead=lead_of(by_ply, shares.index(1)) if by_ply else None,
        deal=None if (deals := game_deals(game)) is None else deals.deal_number(sitting.positions[0]),
        measures=tuple(measured(sitting).items()),
        first_move=game.write(move) if kind is None else f"{kind[0]} {kind[1]}",
        first_side=next(side for side, members in enumerate(sides) if seat in members) if alone else None,
        record=record.write(sheet),
    )


def observe_courses(plan: Plan, executor: Executor | None = None, work: WorkFolder = NO_FOLDER) -> Iterator[Course]:
    """Yield all games in their order; those that the folder has are not played again."""
    part = work.part(f"{' '.join(plan.players)} {plan.options}", Course)
    play = functools.partial(observe_course, plan)
    return continued(play, range(plan.games), executor, part.finished, lambda seen: part.keep(seen.number, seen))


def typical(courses: Sequence[Course]) -> Course:
    """Return a game as they mostly are: ended in the commonest way, and of middle length among those."""
    reasons = [course.reason for course in courses]
    commonest = max(sorted(set(reasons)), key=reasons.count)
    ended = sorted((course for course in courses if course.reason == commonest), key=lambda course: course.moves)
    return ended[len(ended) // 2]
