"""The training of DuAlma's network itself, with JAX and Optax: the development group `train`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import jax
import numpy as np
import optax

from scripts.checkpoints import write
from scripts.dualma_network import Array, Floats, Network, logits, untrained

BATCH = 1024
RATE = 4e-3
WARM_UP = 0.15
"""The part of the steps in which the rate rises; then it falls along a cosine."""
DECAY = 2e-6
"""How strongly the numbers of single windows are drawn to zero."""


def optimiser(steps: int, rate: float) -> optax.GradientTransformation:
    rising = min(max(1, int(WARM_UP * steps)), steps - 1)
    rates = optax.warmup_cosine_decay_schedule(1e-6, rate, rising, steps, 1e-6)
    decayed = Network(*(name == "outer" for name in Network._fields))
    return optax.chain(optax.add_decayed_weights(DECAY, mask=decayed), optax.adam(rates))


def loss(network: Network, windows: Array, targets: Array) -> Array:
    """How surprised a network is by the targets, chances to win."""
    return optax.sigmoid_binary_cross_entropy(logits(network, windows), targets).mean()


judged = jax.jit(logits)


@partial(jax.jit, static_argnames=("steps", "rate"))
def _step(
    network: Network, memory: Array, windows: Array, targets: Array, *, steps: int, rate: float
) -> tuple[Network, Array, Array]:
    surprise, slopes = jax.value_and_grad(loss)(network, windows, targets)
    changes, memory = optimiser(steps, rate).update(slopes, memory, network)
    return optax.apply_updates(network, changes), memory, surprise


def fitted(
    windows: Array,
    targets: Floats,
    epochs: int,
    seed: int,
    *,
    start: Network | None = None,
    checkpoint: Path | None = None,
    batch: int = BATCH,
) -> Iterator[tuple[Network, float]]:
    """The network after each time through all positions, and its mean loss on the way.

    A network to start from is changed more gently than one drawn at random. What stands in the checkpoint is gone on
    with: the times that are done already are left out, and the rest is as if it had never been interrupted.
    """
    network = jax.tree.map(jax.numpy.asarray, start or untrained(seed))
    rate = RATE / 4 if start else RATE
    batch = min(batch, len(windows))
    steps = epochs * (len(windows) // batch)
    memory = optimiser(steps, rate).init(network)
    done = 0
    shape = jax.tree.structure((network, memory))
    if checkpoint and checkpoint.exists():
        with np.load(checkpoint) as kept:
            done = int(kept["done"])
            leaves = [jax.numpy.asarray(kept[f"leaf{number}"]) for number in range(shape.num_leaves)]
        network, memory = jax.tree.unflatten(shape, leaves)
    for epoch in range(done, epochs):
        order, losses = np.random.default_rng((seed, epoch)).permutation(len(windows)), []
        for first in range(0, len(order) - batch + 1, batch):
            chosen = order[first : first + batch]
            network, memory, surprise = _step(network, memory, windows[chosen], targets[chosen], steps=steps, rate=rate)
            losses.append(surprise)
        if checkpoint:
            leaves = jax.tree.leaves((network, memory))
            write(checkpoint, done=epoch + 1, **{f"leaf{number}": leaf for number, leaf in enumerate(leaves)})
        yield network, float(np.mean(losses))
    if done >= epochs:
        yield network, float("nan")
