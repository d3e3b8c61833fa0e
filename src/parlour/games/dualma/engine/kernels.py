"""DuAlma as compiled kernels on bitboards; `rules.py` is the law.

A set of hexes is an `int64`, bit 0 for a1, then along the rows from the bottom. A board is four sets, and the kernels
that search see it from the side to move: *mine* and *theirs* are the hexes whose top disc is the mover's or the
other's, *my_under* and *their_under* the hexes that hold a covered disc of each. A stack is single when its hex is in
neither of the last two.

A move is `start + 64 × landing + 4096 × end`; a step has its landing as its end. `start` 63 marks a placing (the hex
is the end) and a pass (63 three times).

A whole game is a row of integers as `playouts.py` takes it, with the counts and the keys of earlier boards that the
draws ask about.
"""

from __future__ import annotations

import hashlib

from parlour.boards.hexes import CENTRE, HEXES, INDEX, Hex, lines, neighbours, straight
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel, lowest, nth_bit, popcount, stepped
from parlour.engines.playouts import UNDECIDED, make_search
from parlour.games.dualma.rules import DISCS, OCCURRENCES
from parlour.games.dualma.stacks import IN_ROW

HEX_COUNT = len(HEXES)
ALL = (1 << HEX_COUNT) - 1
CENTRE_BIT = 1 << INDEX[CENTRE]
NONE = 63
PASS = NONE + 64 * NONE + 4096 * NONE
WIDTH = 256
"""More than the moves of any position: 22 discs leave room for fewer than 220 steps and bounces."""


def bits(places: tuple[Hex, ...]) -> int:
    return sum(1 << INDEX[place] for place in places)


def _by_pairs() -> Ints:
    """For two hexes, those that make a row of three with them."""
    thirds = arrays.zeros((HEX_COUNT, HEX_COUNT), dtype=arrays.int64)
    for line in lines(IN_ROW):
        for third in line:
            first, second = (INDEX[place] for place in line if place != third)
            thirds[first, second] |= 1 << INDEX[third]
            thirds[second, first] |= 1 << INDEX[third]
    return thirds


def _by_hex() -> Ints:
    """For a hex, the two others of each row of three through it; filled up with a set that is never contained."""
    rows = arrays.full((HEX_COUNT, 9), 1 << 62, dtype=arrays.int64)
    for index, place in enumerate(HEXES):
        through = [line for line in lines(IN_ROW) if place in line]
        rows[index, : len(through)] = [bits(line) & ~(1 << index) for line in through]
    return rows


def _keys() -> Ints:
    """A number of 63 bits for each disc that can lie on a hex: black top, white top, black under, white under."""
    digests = (hashlib.sha256(f"dualma {number}".encode()).digest() for number in range(4 * HEX_COUNT))
    return arrays.array([int.from_bytes(digest[:8], "big") >> 1 for digest in digests], dtype=arrays.int64).reshape(
        4, HEX_COUNT
    )


NEAR = arrays.array([bits(neighbours(place)) for place in HEXES], dtype=arrays.int64)
FAR = arrays.array([bits(straight(place, 2)) for place in HEXES], dtype=arrays.int64)
"""Two away in a straight line."""
THIRDS = arrays.for_kernels(_by_pairs)
ROWS = arrays.for_kernels(_by_hex)
KEYS = _keys()


# The board, seen by the mover


@kernel
def moved(mine: int, theirs: int, my_under: int, their_under: int, start: int, end: int) -> tuple[int, int, int, int]:
    """The four sets after my top disc went from one hex to another; still seen by the same side."""
    left, reached = 1 << start, 1 << end
    mine ^= left
    if my_under & left:
        my_under ^= left
        mine |= left
    elif their_under & left:
        their_under ^= left
        theirs |= left
    if mine & reached:
        my_under |= reached
    elif theirs & reached:
        theirs ^= reached
        their_under |= reached
    return mine | reached, theirs, my_under, their_under


