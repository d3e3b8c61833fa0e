"""What a small network trained by self-play thinks of a quiet position of DuAlma, in whole numbers.

Everything that matters in this game happens along straight lines: discs go one or two steps, and three stacks make a
row. So the network sees, for each hex and each of the three axes, the five hexes of that line with the hex in their
middle. A table gives every such window eight numbers, the same for both directions and all axes; for each hex its three
windows are added up with eight numbers for the place, and what is below zero is cut off. These are added over the hexes
of each of three zones, and a hidden layer of eight and a sum make one number of the 24. Boards that differ by a turn or
a reflection are worth the same.

The eight numbers of a window are lanes of 15 bits, four to an integer, each with `_BIAS` added: four summands put a
lane's sign into its highest bit, so that all lanes are added and cut off at once. The lanes have room for numbers
ten times as large as those that training found; `network_of` refuses others.

`scripts/train.py` makes the numbers, and `docs/strength.md` tells how well they play.
"""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import IO

from parlour.boards.hexes import CENTRE, DIRECTIONS, HEXES, INDEX, Hex, on_board, symmetries, walk
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, lowest

AXES = 3
WINDOWS = 8**5
"""Five hexes of eight kinds: empty, single of mine, of theirs, stack of mine on mine, on theirs, of theirs on mine, on
theirs, beyond the edge."""
TRAITS, HIDDEN, ZONES = 8, 8, 3
INPUTS = TRAITS * ZONES
SCALE = 128
"""This many steps of a lane make 1."""
FINE = 12
"""Weights of the hidden layer and of the sum have this many bits after the point."""

_LANES, _WIDE = 4, 15
_BIAS = 1 << 12
_SIGNS = sum(1 << _WIDE * lane for lane in range(_LANES))
_LANE = (1 << _WIDE) - 1
_WORDS = TRAITS // _LANES


def _distance(place: Hex) -> int:
    row, number = place.row - CENTRE.row, place.number - CENTRE.number
    return max(abs(row), abs(number), abs(row - number))


def _orbits() -> Ints:
    """A number for each hex, the same for hexes that a turn or reflection exchanges."""
    least = [min(INDEX[symmetry(place)] for symmetry in symmetries()) for place in HEXES]
    return arrays.array([sorted(set(least)).index(index) for index in least], dtype=arrays.int64)


ORBITS = _orbits()
ZONE = arrays.array([max(0, min(2, _distance(place) - 1)) for place in HEXES], dtype=arrays.int64)
"""The centre and its neighbours, the hexes two away, and the rest."""
_ZONE_SETS = arrays.array(
    [sum(1 << index for index in range(len(HEXES)) if ZONE[index] == zone) for zone in range(ZONES)], dtype=arrays.int64
)


def _lines() -> tuple[Ints, Ints, Ints]:
    """All straight lines across the board: three bits a hex, with two hexes beyond each edge.

    For each line what it is when empty; for each hex and axis its line, and where it stands in it.
    """
    empty: list[int] = []
    which, shift = (arrays.zeros(AXES * len(HEXES), dtype=arrays.int64) for _ in range(2))
    for axis in range(AXES):
        for place in HEXES:
            if on_board(walk(place, DIRECTIONS[axis], -1)):
                continue
            length = 0
            while on_board(at := walk(place, DIRECTIONS[axis], length)):
                which[AXES * INDEX[at] + axis] = len(empty)
                shift[AXES * INDEX[at] + axis] = 3 * (length + 2)
                length += 1
            empty.append(0o77 | 0o77 << 3 * (length + 2))
    return arrays.array(empty, dtype=arrays.int64), which, shift


_EMPTY, _WHICH, _SHIFT = _lines()
LINES = len(_EMPTY)
ROOM = LINES + INPUTS
"""Numbers that a judgement needs to work with: the lines, then the inputs of the hidden layer."""

_PLACES = WINDOWS * _WORDS
_HIDDEN = _PLACES + len(HEXES) * _WORDS
_SUM = _HIDDEN + HIDDEN * (INPUTS + 2)
LENGTH = _SUM + INPUTS + 1
"""A network is a row of integers: windows, places, for each input its weights in the hidden units, their biases, their
weights in the sum, then the sum's weights of the inputs and its bias."""


