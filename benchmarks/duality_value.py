"""A value of Duality's positions, fitted to self-play: how much of who wins can be told without playing on?

    python -m benchmarks.duality_value [--games 1000] [--rounds 150] [--seed 1]

Games of the engine's search with few rounds, now and then a random move; at each move what can be counted on the table
and of the hands is noted, for the mover and for the other. A logistic regression on nine tenths of the games gives the
value; on the others it is compared with what else could judge: one playout, and the search itself, which saw the
mover's hand alone. Reported: the share of the variance of the results that each explains, and the weights in
ten-thousandths, as in `VALUE`. The trials `value` and `short` of `duality_trials.py` search with it.
"""

from __future__ import annotations

import argparse
import math

import numpy as np

from parlour.chance import Chance
from parlour.engines.compiled import Ints, kernel, lowest, popcount, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games import duality
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.kernels import entrances, make_move, meeting, points, reach_from
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    DECK,
    FACES,
    FAR_EDGE,
    GRID,
    HANDS,
    JOIN,
    JOINS,
    NEAR_EDGE,
    NOTES,
    OCCUPIED,
    OWN_ENDS,
    PATHS,
    ROWS,
    SIDE,
    STRIDE,
    THINKER,
    TOGETHER,
    WIDTH,
    Ends,
)
from parlour.games.duality.engine.search import JUDGE, Thought, play_out, weigh
from parlour.games.duality.rules import HAND
from parlour.players.levels import warm_up
from scripts.tune_dualma import Floats, fitted

COME, AHEAD, ASIDE, LENGTH, BACK, BACK_LENGTH, PLACES, CARDS, HELD, TWICE, ANY = range(11)
"""Of a side: how many rows its path has come, whether an end leads on from there, forward or to a side, and its length;
rows and cards of what is joined to the far edge already; the places where one card would complete the path, the cards
that would do it and do not lie on the table, whether one is in the hand, whether there are two places, whether there is
a card at all."""
SIDED = 11
TABLE, BEST, MOVES = 2 * SIDED, 2 * SIDED + 1, 2 * SIDED + 3
"""After what is noted of the mover and of the other: the cards on the table; what the judge gives for the best move of
either, in tenths of a row, if it were to move; and how many moves it has."""
FEATURES = MOVES + 2
CLEAR = 120
"""Tenths of a row, beyond which the judge is not heard."""
VALUE: Ints = np.array(
    [
        *(-4538, -3314, 461, -1371, 1562, 1197, -583, 687, 0, 268, -442),
        *(4356, 3202, 66, 1959, -420, -1435, -219, -264, 15047, -1315, 348),
        *(-264, 548, -354, 360, -381, -781),
    ],
    dtype=np.int64,
)
"""By feature, and one for all: ten-thousandths of the logit of the mover's chance, fitted to 2,000 other games."""
NOISE = 15
"""Moves at random, of 100 in self-play."""


