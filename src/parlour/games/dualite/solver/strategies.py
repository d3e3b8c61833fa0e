"""The winner's strategy out of a finished proof: the walk that `certificates.py` describes, as a kernel.

It goes as the checker will: from the positions where the loser moves to every answer, and from those where the winner
moves to one. It asks the table of the proof search which answer wins, and searches again what the table has forgotten.
The walk stops after a while and goes on when it is called again, so that it can be heard of and its arrays can grow.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, kernel_for, lowest
from parlour.games.dualite.engine import BitBoard, engine
from parlour.games.dualite.solver.proof import (
    CERTAIN,
    NUMBER,
    OPENED,
    WORK,
    ForLackOfTime,
    Progress,
    ProofSearch,
    bucket,
    kernels,
    recall,
)

if TYPE_CHECKING:
    # Names that `_walker` fills in for one size of grid.
    NEAR: Ints = arrays.zeros(1, dtype=arrays.int64)

    def winning_cells(white: int, black: int, reach: int) -> int: ...
    def key_of(white: int, black: int, last: int, horizon: int) -> tuple[int, int]: ...
    def work_of_loss(table: Ints, white: int, black: int, last: int) -> int: ...
    def prove(
        table: Ints, white: int, black: int, reach: int, last: int, horizon: int, budget: int
    ) -> tuple[int, int, int, int]: ...
    def chosen(table: Ints, white: int, black: int, reach: int) -> int: ...
    def answer(table: Ints, white: int, black: int, reach: int, last: int) -> int: ...


_UNKNOWN = 1 << 20
_ENDLESS = 1 << 60
_LAST = 49


def _work_of_loss(table: Ints, white: int, black: int, last: int) -> int:
    """If the table remembers that the mover loses here, how much work that was; else more than any work."""
    first, second = key_of(white, black, last, 0)
    known = recall(table, first, second)
    return known >> WORK if known >= 0 and (known >> NUMBER) & CERTAIN == 0 else _UNKNOWN


def _chosen(table: Ints, white: int, black: int, reach: int) -> int:
    """A winning move: one that shuts in, else the one whose proof was least work; -1 if the table knows of none."""
    best, least, least_white, least_black = -1, _UNKNOWN, 0, 0
    choices = reach & ~black
    while choices:
        bit = choices & -choices
        choices ^= bit
        cell = lowest(bit)
        whites, blacks = (white ^ bit, black | bit) if white & bit else (white | bit, black)
        if NEAR[cell] & ~blacks == 0:
            return cell
        if winning_cells(whites, blacks, NEAR[cell]):
            continue
        work = work_of_loss(table, whites, blacks, cell)
        if work == _UNKNOWN or work > least:
            continue
        # Of equal ones the least as numbers, so that a strategy comes out the same whatever was searched first.
        if work < least or whites < least_white or (whites == least_white and blacks < least_black):
            best, least, least_white, least_black = cell, work, whites, blacks
    return best


def _answer(table: Ints, white: int, black: int, reach: int, last: int) -> int:
    """A winning move in a position that is won but not at once; -1 if there is none."""
    best = chosen(table, white, black, reach)
    if best < 0:
        prove(table, white, black, reach, last if last >= 0 else OPENED, 0, _ENDLESS)
        best = chosen(table, white, black, reach)
    choices = reach & ~black
    while best < 0 and choices:  # the proof was thrown out of the table again: one by one
        bit = choices & -choices
        choices ^= bit
        cell = lowest(bit)
        whites, blacks = (white ^ bit, black | bit) if white & bit else (white | bit, black)
        if winning_cells(whites, blacks, NEAR[cell]) == 0:
            _, disproof, _, _ = prove(table, whites, blacks, NEAR[cell], cell, 0, _ENDLESS)
            if disproof == 0:
                best = cell
    return best


# What was already answered: a table with open places, of which at most half are taken.


@kernel
def place(seen: Ints, first: int, second: int) -> int:
    """Where this position is, or would be."""
    row = bucket(first, second, seen.shape[0])
    while seen[row, 2] != 0 and (seen[row, 0] != first or seen[row, 1] != second):
        row = (row + 1) & (seen.shape[0] - 1)
    return row


@kernel
def _moved(old: Ints, new: Ints) -> None:
    """Into a larger table."""
    for row in range(old.shape[0]):
        if old[row, 2]:
            new[place(new, old[row, 0], old[row, 1])] = old[row]


# The walk. A frame is a position on the way down; the loser's have choices left, the winner's are answered once.

_FRAME = 7
_WHITE, _BLACK, _REACH, _AT, _LEFT, _LONGEST, _ANSWERED = range(_FRAME)
_STATE = 4
_PLY, _WRITTEN, _SEEN, _RETURNED = range(_STATE)
_UNANSWERED, _IS_ANSWERED, _TRYING = 0, 1, 2
WALKED, PAUSED, STUCK = 0, 1, 2


def _walk(table: Ints, seen: Ints, replies: Ints, frames: Ints, state: Ints, steps: int) -> int:
    """Go on with a walk: it is done, or has paused after this many steps or for lack of room, or is stuck in no win."""
    ply, written, count = state[_PLY], state[_WRITTEN], state[_SEEN]
    result = WALKED
    while ply >= 0:
        frame = frames[ply]
        white, black, reach, last = frame[_WHITE], frame[_BLACK], frame[_REACH], frame[_AT]
        returned = -1
        if frame[_ANSWERED] == _TRYING:
            if frame[_LEFT] == 0:
                returned = frame[_LONGEST]
            else:
                bit = frame[_LEFT] & -frame[_LEFT]
                frame[_LEFT] ^= bit
                below = frames[ply + 1]
                if white & bit:
                    below[_WHITE], below[_BLACK] = white ^ bit, black | bit
                else:
                    below[_WHITE], below[_BLACK] = white | bit, black
                below[_AT] = lowest(bit)
                below[_REACH], below[_ANSWERED] = NEAR[below[_AT]], _UNANSWERED
                ply += 1
        elif frame[_ANSWERED] == _UNANSWERED:
            if steps <= 0 or written >= replies.shape[0] or 2 * count >= seen.shape[0]:
                result = PAUSED
                break
            row = place(seen, white | ((last + 1) << _LAST), black)
            if seen[row, 2]:
                returned = seen[row, 2]
            else:
                steps -= 1
                winning = winning_cells(white, black, reach)
                cell = lowest(winning) if winning else answer(table, white, black, reach, last)
                if cell < 0:
                    result = STUCK
                    break
                replies[written] = cell
                written += 1
                bit = 1 << cell
                whites, blacks = (white ^ bit, black | bit) if white & bit else (white | bit, black)
                if winning or NEAR[cell] & ~blacks == 0:
                    returned = 1
                else:
                    frame[_ANSWERED] = _IS_ANSWERED
                    below = frames[ply + 1]
                    below[_WHITE], below[_BLACK], below[_AT] = whites, blacks, cell
                    below[_REACH], below[_LEFT] = NEAR[cell], NEAR[cell] & ~blacks
                    below[_LONGEST], below[_ANSWERED] = 0, _TRYING
                    ply += 1
        else:
            returned = 1 + state[_RETURNED]
            row = place(seen, white | ((last + 1) << _LAST), black)
            seen[row, 0], seen[row, 1], seen[row, 2] = white | ((last + 1) << _LAST), black, returned
            count += 1
        if returned >= 0:
            state[_RETURNED] = returned
            ply -= 1
            if ply >= 0 and frames[ply, _ANSWERED] == _TRYING:
                frames[ply, _LONGEST] = max(frames[ply, _LONGEST], 1 + returned)
    state[_PLY], state[_WRITTEN], state[_SEEN] = ply, written, count
    return result


# For Python

Walk = Callable[[Any, Ints, Ints, Ints, Ints, int], int]
_AT_A_TIME = 100_000
"""Answers between two looks at the clock."""


@functools.cache
def chooser(size: int) -> Callable[[Ints, int, int, int], int]:
    made = engine(size)
    owner = f"dualite{size}"
    work = kernel_for(owner, _work_of_loss, key_of=kernels(size).key_of)
    return kernel_for(owner, _chosen, work_of_loss=work, NEAR=made.geometry.near, winning_cells=made.winning_cells)


@functools.cache
def _walker(size: int) -> Walk:
    made = engine(size)
    numbers = {"NEAR": made.geometry.near, "winning_cells": made.winning_cells}
    answer = kernel_for(f"dualite{size}", _answer, chosen=chooser(size), prove=kernels(size).prove, **numbers)
    return walker(f"dualite{size}", size, answer)


def walker(owner: str, size: int, answer: Callable[[Any, int, int, int, int], int]) -> Walk:
    """The walk in which the winner answers so. What the answers are asked of is the walk's first argument."""
    made = engine(size)
    return kernel_for(owner, _walk, NEAR=made.geometry.near, winning_cells=made.winning_cells, answer=answer)


