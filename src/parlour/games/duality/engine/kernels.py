"""Duality with its full deck as compiled kernels on the rows of `layout.py`; `rules.py` is the law."""

from __future__ import annotations

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel, popcount, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    DECK,
    FACES,
    FAR_EDGE,
    GRID,
    HANDS,
    HASH,
    HISTORY,
    JOIN,
    KNOWN,
    LEFT,
    LENGTHS,
    LIMIT,
    MOVER_ONLY,
    NEAR_EDGE,
    NOTES,
    NUMBER,
    OCCUPIED,
    OWN_ENDS,
    PASS,
    PASSES,
    PAST,
    PATHS,
    PILE,
    PILED,
    POINTS,
    REASON,
    REMEMBERED,
    ROWS,
    SIDE,
    STRIDE,
    THINKER,
    TOGETHER,
    TRAIL,
    TURN,
    WAYS,
    WIDTH,
    WITHOUT,
    Ends,
)
from parlour.games.duality.rules import HAND, REPEATS

_BLACK, _WHITE, _NEEDED, _DOORS = range(4)
"""Of a card of the table: the ends at which another one there makes a connection if they are black, and if they are
white; how many it must make; and the ends at which the mover's path comes in, or -1 while that was not asked for."""


@kernel
def mix(code: int) -> int:
    """A number with nothing in common with those of other codes; codes are below 2**17."""
    return stepped(code * 0x9E3779B97F + 1)


@kernel
def hand_code(side: int, card: int) -> int:
    return mix(CELLS * FACES + side * DECK + card)


@kernel
def spread(position: Ints, side: int, without: int, lit: Ends, at: int, notes: Ints, top: int) -> tuple[int, int]:
    """Light what this side has joined to the ends that wait in the notes.

    Gives how many cells more are lit, and the end of the trail of what was lit.
    """
    join = position[JOIN]
    more, last = 0, TRAIL
    while top:
        top -= 2
        cell = notes[top]
        waiting = notes[top + 1] & ~lit[at + cell]
        if waiting == 0:
            continue
        if lit[at + cell] == 0:
            more += 1
        new = TOGETHER[join, position[GRID + cell] - 1, waiting] & ~lit[at + cell]
        lit[at + cell] |= new
        notes[last], notes[last + 1] = cell, new
        last += 2
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
                there = position[GRID + beyond]
                if there:
                    enter &= OWN_ENDS[side, there - 1] & ~lit[at + beyond]
                    if enter:
                        notes[top], notes[top + 1] = beyond, enter
                        top += 2
    return more, last


@kernel
def reach_from(position: Ints, side: int, row: int, outer: int, without: int, lit: Ends, at: int, notes: Ints) -> int:
    """Light what this side has joined to the outer ends of a row."""
    lit[at : at + CELLS] = 0
    top = 0
    for number in range(position[COUNT]):
        cell = position[OCCUPIED + number]
        if cell // STRIDE == row and cell != without:
            enter = OWN_ENDS[side, position[GRID + cell] - 1] & outer
            if enter:
                notes[top], notes[top + 1] = cell, enter
                top += 2
    return spread(position, side, without, lit, at, notes, top)[0]


@kernel
def reach(position: Ints, side: int, without: int, lit: Ends, at: int, notes: Ints) -> int:
    """Light the ends on this side's path, cell by cell, perhaps with one card away; gives the path's length."""
    if side == 0:
        return reach_from(position, side, 1, NEAR_EDGE, without, lit, at, notes)
    return reach_from(position, side, position[ROWS], FAR_EDGE, without, lit, at, notes)


@kernel
def completes(position: Ints, side: int, lit: Ends) -> bool:
    """Return whether the lit path of this side reaches the other player's side."""
    row, outer = (position[ROWS], FAR_EDGE) if side == 0 else (1, NEAR_EDGE)
    for number in range(position[COUNT]):
        cell = position[OCCUPIED + number]
        if cell // STRIDE == row and lit[cell] & outer:
            return True
    return False


