"""How DuAlma's engine thinks: alpha-beta with iterative deepening over the kernels of `dualma.py`.

What it knows before it searches:
- a row at hand is made, and the side whose row cannot be stopped has lost (`threats` at every node, both sides);
- where the other side threatens a row, the search goes one ply deeper instead of judging the position, so that a
  must-block, a double threat and a chain of threats are seen to their end;
- a board that came up before is a draw.

Quiet positions are judged by `dualma_judgement.py`.

Moves are tried in the order: what the table of known positions says, moves that refuted a neighbour, then by what
they did so far elsewhere. Late ones are searched less deep at first.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from parlour.engines.compiled import Ints, kernel
from parlour.games.dualma.engine.judgement import JUDGING, WEIGHTS, judge
from parlour.games.dualma.engine.kernels import (
    HISTORY,
    KEY,
    MOVED,
    PASS,
    WIDTH,
    has_row,
    list_steps,
    moved,
    side,
    step_key,
    threats,
)

WIN = 1_000_000
"""The value of a row made now; one made after some plies is worth so much less."""
FARTHEST = 64
"""No line of the search is longer than so many plies."""
LEAST = 30_000
"""Nodes that a clock never forbids: a hundredth of a second, so that no busy machine makes a fool of a player."""
SURE = WIN - 1_000
"""Beyond this a value is a forced win, or below its negative a forced loss."""


# What a search keeps: an array of numbers, tables, and room for each ply

NODES, BUDGET, STOPPED, NOISE, SEED, PLAYED, HORIZON = range(7)
"""In `state`: nodes so far and at most; whether it stopped for that; how much noise, and which; how many boards of the
sitting stand in `line` before the root; the ply at which threats are followed no further."""
_BEYOND = 8
"""How many plies threats are followed beyond the depth."""
_EXACT, _AT_LEAST, _AT_MOST = range(3)


def new_tables(bits: int = 18) -> tuple[Ints, Ints, Ints]:
    """The table of known positions with 2 ** bits entries, what moves did so far, and moves that refuted neighbours."""
    return (
        np.zeros((1 << bits, 2), dtype=np.int64),
        np.zeros((2, 64 * 64), dtype=np.int64),
        np.full((FARTHEST + 2, 2), -1, dtype=np.int64),
    )


def new_room() -> tuple[Ints, Ints, Ints, Ints]:
    """Moves and their ranks for each ply, the boards of the line, and what a judgement works with."""
    return (
        np.zeros((FARTHEST + 2, WIDTH), dtype=np.int64),
        np.zeros((FARTHEST + 2, WIDTH), dtype=np.int64),
        np.zeros(400 + FARTHEST, dtype=np.int64),
        np.zeros(JUDGING, dtype=np.int64),
    )


@kernel
def _came_before(line: Ints, at: int, key: int) -> bool:
    back = at - 2
    while back >= 0 and back >= at - 60:
        if line[back] == key:
            return True
        back -= 2
    return False


@kernel
def _noise(state: Ints, key: int) -> int:
    if state[NOISE] == 0:
        return 0
    mixed = (key ^ state[SEED]) & ((1 << 62) - 1)
    mixed ^= mixed >> 29
    mixed = (mixed * 0x2545F4914F6CDD1) & ((1 << 62) - 1)
    return int((mixed >> 20) % (2 * state[NOISE] + 1) - state[NOISE])


@kernel
def _pack(value: int, depth: int, bound: int, move: int) -> int:
    return (value + 2 * WIN) << 32 | depth << 24 | bound << 20 | (move & 0xFFFFF if move >= 0 else 0xFFFFF)


@kernel
def _rank_moves(
    moves: Ints, ranks: Ints, count: int, known: int, refuting: Ints, did: Ints, occupied: int, theirs: int
) -> None:
    for number in range(count):
        move = moves[number]
        end = move >> 12
        if move == known:
            ranks[number] = 1 << 50
        elif move in (refuting[0], refuting[1]):
            ranks[number] = 1 << 40
        else:
            ranks[number] = did[(move & 63) * 64 + end] * 4
            if (move >> 6) & 63 == end and occupied >> end & 1:
                ranks[number] += 40 + 20 * (theirs >> end & 1)


@kernel
def _best_first(moves: Ints, ranks: Ints, at: int, count: int) -> int:
    """Bring the best of the moves not yet tried to this place."""
    best = at
    for number in range(at + 1, count):
        if ranks[number] > ranks[best]:
            best = number
    moves[at], moves[best] = moves[best], moves[at]
    ranks[at], ranks[best] = ranks[best], ranks[at]
    return int(moves[at])


@kernel
def value_of(
    mine: int,
    theirs: int,
    my_under: int,
    their_under: int,
    key: int,
    own: int,
    ply: int,
    depth: int,
    low: int,
    high: int,
    state: Ints,
    weights: Ints,
    table: Ints,
    did: Ints,
    refuted: Ints,
    moves: Ints,
    ranks: Ints,
    line: Ints,
    counts: Ints,
) -> int:
    """The value for the mover, exact between `low` and `high`; nothing of worth once the budget is spent.

    The arrays come one by one: in a named tuple, Numba counts references at every node, which costs an eighth.
    """
    state[NODES] += 1
    if state[NODES] >= state[BUDGET]:
        state[STOPPED] = 1
        return 0
    at = state[PLAYED] + ply
    line[at] = key
    if _came_before(line, at, key):
        return 0
    if threats(mine, theirs, my_under, their_under):
        return WIN - ply - 1
    if WIN - ply - 1 <= low:
        return low
    in_danger = threats(theirs, mine, their_under, my_under) != 0
    if ply >= state[HORIZON] or (depth == 0 and not in_danger):
        return judge(mine, theirs, my_under, their_under, weights, counts) + _noise(state, key)
    slot = (key ^ own * 0x9E3779B97F4A7C1) % table.shape[0]
    signature = key ^ own
    known = -1
    if table[slot, 0] == signature and table[slot, 1] != 0:
        packed = table[slot, 1]
        value = (packed >> 32) - 2 * WIN
        if value > SURE:
            value -= ply
        elif value < -SURE:
            value += ply
        bound = (packed >> 20) & 15
        if (packed >> 24) & 255 >= depth and ply > 0:
            if bound == _EXACT:
                return int(value)
            if bound == _AT_LEAST and value >= high:
                return int(value)
            if bound == _AT_MOST and value <= low:
                return int(value)
        known = packed & 0xFFFFF
    count = list_steps(mine, theirs, my_under, their_under, moves[ply])
    if count == 0:
        return -value_of(
            theirs, mine, their_under, my_under, key, 1 - own, ply + 1, max(0, depth - 1), -high, -low,
            state, weights, table, did, refuted, moves, ranks, line, counts,
        )  # fmt: skip
    _rank_moves(moves[ply], ranks[ply], count, known, refuted[ply], did[own], mine | theirs, theirs)
    best, best_move, floor = -WIN + ply + 2, -1, low
    quiet = 0
    for number in range(count):
        move = _best_first(moves[ply], ranks[ply], number, count)
        start, end = move & 63, move >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        if in_danger and threats(others, ours, other_under, our_under):
            continue
        next_key = key ^ step_key(theirs, my_under, their_under, mine, own, start, end)
        reduced = 0
        if depth >= 3 and quiet >= 5 and not in_danger:
            reduced = 1 if quiet < 20 else 2
        next_depth = max(0, depth - 1)
        if quiet == 0:
            value = -value_of(
                others, ours, other_under, our_under, next_key, 1 - own, ply + 1, next_depth, -high, -floor,
                state, weights, table, did, refuted, moves, ranks, line, counts,
            )  # fmt: skip
        else:
            value = -value_of(
                others, ours, other_under, our_under, next_key, 1 - own, ply + 1, next_depth - reduced,
                -floor - 1, -floor, state, weights, table, did, refuted, moves, ranks, line, counts,
            )  # fmt: skip
            if value > floor and (reduced > 0 or value < high) and not state[STOPPED]:
                value = -value_of(
                    others, ours, other_under, our_under, next_key, 1 - own, ply + 1, next_depth, -high, -floor,
                    state, weights, table, did, refuted, moves, ranks, line, counts,
                )  # fmt: skip
        if state[STOPPED]:
            return 0
        quiet += 1
        if value > best:
            best, best_move = value, move
            if value > floor:
                floor = value
            if value >= high:
                if refuted[ply, 0] != move:
                    refuted[ply, 1] = refuted[ply, 0]
                    refuted[ply, 0] = move
                did[own, start * 64 + end] += depth * depth
                break
    stored = best
    if stored > SURE:
        stored += ply
    elif stored < -SURE:
        stored -= ply
    bound = _AT_LEAST if best >= high else (_EXACT if best > low else _AT_MOST)
    table[slot, 0] = signature
    table[slot, 1] = _pack(stored, depth, bound, best_move)
    return best


@kernel
def best_move_of(
    mine: int,
    theirs: int,
    my_under: int,
    their_under: int,
    key: int,
    own: int,
    ply: int,
    depth: int,
    root_moves: Ints,
    state: Ints,
    weights: Ints,
    table: Ints,
    did: Ints,
    refuted: Ints,
    moves: Ints,
    ranks: Ints,
    line: Ints,
    counts: Ints,
) -> tuple[int, int, int]:
    """Search the listed moves to a depth: the best one, its value, and how many were searched before the budget ended.

    The best move is brought to the front of the list, for the next depth. `ply` is 1: given as a literal it would make
    a second kernel of `value_of`, and Numba cannot keep two of a recursive one (numba/numba issue 6061).
    """
    best, best_move, best_at = -2 * WIN, -1, 0
    line[state[PLAYED]] = key
    searched = 0
    for number in range(root_moves.shape[0]):
        move = root_moves[number]
        start, end = move & 63, move >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        full = our_under | other_under
        if full >> end & 1 and has_row(ours & full, end):
            value = WIN
        else:
            next_key = key ^ step_key(theirs, my_under, their_under, mine, own, start, end)
            floor = max(best, -2 * WIN)
            if searched == 0:
                value = -value_of(
                    others, ours, other_under, our_under, next_key, 1 - own, ply, depth - 1, -2 * WIN, 2 * WIN,
                    state, weights, table, did, refuted, moves, ranks, line, counts,
                )  # fmt: skip
            else:
                value = -value_of(
                    others, ours, other_under, our_under, next_key, 1 - own, ply, depth - 1, -floor - 1, -floor,
                    state, weights, table, did, refuted, moves, ranks, line, counts,
                )  # fmt: skip
                if value > floor and not state[STOPPED]:
                    value = -value_of(
                        others, ours, other_under, our_under, next_key, 1 - own, ply, depth - 1, -2 * WIN, -floor,
                        state, weights, table, did, refuted, moves, ranks, line, counts,
                    )  # fmt: skip
        if state[STOPPED]:
            break
        searched += 1
        if value > best:
            best, best_move, best_at = value, move, number
    for number in range(best_at, 0, -1):
        root_moves[number] = root_moves[number - 1]
    if best_move >= 0:
        root_moves[0] = best_move
    return best_move, best, searched


@dataclass(frozen=True, slots=True)
class Thought:
    """The move to make, what it is worth to the mover, how deep that was searched, and with how many nodes."""

    move: int
    value: int
    depth: int
    nodes: int

    @property
    def wins_in(self) -> int | None:
        """In how many moves of its own the mover can force a row."""
        return (WIN - self.value) // 2 + 1 if self.value > SURE else None

    @property
    def loses_in(self) -> int | None:
        """In how many of its moves the other side can force a row."""
        return (WIN + self.value) // 2 if self.value < -SURE else None


def think(
    game: Ints,
    nodes: int,
    *,
    deepest: int = 40,
    seconds: float | None = None,
    noise: int = 0,
    seed: int = 0,
    weights: Ints = WEIGHTS,
    tables: tuple[Ints, Ints, Ints] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Thought:
    """Search a game in its movement phase (a row of `dualma.py`) ever deeper, until nodes or seconds are spent.

    Without `seconds` the same arguments give the same thought. `noise` is the most by which a judgement is off.
    """
    own, played = side(game), int(game[MOVED])
    mine, theirs, my_under, their_under = (int(game[place]) for place in (own, 1 - own, 2 + own, 3 - own))
    room = new_room()
    root_moves = room[0][0][: list_steps(mine, theirs, my_under, their_under, room[0][0])].copy()
    if not root_moves.size:
        return Thought(PASS, 0, 0, 0)
    room[2][:played] = game[HISTORY : HISTORY + played]
    state = np.zeros(7, dtype=np.int64)
    state[BUDGET], state[NOISE], state[SEED], state[PLAYED] = nodes, noise, seed, played
    table, did, refuted = tables or new_tables()
    did //= 8
    refuted[:] = -1
    began = clock()
    thought = Thought(int(root_moves[0]), 0, 0, 0)
    for depth in range(1, deepest + 1):
        state[HORIZON] = min(FARTHEST, depth + _BEYOND)
        move, value, searched = best_move_of(
            mine, theirs, my_under, their_under, int(game[KEY]), own, 1, depth, root_moves,
            state, weights, table, did, refuted, *room,
        )  # fmt: skip
        if searched:
            thought = Thought(int(move), int(value), depth, int(state[NODES]))
        spent = clock() - began
        if state[STOPPED] or abs(value) > SURE:
            break
        if seconds is not None:
            if spent > seconds / 2 and state[NODES] >= LEAST:
                break
            quick = state[NODES] / max(spent, 1e-4)
            state[BUDGET] = min(nodes, max(LEAST, int(state[NODES] + quick * (seconds - spent))))
    return thought