class Strategist:
    """Writes the winner's answers down, claim after claim; what it has answered once it does not answer again."""

    def __init__(self, search: ProofSearch, until: float | None, progress: Progress | None) -> None:
        self._until, self._progress = until, progress
        self._asked: Any = search.table
        self._walk = _walker(search.size)
        self._seen: Ints = arrays.zeros((1 << 12, 3), dtype=arrays.int64)
        self._replies: Ints = arrays.zeros(1 << 12, dtype=arrays.int64)
        self._state: Ints = arrays.zeros(_STATE, dtype=arrays.int64)

    @property
    def replies(self) -> bytes:
        return bytes(self._replies[: int(self._state[_WRITTEN])].tolist())

    def follow(self, board: BitBoard, *, answering: bool) -> int:
        """The most plies from here that the loser can hold out for against this strategy."""
        frames: Ints = arrays.zeros((2 * board.size**2 + 4, _FRAME), dtype=arrays.int64)
        kind = _UNANSWERED if answering else _TRYING
        frames[0] = board.white, board.black, board.reach, board.last, board.reach & ~board.black, 0, kind
        self._state[_PLY] = 0
        while True:
            said = self._walk(self._asked, self._seen, self._replies, frames, self._state, _AT_A_TIME)
            if said == WALKED:
                return int(self._state[_RETURNED])
            if said == STUCK:
                white, black, _, last, *_ = (int(number) for number in frames[self._state[_PLY]])
                self.stuck(BitBoard(board.size, white, black, last))
                continue
            if self._progress:
                self._progress(_AT_A_TIME)
            if self._until is not None and time.monotonic() >= self._until:
                raise ForLackOfTime
            self._make_room()

    def stuck(self, board: BitBoard) -> None:
        """The walk has no answer here; it asks once more when this returns."""
        raise AssertionError("a proved win has a winning move")

    def _make_room(self) -> None:
        if self._state[_WRITTEN] >= len(self._replies):
            larger_replies: Ints = arrays.zeros(2 * len(self._replies), dtype=arrays.int64)
            larger_replies[: len(self._replies)] = self._replies
            self._replies = larger_replies
        if 2 * self._state[_SEEN] >= len(self._seen):
            larger: Ints = arrays.zeros((2 * len(self._seen), 3), dtype=arrays.int64)
            _moved(self._seen, larger)
            self._seen = larger
