"""Train DuAlma's network by self-play, in two steps, the first on as many cores as there are:

    python -m scripts.train_dualma play --games 20000 --seed 11 positions-11.npz [--jobs 4 | --cluster tcp://…]
    python -m scripts.train_dualma fit --out network.npz positions-11.npz positions-12.npz

`play` plays games with the search of the levels, from placements of the policy with more or less noise and, two in ten,
from random ones. It keeps the quiet positions that came up and, from each, one that random moves lead to, as a search
meets many of those; with every position goes what a search of its own thought of it, and with the former who won.

`fit` finds the network that best tells the chance to win: seven parts of what the search thought and three of who won,
and what the search thought alone where random moves led to the position. One game in twenty is held out. It needs the
development group `train`: `uv pip install --group train`.
"""

from __future__ import annotations

import argparse
import functools
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.command.progress import workers
from parlour.engines.compiled import Ints, below, seeded, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games import dualma
from parlour.games.dualma.engine.judgement import FEATURES, WEIGHTS, features
from parlour.games.dualma.engine.kernels import PLACED, RESULT, make_move, random_move, side, threats
from parlour.games.dualma.engine.placement import policy_placing
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import SURE, Workspace, forget, new_workspace, think
from parlour.games.dualma.rules import DISCS
from parlour.study.matches import in_order
from scripts.dualma_network import save, windows_of

Floats = npt.NDArray[np.float64]


# Playing


class Noted(NamedTuple):
    """A quiet position for its mover: the board, what a search thought, and who moved if it came up in the game."""

    sets: tuple[int, int, int, int]
    value: int
    mover: int
    """0 or 1; 2 more where random moves led to it."""


def seen(row: Ints) -> tuple[int, int, int, int] | None:
    """The board for its mover, if nobody can make a row at once."""
    own = side(row)
    mine, theirs, my_under, their_under = (int(row[place]) for place in (own, 1 - own, 2 + own, 3 - own))
    if threats(mine, theirs, my_under, their_under) or threats(theirs, mine, their_under, my_under):
        return None
    return mine, theirs, my_under, their_under


def placed(register: int) -> tuple[Ints, int]:
    row = row_of(dualma.setup(dualma.options({"limit": "120"}), None))
    register = stepped(register)
    style = below(register, 50)
    while row[PLACED] < 2 * DISCS:
        move, register = random_move(row, register)
        make_move(row, move if style < 10 else policy_placing(row, style - 8, register))
    return row, register


def play_one(nodes: int, noise: int, seed: int, weights: Ints, workspace: Workspace) -> tuple[list[Noted], int]:
    """What was noted, and Black's points. A game ends when the search has proved who wins."""
    row, register = placed(seeded(seed))
    noted: list[Noted] = []
    forget(workspace)
    while row[RESULT] == UNDECIDED:
        own, sets = side(row), seen(row)
        thought = think(row, nodes, noise=noise, seed=seed, weights=weights, workspace=workspace)
        if sets:
            noted.append(Noted(sets, thought.value, own))
        if abs(thought.value) > SURE:
            return noted, 100 if (thought.value > 0) == (own == 0) else -100
        if sets:
            aside = row.copy()
            register = stepped(register)
            for _ in range(1 + below(register, 2)):
                if aside[RESULT] == UNDECIDED:
                    move, register = random_move(aside, register)
                    make_move(aside, move)
            if aside[RESULT] == UNDECIDED and (off := seen(aside)):
                found = think(aside, nodes, noise=noise, seed=seed, weights=weights, workspace=workspace)
                noted.append(Noted(off, found.value, 2 + side(aside)))
        register = stepped(register)
        move = thought.move
        if below(register, 100) < 5:
            move, register = random_move(row, register)
        make_move(row, move)
    return noted, int(row[RESULT])


