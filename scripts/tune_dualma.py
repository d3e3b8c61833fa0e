"""Find the weights of DuAlma's judgement from self-play: python scripts/tune_dualma.py --games 3000 --rounds 3

Each round plays games from random placements with the weights so far (noise makes them differ), then fits, by logistic
regression, the chance of the mover to win from the features of the quiet positions it met. Prints the new weights; they
are pasted into `parlour.games.dualma.engine.search` by hand. `--placement` fits the start of the movement phase alone.
"""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.dualma import rules
from parlour.games.dualma.engine.judgement import FEATURES, WEIGHTS, features
from parlour.games.dualma.engine.kernels import PLACED, RESULT, make_move, random_move, side, threats
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import Workspace, forget, new_workspace, think

Floats = npt.NDArray[np.float64]


def play_one(
    weights: Ints, nodes: int, noise: int, seed: int, workspace: Workspace
) -> tuple[list[Ints], list[int], int]:
    """The features of each quiet position for its mover, the movers, and Black's points."""
    row = row_of(rules.setup(rules.options({"limit": "160"}), None))
    register = seeded(seed)
    while row[PLACED] < 22:
        move, register = random_move(row, register)
        make_move(row, move)
    seen: list[Ints] = []
    movers: list[int] = []
    forget(workspace)
    while row[RESULT] == UNDECIDED:
        own = side(row)
        sets = (int(row[own]), int(row[1 - own]), int(row[2 + own]), int(row[3 - own]))
        if not threats(*sets) and not threats(sets[1], sets[0], sets[3], sets[2]):
            counts = np.zeros(FEATURES, dtype=np.int64)
            features(*sets, counts)
            seen.append(counts)
            movers.append(own)
        thought = think(row, nodes, noise=noise, seed=seed * 1000 + len(seen), weights=weights, workspace=workspace)
        make_move(row, thought.move)
    return seen, movers, int(row[RESULT])


def fitted(rows: Floats, won: Floats, ridge: float = 20.0) -> Floats:
    """Weights of a logistic regression, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-rows @ weights))
        gradient = rows.T @ (won - chance) - ridge * weights
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(rows.shape[1])
        weights += np.linalg.solve(curvature, gradient)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--nodes", type=int, default=400)
    parser.add_argument("--noise", type=int, default=20)
    parser.add_argument("--placement", action="store_true")
    chosen = parser.parse_args()
    weights, workspace = WEIGHTS.copy(), new_workspace(14)
    for number in range(chosen.rounds):
        rows: list[Ints] = []
        won: list[float] = []
        draws = 0
        for game in range(chosen.games):
            seen, movers, points = play_one(
                weights, chosen.nodes, chosen.noise, number * chosen.games + game, workspace
            )
            draws += points == 0
            kept = seen[:1] if chosen.placement else seen
            rows += kept
            for mover in movers[: len(kept)]:
                won.append(0.5 + (points if mover == 0 else -points) / 200)
        table = np.array(rows, dtype=np.float64)
        target = np.array(won)
        found = fitted(table, target)
        chance = 1 / (1 + np.exp(-table @ found))
        loss = -np.mean(target * np.log(chance) + (1 - target) * np.log(1 - chance))
        if not chosen.placement:
            weights = np.round(100 * found).astype(np.int64)
        print(f"round {number}: {chosen.games} games, {draws} draws, {len(rows)} positions, loss {loss:.4f}")
        print("  ", [int(weight) for weight in np.round(100 * found)], flush=True)


if __name__ == "__main__":
    main()
