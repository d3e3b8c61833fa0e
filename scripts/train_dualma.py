"""Train DuAlma's network by self-play, in two steps, each on one core:

    python scripts/train_dualma.py play --games 20000 --seed 11 positions-11.npz
    python scripts/train_dualma.py fit --out network.npz positions-11.npz positions-12.npz

`play` plays games with the search of the levels, from placements of the policy with more or less noise and, two in ten,
from random ones. It keeps the quiet positions that came up and, from each, one that random moves lead to, as a search
meets many of those; with every position goes what a search of its own thought of it, and with the former who won.

`fit` finds the network that best tells the chance to win: seven parts of what the search thought and three of who won,
and what the search thought alone where random moves led to the position. One game in twenty is held out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, ParamSpec, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from parlour.boards.hexes import HEXES
from parlour.engines.compiled import Ints, below, seeded, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games import dualma
from parlour.games.dualma.engine.judgement import FEATURES, WEIGHTS, features
from parlour.games.dualma.engine.kernels import PLACED, RESULT, make_move, random_move, side, threats
from parlour.games.dualma.engine.network import (
    FINE,
    HIDDEN,
    INPUTS,
    ORBITS,
    ROOM,
    SCALE,
    TRAITS,
    WINDOWS,
    ZONE,
    lay_lines,
    window,
)
from parlour.games.dualma.engine.placement import policy_placing
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import SURE, Workspace, forget, new_workspace, think
from parlour.games.dualma.rules import DISCS

Floats = npt.NDArray[np.float32]
P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """As the kernels of the package, but not kept: kept code would look for this module by the name it first had."""
    return cast("Callable[P, R]", numba.njit(error_model="numpy")(function))


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
    workspace = new_workspace(13)
    sets: list[tuple[int, int, int, int]] = []
    facts: list[tuple[int, int, int, int]] = []
    began = time.process_time()
    for game in range(chosen.games):
        noted, points = play_one(chosen.nodes, chosen.noise, chosen.seed * 1_000_003 + game, WEIGHTS, workspace)
        for one in noted:
            sets.append(one.sets)
            facts.append((one.value, one.mover, points if one.mover % 2 == 0 else -points, game))
        if (game + 1) % 1000 == 0 or game + 1 == chosen.games:
            print(f"{game + 1} games, {len(sets)} positions, {time.process_time() - began:.0f} s of CPU", flush=True)
            value, kind, won, number = np.array(facts, dtype=np.int64).T
            np.savez(chosen.out, sets=np.array(sets), value=value, kind=kind, won=won, game=number)


# Fitting: one row of parameters for all but the windows, Adam for both

PLACES = int(ORBITS.max()) + 1
_HIDDEN = PLACES * TRAITS
_SUM = _HIDDEN + HIDDEN * (INPUTS + 2)
OTHERS = _SUM + INPUTS + 1
GENTLY = np.float32(1 / 8)
"""Inputs of the hidden layer are sums over many hexes; this brings them near 1."""
NONE = np.float32(0)
TRUST = 0.7
"""How much of the target is what the search thought; the rest is who won."""
BATCH = 1024
RATE = 4e-3
DECAY = 2e-6
"""How strongly the numbers of single windows are drawn to zero."""


def _kin() -> tuple[Ints, Ints]:
    """For each window the one that stands for it and its mirror image, and likewise for its inner three hexes."""
    numbers = np.arange(WINDOWS)
    digits = [numbers >> 3 * place & 7 for place in range(5)]
    mirrored = sum(digits[4 - place] << 3 * place for place in range(5))
    inner, rennin = (digits[1] | digits[2] << 3 | digits[3] << 6), (digits[3] | digits[2] << 3 | digits[1] << 6)
    return np.minimum(numbers, mirrored), np.minimum(inner, rennin)


KIN, INNER = _kin()
SPOTS = len(HEXES)


@compiled
def forward(board: Ints, windows: Floats, others: Floats, room: Ints, felt: Floats, inputs: Floats) -> float:
    """The logarithm of the odds; `felt` keeps what each hex felt, `inputs` what each zone did, then the hidden ones."""
    lay_lines(board[0], board[1], board[2], board[3], room)
    inputs[:] = NONE
    for at in range(SPOTS):
        one, two, three = window(room, at, 0), window(room, at, 1), window(room, at, 2)
        for trait in range(TRAITS):
            lane = windows[one, trait] + windows[two, trait] + windows[three, trait]
            lane += others[ORBITS[at] * TRAITS + trait]
            felt[at, trait] = lane
            if lane > NONE:
                inputs[ZONE[at] * TRAITS + trait] += lane * GENTLY
    logit = others[_SUM + INPUTS]
    for number in range(INPUTS):
        logit += inputs[number] * others[_SUM + number]
    for unit in range(HIDDEN):
        at = _HIDDEN + unit * (INPUTS + 2)
        total = others[at + INPUTS]
        for number in range(INPUTS):
            total += inputs[number] * others[at + number]
        inputs[INPUTS + unit] = total
        if total > NONE:
            logit += total * others[at + INPUTS + 1]
    return float(logit)


@compiled
def backward(
    error: float,
    windows: Floats,
    others: Floats,
    room: Ints,
    felt: Floats,
    inputs: Floats,
    blame: Floats,
    window_slopes: Floats,
    other_slopes: Floats,
) -> None:
    """Add one position's slopes."""
    wrong = np.float32(error)
    other_slopes[_SUM + INPUTS] += wrong
    for number in range(INPUTS):
        other_slopes[_SUM + number] += wrong * inputs[number]
        blame[number] = wrong * others[_SUM + number]
    for unit in range(HIDDEN):
        total = inputs[INPUTS + unit]
        if total > NONE:
            at = _HIDDEN + unit * (INPUTS + 2)
            other_slopes[at + INPUTS + 1] += wrong * total
            part = wrong * others[at + INPUTS + 1]
            other_slopes[at + INPUTS] += part
            for number in range(INPUTS):
                other_slopes[at + number] += part * inputs[number]
                blame[number] += part * others[at + number]
    for at in range(SPOTS):
        one, two, three = window(room, at, 0), window(room, at, 1), window(room, at, 2)
        for trait in range(TRAITS):
            if felt[at, trait] > NONE:
                part = blame[ZONE[at] * TRAITS + trait] * GENTLY
                window_slopes[one, trait] += part
                window_slopes[two, trait] += part
                window_slopes[three, trait] += part
                other_slopes[ORBITS[at] * TRAITS + trait] += part