@kernel
def has_row(stacks: int, at: int) -> bool:
    """Return whether there is a row of three of these stacks through this hex, which holds one of them."""
    for number in range(9):
        row = ROWS[at, number]
        if stacks & row == row:
            return True
    return False


@kernel
def threats(mine: int, theirs: int, my_under: int, their_under: int) -> int:
    """The single discs on which a disc of mine could land at once to complete a row."""
    full = my_under | their_under
    stacks, found = mine & full, 0
    if stacks & (stacks - 1) == 0:
        return 0
    singles, lone = (mine | theirs) & ~full, mine & ~full
    rest = stacks
    while rest:
        first = lowest(rest)
        rest &= rest - 1
        others = rest
        while others:
            second = lowest(others)
            others &= others - 1
            targets = THIRDS[first, second] & singles & ~found
            while targets:
                target = lowest(targets)
                targets &= targets - 1
                if NEAR[target] & lone or FAR[target] & stacks & ~(1 << first) & ~(1 << second):
                    found |= 1 << target
    return found


@kernel
def winning_move(mine: int, theirs: int, my_under: int, their_under: int) -> int:
    """A move that completes a row, or -1."""
    targets = threats(mine, theirs, my_under, their_under)
    if targets == 0:
        return -1
    full = my_under | their_under
    end = lowest(targets)
    starts = NEAR[end] & mine & ~full
    if starts:
        return lowest(starts) + 64 * end + 4096 * end
    starts = FAR[end] & mine & full
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        if has_row((mine & full & ~(1 << start)) | 1 << end, end):
            return start + 64 * end + 4096 * end
    return -1


@kernel
def list_steps(mine: int, theirs: int, my_under: int, their_under: int, moves: Ints) -> int:
    """Write the mover's steps and bounces into the row, say how many; none means that it must pass."""
    full, occupied, count = my_under | their_under, mine | theirs, 0
    rest = mine
    while rest:
        start = lowest(rest)
        rest &= rest - 1
        high = full >> start & 1
        landings = (FAR[start] if high else NEAR[start]) & ~full
        while landings:
            landing = lowest(landings)
            landings &= landings - 1
            moves[count] = start + 64 * landing + 4096 * landing
            count += 1
            if high and occupied >> landing & 1:
                ends = NEAR[landing] & ~occupied
                while ends:
                    moves[count] = start + 64 * landing + 4096 * lowest(ends)
                    ends &= ends - 1
                    count += 1
    return count


@kernel
def _choices(start: int, full: int, occupied: int) -> int:
    """How many moves the disc on this hex has."""
    if full >> start & 1 == 0:
        return popcount(NEAR[start] & ~full)
    landings = FAR[start] & ~full
    count = popcount(landings)
    landings &= occupied
    while landings:
        count += popcount(NEAR[lowest(landings)] & ~occupied)
        landings &= landings - 1
    return count


@kernel
def count_steps(mine: int, theirs: int, my_under: int, their_under: int) -> int:
    """How many moves `list_steps` would list."""
    full, occupied, count = my_under | their_under, mine | theirs, 0
    rest = mine
    while rest:
        count += _choices(lowest(rest), full, occupied)
        rest &= rest - 1
    return count


@kernel
def random_step(mine: int, theirs: int, my_under: int, their_under: int, register: int) -> tuple[int, int]:
    """One of the mover's moves, each as likely, and the start and end in one number; a pass if there is none."""
    full, occupied = my_under | their_under, mine | theirs
    count = count_steps(mine, theirs, my_under, their_under)
    if count == 0:
        return PASS, register
    register = stepped(register)
    which = below(register, count)
    rest = mine
    while True:
        start = lowest(rest)
        rest &= rest - 1
        here = _choices(start, full, occupied)
        if which < here:
            break
        which -= here
    if full >> start & 1 == 0:
        end = nth_bit(NEAR[start] & ~full, which)
        return start + 64 * end + 4096 * end, register
    landings = FAR[start] & ~full
    while True:
        landing = lowest(landings)
        landings &= landings - 1
        if which == 0:
            return start + 64 * landing + 4096 * landing, register
        which -= 1
        if occupied >> landing & 1:
            ends = NEAR[landing] & ~occupied
            here = popcount(ends)
            if which < here:
                return start + 64 * landing + 4096 * nth_bit(ends, which), register
            which -= here


