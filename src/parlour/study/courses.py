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
from parlour.game import LISTABLE, AnyGame
from parlour.sitting import Sitting
from parlour.study.matches import Plan, in_order, play_sitting, side_shares
from parlour.study.measures import DEAL_KINDS, STANDING


@dataclass(frozen=True, slots=True)
class Lead:
    """How the lead went in a game with one winner."""

    changes: int
    """How often it went from one side to another."""
    behind: float
    """The part of the game during which another side than the winner was ahead."""
    comeback: bool
    """Was another side ahead at half of the game?"""
    settled: float
    """The part of the game after which the winner was ahead for good."""
    tenths: tuple[bool, ...]
    """Was the winner ahead after each tenth of the game?"""


@dataclass(frozen=True, slots=True)
class Course:
    number: int
    moves: int
    reason: str
    shares: tuple[float, ...]
    """What each side has of the win."""
    decided: bool
    """Did one side, and not all, win?"""
    choices: float | None
    """How many moves there were to choose from, on average; None where they cannot be listed."""
    forced: float | None
    """The part of the turns with one move only."""
    lead: Lead | None
    deal: int | None
    """The number that tells deals apart, in a game that has one."""
    first_move: str
    first_side: int
    """Who made it."""
    record: str


def leaders(sitting: Sitting) -> list[int | None] | None:
    """For each position, the side that is alone ahead; None if this game does not say who is."""
    own = STANDING.of(sitting.game)
    if own is None:
        return None
    found: list[int | None] = []
    for position in sitting.positions:
        standing = own.standing(position)
        if standing is None:
            found.append(None)
            continue
        most = max(standing)
        found.append(standing.index(most) if standing.count(most) == 1 else None)
    return found if any(leader is not None for leader in found) else None


def lead_of(by_ply: Sequence[int | None], winner: int) -> Lead:
    """How the lead went, from the start to the end, for whoever won."""
    length = len(by_ply) - 1
    held = [leader for leader in by_ply if leader is not None]
    last = max((ply for ply, leader in enumerate(by_ply[:-1]) if leader != winner), default=-1)
    middle = by_ply[length // 2]
    return Lead(
        changes=sum(one != other for one, other in itertools.pairwise(held)),
        behind=sum(leader not in (None, winner) for leader in by_ply[:-1]) / length,
        comeback=middle is not None and middle != winner,
        settled=(last + 1) / length,
        tenths=tuple(by_ply[min(length, (length * tenth) // 10)] == winner for tenth in range(1, 10)),
    )


def observe_course(plan: Plan, number: int, games: Mapping[str, AnyGame] = GAMES) -> Course:
    """Play one game of a study, and look at its course."""
    sitting = play_sitting(plan, number, games).sitting
    game, outcome = sitting.game, sitting.outcome
    assert outcome is not None
    sides = game.sides(sitting.options)
    shares = side_shares(sides, outcome)
    decided = max(shares) == 1 and len(sides) > 1
    choices = forced = None
    if (listable := LISTABLE.of(game)) is not None:
        counts = [len(listable.moves(sitting.positions[ply], seat)) for ply, (seat, _) in enumerate(sitting.moves)]
        choices, forced = sum(counts) / len(counts), sum(count == 1 for count in counts) / len(counts)
    by_ply = leaders(sitting) if decided else None
    seat, move = sitting.moves[0]
    sheet = sitting.record(plan.players * sitting.seats, date=f"study {plan.seed} game {number + 1}")
    return Course(
        number=number,
        moves=len(sitting.moves),
        reason=outcome.reason,
        shares=shares,
        decided=decided,
        choices=choices,
        forced=forced,
        lead=lead_of(by_ply, shares.index(1)) if by_ply else None,
        deal=None if (deals := DEAL_KINDS.of(game)) is None else deals.deal_number(sitting.positions[0]),
        first_move=game.write(move),
        first_side=next(side for side, members in enumerate(sides) if seat in members),
        record=record.write(sheet),
    )


def observe_courses(plan: Plan, executor: Executor | None = None) -> Iterator[Course]:
    return in_order(functools.partial(observe_course, plan), range(plan.games), executor)


def typical(courses: Sequence[Course]) -> Course:
    """A game as they mostly are: ended in the commonest way, and of middle length among those."""
    reasons = [course.reason for course in courses]
    commonest = max(sorted(set(reasons)), key=reasons.count)
    ended = sorted((course for course in courses if course.reason == commonest), key=lambda course: course.moves)
    return ended[len(ended) // 2]
