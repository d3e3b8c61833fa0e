"""Learn Dualité by self-play on the batch interface: python examples/learn.py --seconds 60 --out learned.npz

A small network (one hidden layer, NumPy alone) plays 512 games at once against itself; after every 32 steps the moves
of the winner become likelier and those of the loser less so (REINFORCE with Adam). Then it meets `random`. What it
has learnt plays matches too: parlour match dualite --players ./examples/learned.py:Bot,greedy
"""

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # on a busy machine two threads wait for each other

import numpy as np

import parlour

GAMES, STEPS, HIDDEN, RATE = 512, 32, 96, 5e-3
FADING = 0.8
"""What a move counts of the one after it: the last ones decide most."""


def probabilities(net: list[Any], seen: Any, masks: Any) -> tuple[Any, Any]:
    """Of each action, and what the hidden layer says."""
    hidden = np.maximum(seen @ net[0] + net[1], 0)
    logits = np.where(masks, hidden @ net[2] + net[3], -1e9)
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True), hidden


def pictures(batch: Any) -> Any:
    return batch.observations.reshape(len(batch), -1).astype(np.float32)


def improve(net: list[Any], batch: Any, dice: Any) -> list[Any]:
    """Play some steps; how each number of the network should change."""
    steps, returns = [], np.zeros((STEPS, GAMES), dtype=np.float32)
    for _ in range(STEPS):
        seen, masks, movers = pictures(batch), batch.masks.copy(), batch.to_move.copy()
        likely, hidden = probabilities(net, seen, masks)
        actions = (likely.cumsum(axis=1) > dice.random((GAMES, 1))).argmax(axis=1)
        actions = np.where(masks[np.arange(GAMES), actions], actions, likely.argmax(axis=1))
        rewards, ended = batch.step(actions)
        steps.append((seen, likely, hidden, actions, movers, rewards.copy(), ended.copy()))
    worth = np.zeros((GAMES, 2), dtype=np.float32)  # of a game that goes on nothing is known
    for step in reversed(range(STEPS)):
        _, _, _, _, movers, rewards, ended = steps[step]
        worth = np.where(ended[:, None], rewards, FADING * worth)
        returns[step] = worth[np.arange(GAMES), movers]
    changes = [np.zeros_like(part) for part in net]
    for (seen, likely, hidden, actions, *_), worths in zip(steps, returns, strict=True):
        wanted = -likely * worths[:, None]
        wanted[np.arange(GAMES), actions] += worths
        back = (wanted @ net[2].T) * (hidden > 0)
        for change, more in zip(changes, (seen.T @ back, back.sum(0), hidden.T @ wanted, wanted.sum(0)), strict=True):
            change += more / (STEPS * GAMES)
    return changes


def score(net: list[Any], games: int, seed: int) -> float:
    """Its share of wins against random play, from either side."""
    batch = parlour.game("dualite").batch(games, seed)
    own, won, finished = np.arange(games) % 2, 0, np.zeros(games, dtype=bool)
    while not finished.all():
        best = probabilities(net, pictures(batch), batch.masks)[0].argmax(axis=1)
        rewards, ended = batch.step(np.where(batch.to_move == own, best, batch.any_actions()))
        now = ended & ~finished
        won += int((rewards[np.arange(games), own][now] > 0).sum())
        finished |= ended
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    dice = np.random.default_rng(chosen.seed)
    batch = parlour.game("dualite").batch(GAMES, seed=chosen.seed)
    inputs = pictures(batch).shape[1]
    net = [dice.normal(0, 0.1, (inputs, HIDDEN)), np.zeros(HIDDEN), dice.normal(0, 0.1, (HIDDEN, batch.actions))]
    net = [part.astype(np.float32) for part in (*net, np.zeros(batch.actions))]
    slow, spread, rounds, until = [0.0] * 4, [0.0] * 4, 0, time.process_time() + chosen.seconds
    while time.process_time() < until:
        rounds += 1
        for place, change in enumerate(improve(net, batch, dice)):
            slow[place] = 0.9 * slow[place] + 0.1 * change
            spread[place] = 0.999 * spread[place] + 0.001 * change**2
            scale = np.sqrt(1 - 0.999**rounds) / (1 - 0.9**rounds)
            net[place] += RATE * scale * slow[place] / (np.sqrt(spread[place]) + 1e-8)
    print(f"{rounds * STEPS * GAMES:,} moves of self-play in {chosen.seconds:g} s of CPU")
    print(f"against random: {100 * score(net, 2000, chosen.seed):.1f} % of 2,000 games won")
    if chosen.out:
        np.savez(chosen.out, *net)


if __name__ == "__main__":
    main()
