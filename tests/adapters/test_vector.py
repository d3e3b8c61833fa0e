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


def test_games_that_end_show_their_last_position() -> None:
    """In Dualité the last move of a won game stands in the last observation, and not in the one after it."""
    env = BatchEnv("dualite", num_envs=16)
    _, infos = env.reset(seed=1)
    dice, ended = np.random.default_rng(1), 0
    for _ in range(40):
        before = env.batch.observations[:, :2].sum(axis=(1, 2))
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminations, _, infos = env.step(actions)
        assert ("final_obs" in infos) == terminations.any()
        for number in np.flatnonzero(terminations):
            last = infos["final_obs"][number]
            assert last[:2].sum() >= before[number] > observations[number, :2].sum()
            assert infos["final_info"]["rewards"][number, infos["final_info"]["mover"][number]] == rewards[number]
            ended += 1
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            assert (infos["_final_info"] == terminations).all()
    assert ended > 0
