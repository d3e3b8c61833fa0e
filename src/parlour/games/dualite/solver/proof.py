"""Proof search for Dualité: who wins from here, for certain, on any size of grid.

It is depth-first proof-number search (df-pn). Every position has two numbers: the *proof*, an estimate of the work to
show that the mover wins, and the *disproof*, the same for a loss. The search goes where the least work is left, and
keeps its numbers in a table of fixed size. A game of Dualité never repeats a position, since each move draws or
blackens, so a number in the table is never wrong for having been reached another way.

What makes it quick:
- it looks one ply ahead: a move that lets the opponent align at once is never searched;
- an unknown position starts with the number of answers that do not walk into a line already threatened;
- positions that are turns or mirror images of each other share a place in the table while few circles are drawn;
- a child is left only when another is clearly easier (thresholds are loosened by a quarter).

A *horizon* asks a smaller question: does the side that makes the step of this number win by then at the latest? Steps
count from the empty grid, a white circle as one and a black one as two. So exact distances are found. An entry of the
table carries its horizon, and answers to one question do not serve another.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, kernel_for, lowest, popcount
from parlour.games.dualite.engine import BitBoard, engine

if TYPE_CHECKING:
    # Names that `prover` fills in for one size of grid.
    SIZE = 4
    GRID = NOT_FIRST_COLUMN = NOT_LAST_COLUMN = 0
    NEAR: Ints = arrays.zeros(1, dtype=arrays.int64)
    TURNED: Ints = arrays.zeros((8, 16), dtype=arrays.int64)

    def completing(circles: int) -> int: ...
    def widened(cells: int) -> int: ...
    def key_of(white: int, black: int, last: int, horizon: int) -> tuple[int, int]: ...
    def list_children(
        table: Ints, white: int, black: int, reach: int, horizon: int, children: Ints, frames: Ints, ply: int
    ) -> int: ...


# The table: rows of two words that name a position and one that holds what is known of it.

CERTAIN = (1 << 24) - 1
"""The other number of a position that is proved: infinitely much work."""
NUMBER = 24
_PLIES = 48
WORK = 55
_BUCKET = 4
_LAST = 49
_HORIZON = 55
OPENED = 63
"""Stands for the last move after an opening of two circles."""

_HALF = (1 << 31) - 1


@kernel
def bucket(first: int, second: int, rows: int) -> int:
    """Where a position lives: both words in halves, spread by four primes; no product leaves 62 bits."""
    mixed = ((first & _HALF) * 1640531527) ^ ((first >> 31) * 1779033703)
    mixed ^= ((second & _HALF) * 2044897763) ^ ((second >> 31) * 1500450271)
    mixed ^= mixed >> 27
    return ((mixed >> 9) & (rows // _BUCKET - 1)) * _BUCKET


@kernel
def recall(table: Ints, first: int, second: int) -> int:
    """What is known of this position; -1 when nothing is."""
    start = bucket(first, second, table.shape[0])
    for row in range(start, start + _BUCKET):
        if table[row, 0] == first and table[row, 1] == second:
            return int(table[row, 2])
    return -1


@kernel
def forget(table: Ints) -> None:
    """Empty the table."""
    for row in range(table.shape[0]):
        table[row, 0], table[row, 1], table[row, 2] = -1, -1, 0


@kernel
def _remember(table: Ints, first: int, second: int, proof: int, disproof: int, plies: int, nodes: int) -> None:
    """Write into the table, in place of what cost least."""
    work = 0
    while nodes > 0 and work < 120:
        work += 3 if nodes >= 8 else 1
        nodes >>= 3 if nodes >= 8 else 1
    start = bucket(first, second, table.shape[0])
    chosen, least = start, 1 << 40
    for row in range(start, start + _BUCKET):
        if table[row, 0] == first and table[row, 1] == second:
            chosen = row
            break
        cost = table[row, 2] >> WORK
        if cost < least:
            chosen, least = row, cost
    table[chosen, 0] = first
    table[chosen, 1] = second
    table[chosen, 2] = proof | (disproof << NUMBER) | (plies << _PLIES) | (work << WORK)


# Positions


def _widened(cells: int) -> int:
    """These cells and all that touch them."""
    row = cells | ((cells & NOT_LAST_COLUMN) << 1) | ((cells & NOT_FIRST_COLUMN) >> 1)
    return (row | (row << SIZE) | (row >> SIZE)) & GRID


_TURN_UNTIL = 8
"""With more steps than this made, images of a position are so rare that looking for them costs more than it gives."""


def _key_of(white: int, black: int, last: int, horizon: int) -> tuple[int, int]:
    """The two words that name a position; the least of its eight images while there are few circles."""
    best, best_black = white | (last << _LAST), black
    if popcount(white) + 2 * popcount(black) <= _TURN_UNTIL:
        for turn in range(1, 8):
            whites, blacks, cells = 0, 0, white | black
            while cells:
                cell = lowest(cells)
                if white >> cell & 1:
                    whites |= 1 << TURNED[turn, cell]
                else:
                    blacks |= 1 << TURNED[turn, cell]
                cells &= cells - 1
            image = whites | ((last if last == OPENED else TURNED[turn, last]) << _LAST)
            if image < best or (image == best and blacks < best_black):
                best, best_black = image, blacks
    return best | (horizon << _HORIZON), best_black


# The search. A frame holds a position on the way down; its children lie beside it, the undecided ones only.

_FRAME = 10
_WHITE, _BLACK, _REACH, _AT, _PROOF_LIMIT, _DISPROOF_LIMIT, _COUNT, _ENTERED, _CHOSEN, _LONGEST = range(_FRAME)
_CHILD = 3
_CELL, _PROOF, _DISPROOF = range(_CHILD)
_NEW = -2
_WON = -1


def _list_children(
    table: Ints, white: int, black: int, reach: int, horizon: int, children: Ints, frames: Ints, ply: int
) -> int:
    """Write down the moves that are still undecided; say how many, or that the mover has won.

    The mover cannot align at once: that was seen from the frame above. A move that loses at once, or is known to,
    only lengthens the resistance; `_LONGEST` keeps the plies of the longest such, or of the win.
    """
    count, longest = 0, 0
    steps = popcount(white) + 2 * popcount(black) + 1
    black_threats = completing(black)
    choices = reach & ~black
    while choices:
        bit = choices & -choices
        choices ^= bit
        cell = lowest(bit)
        near = NEAR[cell]
        if white & bit:
            whites, blacks = white ^ bit, black | bit
            threats = completing(blacks) & whites
        else:
            whites, blacks = white | bit, black
            threats = black_threats & whites
        answers = near & ~blacks
        if answers == 0:
            frames[ply, _LONGEST] = 1
            return _WON
        if steps == horizon:
            continue  # the asker's last move, in vain
        threats |= completing(whites) & ~(whites | blacks)
        if threats & near:
            longest = max(longest, 2)
            continue
        first, second = key_of(whites, blacks, cell, horizon)
        known = recall(table, first, second)
        if known >= 0:
            proof, disproof = known & CERTAIN, (known >> NUMBER) & CERTAIN
            plies = (known >> _PLIES) & 127
            if disproof == 0:
                frames[ply, _LONGEST] = 1 + plies
                return _WON
            if proof == 0:
                longest = max(longest, 1 + plies)
                continue
        else:
            proof = 1
            disproof = max(1, popcount(answers & ~widened(threats)))
        children[ply, count, _CELL] = cell
        children[ply, count, _PROOF] = proof
        children[ply, count, _DISPROOF] = disproof
        count += 1
    frames[ply, _LONGEST] = longest
    return count


def _prove(
    table: Ints, white: int, black: int, reach: int, last: int, horizon: int, budget: int
) -> tuple[int, int, int, int]:
    """Search until the position is decided or this many nodes are done: proof, disproof, plies, nodes.

    Called again, it goes on from what the table remembers.
    """
    depth = 2 * SIZE * SIZE + 2
    frames = arrays.zeros((depth, _FRAME), dtype=arrays.int64)
    children = arrays.zeros((depth, 16, _CHILD), dtype=arrays.int64)
    nodes, ply = 0, 0
    frames[0, _WHITE], frames[0, _BLACK], frames[0, _REACH], frames[0, _AT] = white, black, reach, last
    frames[0, _PROOF_LIMIT], frames[0, _DISPROOF_LIMIT], frames[0, _COUNT] = CERTAIN, CERTAIN, _NEW
    while True:
        white, black = frames[ply, _WHITE], frames[ply, _BLACK]
        if frames[ply, _COUNT] == _NEW:
            nodes += 1
            frames[ply, _COUNT] = list_children(
                table, white, black, frames[ply, _REACH], horizon, children, frames, ply
            )
        count = frames[ply, _COUNT]
        proof, disproof, second, best = CERTAIN, 0, CERTAIN, 0
        if count == _WON:
            proof, disproof = 0, CERTAIN
        else:
            for child in range(count):
                number = children[ply, child, _DISPROOF]
                if number < proof:
                    proof, second, best = number, proof, child
                elif number < second:
                    second = number
                disproof += children[ply, child, _PROOF]
            # Large numbers must stay apart from certainty.
            disproof = min(disproof, CERTAIN - 1)
        decided = proof == 0 or disproof == 0
        exceeded = proof >= frames[ply, _PROOF_LIMIT] or disproof >= frames[ply, _DISPROOF_LIMIT]
        if decided or exceeded or nodes >= budget:
            plies = frames[ply, _LONGEST]
            key, key_black = key_of(white, black, frames[ply, _AT], horizon)
            _remember(table, key, key_black, proof, disproof, plies if decided else 0, nodes - frames[ply, _ENTERED])
            if ply == 0 or nodes >= budget:
                if ply > 0:
                    return 1, 1, 0, nodes
                return proof, disproof, plies, nodes
            ply -= 1
            child = frames[ply, _CHOSEN]
            if disproof == 0:
                frames[ply, _COUNT] = _WON
                frames[ply, _LONGEST] = 1 + plies
            elif proof == 0:
                remaining = frames[ply, _COUNT] - 1
                frames[ply, _COUNT] = remaining
                frames[ply, _LONGEST] = max(frames[ply, _LONGEST], 1 + plies)
                for field in range(_CHILD):
                    children[ply, child, field] = children[ply, remaining, field]
            else:
                children[ply, child, _PROOF] = proof
                children[ply, child, _DISPROOF] = disproof
            continue
        frames[ply, _CHOSEN] = best
        proof_limit = min(CERTAIN, frames[ply, _DISPROOF_LIMIT] - disproof + children[ply, best, _PROOF])
        disproof_limit = min(frames[ply, _PROOF_LIMIT], second + 1 + second // 4)
        cell = children[ply, best, _CELL]
        bit = 1 << cell
        ply += 1
        if white & bit:
            frames[ply, _WHITE], frames[ply, _BLACK] = white ^ bit, black | bit
        else:
            frames[ply, _WHITE], frames[ply, _BLACK] = white | bit, black
        frames[ply, _REACH], frames[ply, _AT] = NEAR[cell], cell
        frames[ply, _PROOF_LIMIT], frames[ply, _DISPROOF_LIMIT] = proof_limit, disproof_limit
        frames[ply, _COUNT], frames[ply, _ENTERED] = _NEW, nodes


# For Python


class ForLackOfTime(Exception):
    """The search was told to stop before it knew."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is proved of a position."""

    wins: bool
    """Whether the mover wins."""
    plies: int
    """The game ends within this many plies if the winner keeps to the proof."""
    exact: bool
    """Whether that is also the least that the loser can hold out for."""
    nodes: int


