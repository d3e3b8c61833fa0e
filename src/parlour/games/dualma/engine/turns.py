"""Where a network places: alpha-beta over turns of two discs.

A network of the same shape as the one that judges the movement phase says what an unfinished placement is worth to
Black. The search takes the turns that it likes best, a few at every level, and judges the placements in which they end.
Where all discs lie, a short search of the movement phase judges instead, and the network of that phase says which last
turns it is asked about. The last turn of all is searched as a move of that phase would be, with every hex for both
discs.

Boards that differ by a turn or a reflection are worth exactly the same, so of turns that are worth the same only one is
looked at.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.boards.hexes import CENTRE, INDEX
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel, lowest
from parlour.games.dualma.engine.judgement import JUDGING, judge
from parlour.games.dualma.engine.kernels import ALL, HEX_COUNT, NONE, PLACED
from parlour.games.dualma.engine.network import network_judge
from parlour.games.dualma.engine.placement import first_move
from parlour.games.dualma.engine.search import DROP, SURE, WIN, Workspace, lowered, to_front
from parlour.games.dualma.rules import DISCS

WIDE, WIDTH = 24, 8
"""How many turns are looked at, now and later."""
_FIRSTS = 10
"""Black discs that are tried in a turn, each with every white one."""
_TURNS = 11
_EVERYWHERE = ALL & ~(1 << INDEX[CENTRE])
_PLACING = NONE + 64 * NONE
_NEVER = -(1 << 40)
_SURE = 2_000
"""No judgement of a placement is worth more than this."""
_OPENING = 4
"""Discs of the first turn of both sides."""
_LATE = 24
"""Last turns after so many are searched a ply less deep at first, and after eight times as many two plies less; beyond
three plies the search goes on with these, unless they turn out worse."""
_DEEPEST = 20
"""Plies that are searched beyond the last turn, at most."""
_SHORT = 30_000
"""Nodes that a search beyond the last turn may take in any case."""
_NEARLY = 8
"""A turn that is worth this much less than the best is nearly as good."""
SPENT, BUDGET, STOPPED, BEST = range(4)
"""What a search of turns counts; the last is what the best turn is worth to the side to place."""


@kernel
def _keep(turn: int, worth: int, turns: Ints, worths: Ints, count: int) -> int:
    """Add a turn to the best ones, which are in order; say how many there are then."""
    width = turns.shape[0]
    if count == width and worth <= worths[width - 1]:
        return count
    for number in range(count):
        if worths[number] == worth:
            return count
    at = count if count < width else width - 1
    while at > 0 and worths[at - 1] < worth:
        turns[at], worths[at] = turns[at - 1], worths[at - 1]
        at -= 1
    turns[at], worths[at] = turn, worth
    return int(count + (count < width))


@kernel
def list_turns(
    black: int, white: int, placed: int, network: Ints, room: Ints, turns: Ints, worths: Ints, spent: Ints
) -> int:
    """Write the turns that the network likes best for the side to place, best first; say how many.

    A turn is the black disc's hex + 64 × the white one's; the black one's is `NONE` if it lies already.
    """
    none = black & white
    sign = 1 - 2 * (placed // 2 % 2)
    free = _EVERYWHERE & ~(black | white)
    count = none
    if placed % 2:
        rest = free
        while rest:
            second = lowest(rest)
            rest &= rest - 1
            worth = sign * network_judge(black, white | 1 << second, none, none, network, room)
            count = _keep(NONE + 64 * second, worth, turns, worths, count)
        spent[SPENT] += HEX_COUNT
        return count
    alone = arrays.full(HEX_COUNT, _NEVER, dtype=arrays.int64)
    rest = free
    while rest:
        first = lowest(rest)
        rest &= rest - 1
        alone[first] = sign * network_judge(black | 1 << first, white, none, none, network, room)
    last = _NEVER
    tried = 0
    while tried < _FIRSTS:
        first = int(arrays.argmax(alone))
        worth = alone[first]
        if worth == _NEVER:
            break
        alone[first] = _NEVER
        if worth == last:
            continue
        last = worth
        tried += 1
        rest = free & ~(1 << first)
        while rest:
            second = lowest(rest)
            rest &= rest - 1
            worth = sign * network_judge(black | 1 << first, white | 1 << second, none, none, network, room)
            count = _keep(first + 64 * second, worth, turns, worths, count)
    spent[SPENT] += HEX_COUNT * (1 + tried)
    return count


@kernel
def list_last_turns(black: int, white: int, network: Ints, room: Ints, turns: Ints, worths: Ints, spent: Ints) -> int:
    """Write Black's last turns that the network of the movement phase likes best, best first; say how many.

    Each has another black disc, as where the white one goes mostly matters less.
    """
    none = black & white
    free = _EVERYWHERE & ~(black | white)
    alone = arrays.full(HEX_COUNT, _NEVER, dtype=arrays.int64)
    rest = free
    while rest:
        first = lowest(rest)
        rest &= rest - 1
        alone[first] = -network_judge(white, black | 1 << first, none, none, network, room)
    count = none
    for _ in range(_FIRSTS):
        first = int(arrays.argmax(alone))
        alone[first] = _NEVER
        best, best_second = _NEVER, none
        rest = free & ~(1 << first)
        while rest:
            second = lowest(rest)
            rest &= rest - 1
            worth = -network_judge(white | 1 << second, black | 1 << first, none, none, network, room)
            if worth > best:
                best, best_second = worth, second
        count = _keep(first + 64 * best_second, best, turns, worths, count)
    spent[SPENT] += HEX_COUNT * (1 + _FIRSTS)
    return count


@kernel
def _worth(
    black: int,
    white: int,
    placed: int,
    depth: int,
    low: int,
    high: int,
    networks: tuple[Ints, Ints],
    work: Workspace,
    spent: Ints,
) -> int:
    """What a placement is worth to the next side, exact between `low` and `high` while the budget lasts."""
    if spent[SPENT] >= spent[BUDGET]:
        spent[STOPPED] = 1
        return 0
    if placed == 2 * DISCS:
        work["nodes"], work["stopped"] = 0, 0
        work["budget"] = max(_SHORT, spent[BUDGET] - spent[SPENT])
        value = first_move(black, white, 1 + (black & white), 2 + depth, low, high, networks[1], work)
        if work["stopped"]:
            value = judge(white, black, black & white, black & white, networks[1], work["counts"])
        spent[SPENT] += work["nodes"]
        return int(max(-_SURE, min(_SURE, value)))
    turns, worths = arrays.empty(WIDTH, dtype=arrays.int64), arrays.empty(WIDTH, dtype=arrays.int64)
    room = arrays.empty(JUDGING, dtype=arrays.int64)
    if placed + 2 == 2 * DISCS:
        count = list_last_turns(black, white, networks[1], room, turns, worths, spent)
    else:
        count = list_turns(black, white, placed, networks[0], room, turns, worths, spent)
    if depth == 1 and placed + 2 < 2 * DISCS:
        return int(worths[0])
    best = _NEVER
    for number in range(count):
        first, second = turns[number] & 63, turns[number] >> 6
        after = black | 1 << first, white | 1 << second
        value = -_worth(after[0], after[1], placed + 2, depth - 1, -high, -max(low, best), networks, work, spent)
        if spent[STOPPED]:
            return 0
        best = max(best, value)
        if best >= high:
            break
    return best


@kernel
def best_turn(
    black: int,
    white: int,
    placed: int,
    depth: int,
    turns: Ints,
    networks: tuple[Ints, Ints],
    work: Workspace,
    spent: Ints,
) -> int:
    """Search the listed turns this many turns deep, and bring the best one to the front; say how many were searched.

    A literal, or networks in a tuple of another type, would make a second kernel of `_worth`, and Numba cannot keep two
    of a recursive one (numba/numba issue 6061).
    """
    far = (black & white) - _NEVER
    best, best_at, searched = -far, 0, 0
    for number in range(turns.shape[0]):
        first, second = turns[number] & 63, turns[number] >> 6
        blacks = black if first == NONE else black | 1 << first
        done = placed + 2 - placed % 2
        value = -_worth(blacks, white | 1 << second, done, depth - 1, -far, -best, networks, work, spent)
        if spent[STOPPED]:
            break
        searched += 1
        if value > best:
            best, best_at = value, number
    to_front(turns, best_at)
    if searched:
        spent[BEST] = best
    return searched


@kernel
def all_turns(black: int, white: int, placed: int, network: Ints, room: Ints, listed: Ints) -> int:
    """Write all turns as `list_turns` does, those first that the network likes best; say how many there are."""
    none = black & white
    sign = 1 - 2 * (placed // 2 % 2)
    free = _EVERYWHERE & ~(black | white)
    turns = arrays.empty(HEX_COUNT * HEX_COUNT, dtype=arrays.int64)
    worths = arrays.empty(HEX_COUNT * HEX_COUNT, dtype=arrays.int64)
    count = 0
    firsts = free if placed % 2 == 0 else 1
    while firsts:
        first = lowest(firsts) if placed % 2 == 0 else NONE
        firsts &= firsts - 1
        blacks = black if first == NONE else black | 1 << first
        rest = free & ~blacks
        while rest:
            second = lowest(rest)
            rest &= rest - 1
            turns[count] = first + 64 * second
            worths[count] = -sign * network_judge(blacks, white | 1 << second, none, none, network, room)
            count += 1
    order = arrays.argsort(worths[:count], kind="mergesort")
    for number in range(count):
        listed[number] = turns[order[number]]
    return count


@kernel
def best_last_turn(
    black: int, white: int, ply: int, depth: int, low: int, turns: Ints, network: Ints, work: Workspace
) -> int:
    """Search the last turns, as alpha-beta searches moves, to this depth; bring the best one to the front.

    Said is what it is worth to Black, whose turn it is; what is not above `low` is only a bound. If all that were
    searched lose, and the budget ended, the next one comes to the front. `ply` is 1, see `best_move_of`.
    """
    far = (black & white) - _NEVER
    best, best_at = -far, 0
    for number in range(turns.shape[0]):
        first, second = turns[number] & 63, turns[number] >> 6
        blacks, whites = black if first == NONE else black | 1 << first, white | 1 << second
        floor = max(best, low)
        value, less = floor + 1, depth - (number >= _LATE) - (number >= 8 * _LATE)
        if number >= _LATE and less > 0:
            value = -first_move(blacks, whites, ply, less, -floor - 1, -floor, network, work)
        if value > floor > -2 * WIN and not work["stopped"]:
            value = -first_move(blacks, whites, ply, depth, -floor - 1, -floor, network, work)
        if value > floor and not work["stopped"]:
            value = -first_move(blacks, whites, ply, depth, -far, -floor, network, work)
        if work["stopped"]:
            if number > 0 and best < -SURE:
                best_at = number
            break
        if value > best:
            best, best_at = value, number
    to_front(turns, best_at)
    return best


def _last_turn(
    game: Ints,
    networks: tuple[Ints, Ints],
    work: Workspace,
    nodes: int,
    seconds: float | None,
    clock: Callable[[], float],
) -> tuple[int, int]:
    """The last turn is searched as a move is: what White would begin with is more than the network sees."""
    black, white, placed = int(game[0]), int(game[1]), int(game[PLACED])
    began = clock()
    room, listed = (arrays.empty(length, dtype=arrays.int64) for length in (JUDGING, HEX_COUNT * HEX_COUNT))
    turns = listed[: all_turns(black, white, placed, networks[0], room, listed)]
    work["nodes"], work["stopped"], work["budget"] = len(turns), 0, nodes
    work["refuted"][:] = -1
    low, worth = -2 * WIN, 0
    for depth in range(1, _DEEPEST):
        some = turns[: max(_LATE, len(turns) >> 3 * max(0, depth - 3))]
        value = best_last_turn(black, white, 1, depth, low, some, networks[1], work)
        while value <= low and not work["stopped"]:
            low = lowered(low)
            value = best_last_turn(black, white, 1, depth, low, turns, networks[1], work)
        low = value - DROP
        if not work["stopped"] or depth == 1:
            worth = int(value)
        elapsed = clock() - began
        if work["stopped"] or abs(value) > SURE or (seconds is not None and elapsed > seconds):
            break
        if seconds is not None:
            work["budget"] = min(nodes, int(work["nodes"] * seconds / max(elapsed, 1e-4)))
    return int(turns[0]), worth


def best_turn_of(
    game: Ints,
    networks: tuple[Ints, Ints],
    work: Workspace,
    nodes: int,
    *,
    register: int = 0,
    seconds: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[int, int]:
    """The turn to make, and what it is worth to its side, by networks for the placement and for the movement phase.

    A node is a board that is judged; without `seconds` the same arguments give the same turn. With a register the
    first turns are drawn from those that seem nearly as good as the best, so that games differ.
    """
    black, white, placed = int(game[0]), int(game[1]), int(game[PLACED])
    began = clock()
    networks = networks[0], networks[1]
    work["noise"], work["played"], work["bold"] = 0, 0, 1
    work["line"][0] = 0
    left = _TURNS - placed // 2
    if left == 1:
        return _last_turn(game, networks, work, nodes, seconds, clock)
    spent = arrays.array([0, nodes, 0, 0], dtype=arrays.int64)
    listed, worths = arrays.empty(WIDE, dtype=arrays.int64), arrays.empty(WIDE, dtype=arrays.int64)
    room = arrays.empty(JUDGING, dtype=arrays.int64)
    turns = listed[: list_turns(black, white, placed, networks[0], room, listed, worths, spent)]
    if register and placed < _OPENING:
        near = sum(worth >= worths[0] - _NEARLY for worth in worths[: len(turns)].tolist())
        drawn = below(register, near)
        return int(turns[drawn]), int(worths[drawn])
    for depth in range(min(2, left), left + _DEEPEST):
        best_turn(black, white, placed, depth, turns, networks, work, spent)
        elapsed = clock() - began
        if spent[STOPPED] or (seconds is not None and elapsed > seconds):
            break
        if seconds is not None:
            spent[BUDGET] = min(nodes, int(spent[SPENT] * seconds / max(elapsed, 1e-4)))
    return int(turns[0]), int(spent[BEST])


def network_placing(
    game: Ints,
    networks: tuple[Ints, Ints],
    work: Workspace,
    nodes: int,
    *,
    register: int = 0,
    seconds: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> int:
    """The number of the placing to make: the first disc of the turn that `best_turn_of` chooses."""
    turn, _ = best_turn_of(game, networks, work, nodes, register=register, seconds=seconds, clock=clock)
    first, second = turn & 63, turn >> 6
    return _PLACING + 4096 * (second if first == NONE else first)