@kernel
def meeting(position: Ints, cell: int) -> tuple[int, int]:
    """The ends at which a card here makes a connection if they are black, and if they are white."""
    black, white = 0, 0
    row = cell // STRIDE
    up, right = position[GRID + cell + STRIDE], position[GRID + cell + 1]
    down, left = position[GRID + cell - STRIDE], position[GRID + cell - 1]
    if up:
        own = OWN_ENDS[0, up - 1]
        faced = (own >> 4 & 1) | (own >> 2 & 2)
        black |= faced
        white |= faced ^ 3
    if right:
        faced = OWN_ENDS[0, right - 1] >> 3 & 4
        black |= faced
        white |= faced ^ 4
    if down:
        own = OWN_ENDS[0, down - 1]
        faced = (own & 1) << 4 | (own & 2) << 2
        black |= faced
        white |= faced ^ 24
    if left:
        faced = (OWN_ENDS[0, left - 1] & 4) << 3
        black |= faced
        white |= faced ^ 32
    if row == 1:
        black |= NEAR_EDGE
        white |= NEAR_EDGE
    elif row == position[ROWS]:
        black |= FAR_EDGE
        white |= FAR_EDGE
    return black, white


@kernel
def entrances(cell: int, lit: Ends, at: int) -> int:
    """The ends at which a card here would meet a lit end next door."""
    here = at + cell
    up, right, down, left = lit[here + STRIDE], lit[here + 1], lit[here - STRIDE], lit[here - 1]
    doors: int = up >> 4 & 1 | up >> 2 & 2 | right >> 3 & 4 | (down & 1) << 4 | (down & 2) << 2 | (left & 4) << 3
    return doors


@kernel
def list_moves(position: Ints, moves: Ints) -> int:
    lit, notes = arrays.empty(PATHS, dtype=arrays.int8), arrays.empty(NOTES, dtype=arrays.int64)
    return list_with_paths(position, moves, lit, notes)


@kernel
def list_with_paths(position: Ints, moves: Ints, lit: Ends, notes: Ints) -> int:
    """The same; what had to be found out of the mover's path is noted."""
    side, rows, count = position[SIDE], position[ROWS], position[COUNT]
    home, outer = (1, NEAR_EDGE) if side == 0 else (rows, FAR_EDGE)
    notes[LENGTHS] = reach(position, side, -1, lit, 0, notes)
    # The empty cells that continue the path, and the two that may start one.
    seen = arrays.zeros(CELLS, dtype=arrays.int8)
    empty = arrays.empty(4 * DECK + 2, dtype=arrays.int64)
    found = 0
    leftmost, rightmost = CELLS, 0
    for number in range(count):
        cell = position[OCCUPIED + number]
        if cell // STRIDE == home:
            leftmost, rightmost = min(leftmost, cell), max(rightmost, cell)
        if lit[cell]:
            for beyond, exits in (
                (cell + STRIDE, lit[cell] & 3),
                (cell + 1, lit[cell] & 4),
                (cell - STRIDE, lit[cell] & 24),
                (cell - 1, lit[cell] & 32),
            ):
                if exits and not position[GRID + beyond] and not seen[beyond] and 1 <= beyond // STRIDE <= rows:
                    seen[beyond] = entrances(beyond, lit, 0)
                    empty[found] = beyond
                    found += 1
    for beyond in (leftmost - 1, rightmost + 1):
        if not seen[beyond]:
            empty[found] = beyond
            found += 1
        seen[beyond] |= outer
    # The occupied cells: what a card must count there, and, once it is asked for, where the path comes in.
    there = arrays.empty((count, 4), dtype=arrays.int64)
    for number in range(count):
        cell = position[OCCUPIED + number]
        black, white = meeting(position, cell)
        there[number, _BLACK], there[number, _WHITE], there[number, _DOORS] = black, white, -1
        notes[NUMBER + cell] = number
        notes[LEFT[0] + number] = notes[LEFT[1] + number] = -1
        lying = position[GRID + cell] - 1
        there[number, _NEEDED] = popcount(OWN_ENDS[0, lying] & black) + popcount(OWN_ENDS[1, lying] & white)
    listed = 0
    for held in range(HAND):
        card = position[HANDS + HAND * side + held]
        if card < 0:
            continue
        for way in range(WAYS[card]):
            lying = 2 * card + way
            own = OWN_ENDS[side, lying]
            for number in range(count):
                made = popcount(OWN_ENDS[0, lying] & there[number, _BLACK]) + popcount(
                    OWN_ENDS[1, lying] & there[number, _WHITE]
                )
                if made < there[number, _NEEDED]:
                    continue
                cell = position[OCCUPIED + number]
                if there[number, _DOORS] < 0:
                    if lit[cell]:
                        without = WITHOUT[0] + number * CELLS
                        notes[LEFT[0] + number] = reach(position, side, cell, lit, without, notes)
                        there[number, _DOORS] = entrances(cell, lit, without)
                    else:
                        there[number, _DOORS] = entrances(cell, lit, 0)
                    if cell // STRIDE == home:
                        there[number, _DOORS] |= outer
                if own & there[number, _DOORS]:
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
def _end_turn(position: Ints) -> None:
    """The ends that the rulebook is silent about, then the other player."""
    position[SIDE] = 1 - position[SIDE]
    position[TURN] += 1
    if position[POINTS] != UNDECIDED:
        return
    here = (position[HASH] & (1 << 61) - 1) * 2 + position[SIDE]
    past = position[PAST]
    times = 1
    for number in range(min(past, REMEMBERED)):
        if position[HISTORY + number] == here:
            times += 1
    position[HISTORY + past % REMEMBERED] = here
    position[PAST] = past + 1
    if position[PASSES] >= 2:
        position[POINTS], position[REASON] = 0, 3
    elif times >= REPEATS:
        position[POINTS], position[REASON] = 0, 4
    elif position[TURN] >= position[LIMIT]:
        position[POINTS], position[REASON] = 0, 5