Progress = Callable[[int], None]
"""Hears from time to time how many nodes were searched since it last heard."""

SLICE = 100_000
"""Nodes between two looks at the clock: about a thirtieth of a second."""
FIRST_LOOK = 2_000
"""Nodes before the first look at the clock."""


@dataclass(frozen=True, slots=True)
class Kernels:
    prove: Callable[[Ints, int, int, int, int, int, int], tuple[int, int, int, int]]
    key_of: Callable[[int, int, int, int], tuple[int, int]]


@functools.cache
def kernels(size: int) -> Kernels:
    made = engine(size)
    grid = (1 << size * size) - 1
    first_column = sum(1 << size * row for row in range(size))
    owner = f"dualite{size}"
    numbers = {
        "SIZE": size,
        "GRID": grid,
        "NOT_FIRST_COLUMN": grid & ~first_column,
        "NOT_LAST_COLUMN": grid & ~(first_column << size - 1),
        "NEAR": made.geometry.near,
        "TURNED": arrays.array(made.geometry.turned, dtype=arrays.int64),
    }
    key_of = kernel_for(owner, _key_of, **numbers)
    listing = kernel_for(
        owner,
        _list_children,
        completing=made.completing,
        widened=kernel_for(owner, _widened, **numbers),
        key_of=key_of,
        **numbers,
    )
    return Kernels(kernel_for(owner, _prove, key_of=key_of, list_children=listing, **numbers), key_of)