@compiled
def batch(
    boards: Ints,
    targets: Floats,
    chosen: Ints,
    windows: Floats,
    others: Floats,
    window_slopes: Floats,
    other_slopes: Floats,
    teach: bool,
    logits: Floats,
) -> float:
    """The mean loss over the chosen positions and, when it teaches, the slopes; the logits are kept."""
    room = np.zeros(ROOM, dtype=np.int64)
    felt = np.zeros((SPOTS, TRAITS), dtype=np.float32)
    inputs = np.zeros(INPUTS + HIDDEN, dtype=np.float32)
    blame = np.zeros(INPUTS, dtype=np.float32)
    loss = 0.0
    for number in range(chosen.shape[0]):
        index = chosen[number]
        logit = forward(boards[index], windows, others, room, felt, inputs)
        logits[number] = logit
        loss += max(logit, 0.0) + np.log1p(np.exp(-abs(logit))) - targets[index] * logit
        if teach:
            error = (1.0 / (1.0 + np.exp(-logit)) - targets[index]) / chosen.shape[0]
            backward(error, windows, others, room, felt, inputs, blame, window_slopes, other_slopes)
    return float(loss / chosen.shape[0])


@compiled
def adam(values: Floats, slopes: Floats, mean: Floats, square: Floats, rate: float, decay: float, turn: int) -> None:
    """One step of Adam over flat arrays; the slopes are spent."""
    first, second = 1.0 - 0.9**turn, 1.0 - 0.999**turn
    for number in range(values.shape[0]):
        slope = slopes[number] + decay * values[number]
        slopes[number] = NONE
        mean[number] += np.float32(0.1) * (slope - mean[number])
        square[number] += np.float32(0.001) * (slope * slope - square[number])
        values[number] -= rate * (mean[number] / first) / (np.sqrt(square[number] / second) + 1e-8)


