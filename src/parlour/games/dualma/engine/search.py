"""How DuAlma's engine thinks: alpha-beta with iterative deepening over `kernels.py`.

What it knows before it searches:
- a row at hand is made, and the side whose row cannot be stopped has lost (`threats` at every node, both sides);
- where the other side threatens a row, the search goes one ply deeper instead of judging the position, so that a
  must-block, a double threat and a chain of threats are seen to their end;
- a board that came up before is a draw.

Quiet positions are judged by `judgement.py`.

Moves are tried in the order: what the table of known positions says, moves that refuted a neighbour, then by what
they did so far elsewhere. Late ones are searched less deep at first.

A *bold* search also leaves out what is probably too good to matter: where the mover stands so well that it would do
even if it could pass (a null move, searched less deep), or that the few plies which are left could hardly cost it. And
it does not stay with a move that is refuted at the next depth until it knows how bad that is, but asks for another.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel
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
"""The value of a row made now; one made after some plies is worth that many less."""
FARTHEST = 64
"""No line of the search is longer than this many plies."""
LEAST = 30_000
"""Nodes that a clock never forbids: a hundredth of a second, so that no busy machine makes a fool of a player."""
SURE = WIN - 1_000
"""Beyond this a value is a forced win, or below its negative a forced loss."""


_BEYOND = 8
"""How many plies threats are followed beyond the depth."""
_MARGIN = 60
"""What a ply can cost, in the units of a judgement: a side this much ahead, for each ply that is left, is safe."""
_SAFE = 3
"""The most plies for which that is trusted."""
DROP = 60
"""A move that turns out this much worse at the next depth is left for others before it is known how bad it is."""
_EXACT, _AT_LEAST, _AT_MOST = range(3)

Board: TypeAlias = tuple[int, int, int, int]
"""The four sets of `kernels.py`: mine, theirs, my_under, their_under."""

_LARGEST = 18
_JUDGED = 1 << 16
WORKSPACE: tuple[arrays.Field, ...] = (
    ("nodes", ()),  # so far
    ("budget", ()),  # at most this many nodes
    ("stopped", ()),  # for the budget was spent
    ("noise", ()),  # how much, and which
    ("seed", ()),
    ("bold", ()),  # 1: what would hold even without a move is not searched in full
    ("played", ()),  # how many boards of the sitting stand in `line` before the root
    ("horizon", ()),  # the ply at which threats are followed no further
    ("entries", ()),  # how many lines of the table are used
    ("table", (1 << _LARGEST, 2)),  # what is known of positions
    ("did", (2, 64 * 64)),  # what each side's moves did so far
    ("refuted", (FARTHEST + 2, 2)),  # by ply, moves that refuted a neighbour
    ("moves", (FARTHEST + 2, WIDTH)),  # by ply
    ("ranks", (FARTHEST + 2, WIDTH)),
    ("line", (400 + FARTHEST,)),  # the keys of the boards that led here
    ("counts", (JUDGING,)),  # what a judgement works with
    ("judged", (_JUDGED, 2)),  # quiet positions and what they were judged to be worth, if bold
)
Workspace: TypeAlias = Any
"""All that a search keeps: one record of the type above. Numba passes it as one pointer, and counts no references."""


def new_workspace(bits: int = _LARGEST) -> Workspace:
    """An empty workspace whose table of known positions has 2 ** bits lines."""
    work = arrays.record(WORKSPACE)
    work["entries"] = 1 << bits
    return work


@kernel
def forget(work: Workspace) -> None:
    """Empty the tables, for a search that shall not depend on earlier ones."""
    work["table"][: work["entries"]] = 0
    work["did"][:] = 0
    work["refuted"][:] = -1
    work["judged"][:] = 0


@kernel
def fade(work: Workspace) -> None:
    """Let what the last search learned of moves count less, before the next one of the same game."""
    work["did"][:] //= 8
    work["refuted"][:] = -1


@kernel
def _came_before(line: Ints, at: int, key: int) -> bool:
    back = at - 2
    while back >= 0 and back >= at - 60:
        if line[back] == key:
            return True
        back -= 2
    return False


@kernel
def _noise(work: Workspace, key: int) -> int:
    if work["noise"] == 0:
        return 0
    mixed = (key ^ work["seed"]) & ((1 << 62) - 1)
    mixed ^= mixed >> 29
    mixed = (mixed * 0x2545F4914F6CDD1) & ((1 << 62) - 1)
    return int((mixed >> 20) % (2 * work["noise"] + 1) - work["noise"])


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
def _judge(board: Board, key: int, own: int, weights: Ints, work: Workspace) -> int:
    """What a quiet position is worth to its mover. A bold search meets many again, and judges them once."""
    mine, theirs, my_under, their_under = board
    value = judge(mine, theirs, my_under, their_under, weights, work["counts"]) + _noise(work, key)
    if work["bold"]:
        slot = (key ^ own) % _JUDGED
        work["judged"][slot, 0], work["judged"][slot, 1] = key ^ own, value
    return value


@kernel
def value_of(
    board: Board, key: int, own: int, ply: int, depth: int, low: int, high: int, weights: Ints, work: Workspace
) -> int:
    """The value for the mover, exact between `low` and `high`; nothing of worth once the budget is spent."""
    mine, theirs, my_under, their_under = board
    work["nodes"] += 1
    if work["nodes"] >= work["budget"]:
        work["stopped"] = 1
        return 0
    line, at = work["line"], work["played"] + ply
    line[at] = key
    if _came_before(line, at, key):
        return 0
    known_quiet = work["judged"][(key ^ own) % _JUDGED]
    is_known = work["bold"] != 0 and known_quiet[0] == key ^ own
    if is_known and depth == 0:
        return int(known_quiet[1])
    if not is_known and threats(mine, theirs, my_under, their_under):
        return WIN - ply - 1
    if WIN - ply - 1 <= low:
        return low
    in_danger = not is_known and threats(theirs, mine, their_under, my_under) != 0
    if depth == 0 and not in_danger:
        return _judge(board, key, own, weights, work)
    if ply >= work["horizon"]:
        return judge(mine, theirs, my_under, their_under, weights, work["counts"]) + _noise(work, key)
    table = work["table"]
    slot = (key ^ own * 0x9E3779B97F4A7C1) % work["entries"]
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
    next_ply, next_depth = ply + 1, max(0, depth - 1)
    passed = (theirs, mine, their_under, my_under)
    if work["bold"] and not in_danger and high - low == 1 and low > -SURE and high < SURE:
        ahead = (known_quiet[1] if is_known else _judge(board, key, own, weights, work)) - high
        if depth <= _SAFE and ahead >= _MARGIN * depth:
            return ahead + high
        if depth >= 2 and ahead >= 0 and line[at - 1] != key:
            less = max(0, depth - 3 - depth // 4)
            value = -value_of(passed, key, 1 - own, next_ply, less, -high, -low, weights, work)
            if work["stopped"]:
                return 0
            if value >= high:
                return high
    moves, ranks, refuted = work["moves"][ply], work["ranks"][ply], work["refuted"]
    count = list_steps(mine, theirs, my_under, their_under, moves)
    if count == 0:
        return -value_of(passed, key, 1 - own, next_ply, next_depth, -high, -low, weights, work)
    _rank_moves(moves, ranks, count, known, refuted[ply], work["did"][own], mine | theirs, theirs)
    best, best_move, floor = -WIN + ply + 2, -1, low
    quiet = 0
    for number in range(count):
        move = _best_first(moves, ranks, number, count)
        start, end = move & 63, move >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        if in_danger and threats(others, ours, other_under, our_under):
            continue
        after = (others, ours, other_under, our_under)
        next_key = key ^ step_key(theirs, my_under, their_under, mine, own, start, end)
        reduced = 0
        if depth >= 3 and quiet >= 5 and not in_danger:
            reduced = 1 if quiet < 20 else 2
        if quiet == 0:
            value = -value_of(after, next_key, 1 - own, next_ply, next_depth, -high, -floor, weights, work)
        else:
            less = next_depth - reduced
            value = -value_of(after, next_key, 1 - own, next_ply, less, -floor - 1, -floor, weights, work)
            if value > floor and (reduced > 0 or value < high) and not work["stopped"]:
                value = -value_of(after, next_key, 1 - own, next_ply, next_depth, -high, -floor, weights, work)
        if work["stopped"]:
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
                work["did"][own, start * 64 + end] += depth * depth
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
def to_front(moves: Ints, at: int) -> None:
    """Bring the one that stands there to the front; the others keep their order."""
    front = moves[at]
    for number in range(at, 0, -1):
        moves[number] = moves[number - 1]
    moves[0] = front


@kernel
def best_move_of(
    board: Board, key: int, own: int, ply: int, depth: int, low: int, root_moves: Ints, weights: Ints, work: Workspace
) -> tuple[int, int, int]:
    """Search the listed moves to a depth: the best one, its value, and how many were searched before the budget ended.

    A value that is not above `low` is only a bound. The best move is brought to the front of the list, for the next
    depth; in a bold search whose budget ends while all moves so far lose, it is the next one. `ply` is 1: given as a
    literal it would make a second kernel of `value_of`, and Numba cannot keep two of a recursive one (numba/numba issue
    6061).
    """
    mine, theirs, my_under, their_under = board
    best, best_move, best_at = -2 * WIN, -1, 0
    work["line"][work["played"]] = key
    searched = 0
    for number in range(root_moves.shape[0]):
        move = root_moves[number]
        start, end = move & 63, move >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        after = (others, ours, other_under, our_under)
        full = our_under | other_under
        if full >> end & 1 and has_row(ours & full, end):
            value = WIN
        else:
            next_key = key ^ step_key(theirs, my_under, their_under, mine, own, start, end)
            floor = max(best, low)
            value = floor + 1
            if floor > -2 * WIN:
                value = -value_of(after, next_key, 1 - own, ply, depth - 1, -floor - 1, -floor, weights, work)
            if value > floor and not work["stopped"]:
                value = -value_of(after, next_key, 1 - own, ply, depth - 1, -2 * WIN, -floor, weights, work)
        if work["stopped"]:
            break
        searched += 1
        if value > best:
            best, best_move, best_at = value, move, number
    if work["bold"] and work["stopped"] and searched > 0 and best < -SURE:
        best, best_move, best_at = -SURE, int(root_moves[searched]), searched
    to_front(root_moves, best_at)
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


def lowered(low: int) -> int:
    """What to ask for next, if no move is worth more than this."""
    return low - 4 * DROP if low > -10 * DROP else -2 * WIN


def think(
    game: Ints,
    nodes: int,
    *,
    deepest: int = 40,
    seconds: float | None = None,
    noise: int = 0,
    seed: int = 0,
    bold: bool = False,
    weights: Ints = WEIGHTS,
    workspace: Workspace | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Thought:
    """Search a game in its movement phase (a row of `kernels.py`) ever deeper, until nodes or seconds are spent.

    Without `seconds` the same arguments give the same thought. `noise` is the most by which a judgement is off.
    `bold` searches deeper with as many nodes, and may overlook more.
    """
    own, played = side(game), int(game[MOVED])
    mine, theirs, my_under, their_under = (int(game[place]) for place in (own, 1 - own, 2 + own, 3 - own))
    work = new_workspace() if workspace is None else workspace
    listed = work["moves"][0]
    root_moves = listed[: list_steps(mine, theirs, my_under, their_under, listed)].copy()
    if not len(root_moves):
        return Thought(PASS, 0, 0, 0)
    work["line"][:played] = game[HISTORY : HISTORY + played]
    work["nodes"] = work["stopped"] = 0
    work["budget"], work["noise"], work["seed"], work["played"] = nodes, noise, seed, played
    work["bold"] = bold
    fade(work)
    board, key = (mine, theirs, my_under, their_under), int(game[KEY])
    began = clock()
    thought, low = Thought(int(root_moves[0]), 0, 0, 0), -2 * WIN
    for depth in range(1, deepest + 1):
        work["horizon"] = min(FARTHEST, depth + _BEYOND)
        move, value, searched = best_move_of(board, key, own, 1, depth, low, root_moves, weights, work)
        while value <= low and not work["stopped"]:
            low = lowered(low)
            move, value, searched = best_move_of(board, key, own, 1, depth, low, root_moves, weights, work)
        if searched:
            thought = Thought(int(move), int(value), depth, int(work["nodes"]))
        low = value - DROP if bold else low
        spent = clock() - began
        if work["stopped"] or abs(value) > SURE:
            break
        if seconds is not None:
            if spent > seconds and work["nodes"] >= LEAST:
                break
            quick = work["nodes"] / max(spent, 1e-4)
            work["budget"] = min(nodes, max(LEAST, int(work["nodes"] + quick * (seconds - spent))))
    return thought