class ProofSearch:
    """A prover for one size of grid, with its table. One thread at a time."""

    def __init__(self, size: int, megabytes: int = 48) -> None:
        rows = _BUCKET
        while rows * 2 * 24 <= megabytes << 20:
            rows *= 2
        self.size = size
        self.table: Ints = arrays.empty((rows, 3), dtype=arrays.int64)
        self.forget()
        self._engine = engine(size)
        self._prove, self._key_of = kernels(size).prove, kernels(size).key_of

    def prove(
        self,
        board: BitBoard,
        *,
        within: int | None = None,
        until: float | None = None,
        most: int | None = None,
        progress: Progress | None = None,
    ) -> Verdict:
        """Return who wins a game that is not over.

        It gives up after `until`, a moment of `time.monotonic`, or after `most` nodes, which can be repeated.

        With `within`, does the game end in this many plies at most, with a win for the side that would make the last
        of them? An odd number asks for the mover, an even one for the opponent; `wins` still says that the mover does.
        """
        white, black, reach = board.white, board.black, board.reach
        if self._engine.winning_cells(white, black, reach):
            return Verdict(wins=True, plies=1, exact=True, nodes=0)
        horizon = 0 if within is None else popcount(white) + 2 * popcount(black) + within
        last = OPENED if board.last < 0 else board.last
        known = recall(self.table, *self._key_of(white, black, last, horizon))
        if known >= 0 and (known & CERTAIN == 0 or (known >> NUMBER) & CERTAIN == 0):
            plies = (known >> _PLIES) & 127
            return Verdict(wins=known & CERTAIN == 0, plies=plies, exact=plies <= 2, nodes=0)
        nodes = 0
        # Under a clock the first look is short. Without one the slices are alike, so that proofs come out the same.
        budget = SLICE if until is None else FIRST_LOOK
        while True:
            proof, disproof, plies, done = self._prove(self.table, white, black, reach, last, horizon, budget)
            nodes += done
            budget = min(2 * budget, SLICE)
            if progress:
                progress(done)
            if proof == 0 or disproof == 0:
                return Verdict(wins=proof == 0, plies=plies, exact=plies <= 2, nodes=nodes)
            if (until is not None and time.monotonic() >= until) or (most is not None and nodes >= most):
                raise ForLackOfTime

    def forget(self) -> None:
        """Empty the table, so that what follows does not depend on what was asked before."""
        forget(self.table)

    def measure(
        self,
        board: BitBoard,
        *,
        until: float | None = None,
        most: int | None = None,
        progress: Progress | None = None,
    ) -> Verdict:
        """The same with the exact distance: the winner hurries, the loser holds out."""
        verdict = self.prove(board, until=until, most=most, progress=progress)
        nodes = verdict.nodes
        shortest = verdict.plies
        for plies in range(1 if verdict.wins else 2, verdict.plies, 2):
            answer = self.prove(board, within=plies, until=until, most=most, progress=progress)
            nodes += answer.nodes
            if answer.wins == verdict.wins:
                shortest = plies
                break
        return Verdict(verdict.wins, shortest, exact=True, nodes=nodes)
