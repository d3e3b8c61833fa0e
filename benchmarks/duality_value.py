"""The value of Duality's positions, fitted to self-play: how much of who wins can be told without playing on?

    python -m benchmarks.duality_value [--games 1000] [--rounds 150] [--seed 1]

Games of the engine's search with few rounds, now and then a random move; at each move what can be counted on the table
and of the hands is noted, for the mover and for the other. A logistic regression on nine tenths of the games gives the
value; on the others it is compared with what else could judge: one playout, and the search itself, which saw the
mover's hand alone. Reported: the share of the variance of the results that each explains, and the weights in
ten-thousandths, as in `VALUE`.
"""

from __future__ import annotations

import argparse

import numpy as np

from parlour.chance import Chance
from parlour.engines.compiled import seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games import duality
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, play_out
from parlour.games.duality.engine.kernels import make_move, points
from parlour.games.duality.engine.layout import NOTES, PATHS, SIDE, THINKER, WIDTH
from parlour.games.duality.engine.learned import FEATURES, note
from parlour.games.duality.engine.search import Thought
from parlour.players.levels import warm_up
from scripts.tune_dualma import Floats, fitted

NOISE = 15
"""Moves at random, of 100 in self-play."""


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
