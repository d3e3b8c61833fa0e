"""DuAlma's policy in plain formulas, for training: what `benchmarks/dualma_policy.py` computes in whole numbers."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks.dualma_policy import NOWHERE
from parlour.engines.compiled import Ints
from parlour.games.dualma.engine.kernels import ALL, CENTRE_BIT, WIDTH, list_steps
from parlour.games.dualma.engine.network import FINE, ORBITS, SCALE, TRAITS, WINDOWS
from scripts.checkpoints import write
from scripts.dualma_network import INNER, INNER_WINDOWS, KIN, PLACES, Array, windows_of

CHOICES = 128
"""Positions with more choices are left out."""


class Policy(NamedTuple):
    """The numbers that training finds; the first two rows are of leaving and of reaching."""

    outer: Array
    inner: Array
    places: Array
    weights: Array


class Seen(NamedTuple):
    """All that a policy sees of some positions: windows, and the choices as hexes left and reached, filled up."""

    windows: Array
    left: Array
    reached: Array


def untrained(seed: int) -> Policy:
    chance = np.random.default_rng(seed)

    def drawn(*shape: int) -> npt.NDArray[np.float32]:
        return (0.1 * chance.standard_normal(shape)).astype(np.float32)

    return Policy(
        outer=np.zeros((2, WINDOWS, TRAITS), dtype=np.float32),
        inner=drawn(2, INNER_WINDOWS, TRAITS),
        places=drawn(2, PLACES, TRAITS) + np.float32(0.1),
        weights=np.array([1, -1] * (TRAITS // 2), dtype=np.float32),
    )


def choices_of(boards: Ints, moves: Ints, laid: Ints) -> tuple[Seen, Ints, Ints]:
    """What a policy sees of boards, which of the choices was taken, and which boards these are.

    Laid is 0 for a move, 1 for a disc of the placer's own colour, 2 for one of the other's.
    """
    left, reached = (np.full((len(boards), CHOICES), NOWHERE, dtype=np.uint8) for _ in range(2))
    taken = np.full(len(boards), -1)
    listed = np.zeros(WIDTH, dtype=np.int64)
    for number, (board, move, kind) in enumerate(zip(boards.tolist(), moves.tolist(), laid.tolist(), strict=True)):
        if kind:
            free = ALL & ~(board[0] | board[1] | CENTRE_BIT)
            ends = [at for at in range(NOWHERE) if free >> at & 1]
            (reached if kind == 1 else left)[number, : len(ends)] = ends
            taken[number] = ends.index(move >> 12)
            continue
        count = list_steps(board[0], board[1], board[2], board[3], listed)
        if 1 < count <= CHOICES:
            left[number, :count], reached[number, :count] = listed[:count] & 63, listed[:count] >> 12
            taken[number] = int(np.flatnonzero(listed[:count] == move)[0])
    whole = np.flatnonzero(taken >= 0)
    return Seen(windows_of(boards[whole]), left[whole], reached[whole]), taken[whole].astype(np.int32), whole


def traits(policy: Policy) -> Array:
    return (policy.outer + policy.inner[:, INNER])[:, KIN]


def likings(policy: Policy, seen: Seen) -> Array:
    """For each position the logits of its choices; what only fills up is never chosen."""
    felt = 0.0
    for table, hexes in enumerate((seen.left, seen.reached)):
        by_hex = traits(policy)[table][seen.windows].sum(axis=2) + policy.places[table][ORBITS]
        felt = felt + by_hex[np.arange(len(hexes))[:, None], hexes % NOWHERE] * (hexes != NOWHERE)[..., None]
    felt = felt * (felt > 0)
    return felt @ policy.weights - 1e9 * ((seen.left == NOWHERE) & (seen.reached == NOWHERE))


def save(policy: Policy, path: Path) -> None:
    """Whole numbers, as `read_policy` takes them."""
    write(
        path,
        windows=np.round(np.asarray(traits(policy)) * SCALE).astype(np.int16),
        places=np.round(np.asarray(policy.places) * SCALE).astype(np.int16),
        weights=np.round(np.asarray(policy.weights, dtype=np.float64) * 100 * (1 << FINE) / SCALE).astype(np.int32),
    )


def load(path: Path) -> Policy:
    """The numbers of a saved policy, to go on training from; rounded, as they were saved."""
    with np.load(path) as kept:
        windows, places, weights = (kept[name].astype(np.float32) for name in ("windows", "places", "weights"))
    inner = np.zeros((2, INNER_WINDOWS, TRAITS), dtype=np.float32)
    return Policy(windows / SCALE, inner, places / SCALE, weights * np.float32(SCALE / (100 << FINE)))
