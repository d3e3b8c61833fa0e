"""Duality's part in training: the value of positions, fitted to who won. `scripts/train.py` has the rounds.

Games are played by the search with the value that was kept last, at first by playing every leaf out, and now and then
with a random move (`--noise` of 100). Of every thought is noted what the value counts, and for comparison what else
could tell who wins: one playout, and the search itself (`--nodes` rounds), which saw the mover's hand alone. A logistic
regression gives the weights; it needs no JAX. One game in twenty is held out. `--openings` and `--epochs` mean nothing.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.duality_trials import Trial, grow_trial, play_pair
from parlour.chance import Chance
from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality import rules
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, LONGEST, play_out
from parlour.games.duality.engine.kernels import make_move, points
from parlour.games.duality.engine.layout import NOTES, PATHS, SIDE, THINKER, WIDTH
from parlour.games.duality.engine.search import BOLDNESS, DOUBT, Thought
from parlour.games.duality.engine.value import FEATURES, LOOKAHEAD, note
from scripts.checkpoints import write
from scripts.tune_dualma import Floats, fitted

if TYPE_CHECKING:
    from scripts.train import Settings

TASK = 50
NEEDS: tuple[str, ...] = ()
NOTHING: Ints = np.zeros(FEATURES + 1, dtype=np.int64)
"""The value before anything is learned."""


def load(folder: Path | None) -> Ints:
    if folder is None:
        return NOTHING
    with np.load(folder / "value.npz") as kept:
        value: Ints = kept["value"]
        return value


# Playing


def play_one(rounds: int, noise: int, key: str, value: Ints) -> list[list[float]]:
    """One game: of each thought what is counted, and a playout, the search and the result, as the mover's share."""
    options, chance = rules.options({}), Chance(key)
    position = rules.setup(options, rules.deal(options, chance))
    row = duality_rows.row_of(position, position.mover)
    ends, notes = np.empty((3, PATHS), dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    moves, worths, counts = (np.empty(width, dtype=np.int64) for width in (WIDTH, WIDTH, FEATURES))
    noted: list[list[float]] = []
    movers = []
    while points(row) == UNDECIDED:
        row[THINKER] = mover = int(row[SIDE])
        thought = Thought(row.copy(), seeded(chance.below(1 << 62)))
        move = thought.best()
        if thought.won is None:
            grow_trial(
                thought.tree, thought.counts, thought.root, thought.root, -1, -1, 0, rounds, thought.register,
                value, LOOKAHEAD if value.any() else LONGEST, 0.0, BOLDNESS, DOUBT, 0.0,
            )  # fmt: skip
            note(row, counts, moves, worths, ends, notes)
            once, _ = play_out(row.copy(), JUDGE, moves, worths, ends[0], notes, thought.register)
            said = -thought.tree[0, 2] / thought.tree[0, 1]
            noted.append([*counts.tolist(), once if mover == 0 else -once, said])
            movers.append(mover)
            move = chance.pick(thought.choices.tolist()) if chance.below(100) < noise else thought.best()
        make_move(row, move)
    scored = int(points(row))
    return [[*told, scored if mover == 0 else -scored] for told, mover in zip(noted, movers, strict=True)]


def play(settings: Settings, networks: Ints, begun: int, first: int) -> dict[str, Any]:
    began = time.process_time()
    noted, games = [], []
    for number in range(first, min(first + TASK, settings.games)):
        told = play_one(settings.nodes, settings.noise, f"{begun} {number}", networks)
        noted += told
        games += [number] * len(told)
    lines = np.array(noted).reshape(-1, FEATURES + 3)
    return {
        "counts": lines[:, :FEATURES].astype(np.int16),
        "playout": lines[:, -3],
        "search": lines[:, -2],
        "won": lines[:, -1] / 200 + 0.5,
        "game": np.array(games),
        "cpu": time.process_time() - began,
    }


# Fitting


def explained(told: Floats, won: Floats) -> float:
    """The share of the variance of the results that this explains, if a straight line is laid through it."""
    return round(float(np.corrcoef(told, won)[0, 1] ** 2), 3) if told.std() and won.std() else 0.0


def fit(settings: Settings, games: Sequence[Path], start: Path | None, folder: Path) -> dict[str, float]:
    parts = [np.load(path) for path in games]
    counts, playout, search, won, game = (
        np.concatenate([part[name] for part in parts]) for name in ("counts", "playout", "search", "won", "game")
    )
    seen = np.hstack([counts.astype(float), np.ones((len(counts), 1))])
    held = game % 20 == 0
    write(folder / "value.npz", value=np.round(10_000 * fitted(seen[~held], won[~held])).astype(np.int64))

    def by(where: Path | None) -> float:
        return explained(1 / (1 + np.exp(-seen[held] @ load(where) / 10_000)), won[held])

    return {
        "positions": int((~held).sum()),
        "before": by(start),
        "held_out": by(folder),
        "playout": explained(playout[held], won[held]),
        "search": explained(search[held], won[held]),
    }


# Matches


def pair(settings: Settings, ours: Path, theirs: Path | None, number: int) -> float:
    one = Trial("ours", value=load(ours))
    other = Trial("theirs", value=load(theirs)) if theirs else Trial("unlearned", lookahead=LONGEST)
    one.fixed = other.fixed = settings.match_nodes
    return play_pair((one, other), settings.seconds, f"{settings.seed} {number}")
