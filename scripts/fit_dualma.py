"""The training of DuAlma's network itself, with JAX and Optax: the development group `train`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import jax
import numpy as np
import optax

from scripts.checkpoints import write
from scripts.dualma_network import Array, Network, logits
from scripts.dualma_policy import Policy, Seen, likings

Trained = TypeVar("Trained", Network, Policy)
Loss = Callable[[Any, Any, Array], Array]
BATCH = 1024
RATE = 4e-3
GENTLE = RATE / 4
"""For a network that was trained before."""
WARM_UP = 0.15
"""The part of the steps in which the rate rises; then it falls along a cosine."""
DECAY = 2e-6
"""How strongly the numbers of single windows are drawn to zero."""


def optimiser(network: Trained, steps: int, rate: float) -> optax.GradientTransformation:
    rising = min(max(1, int(WARM_UP * steps)), steps - 1)
    rates = optax.warmup_cosine_decay_schedule(1e-6, rate, rising, steps, 1e-6)
    decayed = type(network)(*(name == "outer" for name in network._fields))
    return optax.chain(optax.add_decayed_weights(DECAY, mask=decayed), optax.adam(rates))


def loss(network: Network, windows: Array, targets: Array) -> Array:
    """How surprised a network is by the targets, chances to win."""
    return optax.sigmoid_binary_cross_entropy(logits(network, windows), targets).mean()


def policy_loss(policy: Policy, seen: Seen, taken: Array) -> Array:
    """How surprised a policy is by what was chosen."""
    return optax.softmax_cross_entropy_with_integer_labels(likings(policy, seen), taken).mean()


judged = jax.jit(logits)


def some_of(seen: Array, which: Array) -> Array:
    """What was seen of these positions."""
    return jax.tree.map(lambda part: part[which], seen)


@partial(jax.jit, static_argnames=("loss", "steps", "rate"))
def _step(
    network: Trained, memory: Array, seen: Array, targets: Array, *, loss: Loss, steps: int, rate: float
) -> tuple[Trained, Array, Array]:
    surprise, slopes = jax.value_and_grad(loss)(network, seen, targets)
    changes, memory = optimiser(network, steps, rate).update(slopes, memory, network)
    return optax.apply_updates(network, changes), memory, surprise


def fitted(
    start: Trained,
    seen: Array,
    targets: Array,
    epochs: int,
    seed: int,
    *,
    loss: Loss = loss,
    rate: float = RATE,
    checkpoint: Path | None = None,
    batch: int = BATCH,
) -> Iterator[tuple[Trained, float]]:
    """The network or policy after each time through all positions, and its mean loss on the way.

    What stands in the checkpoint is gone on with: the times that are done already are left out, and the rest is as if
    it had never been interrupted.
    """
    network = jax.tree.map(jax.numpy.asarray, start)
    batch = min(batch, len(targets))
    steps = epochs * (len(targets) // batch)
    memory = optimiser(network, steps, rate).init(network)
    done = 0
    shape = jax.tree.structure((network, memory))
    if checkpoint and checkpoint.exists():
        with np.load(checkpoint) as kept:
            done = int(kept["done"])
            leaves = [jax.numpy.asarray(kept[f"leaf{number}"]) for number in range(shape.num_leaves)]
        network, memory = jax.tree.unflatten(shape, leaves)
    for epoch in range(done, epochs):
        order, losses = np.random.default_rng((seed, epoch)).permutation(len(targets)), []
        for first in range(0, len(order) - batch + 1, batch):
            chosen = order[first : first + batch]
            some = some_of(seen, chosen)
            network, memory, surprise = _step(
                network, memory, some, targets[chosen], loss=loss, steps=steps, rate=rate
            )  # fmt: skip
            losses.append(surprise)
        if checkpoint:
            leaves = jax.tree.leaves((network, memory))
            write(checkpoint, done=epoch + 1, **{f"leaf{number}": leaf for number, leaf in enumerate(leaves)})
        yield network, float(np.mean(losses))
    if done >= epochs:
        yield network, float("nan")
