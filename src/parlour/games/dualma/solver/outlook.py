"""How likely the mover is to win in DuAlma where no one knows, by the search and the networks of the strong levels.

A value of the search becomes a chance by the logistic curve that fits games between strong levels best
(`benchmarks/review_quality.py` measures the curve, how far chances are off, and how many mistakes a deeper search takes
back). The same position always gets the same answer.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

from parlour.games.dualma import rules
from parlour.games.dualma.engine.kernels import NONE, PLACED
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.positions import move_of, row_of
from parlour.games.dualma.engine.search import Workspace, forget, new_workspace, think
from parlour.games.dualma.engine.turns import best_turn_of
from parlour.games.dualma.rules import DISCS, Move, Position, mover
from parlour.solvers.analysis import Comparison, Estimate

PLACEMENT_BOARDS, MOVEMENT_NODES = 8_000, 8_000
"""What an answer is searched with; a comparison that finds a mistake looks again, `DEEPER` times as far."""
DEEPER = 40
PLACEMENT_CURVE, MOVEMENT_CURVE = 170.0, 160.0
"""The value at which a side has 73 of 100 games."""
PLACEMENT_RANGE, MOVEMENT_RANGE = 12, 8
"""Percent by which two of three chances are off at most."""
MISTAKE, GOOD = 12, 4
"""Percent that a move gives away: from here on it is a mistake; up to here it is as good as the best."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a position is worth to its mover, in percent, and the move that a strong level would make there."""

    share: float
    move: Move | None


@functools.lru_cache(maxsize=1)
def _workspace() -> Workspace:
    return new_workspace(16)


@functools.lru_cache(maxsize=4096)
def outlook(position: Position, effort: int = 1) -> Outlook:
    """By this many times the usual search."""
    outcome = rules.outcome(position)
    if outcome is not None:
        return Outlook(100.0 * (mover(position) in outcome.winners) if outcome.winners else 50.0, None)
    row, work = row_of(position), _workspace()
    forget(work)
    if row[PLACED] < 2 * DISCS:
        turn, value = best_turn_of(row, (trained("placement"), trained()), work, PLACEMENT_BOARDS * effort)
        first, second = turn & 63, turn >> 6
        number = NONE + 64 * NONE + 4096 * (second if first == NONE else first)
        return Outlook(_share(value, PLACEMENT_CURVE), move_of(number, position))
    thought = think(row, MOVEMENT_NODES * effort, bold=True, weights=trained(), workspace=work)
    return Outlook(_share(thought.value, MOVEMENT_CURVE), move_of(thought.move, position))


def _share(value: int, curve: float) -> float:
    """Never certain: the search is bold, and proves nothing."""
    return max(1.0, min(99.0, 100 / (1 + math.exp(-max(-2_000, min(2_000, value)) / curve))))


def estimate(position: Position) -> Estimate:
    share = outlook(position).share
    far = PLACEMENT_RANGE if any(rules.left(position)) else MOVEMENT_RANGE
    return Estimate(round(share), max(0, round(share - far)), min(100, round(share + far)))


def compared(position: Position, made: Move, effort: int = 1) -> Comparison | None:
    """Return what the move gives away against the one that a strong level would make; None where there is no choice."""
    if len(rules.moves(position, mover(position))) < 2:
        return None
    found = compare(position, made, effort)
    if found is not None and found.best - found.had >= MISTAKE:
        found = compare(position, made, effort * DEEPER)
    return found


def compare(position: Position, made: Move, effort: int) -> Comparison | None:
    """Return the same, with this many times the usual search for both moves."""
    best = outlook(position, effort).move
    if best is None:
        return None
    had = _after(position, made, effort)
    could = had if best == made else max(had, _after(position, best, effort))
    return Comparison(str(made if could == had else best), round(could), round(had), MISTAKE, GOOD)


def _after(position: Position, move: Move, effort: int) -> float:
    """Return what a move is worth to its mover, in percent."""
    seat = mover(position)
    after = rules.play(position, seat, move)
    outcome = rules.outcome(after)
    if outcome is not None:
        return 100.0 * (seat in outcome.winners) if outcome.winners else 50.0
    share = outlook(after, effort).share
    return share if mover(after) == seat else 100 - share
