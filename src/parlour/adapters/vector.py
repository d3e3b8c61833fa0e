"""The batch as a vector environment of Gymnasium: thousands of games at once, each step by the side to move.

    from parlour.adapters.vector import BatchEnv

    env = BatchEnv("dualite", num_envs=4096, size=5)
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(actions)

The reward is that of the player who moved. A game that ends begins anew in the same step: its last observation is in
`infos["final_obs"]`, and what was true of it in `infos["final_info"]`, where `infos["_final_obs"]` is true. `infos` has
the masks of legal actions (`action_mask`) and the side to move (`to_move`), and after a step the `rewards` of both
sides. The arrays are those of `parlour.batch`, overwritten by each step; `env.batch.earlier` tells which boards came up
before.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from parlour.batch import Batch


class BatchEnv(VectorEnv):  # type: ignore[misc, unused-ignore] # Gymnasium's types are not checked here
    """Many games of one kind."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc, unused-ignore] # versions of Gymnasium differ
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(self, game: str, num_envs: int = 1024, **options: str | int) -> None:
        self.batch = Batch(game, num_envs, 0, **options)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, self.batch.observations.shape[1:], np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset()
        return self.batch.observations, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        movers = self.batch.to_move.copy()
        rewards, ended = self.batch.step(actions)
        own = rewards[np.arange(self.num_envs), movers].astype(np.float64)
        infos = {**self._infos(), "rewards": rewards, **self._finals(movers, rewards, ended)}
        return self.batch.observations, own, ended, np.zeros_like(ended), infos

    def _finals(self, movers: Any, rewards: Any, ended: Any) -> dict[str, Any]:
        """Return what Gymnasium asks of games that end and begin anew in one step, if there are any."""
        if not ended.any():
            return {}
        last = np.empty(self.num_envs, dtype=object)
        for number in np.flatnonzero(ended):
            last[number] = self.batch.final_observations[number].copy()
        told = {"mover": movers, "rewards": rewards.copy()}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": {**told, **{f"_{name}": ended.copy() for name in told}},
            "_final_info": ended.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks, "to_move": self.batch.to_move}
