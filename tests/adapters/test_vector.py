"""The batch in Gymnasium: the spaces hold what comes, rewards are the mover's, games go on."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.adapters.vector import BatchEnv


@pytest.mark.parametrize("name", ["dualite", "dualma"])
@pytest.mark.slow
def test_random_play(name: str) -> None:
    env = BatchEnv(name, num_envs=16)
    observations, infos = env.reset(seed=1)
    dice, ended = np.random.default_rng(1), 0
    for _ in range(80):
        assert env.observation_space.contains(observations)
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        assert env.action_space.contains(actions)
        movers = infos["to_move"].copy()
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (16,)
        assert not rewards[~terminations].any()
        assert (rewards == infos["rewards"][np.arange(16), movers]).all()
        ended += int(terminations.sum())
    assert ended > 0 or name == "dualma"
