"""Duality with its full deck as compiled kernels; `rules.py` is the law.

A face is a card as it lies: twice its number from 0, one more if it is turned. A cell is its row times `STRIDE` plus
its column counted from the left border; every cell that can be played on has four neighbours in the grid. A set of
line ends is six bits. A move is a face times `CELLS` plus a cell, whether the cell is empty or not, or `PASS`.

A position is one row of `int64`: a header, the hands, the pile, the occupied cells, the hashes of the positions since
the last new card, and the grid, which holds a face plus one, or 0.
"""

from __future__ import annotations

import numpy as np

from parlour.engines.compiled import Ints, below, kernel, lowest, popcount, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality.deck import BLACK, FULL, WHITE, cards, ends, face, same_turned
from parlour.games.duality.paths import together
from parlour.games.duality.rules import HAND, REPEATS

DECK = len(cards(FULL))
FACES = 2 * DECK
JOINS = ("joined", "crossing", "wires")

_MARGIN = DECK - 3 + 1
"""Columns on either side of the dealt one: every card but those of three rows, and a border."""
STRIDE = 2 * _MARGIN + 1
CELLS = 9 * STRIDE
PASS = FACES * CELLS
WIDTH = 1600
"""At most so many moves: three cards, two ways, on and beside at most 54 cards."""

# The fields of a position
_SIDE, _ROWS, _JOIN, _MOVER_ONLY, _TURN, _LIMIT, _PASSES, _POINTS, _COUNT, _PILED, _THINKER, _REASON = range(12)
_KNOWN = 12
_HASH = 14
_PAST = 15
_UNLIKELY = 16
"""Cards, as bits, with which the thinker's opponent would have won at the last turn."""
_DRAWN = 17
"""How many cards the opponent has drawn since."""
_HANDS = 18
_PILE = _HANDS + 2 * HAND
_OCCUPIED = _PILE + DECK
_HISTORY = _OCCUPIED + DECK
_REMEMBERED = 400
_GRID = _HISTORY + _REMEMBERED
SIZE = _GRID + CELLS


def _bits(ports: frozenset[int]) -> int:
    return sum(1 << port for port in ports)


