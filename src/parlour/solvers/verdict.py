"""What a review says first: the move that lost the game, since when it was lost, and the moments worth trying again.

All of it follows from the moves in review, so it is the same in the browser and in the terminal. A sentence is a code
in `words/` with its facts; the callers add the names of `player` and `other`, and the move in words as `told`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.game import Facts, Seat
from parlour.solvers.review import Sign

MOMENTS = 3
"""Moves to try again, at most."""
HARDLY = 10
"""Percent: a side that has no more than this left has all but lost."""
EVEN = 50


class Stands(Protocol):
    """How the game stands after a move."""

    @property
    def winner(self) -> Seat | None: ...
    @property
    def share(self) -> int | None: ...


class Judged(Protocol):
    """A move in review, as far as the verdict needs it."""

    @property
    def ply(self) -> int: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def sign(self) -> Sign: ...
    @property
    def cost(self) -> int: ...
    @property
    def better(self) -> tuple[str, ...]: ...
    @property
    def after(self) -> Stands | None: ...


@dataclass(frozen=True, slots=True)
class VerdictLine:
    """A sentence about the whole game."""

    code: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Verdict:
    """What decided a game."""

    seat: Seat | None
    """Of whom it is told; None where it is told of no one."""
    ply: int | None
    """The move that decided, if one did."""
    lines: tuple[VerdictLine, ...]
    moments: tuple[int, ...]
    """The moves worth trying again, in the order of the game."""


def verdict(judged: Sequence[Judged], winners: Sequence[Seat], seats: int) -> Verdict:
    """Return what decided the game whose moves these are, in their order; `winners` is empty where no one has won."""
    moments = _moments(judged)
    loser = 1 - winners[0] if seats == 2 and len(winners) == 1 else None
    if loser is None:
        return _costliest(judged, moments)
    turned = _turned(judged, loser)
    since = _lost_since(judged, loser)
    lines = []
    if turned is not None:
        facts: dict[str, str | int] = {"number": turned.ply + 1, "cost": turned.cost, "left": _left(turned, loser)}
        lines.append(VerdictLine("review-turned", facts))
    elif not judged:
        return Verdict(loser, None, (), ())
    else:
        lines.append(VerdictLine("review-not-turned", {"since": 0 if since is None else judged[since].ply + 1}))
    if since is not None:
        after = judged[since].after
        sure = "proved" if after is not None and after.winner is not None else "nearly"
        facts = {"number": judged[since].ply + 1, "sure": sure}
        lines.append(VerdictLine("review-lost-since", facts))
    return Verdict(loser, None if turned is None else turned.ply, tuple(lines), moments)


def _moments(judged: Sequence[Judged]) -> tuple[int, ...]:
    """The mistakes that cost most, of all players; of equal ones the latest, as they are the easiest to work out."""
    mistakes = [move for move in judged if move.sign == "lost"]
    costly = sorted(mistakes, key=lambda move: (-move.cost, -move.ply))[:MOMENTS]
    return tuple(sorted(move.ply for move in costly))


def _costliest(judged: Sequence[Judged], moments: tuple[int, ...]) -> Verdict:
    """Where no single player has lost: the move that gave most away."""
    mistakes = [move for move in judged if move.sign == "lost"]
    if not mistakes:
        return Verdict(None, None, (VerdictLine("review-no-mistakes", {}),) if judged else (), moments)
    worst = max(mistakes, key=lambda move: (move.cost, -move.ply))
    line = VerdictLine("review-costliest", {"number": worst.ply + 1, "cost": worst.cost})
    return Verdict(worst.seat, worst.ply, (line,), moments)


def chance(stands: Stands | None, seat: Seat) -> int | None:
    """Return how often this seat of two wins, in percent; None where nothing is known."""
    if stands is None:
        return None
    if stands.winner is not None:
        return 100 * (stands.winner == seat)
    if stands.share is None:
        return None
    return stands.share if seat == 0 else 100 - stands.share


def _left(move: Judged, seat: Seat) -> int:
    found = chance(move.after, seat)
    return -1 if found is None else found


def _turned(judged: Sequence[Judged], loser: Seat) -> Judged | None:
    """Return the loser's mistake that cost most, of those after which the loser never stood better than even again."""
    last_even = max((move.ply for move in judged if (chance(move.after, loser) or 0) > EVEN), default=-1)
    final = [move for move in judged if move.seat == loser and move.sign == "lost" and move.ply > last_even]
    mistakes = final or [move for move in judged if move.seat == loser and move.sign == "lost"]
    return max(mistakes, key=lambda move: (move.cost, move.ply), default=None)


def _lost_since(judged: Sequence[Judged], loser: Seat) -> int | None:
    """Return the place of the first move after which the loser had all but lost, and never more than that again."""
    since = None
    for place in range(len(judged) - 1, -1, -1):
        found = chance(judged[place].after, loser)
        if found is None or found > HARDLY:
            break
        since = place
    return since
