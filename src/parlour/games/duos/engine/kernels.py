"""The best four disjoint pairs of twelve cards, exactly, and scores as people in different moods would give them.

A score is a whole number, so that every machine finds the same pairs. The columns of a row of scores are the pairs of
places in the order of `itertools.combinations`.
"""

from __future__ import annotations

from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel, lowest, popcount, stepped

CARDS = 12
PAIRS = 4
COLUMNS = CARDS * (CARDS - 1) // 2
SETS = 1 << CARDS
FACTOR_BITS = 20
"""A factor of a mood is a whole number of this many binary places."""
MOODS = 1024
"""Factors of a mood, each as likely as the others."""


@kernel
def best_four(scores: Ints, found: Ints, worth: Ints, partner: Ints) -> None:
    """Write the columns of the best four disjoint pairs of each row of scores.

    A set of cards is best paired by pairing its lowest card with one of the others and the rest in the best way; a
    set comes after all sets within it. `worth` and `partner` are work space, a cell for each set.
    """
    for row in range(scores.shape[0]):
        worth[0] = 0
        best, whole = -(1 << 62), 0
        for cards in range(3, SETS):
            size = popcount(cards)
            if size > 2 * PAIRS or size & 1:
                continue
            low = lowest(cards)
            others = rest = cards & (cards - 1)
            base = low * (2 * CARDS - 1 - low) // 2 - low - 1
            most, chosen = -(1 << 62), 0
            while others:
                other = lowest(others)
                others &= others - 1
                way = scores[row, base + other] + worth[rest ^ (1 << other)]
                if way > most:
                    most, chosen = way, other
            worth[cards], partner[cards] = most, chosen
            if size == 2 * PAIRS and most > best:
                best, whole = most, cards
        for pair in range(PAIRS - 1, -1, -1):
            low, other = lowest(whole), partner[whole]
            found[row, pair] = low * (2 * CARDS - 1 - low) // 2 + other - low - 1
            whole ^= (1 << low) | (1 << other)


@kernel
def in_moods(wanted: Ints, factors: Ints, register: int, people: Ints) -> int:
    """Write a row of scores for each of these people: what is wanted, each pair times a factor that is drawn.

    Return the register of random numbers as it is then.
    """
    for person in range(people.shape[0]):
        for column in range(COLUMNS):
            register = stepped(register)
            people[person, column] = (wanted[column] * factors[below(register, MOODS)]) >> FACTOR_BITS
    return register