_FACE = [face(FULL, number // 2 + 1, number % 2 == 1) for number in range(FACES)]
_OWN = np.array([[_bits(ends(lines, side)) for lines in _FACE] for side in (BLACK, WHITE)], dtype=np.int64)
"""By side and face: the ends of that colour."""
_TOGETHER = np.array([[[_bits(g) for g in together(j, lines)] for lines in _FACE] for j in JOINS], dtype=np.int64)
"""By reading, face and end: the ends that belong together with it."""
_WAYS = np.array([1 if same_turned(lines) else 2 for lines in cards(FULL)], dtype=np.int64)
"""By card: in how many ways it can lie."""

_FAR, _NEAR = 0b000011, 0b011000
"""The two ends on the far and on the near edge."""

_PATIENCE = 50
"""Cards looked at for one that is not unlikely."""


@kernel
def _mix(code: int) -> int:
    """A number with nothing in common with those of other codes; codes are below 2**17."""
    return stepped(code * 0x9E3779B97F + 1)


@kernel
def _hand_code(side: int, card: int) -> int:
    return _mix(CELLS * FACES + side * DECK + card)


@kernel
def reach(position: Ints, side: int, without: int, lit: Ints, stack: Ints) -> int:
    """Light the ends on this side's path, cell by cell, perhaps with one card away; gives the path's length."""
    lit[:] = 0
    row, outer = (1, _NEAR) if side == 0 else (position[_ROWS], _FAR)
    join = position[_JOIN]
    top = 0
    for number in range(position[_COUNT]):
        cell = position[_OCCUPIED + number]
        if cell // STRIDE == row and cell != without:
            enter = _OWN[side, position[_GRID + cell] - 1] & outer
            if enter:
                stack[top], stack[top + 1] = cell, enter
                top += 2
    length = 0
    while top:
        top -= 2
        cell = stack[top]
        waiting = stack[top + 1] & ~lit[cell]
        if waiting == 0:
            continue
        if lit[cell] == 0:
            length += 1
        group = 0
        lying = position[_GRID + cell] - 1
        while waiting:
            group |= _TOGETHER[join, lying, lowest(waiting)]
            waiting &= ~group
        new = group & ~lit[cell]
        lit[cell] |= group
        for direction in range(4):
            if direction == 0:
                beyond, enter = cell + STRIDE, (new & 1) << 4 | (new & 2) << 2
            elif direction == 1:
                beyond, enter = cell + 1, (new & 4) << 3
            elif direction == 2:
                beyond, enter = cell - STRIDE, (new & 8) >> 2 | (new & 16) >> 4
            else:
                beyond, enter = cell - 1, (new & 32) >> 3
            if enter and beyond != without:
                there = position[_GRID + beyond]
                if there:
                    enter &= _OWN[side, there - 1] & ~lit[beyond]
                    if enter:
                        stack[top], stack[top + 1] = beyond, enter
                        top += 2
    return length


@kernel
def completes(position: Ints, side: int, lit: Ints) -> bool:
    """Does the lit path of this side come out on the other?"""
    row, outer = (position[_ROWS], _FAR) if side == 0 else (1, _NEAR)
    for number in range(position[_COUNT]):
        cell = position[_OCCUPIED + number]
        if cell // STRIDE == row and lit[cell] & outer:
            return True
    return False


@kernel
def meeting(position: Ints, cell: int) -> tuple[int, int]:
    """The ends at which a card here makes a connection if they are black, and if they are white."""
    black, white = 0, 0
    row = cell // STRIDE
    up, right = position[_GRID + cell + STRIDE], position[_GRID + cell + 1]
    down, left = position[_GRID + cell - STRIDE], position[_GRID + cell - 1]
    if up:
        own = _OWN[0, up - 1]
        faced = (own >> 4 & 1) | (own >> 2 & 2)
        black |= faced
        white |= faced ^ 3
    if right:
        faced = _OWN[0, right - 1] >> 3 & 4
        black |= faced
        white |= faced ^ 4
    if down:
        own = _OWN[0, down - 1]
        faced = (own & 1) << 4 | (own & 2) << 2
        black |= faced
        white |= faced ^ 24
    if left:
        faced = (_OWN[0, left - 1] & 4) << 3
        black |= faced
        white |= faced ^ 32
    if row == 1:
        black |= _NEAR
        white |= _NEAR
    elif row == position[_ROWS]:
        black |= _FAR
        white |= _FAR
    return black, white


@kernel
def _doors(cell: int, lit: Ints) -> int:
    """The ends at which a card here would meet a lit end next door."""
    up, right, down, left = lit[cell + STRIDE], lit[cell + 1], lit[cell - STRIDE], lit[cell - 1]
    doors: int = up >> 4 & 1 | up >> 2 & 2 | right >> 3 & 4 | (down & 1) << 4 | (down & 2) << 2 | (left & 4) << 3
    return doors


@kernel
def list_moves(position: Ints, moves: Ints) -> int:
    side, rows, count = position[_SIDE], position[_ROWS], position[_COUNT]
    home, outer = (1, _NEAR) if side == 0 else (rows, _FAR)
    lit, stack = np.empty(CELLS, dtype=np.int64), np.empty(16 * DECK, dtype=np.int64)
    reach(position, side, -1, lit, stack)
    # The empty cells that continue the path, and the two that may start one.
    seen = np.zeros(CELLS, dtype=np.int64)
    empty = np.empty(4 * DECK + 2, dtype=np.int64)
    found = 0
    leftmost, rightmost = CELLS, 0
    for number in range(count):
        cell = position[_OCCUPIED + number]
        if cell // STRIDE == home:
            leftmost, rightmost = min(leftmost, cell), max(rightmost, cell)
        if lit[cell]:
            for beyond, exits in (
                (cell + STRIDE, lit[cell] & 3),
                (cell + 1, lit[cell] & 4),
                (cell - STRIDE, lit[cell] & 24),
                (cell - 1, lit[cell] & 32),
            ):
                if exits and not position[_GRID + beyond] and not seen[beyond] and 1 <= beyond // STRIDE <= rows:
                    seen[beyond] = _doors(beyond, lit)
                    empty[found] = beyond
                    found += 1
    for beyond in (leftmost - 1, rightmost + 1):
        if not seen[beyond]:
            empty[found] = beyond
            found += 1
        seen[beyond] |= outer
    # The occupied cells: what a card must count there, and, once it is asked for, where the path comes in.
    blacks, whites = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    needed, doors = np.empty(count, dtype=np.int64), np.full(count, -1, dtype=np.int64)
    for number in range(count):
        cell = position[_OCCUPIED + number]
        black, white = meeting(position, cell)
        blacks[number], whites[number] = black, white
        lying = position[_GRID + cell] - 1
        needed[number] = popcount(_OWN[0, lying] & black) + popcount(_OWN[1, lying] & white)
    without = np.empty(CELLS, dtype=np.int64)
    listed = 0
    for held in range(HAND):
        card = position[_HANDS + HAND * side + held]
        if card < 0:
            continue
        for way in range(_WAYS[card]):
            lying = 2 * card + way
            own = _OWN[side, lying]
            for number in range(count):
                made = popcount(_OWN[0, lying] & blacks[number]) + popcount(_OWN[1, lying] & whites[number])
                if made < needed[number]:
                    continue
                cell = position[_OCCUPIED + number]
                if doors[number] < 0:
                    if lit[cell]:
                        reach(position, side, cell, without, stack)
                        doors[number] = _doors(cell, without)
                    else:
                        doors[number] = _doors(cell, lit)
                    if cell // STRIDE == home:
                        doors[number] |= outer
                if own & doors[number]:
                    moves[listed] = lying * CELLS + cell
                    listed += 1
            for number in range(found):
                if own & seen[empty[number]]:
                    moves[listed] = lying * CELLS + empty[number]
                    listed += 1
    if listed == 0:
        moves[0] = PASS
        listed = 1
    return listed


@kernel
def _end_turn(position: Ints, lit: Ints, stack: Ints) -> None:
    """The ends that the rulebook is silent about, then the other player."""
    position[_SIDE] = 1 - position[_SIDE]
    position[_TURN] += 1
    if position[_POINTS] != UNDECIDED:
        return
    here = (position[_HASH] & (1 << 61) - 1) * 2 + position[_SIDE]
    past = position[_PAST]
    times = 1
    for number in range(min(past, _REMEMBERED)):
        if position[_HISTORY + number] == here:
            times += 1
    position[_HISTORY + past % _REMEMBERED] = here
    position[_PAST] = past + 1
    if position[_PASSES] >= 2:
        position[_POINTS], position[_REASON] = 0, 3
    elif times >= REPEATS:
        position[_POINTS], position[_REASON] = 0, 4
    elif position[_TURN] >= position[_LIMIT]:
        position[_POINTS], position[_REASON] = 0, 5


@kernel
def put(position: Ints, cell: int, lying: int) -> int:
    """Lay a face on a cell and nothing else; gives what was there, plus one, or 0."""
    old: int = position[_GRID + cell]
    position[_GRID + cell] = lying + 1
    if not old:
        position[_OCCUPIED + position[_COUNT]] = cell
        position[_COUNT] += 1
    return old


@kernel
def put_back(position: Ints, cell: int, old: int) -> None:
    """Undo the last `put`."""
    position[_GRID + cell] = old
    if not old:
        position[_COUNT] -= 1


@kernel
def make_move(position: Ints, move: int) -> None:
    side = position[_SIDE]
    lit, stack = np.empty(CELLS, dtype=np.int64), np.empty(16 * DECK, dtype=np.int64)
    hand = _HANDS + HAND * side
    if move == PASS:
        for held in range(HAND):
            if position[hand + held] >= 0:
                position[_KNOWN + side] |= 1 << position[hand + held]
        position[_PASSES] += 1
        _end_turn(position, lit, stack)
        return
    position[_PASSES] = 0
    lying, cell = move // CELLS, move % CELLS
    card = lying // 2
    slot = hand
    while position[slot] != card:
        slot += 1
    old = put(position, cell, lying)
    position[_HASH] ^= _mix(cell * FACES + lying) ^ _hand_code(side, card)
    position[_KNOWN + side] &= ~(1 << card)
    position[slot] = -1
    if old:
        taken = (old - 1) // 2
        position[slot] = taken
        position[_KNOWN + side] |= 1 << taken
        position[_HASH] ^= _mix(cell * FACES + old - 1) ^ _hand_code(side, taken)
    else:
        position[_PAST] = 0
    reach(position, side, -1, lit, stack)
    if completes(position, side, lit):
        position[_POINTS], position[_REASON] = 100 - 200 * side, 1
    elif not position[_MOVER_ONLY]:
        reach(position, 1 - side, -1, lit, stack)
        if completes(position, 1 - side, lit):
            position[_POINTS], position[_REASON] = 200 * side - 100, 2
    if not old and position[_POINTS] == UNDECIDED and position[_PILED]:
        position[_PILED] -= 1
        drawn = position[_PILE + position[_PILED]]
        position[slot] = drawn
        position[_HASH] ^= _hand_code(side, drawn)
    _end_turn(position, lit, stack)


@kernel
def points(position: Ints) -> int:
    scored: int = position[_POINTS]
    return scored


@kernel
def side(position: Ints) -> int:
    mover: int = position[_SIDE]
    return mover


@kernel
def perft(position: Ints, depth: int) -> int:
    """How many sequences of so many moves there are, with this order of the pile."""
    if depth == 0:
        return 1
    if position[_POINTS] != UNDECIDED:
        return 0
    moves = np.empty(WIDTH, dtype=np.int64)
    listed = list_moves(position, moves)
    if depth == 1:
        return listed
    total = 0
    for number in range(listed):
        after = position.copy()
        make_move(after, moves[number])
        total += perft(after, depth - 1)
    return total


@kernel
def finishing(position: Ints) -> int:
    """The cards, as bits, with which the side to move could complete its path now, whether or not it holds them."""
    side = position[_SIDE]
    trial = position.copy()
    moves = np.empty(WIDTH, dtype=np.int64)
    lit, stack = np.empty(CELLS, dtype=np.int64), np.empty(16 * DECK, dtype=np.int64)
    trial[_HANDS : _HANDS + 2 * HAND] = -1
    found = 0
    for card in range(DECK):
        trial[_HANDS + HAND * side] = card
        for number in range(list_moves(trial, moves)):
            if moves[number] == PASS:
                break
            cell = moves[number] % CELLS
            old = put(trial, cell, moves[number] // CELLS)
            reach(trial, side, -1, lit, stack)
            done = completes(trial, side, lit)
            put_back(trial, cell, old)
            if done:
                found |= 1 << card
                break
    return found


@kernel
def shuffle(position: Ints, register: int) -> int:
    """Redeal what the thinker does not see: the other hand, but for its known cards, and the pile.

    The hidden cards that were held at the last turn are none of the unlikely ones, if others are to be had.
    """
    other = 1 - position[_THINKER]
    hand, piled = _HANDS + HAND * other, position[_PILED]
    places = np.empty(HAND + DECK, dtype=np.int64)
    count = 0
    for held in range(HAND):
        card = position[hand + held]
        if card >= 0 and not position[_KNOWN + other] >> card & 1:
            places[count] = hand + held
            position[_HASH] ^= _hand_code(other, card)
            count += 1
    hidden = count
    for number in range(piled):
        places[count] = _PILE + number
        count += 1
    for number in range(count - 1):
        for _ in range(_PATIENCE if number < hidden - position[_DRAWN] else 1):
            register = stepped(register)
            chosen = places[number + below(register, count - number)]
            if not position[_UNLIKELY] >> position[chosen] & 1:
                break
        position[places[number]], position[chosen] = position[chosen], position[places[number]]
    for number in range(hidden):
        position[_HASH] ^= _hand_code(other, position[places[number]])
    return register
