"""Duality's part in training: a judge of moves, fitted to what the search tries. `scripts/train.py` has the rounds.

Games are played by the search with the judge that was kept last, in the tree and in the playouts, and now and then with
a random move (`--noise` of 100). Of every thought is noted what is counted of each move, and how often it was tried
(`--nodes` rounds in all). A softmax regression finds the weights under which those tries are likeliest; it needs no
JAX. One game in twenty is held out. `--openings` and `--epochs` mean nothing here.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benchmarks.duality_trials import grow_trial
from parlour.chance import Chance
from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games import duality
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.kernels import make_move, points
from parlour.games.duality.engine.layout import NOTES, PATHS, SIDE, THINKER, WIDTH
from parlour.games.duality.engine.learned import COUNTED, count_moves
from parlour.games.duality.engine.search import BOLDNESS, DOUBT, Thought
from scripts.checkpoints import write

if TYPE_CHECKING:
    from scripts.train import Settings

Floats = npt.NDArray[np.float64]
TASK = 50
BY_HAND: Ints = np.array([96, 64, 32, 16, -96, -64, -32, -16, 0, 0, 0], dtype=np.int64)
"""Where it begins: the engine's judge, with weights like these."""
RIDGE = 1e-3
"""How much a weight of one, in the logarithm, costs."""


def load(folder: Path | None) -> Ints:
    if folder is None:
        return BY_HAND
    with np.load(folder / "judge.npz") as kept:
        judge: Ints = kept["judge"]
        return judge


# Playing


def play_one(rounds: int, noise: int, key: str, judge: Ints) -> list[tuple[Ints, list[int]]]:
    """One game: of each thought what is counted of the moves, but of those that give the game away, and their tries."""
    options, chance = duality.options({}), Chance(key)
    position = duality.setup(options, duality.deal(options, chance))
    row = duality_rows.row_of(position, position.mover)
    lit, notes = np.empty(PATHS, dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    moves, counts = np.empty(WIDTH, dtype=np.int64), np.empty((WIDTH, COUNTED), dtype=np.int64)
    noted = []
    while points(row) == UNDECIDED:
        row[THINKER] = row[SIDE]
        thought = Thought(row.copy(), seeded(chance.below(1 << 62)))
        move = thought.best()
        if thought.won is None and thought.choices.size > 1:
            grow_trial(
                thought.tree, thought.counts, thought.root, thought.root, -1, -1, 0, rounds, thought.register,
                judge, judge, BOLDNESS, DOUBT, 0.0, 0.5,
            )  # fmt: skip
            listed, _ = count_moves(row, moves, counts, lit, notes)
            tried, kept = np.array(thought.visits()), counts[:listed, 0] >= 0
            if tried[kept].any():
                noted.append((counts[:listed][kept], tried[kept].tolist()))
            move = chance.pick(thought.choices.tolist()) if chance.below(100) < noise else thought.best()
        make_move(row, move)
    return noted


def play(settings: Settings, networks: Ints, begun: int, first: int) -> dict[str, Any]:
    began = time.process_time()
    counts, tried, sizes, games = [], [], [], []
    for number in range(first, min(first + TASK, settings.games)):
        for counted, tries in play_one(settings.nodes, settings.noise, f"{begun} {number}", networks):
            counts.append(counted)
            tried += tries
            sizes.append(len(tries))
            games.append(number)
    return {
        "counts": np.concatenate(counts).astype(np.int16),
        "tried": np.array(tried),
        "sizes": np.array(sizes),
        "game": np.array(games),
        "cpu": time.process_time() - began,
    }


# Fitting


def likelihoods(counts: Floats, sizes: Ints, weights: Floats) -> tuple[Floats, Floats]:
    """The chance of each move among those of its thought, and its logarithm."""
    starts, thought = np.cumsum(sizes) - sizes, np.repeat(np.arange(len(sizes)), sizes)
    logits = counts @ weights
    logits -= np.maximum.reduceat(logits, starts)[thought]
    logits -= np.log(np.add.reduceat(np.exp(logits), starts))[thought]
    return np.exp(logits), logits


def surplus(counts: Floats, shares: Floats, sizes: Ints, weights: Floats) -> float:
    """How much likelier, in the logarithm and by thought, the tries themselves make the tries than these weights do."""
    _, logits = likelihoods(counts, sizes, weights)
    return float((shares * (np.log(np.maximum(shares, 1e-12)) - logits)).sum() / len(sizes))


def fitted(counts: Floats, shares: Floats, sizes: Ints) -> Floats:
    """The weights of a softmax regression, by Newton's method."""
    starts = np.cumsum(sizes) - sizes
    weights = np.zeros(counts.shape[1])
    for _ in range(25):
        chances, _ = likelihoods(counts, sizes, weights)
        means = np.add.reduceat(chances[:, None] * counts, starts)
        gradient = counts.T @ (shares - chances) / len(sizes) - RIDGE * weights
        curvature = ((counts * chances[:, None]).T @ counts - means.T @ means) / len(sizes)
        weights += np.linalg.solve(curvature + RIDGE * np.eye(len(weights)), gradient)
    return weights


def fit(settings: Settings, games: Sequence[Path], start: Path | None, folder: Path) -> dict[str, float]:
    parts = [np.load(path) for path in games]
    counts, tried, sizes, game = (
        np.concatenate([part[name] for part in parts]) for name in ("counts", "tried", "sizes", "game")
    )
    shares = tried / np.repeat(np.add.reduceat(tried, np.cumsum(sizes) - sizes), sizes)
    held = game % 20 == 0
    taught, apart = (
        (counts[rows].astype(float), shares[rows], sizes[which])
        for which, rows in ((which, np.repeat(which, sizes)) for which in (~held, held))
    )
    weights = fitted(*taught)
    write(folder / "judge.npz", judge=np.round(100 * weights).astype(np.int64))
    return {
        "positions": len(taught[2]),
        "before": round(surplus(*apart, load(start) / 100), 4),
        "held_out": round(surplus(*apart, load(folder) / 100), 4),
    }


# Matches


def pair(settings: Settings, ours: Path, theirs: Path | None, number: int) -> float:
    from benchmarks.duality_trials import Trial, play_pair

    judge = load(ours)
    one, other = Trial("ours", prior=judge, playout=judge), Trial("today", plain=True)
    if theirs:
        other = Trial("theirs", prior=load(theirs), playout=load(theirs))
    one.fixed = other.fixed = settings.match_nodes
    return play_pair((one, other), settings.seconds, f"{settings.seed} {number}")
