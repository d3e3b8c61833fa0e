"""What a quiet position of DuAlma is worth: a sum of features, mine less theirs, with whole-number weights.

`features` says what they are, and `docs/strength.md` how `WEIGHTS` were found from self-play.
"""

from __future__ import annotations

from parlour.boards.hexes import CENTRE, HEXES, Hex
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel, lowest, popcount
from parlour.games.dualma.engine.kernels import FAR, NEAR, THIRDS
from parlour.games.dualma.engine.network import ROOM, network_judge


def _distance(place: Hex) -> int:
    row, number = place.row - CENTRE.row, place.number - CENTRE.number
    return max(abs(row), abs(number), abs(row - number))


RINGS = arrays.array(
    [sum(1 << index for index, place in enumerate(HEXES) if _distance(place) == ring) for ring in range(5)],
    dtype=arrays.int64,
)
"""The hexes by their distance from the centre."""

FEATURES = 17
JUDGING = max(FEATURES, ROOM)
"""Numbers that any judgement needs to work with."""
WEIGHTS = arrays.array([14, 52, -12, 42, 16, 0, 6, 0, 31, 25, 14, -1, -7, 29, 10, 10, 4], dtype=arrays.int64)
"""What one more of each feature adds to the logarithm of the odds of winning, in hundredths; see `features`."""


@kernel
def _half(mine: int, theirs: int, my_under: int, their_under: int, counts: Ints, sign: int) -> None:
    """Add one side's features, or take them away."""
    full, occupied = my_under | their_under, mine | theirs
    stacks, singles = mine & full, occupied & ~full
    counts[1] += sign * popcount(mine & their_under)
    counts[2] += sign * popcount(mine & my_under)
    rest = stacks
    while rest:
        first = lowest(rest)
        rest &= rest - 1
        counts[6] += sign * popcount(NEAR[first] & singles)
        others = rest
        while others:
            thirds = THIRDS[first, lowest(others)]
            others &= others - 1
            counts[3] += sign * popcount(thirds & singles)
            counts[4] += sign * popcount(thirds & ~occupied)
    lone = mine & ~full
    rest = lone
    while rest:
        counts[7] += sign * popcount(NEAR[lowest(rest)] & ~full)
        counts[16] += sign * popcount(NEAR[lowest(rest)] & singles)
        rest &= rest - 1
    rest = stacks
    while rest:
        counts[7] += sign * popcount(FAR[lowest(rest)] & ~full)
        rest &= rest - 1
    for ring in range(5):
        counts[8 + ring] += sign * popcount(mine & RINGS[ring])
    counts[13] += sign * popcount(stacks & (RINGS[0] | RINGS[1]))
    counts[14] += sign * popcount(stacks & RINGS[2])
    counts[15] += sign * popcount(stacks & RINGS[3])


@kernel
def features(mine: int, theirs: int, my_under: int, their_under: int, counts: Ints) -> None:
    """What is counted, mine less theirs:

    0 the right to move; 1 stacks on a disc of the other side; 2 stacks on an own disc; 3 single discs and 4 empty
    hexes that would complete a row of an own pair of stacks; 5 rows that the other side could make at once, not
    counted here as the search settles them; 6 single discs next to own stacks; 7 landings; 8 to 12 active discs by
    their distance from the centre; 13 to 15 stacks at distances 0 and 1, 2, and 3; 16 single discs next to own ones.
    """
    counts[:FEATURES] = 0
    counts[0] = 1
    _half(mine, theirs, my_under, their_under, counts, 1)
    _half(theirs, mine, their_under, my_under, counts, -1)


@kernel
def judge(mine: int, theirs: int, my_under: int, their_under: int, weights: Ints, counts: Ints) -> int:
    """What a quiet position is worth to the mover, by the weights of the features or by a network's."""
    if weights.shape[0] != FEATURES:
        return network_judge(mine, theirs, my_under, their_under, weights, counts)
    features(mine, theirs, my_under, their_under, counts)
    total = 0
    for number in range(FEATURES):
        total += weights[number] * counts[number]
    return total