class Fit:
    """A network being trained. A window's traits are its own and those of its inner three hexes, added up."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)

        def drawn(spread: float, *shape: int) -> Floats:
            return (spread * chance.standard_normal(shape)).astype(np.float32)

        self.outer, self.inner = np.zeros((WINDOWS, TRAITS), dtype=np.float32), drawn(0.1, 512, TRAITS)
        hidden = np.zeros((HIDDEN, INPUTS + 2), dtype=np.float32)
        hidden[:, :INPUTS] = drawn(0.3 / INPUTS**0.5, HIDDEN, INPUTS)
        hidden[:, INPUTS + 1] = drawn(HIDDEN**-0.5, HIDDEN)
        places = drawn(0.1, PLACES * TRAITS) + np.float32(0.1)
        self.others = np.concatenate([places, hidden.reshape(-1), np.zeros(INPUTS + 1, dtype=np.float32)])
        self.slopes = np.zeros((WINDOWS, TRAITS), dtype=np.float32)
        self.other_slopes = np.zeros(OTHERS, dtype=np.float32)
        self.memory = [
            (np.zeros(size, dtype=np.float32), np.zeros(size, dtype=np.float32))
            for size in (self.outer.size, self.inner.size, OTHERS)
        ]
        self.turn = 0

    @property
    def windows(self) -> Floats:
        found: Floats = (self.outer + self.inner[INNER])[KIN]
        return found

    def learn(self, boards: Ints, targets: Floats, chosen: Ints, rate: float) -> float:
        logits = np.zeros(len(chosen), dtype=np.float32)
        loss = batch(
            boards, targets, chosen, self.windows, self.others, self.slopes, self.other_slopes, True, logits
        )  # fmt: skip
        self.turn += 1
        folded = fold(self.slopes, KIN, WINDOWS)
        inner = fold(folded, INNER, 512)
        for values, slopes, decay, memory in zip(
            (self.outer, self.inner, self.others),
            (folded, inner, self.other_slopes),
            (DECAY, 0.0, 0.0),
            self.memory,
            strict=True,
        ):
            adam(values.reshape(-1), slopes.reshape(-1), *memory, rate, decay, self.turn)
        self.slopes[:] = 0
        return loss

    def logits(self, boards: Ints, chosen: Ints) -> Floats:
        found = np.zeros(len(chosen), dtype=np.float32)
        nothing = np.zeros(len(boards), dtype=np.float32)
        batch(boards, nothing, chosen, self.windows, self.others, self.slopes, self.other_slopes, False, found)
        return found

    def save(self, path: Path) -> None:
        """Whole numbers, as `network_of` takes them."""
        gently = float(GENTLY) * 100 * (1 << FINE) / SCALE
        hidden = self.others[_HIDDEN:_SUM].reshape(HIDDEN, INPUTS + 2).T.astype(np.float64)
        hidden[:INPUTS] *= gently
        hidden[INPUTS] *= 100 << FINE
        hidden[INPUTS + 1] *= 1 << FINE
        summed = self.others[_SUM:].astype(np.float64)
        summed[:INPUTS] *= gently
        summed[INPUTS] *= 100 << FINE
        places = self.others[:_HIDDEN].reshape(PLACES, TRAITS)
        np.savez_compressed(
            path,
            windows=np.round(self.windows * SCALE).astype(np.int16),
            places=np.round(places * SCALE).astype(np.int16),
            hidden=np.round(hidden).astype(np.int32),
            summed=np.round(summed).astype(np.int32),
        )


@compiled
def fold(slopes: Floats, to: Ints, size: int) -> Floats:
    """Add up the slopes of all that share their numbers."""
    folded = np.zeros((size, TRAITS), dtype=np.float32)
    for number in range(slopes.shape[0]):
        for trait in range(TRAITS):
            folded[to[number], trait] += slopes[number, trait]
    return folded


def loss_of(logits: npt.NDArray[np.float64], targets: npt.NDArray[np.float64]) -> float:
    return float(np.mean(np.logaddexp(0, logits) - targets * logits))


@compiled
def count_all(boards: Ints, counts: Ints) -> None:
    for number in range(boards.shape[0]):
        features(boards[number, 0], boards[number, 1], boards[number, 2], boards[number, 3], counts[number])


def fit(chosen: argparse.Namespace) -> None:
    parts = [np.load(path) for path in chosen.positions]
    boards, value, kind, won, game = (
        np.concatenate([part[name] for part in parts]) for name in ("sets", "value", "kind", "won", "game")
    )
    began = time.process_time()
    winner = 0.5 + won / 200
    thought = 1 / (1 + np.exp(-np.clip(value, -1500, 1500) / 100))
    trust = np.where(kind >= 2, 1.0, TRUST)
    exact = trust * thought + (1 - trust) * winner
    targets = exact.astype(np.float32)
    held = np.flatnonzero(game % 20 == 0)
    games, taught = kind[held] < 2, np.flatnonzero(game % 20 != 0)
    print(f"{len(boards)} positions, {len(held)} of them held out", flush=True)

    def told(name: str, logits: npt.NDArray[np.float64]) -> None:
        of_winner = loss_of(logits[games], winner[held][games])
        print(f"{name}: loss held out {loss_of(logits, exact[held]):.4f}, of the winner {of_winner:.4f}", flush=True)

    counts = np.zeros((len(held), FEATURES), dtype=np.int64)
    count_all(boards[held], counts)
    told("WEIGHTS", counts @ WEIGHTS / 100.0)
    fitting, chance = Fit(chosen.seed), np.random.default_rng(chosen.seed)
    steps = chosen.epochs * (len(taught) // BATCH)
    turn = 0
    for epoch in range(chosen.epochs):
        order, losses = chance.permutation(taught), []
        for start in range(0, len(order) - BATCH + 1, BATCH):
            done = turn / steps
            rate = RATE * (done / 0.15 if done < 0.15 else (1 + np.cos(np.pi * (done - 0.15) / 0.85)) / 2)
            losses.append(fitting.learn(boards, targets, order[start : start + BATCH], rate + 1e-6))
            turn += 1
        told(
            f"round {epoch + 1}, {time.process_time() - began:.0f} s of CPU: loss {np.mean(losses):.4f}",
            fitting.logits(boards, held).astype(np.float64),
        )
    fitting.save(chosen.out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("out", type=Path)
    playing.add_argument("--games", type=int, default=20_000)
    playing.add_argument("--nodes", type=int, default=2_500)
    playing.add_argument("--noise", type=int, default=6)
    playing.add_argument("--seed", type=int, default=1)
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