@kernel
def put(position: Ints, cell: int, lying: int) -> int:
    """Lay a face on a cell and nothing else; gives what was there, plus one, or 0."""
    old: int = position[GRID + cell]
    position[GRID + cell] = lying + 1
    if not old:
        position[OCCUPIED + position[COUNT]] = cell
        position[COUNT] += 1
    return old


@kernel
def put_back(position: Ints, cell: int, old: int) -> None:
    """Undo the last `put`."""
    position[GRID + cell] = old
    if not old:
        position[COUNT] -= 1


@kernel
def make_move(position: Ints, move: int) -> None:
    side = position[SIDE]
    lit, notes = arrays.empty(CELLS, dtype=arrays.int8), arrays.empty(LENGTHS, dtype=arrays.int64)
    hand = HANDS + HAND * side
    if move == PASS:
        for held in range(HAND):
            if position[hand + held] >= 0:
                position[KNOWN + side] |= 1 << position[hand + held]
        position[PASSES] += 1
        _end_turn(position)
        return
    position[PASSES] = 0
    lying, cell = move // CELLS, move % CELLS
    card = lying // 2
    slot = hand
    while position[slot] != card:
        slot += 1
    old = put(position, cell, lying)
    position[HASH] ^= mix(cell * FACES + lying) ^ hand_code(side, card)
    position[KNOWN + side] &= ~(1 << card)
    position[slot] = -1
    if old:
        taken = (old - 1) // 2
        position[slot] = taken
        position[KNOWN + side] |= 1 << taken
        position[HASH] ^= mix(cell * FACES + old - 1) ^ hand_code(side, taken)
    else:
        position[PAST] = 0
    reach(position, side, -1, lit, 0, notes)
    if completes(position, side, lit):
        position[POINTS], position[REASON] = 100 - 200 * side, 1
    elif not position[MOVER_ONLY]:
        reach(position, 1 - side, -1, lit, 0, notes)
        if completes(position, 1 - side, lit):
            position[POINTS], position[REASON] = 200 * side - 100, 2
    if not old and position[POINTS] == UNDECIDED and position[PILED]:
        position[PILED] -= 1
        drawn = position[PILE + position[PILED]]
        position[slot] = drawn
        position[HASH] ^= hand_code(side, drawn)
    _end_turn(position)


@kernel
def points(position: Ints) -> int:
    scored: int = position[POINTS]
    return scored


@kernel
def side(position: Ints) -> int:
    mover: int = position[SIDE]
    return mover


@kernel
def perft(position: Ints, depth: int) -> int:
    """How many sequences of this many moves there are, with this order of the pile."""
    if depth == 0:
        return 1
    if position[POINTS] != UNDECIDED:
        return 0
    moves = arrays.empty(WIDTH, dtype=arrays.int64)
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
def shuffle(position: Ints, register: int) -> int:
    """Redeal what the thinker does not see: the other hand, but for its known cards, and the pile."""
    other = 1 - position[THINKER]
    hand, piled = HANDS + HAND * other, position[PILED]
    places = arrays.empty(HAND + DECK, dtype=arrays.int64)
    count = 0
    for held in range(HAND):
        card = position[hand + held]
        if card >= 0 and not position[KNOWN + other] >> card & 1:
            places[count] = hand + held
            position[HASH] ^= hand_code(other, card)
            count += 1
    hidden = count
    for number in range(piled):
        places[count] = PILE + number
        count += 1
    for number in range(count - 1):
        register = stepped(register)
        chosen = places[number + below(register, count - number)]
        position[places[number]], position[chosen] = position[chosen], position[places[number]]
    for number in range(hidden):
        position[HASH] ^= hand_code(other, position[places[number]])
    return register
