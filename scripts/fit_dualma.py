"""The training of DuAlma's network itself, with JAX and Optax: the development group `train`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax
import numpy as np
import optax

from scripts.dualma_network import Array, Floats, Network, logits, untrained

BATCH = 1024
RATE = 4e-3
WARM_UP = 0.15
"""The part of the steps in which the rate rises; then it falls along a cosine."""
DECAY = 2e-6
"""How strongly the numbers of single windows are drawn to zero."""


def optimiser(steps: int) -> optax.GradientTransformation:
    rate = optax.warmup_cosine_decay_schedule(1e-6, RATE, max(1, int(WARM_UP * steps)), steps, 1e-6)
    decayed = Network(*(name == "outer" for name in Network._fields))
    return optax.chain(optax.add_decayed_weights(DECAY, mask=decayed), optax.adam(rate))


def loss(network: Network, windows: Array, targets: Array) -> Array:
    """How surprised a network is by the targets, chances to win."""
    return optax.sigmoid_binary_cross_entropy(logits(network, windows), targets).mean()


judged = jax.jit(logits)


@partial(jax.jit, static_argnames="steps")
def _step(
    network: Network, memory: Array, windows: Array, targets: Array, *, steps: int
) -> tuple[Network, Array, Array]:
    surprise, slopes = jax.value_and_grad(loss)(network, windows, targets)
    changes, memory = optimiser(steps).update(slopes, memory, network)
    return optax.apply_updates(network, changes), memory, surprise


def fitted(
    windows: Array, targets: Floats, epochs: int, seed: int, batch: int = BATCH
) -> Iterator[tuple[Network, float]]:
    """The network after each time through all positions, and its mean loss on the way."""
    network = jax.tree.map(jax.numpy.asarray, untrained(seed))
    chance = np.random.default_rng(seed)
    steps = epochs * (len(windows) // batch)
    memory = optimiser(steps).init(network)
    for _ in range(epochs):
        order, losses = chance.permutation(len(windows)), []
        for start in range(0, len(order) - batch + 1, batch):
            chosen = order[start : start + batch]
            network, memory, surprise = _step(network, memory, windows[chosen], targets[chosen], steps=steps)
            losses.append(surprise)
        yield network, float(np.mean(losses))