@kernel
def lay_lines(mine: int, theirs: int, my_under: int, their_under: int, room: Ints) -> None:
    """Write the lines of a board, seen by the mover."""
    for line in range(LINES):
        room[line] = _EMPTY[line]
    full, rest = my_under | their_under, mine | theirs
    while rest:
        at = lowest(rest)
        rest &= rest - 1
        other = theirs >> at & 1
        kind = 1 + other + (full >> at & 1) * (2 + other + (their_under >> at & 1))
        for axis in range(AXES):
            room[_WHICH[AXES * at + axis]] |= kind << _SHIFT[AXES * at + axis]


@kernel
def window(room: Ints, at: int, axis: int) -> int:
    """The number of the window around a hex."""
    return int(room[_WHICH[AXES * at + axis]] >> (_SHIFT[AXES * at + axis] - 6)) & (WINDOWS - 1)


@kernel
def network_judge(mine: int, theirs: int, my_under: int, their_under: int, network: Ints, room: Ints) -> int:
    """What a quiet position is worth to the mover, in the units of `judgement.judge`."""
    lay_lines(mine, theirs, my_under, their_under, room)
    for zone in range(ZONES):
        first, second = 0, 0
        rest = _ZONE_SETS[zone]
        while rest:
            at = lowest(rest)
            rest &= rest - 1
            one, two, three = 2 * window(room, at, 0), 2 * window(room, at, 1), 2 * window(room, at, 2)
            place = _PLACES + 2 * at
            lanes = network[one] + network[two] + network[three] + network[place]
            signs = (lanes >> (_WIDE - 1)) & _SIGNS
            first += lanes & ((signs << (_WIDE - 1)) - signs)
            lanes = network[one + 1] + network[two + 1] + network[three + 1] + network[place + 1]
            signs = (lanes >> (_WIDE - 1)) & _SIGNS
            second += lanes & ((signs << (_WIDE - 1)) - signs)
        for lane in range(_LANES):
            room[LINES + zone * TRAITS + lane] = (first >> (_WIDE * lane)) & _LANE
            room[LINES + zone * TRAITS + _LANES + lane] = (second >> (_WIDE * lane)) & _LANE
    total = network[_SUM + INPUTS]
    for number in range(INPUTS):
        total += room[LINES + number] * network[_SUM + number]
    for unit in range(HIDDEN):
        felt = network[_HIDDEN + INPUTS * HIDDEN + unit]
        for number in range(INPUTS):
            felt += room[LINES + number] * network[_HIDDEN + number * HIDDEN + unit]
        total += (max(felt, 0) >> FINE) * network[_HIDDEN + (INPUTS + 1) * HIDDEN + unit]
    return int(total >> FINE)


@kernel
def pack(traits: Ints, words: Ints) -> bool:
    """Write the traits of each row into lanes; say whether there is room for all of them."""
    for row in range(traits.shape[0]):
        for trait in range(TRAITS):
            if abs(traits[row, trait]) >= _BIAS:
                return False
            words[row, trait // _LANES] |= (traits[row, trait] + _BIAS) << _WIDE * (trait % _LANES)
    return True


def network_of(windows: Ints, places: Ints, hidden: Ints, summed: Ints) -> Ints:
    """A network as `network_judge` takes it, of the numbers as they are kept.

    They are the traits of all windows and of the orbits of hexes, the rows of the hidden layer (the weights of each
    input in all units, then the biases, then the units' weights in the sum), and the sum's weights and bias.
    """
    network = arrays.zeros(LENGTH, dtype=arrays.int64)
    if (windows.size, hidden.size, summed.size) != (WINDOWS * TRAITS, HIDDEN * (INPUTS + 2), INPUTS + 1):
        raise ValueError("this is no network of that shape")
    by_hex = arrays.zeros((len(HEXES), TRAITS), dtype=arrays.int64)
    for index, orbit in enumerate(ORBITS.tolist()):
        by_hex[index] = places[orbit]
    lanes = network[:_PLACES].reshape(-1, _WORDS), network[_PLACES:_HIDDEN].reshape(-1, _WORDS)
    if not (pack(windows, lanes[0]) and pack(by_hex, lanes[1])):
        raise ValueError("a lane has no room for so large a number")
    network[_HIDDEN:_SUM] = hidden.reshape(-1)
    network[_SUM:] = summed
    return network


def read_network(file: IO[bytes]) -> Ints:
    """A network as it is kept in a file."""
    kept = arrays.read_npz(file)
    return network_of(*(kept[name] for name in ("windows", "places", "hidden", "summed")))


@functools.cache
def trained(name: str = "network") -> Ints:
    """A network that comes with the package: `network` judges the movement phase, `placement` what comes before."""
    with files(__package__).joinpath(f"{name}.npz").open("rb") as file:
        return read_network(file)