def play(chosen: argparse.Namespace) -> None:
    sets: list[tuple[int, int, int, int]] = []
    facts: list[tuple[int, int, int, int]] = []
    began = time.monotonic()
    work = functools.partial(play_some, chosen.games, chosen.nodes, chosen.noise, chosen.seed)
    with workers(chosen.jobs, chosen.cluster) as executor:
        for some in in_order(work, range(0, chosen.games, TASK), executor):
            for game, points, noted in some:
                for board, value, mover in noted:
                    sets.append(board)
                    facts.append((value, mover, points if mover % 2 == 0 else -points, game))
            done = some[-1][0] + 1
            if done % 1000 == 0 or done == chosen.games:
                print(f"{done} games, {len(sets)} positions, {time.monotonic() - began:.0f} s", flush=True)
                values, kind, won, number = np.array(facts, dtype=np.int64).T
                np.savez(chosen.out, sets=np.array(sets), value=values, kind=kind, won=won, game=number)


TASK = 20
"""Games that one task of an executor plays."""

Game = tuple[int, int, list[tuple[tuple[int, int, int, int], int, int]]]
"""Its number, Black's points, and what was noted, as plain values: a worker may not know this module."""


def play_some(games: int, nodes: int, noise: int, seed: int, first: int) -> list[Game]:
    """The games from this number on. Runs wherever the executor has it run."""
    workspace = new_workspace(13)
    played: list[Game] = []
    for game in range(first, min(first + TASK, games)):
        noted, points = play_one(nodes, noise, seed * 1_000_003 + game, WEIGHTS, workspace)
        played.append((game, points, [(one.sets, one.value, one.mover) for one in noted]))
    return played


# Fitting

TRUST = 0.7
"""How much of the target is what the search thought; the rest is who won."""


def loss_of(logits: Floats, targets: Floats) -> float:
    return float(np.mean(np.logaddexp(0, logits) - targets * logits))


def fit(chosen: argparse.Namespace) -> None:
    from scripts.fit_dualma import fitted, judged  # JAX is there only where the group `train` was installed

    parts = [np.load(path) for path in chosen.positions]
    boards, value, kind, won, game = (
        np.concatenate([part[name] for part in parts]) for name in ("sets", "value", "kind", "won", "game")
    )
    winner = 0.5 + won / 200
    thought = 1 / (1 + np.exp(-np.clip(value, -1500, 1500) / 100))
    trust = np.where(kind >= 2, 1.0, TRUST)
    exact = trust * thought + (1 - trust) * winner
    held = np.flatnonzero(game % 20 == 0)
    games, taught = kind[held] < 2, np.flatnonzero(game % 20 != 0)
    print(f"{len(boards)} positions, {len(held)} of them held out", flush=True)

    def told(name: str, logits: Floats) -> None:
        of_winner = loss_of(logits[games], winner[held][games])
        print(f"{name}: loss held out {loss_of(logits, exact[held]):.4f}, of the winner {of_winner:.4f}", flush=True)

    counts = np.zeros((len(held), FEATURES), dtype=np.int64)
    for row, (mine, theirs, my_under, their_under) in zip(counts, boards[held].tolist(), strict=True):
        features(mine, theirs, my_under, their_under, row)
    told("WEIGHTS", counts @ WEIGHTS / 100.0)
    began = time.process_time()
    windows = windows_of(boards)
    targets = exact[taught].astype(np.float32)
    for epoch, (network, loss) in enumerate(fitted(windows[taught], targets, chosen.epochs, chosen.seed), 1):
        spent = time.process_time() - began
        told(f"round {epoch}, {spent:.0f} s of CPU: loss {loss:.4f}", np.asarray(judged(network, windows[held]), float))
    save(network, chosen.out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("out", type=Path)
    playing.add_argument("--games", type=int, default=20_000)
    playing.add_argument("--nodes", type=int, default=2_500)
    playing.add_argument("--noise", type=int, default=6)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--cluster", default="")
    playing.set_defaults(run=play)
    fitted = commands.add_parser("fit")
    fitted.add_argument("positions", type=Path, nargs="+")
    fitted.add_argument("--out", type=Path, required=True)
    fitted.add_argument("--epochs", type=int, default=8)
    fitted.add_argument("--seed", type=int, default=1)
    fitted.set_defaults(run=fit)
    chosen = parser.parse_args()
    chosen.run(chosen)


if __name__ == "__main__":
    main()
