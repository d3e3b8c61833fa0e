"""DuAlma's network in plain formulas, for training: what `games/dualma/engine/network.py` computes in whole numbers.

The formulas take NumPy's arrays or JAX's alike, so that what is trained and what is tested is one text.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import numba
import numpy as np
import numpy.typing as npt

from parlour.boards.hexes import HEXES
from parlour.engines.compiled import Ints
from parlour.games.dualma.engine.network import (
    AXES,
    FINE,
    HIDDEN,
    INPUTS,
    ORBITS,
    ROOM,
    SCALE,
    TRAITS,
    WINDOWS,
    ZONE,
    ZONES,
    lay_lines,
    window,
)
from scripts.checkpoints import write

Floats = npt.NDArray[np.float32]
Array = Any
"""Of NumPy or of JAX."""

PLACES = int(ORBITS.max()) + 1
INNER_WINDOWS = 8**3
GENTLY = 1 / 8
"""Inputs of the hidden layer are sums over many hexes; this brings them near 1."""


def _kin() -> tuple[Ints, Ints]:
    """For each window the one that stands for it and its mirror image, and likewise for its inner three hexes."""
    numbers = np.arange(WINDOWS)
    digits = [numbers >> 3 * place & 7 for place in range(5)]
    mirrored = sum(digits[4 - place] << 3 * place for place in range(5))
    inner, rennin = (digits[1] | digits[2] << 3 | digits[3] << 6), (digits[3] | digits[2] << 3 | digits[1] << 6)
    return np.minimum(numbers, mirrored), np.minimum(inner, rennin)


KIN, INNER = _kin()
_IN_ZONE = (ZONE[:, None] == np.arange(ZONES)).astype(np.float32)


class Network(NamedTuple):
    """The numbers that training finds. A window's traits are its own and those of its inner three hexes, added up."""

    outer: Array
    """A row of traits for each window."""
    inner: Array
    places: Array
    """A row of traits for each orbit of hexes."""
    hidden: Array
    """For each input its weights in the hidden units."""
    hidden_bias: Array
    from_hidden: Array
    """The weights of the hidden units in the sum."""
    from_inputs: Array
    bias: Array


def untrained(seed: int) -> Network:
    chance = np.random.default_rng(seed)

    def drawn(spread: float, *shape: int) -> Floats:
        return (spread * chance.standard_normal(shape)).astype(np.float32)

    return Network(
        outer=np.zeros((WINDOWS, TRAITS), dtype=np.float32),
        inner=drawn(0.1, INNER_WINDOWS, TRAITS),
        places=drawn(0.1, PLACES, TRAITS) + np.float32(0.1),
        hidden=drawn(0.3 / INPUTS**0.5, INPUTS, HIDDEN),
        hidden_bias=np.zeros(HIDDEN, dtype=np.float32),
        from_hidden=drawn(HIDDEN**-0.5, HIDDEN),
        from_inputs=np.zeros(INPUTS, dtype=np.float32),
        bias=np.float32(0),
    )


def windows_of(boards: Ints) -> npt.NDArray[np.uint16]:
    """The numbers of the windows around each hex of each board, one for each axis: all that the network sees."""
    found = np.zeros((len(boards), len(HEXES), AXES), dtype=np.uint16)
    _see(boards, found)
    return found


def _look(boards: Ints, found: npt.NDArray[np.uint16]) -> None:
    room = np.zeros(ROOM, dtype=np.int64)
    for number in range(boards.shape[0]):
        lay_lines(boards[number, 0], boards[number, 1], boards[number, 2], boards[number, 3], room)
        for at in range(found.shape[1]):
            for axis in range(AXES):
                found[number, at, axis] = window(room, at, axis)


_see = cast("Callable[[Ints, npt.NDArray[np.uint16]], None]", numba.njit(_look))
"""Not kept, as the kernels of the package are: kept code would look for this module by the name it first had."""


def traits(network: Network) -> Array:
    """A row for each window, the same for its mirror image."""
    return (network.outer + network.inner[INNER])[KIN]


def logits(network: Network, windows: Array) -> Array:
    """For each board, by its windows, the logarithm of the mover's odds to win."""
    felt = traits(network)[windows].sum(axis=2) + network.places[ORBITS]
    felt = felt * (felt > 0)
    by_zone = felt.transpose(0, 2, 1) @ _IN_ZONE
    inputs = by_zone.transpose(0, 2, 1).reshape(len(windows), INPUTS) * GENTLY
    units = inputs @ network.hidden + network.hidden_bias
    return inputs @ network.from_inputs + (units * (units > 0)) @ network.from_hidden + network.bias


def save(network: Network, path: Path) -> None:
    """Whole numbers, as `network_of` takes them."""
    gently = GENTLY * 100 * (1 << FINE) / SCALE
    hidden = np.vstack(
        [
            np.asarray(network.hidden, dtype=np.float64) * gently,
            np.asarray(network.hidden_bias, dtype=np.float64) * (100 << FINE),
            np.asarray(network.from_hidden, dtype=np.float64) * (1 << FINE),
        ]
    )
    summed = np.append(
        np.asarray(network.from_inputs, dtype=np.float64) * gently, float(network.bias) * (100 << FINE)
    )  # fmt: skip
    write(
        path,
        windows=np.round(np.asarray(traits(network)) * SCALE).astype(np.int16),
        places=np.round(np.asarray(network.places) * SCALE).astype(np.int16),
        hidden=np.round(hidden).astype(np.int32),
        summed=np.round(summed).astype(np.int32),
    )


def load(path: Path) -> Network:
    """The numbers of a saved network, to go on training from; rounded, as they were saved."""
    gently = GENTLY * 100 * (1 << FINE) / SCALE
    with np.load(path) as kept:
        windows, places, hidden, summed = (kept[name] for name in ("windows", "places", "hidden", "summed"))
    whole = Network(
        outer=windows / SCALE,
        inner=np.zeros((INNER_WINDOWS, TRAITS)),
        places=places / SCALE,
        hidden=hidden[:INPUTS] / gently,
        hidden_bias=hidden[INPUTS] / (100 << FINE),
        from_hidden=hidden[INPUTS + 1] / (1 << FINE),
        from_inputs=summed[:INPUTS] / gently,
        bias=summed[INPUTS] / (100 << FINE),
    )
    return Network(*(np.asarray(part, dtype=np.float32) for part in whole))
