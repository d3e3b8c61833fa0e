"""Every game in Gymnasium: its own checks pass, one learner meets players of the house, and vectors keep their ends."""

from __future__ import annotations

from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from parlour.adapters.gym import SeatEnv, register

IDS = register()


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("illegal", ["loses", "random"])
@pytest.mark.slow
def test_it_passes_the_check_of_gymnasium(name: str, illegal: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name, illegal=illegal).unwrapped)


@pytest.mark.parametrize(("name", "opponent"), [*((name, "random") for name in IDS), ("parlour/Duality-v0", "1")])
@pytest.mark.slow
def test_a_game_is_played_to_its_end(name: str, opponent: str) -> None:
    """From both sides, with a reward at the end alone."""
    dice, seats = np.random.default_rng(1), set[int]()
    options: dict[str, Any] = {"limit": 20} if name == "parlour/Dualma-v0" else {}
    env = gymnasium.make(name, opponent=opponent, **options)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over, reward = False, cast(SupportsFloat, 0.0)
        while not over:
            assert reward == 0
            assert (env.unwrapped.action_masks() == info["action_mask"]).all()  # type: ignore[attr-defined] # ours
            _, reward, over, _, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    assert len(seats) > 1


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        env, seen = SeatEnv("duality", opponent="greedy"), []
        _, info = env.reset(seed=4)
        for _ in range(5):
            observation, *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            seen.append(observation.tobytes())
        games.append(seen)
    assert games[0] == games[1]


def test_what_is_not_legal_loses() -> None:
    env = SeatEnv("dualite", seat=1)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"], info["seat"]) == (-1.0, True, True, 1)
    with pytest.raises(ValueError, match="illegal"):
        SeatEnv("dualite", illegal="stays")


@pytest.mark.slow
def test_vectors_keep_what_was_seen_last() -> None:
    """The last observation of a game that has ended, with its mask, before the next one begins."""
    kwargs = {"autoreset_mode": AutoresetMode.SAME_STEP}
    env = gymnasium.make_vec("parlour/Dualite-v0", num_envs=4, vectorization_mode="sync", vector_kwargs=kwargs)
    dice, ended = np.random.default_rng(1), 0
    _, infos = env.reset(seed=1)
    for _ in range(30):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, rewards, over, _, infos = env.step(actions)
        for number in np.flatnonzero(over):
            assert infos["final_obs"][number].any()
            assert not infos["final_info"]["action_mask"][number].any()
            assert rewards[number] != 0
            ended += 1
    assert ended > 0