def _joining() -> Ints:
    """By side, reading and two sets of ends: the cards, as bits by way, that have a line from one to the other."""
    found = np.zeros((2, len(JOINS), 64, 64, 2), dtype=np.int64)
    sets = np.arange(64)
    for side, join, lying in np.ndindex(2, len(JOINS), FACES):
        for end in range(6):
            if OWN_ENDS[side, lying] >> end & 1:
                met = sets & TOGETHER[join, lying, 1 << end] != 0
                found[side, join, :, :, lying % 2] |= (met[:, None] & met) * (1 << lying // 2)
    return found


JOINING = _joining()


@kernel
def note_side(position: Ints, side: int, hidden: int, counts: Ints, ends: Ends, notes: Ints) -> None:
    """Count what there is of one side; `hidden` are the cards, as bits, that do not lie on the table."""
    rows, join, count = position[ROWS], position[JOIN], position[COUNT]
    home, outer, end, forward = (1, NEAR_EDGE, rows, FAR_EDGE) if side == 0 else (rows, FAR_EDGE, 1, NEAR_EDGE)
    lit, back, spare = ends[0], ends[1], ends[2]
    counts[:] = 0
    counts[LENGTH] = reach_from(position, side, home, outer, -1, lit, 0, notes)
    counts[BACK_LENGTH] = reach_from(position, side, end, forward, -1, back, 0, notes)
    looked = np.empty(5 * DECK, dtype=np.int64)
    leftmost, rightmost, found = CELLS, 0, count
    for number in range(count):
        cell = looked[number] = position[OCCUPIED + number]
        row = cell // STRIDE
        come = row if side == 0 else rows + 1 - row
        if row == home:
            leftmost, rightmost = min(leftmost, cell), max(rightmost, cell)
        if lit[cell] and come > counts[COME]:
            counts[COME], counts[AHEAD], counts[ASIDE] = come, 0, 0
        if lit[cell] and come == counts[COME]:
            right, left = (
                lit[cell] & 4 and not position[GRID + cell + 1],
                lit[cell] & 32 and not position[GRID + cell - 1],
            )
            counts[AHEAD] |= lit[cell] & forward != 0
            counts[ASIDE] |= right or left
        if back[cell]:
            counts[BACK] = max(counts[BACK], rows + 1 - come)
        for beyond in (cell + STRIDE, cell + 1, cell - STRIDE, cell - 1):
            if not position[GRID + beyond] and 1 <= beyond // STRIDE <= rows and beyond not in looked[count:found]:
                looked[found] = beyond
                found += 1
    completing = 0
    for number in range(found):
        cell = looked[number]
        row = cell // STRIDE
        starts = row == home and (number < count or cell == leftmost - 1 or cell == rightmost + 1)
        doors = entrances(cell, lit, 0) | (outer if starts else 0)
        exits = entrances(cell, back, 0) | (forward if row == end else 0)
        if not doors or not exits:
            continue
        cards = 0
        if number >= count:
            cards = JOINING[side, join, doors, exits, 0] | JOINING[side, join, doors, exits, 1]
        else:
            if lit[cell]:
                reach_from(position, side, home, outer, cell, spare, 0, notes)
                doors = entrances(cell, spare, 0) | (outer if starts else 0)
            if back[cell]:
                reach_from(position, side, end, forward, cell, spare, 0, notes)
                exits = entrances(cell, spare, 0) | (forward if row == end else 0)
            black, white = meeting(position, cell)
            lying = position[GRID + cell] - 1
            needed = popcount(OWN_ENDS[0, lying] & black) + popcount(OWN_ENDS[1, lying] & white)
            for way in range(2):
                left = JOINING[side, join, doors, exits, way]
                while left:
                    lying = 2 * lowest(left) + way
                    left &= left - 1
                    if popcount(OWN_ENDS[0, lying] & black) + popcount(OWN_ENDS[1, lying] & white) >= needed:
                        cards |= 1 << lying // 2
        completing |= cards
        counts[PLACES] += cards & hidden != 0
    counts[CARDS] = popcount(completing & hidden)
    for held in range(HAND):
        card = position[HANDS + HAND * side + held]
        counts[HELD] |= card >= 0 and completing >> card & 1
    counts[TWICE], counts[ANY] = counts[PLACES] > 1, counts[PLACES] > 0


@kernel
def note(position: Ints, counts: Ints, moves: Ints, worths: Ints, ends: Ends, notes: Ints) -> None:
    """Count what the value weighs."""
    mover, hidden = position[SIDE], (1 << DECK) - 1
    for number in range(position[COUNT]):
        hidden &= ~(1 << (position[GRID + position[OCCUPIED + number]] - 1) // 2)
    counts[TABLE] = position[COUNT]
    for turn in range(2):
        position[SIDE] = mover if turn == 0 else 1 - mover
        note_side(position, position[SIDE], hidden, counts[turn * SIDED : (turn + 1) * SIDED], ends, notes)
        listed, won = weigh(position, JUDGE, moves, worths, ends[0], notes)
        best = CLEAR if won >= 0 else worths[:listed].max() * 10 // 96
        counts[BEST + turn], counts[MOVES + turn] = min(max(best, -CLEAR), CLEAR), listed
    position[SIDE] = mover


@kernel
def black_value(position: Ints, counts: Ints, moves: Ints, worths: Ints, ends: Ends, notes: Ints) -> int:
    """What a position is worth to Black, -100 to 100; a win at hand is a win."""
    note(position, counts, moves, worths, ends, notes)
    logit = VALUE[FEATURES] / 10_000
    for number in range(FEATURES):
        logit += VALUE[number] / 10_000 * counts[number]
    worth = 100 if counts[HELD] else round(200 / (1 + math.exp(-logit)) - 100)
    return worth if position[SIDE] == 0 else -worth


def played(key: str, rounds: int) -> list[list[float]]:
    """One game: a line for each of its thoughts, with what was counted, who won, a playout and what the search says."""
    options, chance = duality.options({}), Chance(key)
    position = duality.setup(options, duality.deal(options, chance))
    row, movers = duality_rows.row_of(position, position.mover), []
    found: list[list[float]] = []
    scratch, notes = np.empty((3, PATHS), dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    moves, worths, counts = (np.empty(width, dtype=np.int64) for width in (WIDTH, WIDTH, FEATURES))
    while points(row) == UNDECIDED:
        row[THINKER] = mover = int(row[SIDE])
        thought = Thought(row.copy(), seeded(chance.below(1 << 62)))
        thought.think(rounds)
        if thought.won is None:
            note(row, counts, moves, worths, scratch, notes)
            once = play_out(row.copy(), JUDGE, moves, worths, scratch[0], notes, seeded(len(found) + 1))[0]
            said = -thought.tree[0, 2] / thought.tree[0, 1]
            found.append([*counts.tolist(), 1.0, said / 200 + 0.5, (once if mover == 0 else -once) / 200 + 0.5])
            movers.append(mover)
        astray = thought.won is None and chance.below(100) < NOISE
        make_move(row, chance.pick(thought.choices.tolist()) if astray else thought.best())
    scored = int(points(row))
    return [[*line, (scored if mover == 0 else -scored) / 200 + 0.5] for line, mover in zip(found, movers, strict=True)]


def explained(told: Floats, won: Floats) -> float:
    """The share of the variance that this explains, at best: a straight line may be laid through it."""
    return float(np.corrcoef(told, won)[0, 1] ** 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    warm_up(duality)
    games = [played(f"value {chosen.seed} {number}", chosen.rounds) for number in range(chosen.games)]
    cut = chosen.games * 9 // 10
    learned, kept = (np.array([line for game in part for line in game]) for part in (games[:cut], games[cut:]))
    weights = fitted(learned[:, : FEATURES + 1], learned[:, -1])
    value = 1 / (1 + np.exp(-kept[:, : FEATURES + 1] @ weights))
    print(f"{len(learned)} positions learned from; of {len(kept)} others is explained, of who wins:")
    print(f"by the value {explained(value, kept[:, -1]):.0%}", end=", ")
    print(f"by one playout {explained(kept[:, -2], kept[:, -1]):.0%}", end=", ")
    print(f"by {chosen.rounds} rounds of search {explained(kept[:, -3], kept[:, -1]):.0%}")
    print(np.round(10_000 * weights).astype(int).tolist())


if __name__ == "__main__":
    main()