@kernel
def perft(mine: int, theirs: int, my_under: int, their_under: int, depth: int) -> int:
    """How many sequences of this many movement moves there are; a row ends the game."""
    if depth == 1:
        return max(1, count_steps(mine, theirs, my_under, their_under))
    moves = arrays.empty(WIDTH, dtype=arrays.int64)
    count = list_steps(mine, theirs, my_under, their_under, moves)
    if count == 0:
        return perft(theirs, mine, their_under, my_under, depth - 1)
    total = 0
    for number in range(count):
        start, end = moves[number] & 63, moves[number] >> 12
        own, other, own_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        full = own_under | other_under
        if full >> end & 1 == 0 or not has_row(own & full, end):
            total += perft(other, own, other_under, own_under, depth - 1)
    return total


# A whole game: the contract of `playouts.py`

PLACED, MOVED, PASSES, KEY, RESULT, LIMIT, LOSES, DRAWN = range(4, 12)
HISTORY = 12
"""From here: the key of the board after each movement move, the one before the first move included."""
_LONGEST = 300
COUNTERS = HISTORY + _LONGEST + 1
"""From here: how many boards had each of these last bits of a key, so that few need to look for a repetition."""
ALIKE = 256
LENGTH = COUNTERS + ALIKE


@kernel
def side(position: Ints) -> int:
    """Black, 0, begins the placement phase, two discs a turn; White, 1, begins the movement phase."""
    if position[PLACED] < 2 * DISCS:
        return int(position[PLACED] // 2 % 2)
    return int(1 - position[MOVED] % 2)


@kernel
def points(position: Ints) -> int:
    return int(position[RESULT])


@kernel
def list_moves(position: Ints, moves: Ints) -> int:
    if position[PLACED] < 2 * DISCS:
        empty = ALL & ~(position[0] | position[1] | CENTRE_BIT)
        count = 0
        while empty:
            moves[count] = NONE + 64 * NONE + 4096 * lowest(empty)
            empty &= empty - 1
            count += 1
        return count
    own = side(position)
    count = list_steps(position[own], position[1 - own], position[2 + own], position[3 - own], moves)
    if count == 0:
        moves[0] = PASS
        return 1
    return count


@kernel
def random_move(position: Ints, register: int) -> tuple[int, int]:
    """A legal move, each as likely."""
    if position[PLACED] < 2 * DISCS:
        empty = ALL & ~(position[0] | position[1] | CENTRE_BIT)
        register = stepped(register)
        return NONE + 64 * NONE + 4096 * nth_bit(empty, below(register, popcount(empty))), register
    own = side(position)
    return random_step(position[own], position[1 - own], position[2 + own], position[3 - own], register)


@kernel
def step_key(theirs: int, my_under: int, their_under: int, mine: int, own: int, start: int, end: int) -> int:
    """What changes in the key of a board when the disc of side `own` goes from one hex to another."""
    left, reached, other = 1 << start, 1 << end, 1 - own
    change = KEYS[own, start] ^ KEYS[own, end]
    if my_under & left:
        change ^= KEYS[2 + own, start] ^ KEYS[own, start]
    elif their_under & left:
        change ^= KEYS[2 + other, start] ^ KEYS[other, start]
    if mine & reached:
        change ^= KEYS[own, end] ^ KEYS[2 + own, end]
    elif theirs & reached:
        change ^= KEYS[other, end] ^ KEYS[2 + other, end]
    return int(change)


@kernel
def occurrences(position: Ints) -> int:
    """How often this board has come up with this mover, this time included."""
    count, key = 1, position[KEY]
    at = HISTORY + position[MOVED] - 2
    while at >= HISTORY:
        if position[at] == key:
            count += 1
        at -= 2
    return count


@kernel
def _remember(position: Ints) -> int:
    """Write the present board into the history; say how many boards may have been equal to it, itself included."""
    key = position[KEY]
    position[HISTORY + position[MOVED]] = key
    counter = COUNTERS + key % ALIKE
    position[counter] += 1
    return int(position[counter])


@kernel
def make_move(position: Ints, move: int) -> None:
    start, end, own = move & 63, move >> 12, side(position)
    if start == NONE and end != NONE:
        disc = position[PLACED] % 2
        position[disc] |= 1 << end
        position[KEY] ^= KEYS[disc, end]
        position[PLACED] += 1
        if position[PLACED] == 2 * DISCS:
            _remember(position)
        return
    mine, theirs, my_under, their_under = position[own], position[1 - own], position[2 + own], position[3 - own]
    row = False
    if start == NONE:
        position[PASSES] += 1
    else:
        position[PASSES] = 0
        position[KEY] ^= step_key(theirs, my_under, their_under, mine, own, start, end)
        mine, theirs, my_under, their_under = moved(mine, theirs, my_under, their_under, start, end)
        position[own], position[1 - own], position[2 + own], position[3 - own] = mine, theirs, my_under, their_under
        full = my_under | their_under
        row = full >> end & 1 != 0 and has_row(mine & full, end)
    position[MOVED] += 1
    alike = _remember(position)
    won = 100 if own == 0 else -100
    if row:
        position[RESULT] = won
    elif (
        (position[DRAWN] and alike >= OCCURRENCES and occurrences(position) >= OCCURRENCES)
        or position[MOVED] >= position[LIMIT]
        or (position[PASSES] == 2 and not position[LOSES])
    ):
        position[RESULT] = 0
    elif position[LOSES] and count_steps(theirs, mine, their_under, my_under) == 0:
        position[RESULT] = won


@kernel
def rollout(position: Ints, moves: Ints, register: int, limit: int) -> tuple[int, int]:
    """Random moves, but a row at hand is made; no one's after `limit` movement moves. Repetition is not looked for."""
    while position[PLACED] < 2 * DISCS:
        move, register = random_move(position, register)
        make_move(position, move)
    if position[RESULT] != UNDECIDED:
        return position[RESULT], register
    own = side(position)
    mine, theirs, my_under, their_under = position[own], position[1 - own], position[2 + own], position[3 - own]
    for _ in range(limit):
        if threats(mine, theirs, my_under, their_under):
            return (100 if own == 0 else -100), register
        move, register = random_step(mine, theirs, my_under, their_under, register)
        if move != PASS:
            mine, theirs, my_under, their_under = moved(mine, theirs, my_under, their_under, move & 63, move >> 12)
        mine, theirs, my_under, their_under = theirs, mine, their_under, my_under
        own = 1 - own
    return 0, register


search = make_search("dualma", list_moves, make_move, points, side, rollout)


@kernel
def playouts(root: Ints, games: int, looking: bool, register: int) -> tuple[int, int, int]:
    """Random games by all rules: the moves made, the games won by a person, the register.

    Looking, each mover makes a row that is at hand.
    """
    position = arrays.empty_like(root)
    made, decided = 0, 0
    for _ in range(games):
        position[:] = root
        while position[RESULT] == UNDECIDED:
            move = -1
            if looking and position[PLACED] == 2 * DISCS:
                own = side(position)
                move = winning_move(position[own], position[1 - own], position[2 + own], position[3 - own])
            if move < 0:
                move, register = random_move(position, register)
            make_move(position, move)
            made += 1
        decided += position[RESULT] != 0
    return made, decided, register
