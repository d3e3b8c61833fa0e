"""Every game in PettingZoo: its own tests pass, and what a seat is shown neither leaks nor collides."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from parlour.adapters.rendering import PIXELS
from parlour.adapters.seats import ViewTable, encoded, proposed, seated
from parlour.adapters.zoo import Env, SimultaneousEnv
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import BadOption

CYCLES = {"duel-of-law": 15, "duality": 40, "duos": 60}
SETTINGS: list[tuple[str, dict[str, str | int]]] = [
    *((name, {}) for name in GAMES),
    ("dualite", {"size": 5, "opening": "one"}),
    ("dualite", {"players": 4}),
    ("duos", {"players": 2}),
]


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
@pytest.mark.slow
def test_it_passes_the_api_test_and_the_seed_test(name: str, options: dict[str, str | int]) -> None:
    cycles = CYCLES.get(name, 60)
    with warnings.catch_warnings():
        # PettingZoo knows by name which of its own games have dictionaries for observations.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of a seat that is not to move
        api_test(Env(name, **options), num_cycles=cycles)
    seed_test(lambda: Env(name, **options), num_cycles=cycles)


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
@pytest.mark.slow
def test_all_at_once_passes_the_parallel_test(name: str, options: dict[str, str | int]) -> None:
    parallel_api_test(SimultaneousEnv(name, **options), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_it_renders_as_text_and_as_a_picture(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in (Env, SimultaneousEnv):
        drawn: dict[str, Any] = {}
        for mode in ("human", "ansi", "rgb_array"):
            env = kind(name, render_mode=mode)
            env.reset(seed=1)
            drawn[mode] = env.render()
        assert drawn["human"] is None
        assert capsys.readouterr().out.rstrip("\n") == drawn["ansi"].rstrip("\n") != ""
        assert drawn["rgb_array"].shape == (*PIXELS, 3)
        assert drawn["rgb_array"].std() > 10
    assert Env(name).render() is None
    with pytest.raises(ValueError, match="render_mode"):
        Env(name, render_mode="video")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-game"):
        Env("nim")


@pytest.mark.slow
def test_one_who_is_too_late_is_told() -> None:
    """Two who hint at once: the rules hear one after the other, and the last word may not fit any more."""
    env = SimultaneousEnv("duos", players=2)
    late = 0
    for seed in range(6):
        observed, _ = env.reset(seed=seed)
        dice = np.random.default_rng(seed)
        while env.agents:
            actions = {agent: int(dice.choice(np.flatnonzero(observed[agent]["action_mask"]))) for agent in env.agents}
            observed, _, _, _, infos = env.step(actions)
            late += sum(info["late"] for info in infos.values())
    assert late > 0


@pytest.mark.parametrize("name", ["duality", "duel-of-law", "duos"])
@pytest.mark.slow
def test_a_game_without_tensors_is_shown_as_text_and_hides_what_it_must(name: str) -> None:
    """The secrecy law: whatever a seat cannot see may be dealt anew, and it is shown and offered the same."""
    game, checked = GAMES[name], 0
    for seed in range(2):
        table = ViewTable(game, game.options({}), seed)
        for ply in range(12):
            if not table.awaited():
                break
            for seat in range(table.count):
                view = table.sitting.view(seat)
                other = game.view(game.redeal(view, Chance(f"{seed} {ply} {seat}")), seat)
                assert encoded(other, ()) == encoded(view, ())
                if seat == table.awaited()[0]:
                    offers = [proposed(game, seen, Chance(ply), table.actions) for seen in (view, other)]
                    assert offers[0] == offers[1]
                checked += 1
            table.act(table.awaited()[0], ply % int(table.mask(table.awaited()[0]).sum()))
    assert checked > 20


def test_a_game_without_tensors_plays_to_its_end() -> None:
    game = replace(GAMES["dualite"], package="", NAME="bare")
    table = seated(game, 1, {})
    assert isinstance(table, ViewTable)
    while table.awaited():
        (seat,) = table.awaited()
        assert table.shown(seat)["observation"].any()
        table.act(seat, int(np.flatnonzero(table.mask(seat))[-1]))
    assert sorted(table.rewards()) == [-1, 1]


def test_the_winner_is_rewarded() -> None:
    env = Env("dualite")
    env.reset(seed=1)
    for move in ("a1+d1", "b1", "c1"):
        agent = env.agent_selection
        env.step(env.infos[agent]["moves"].index(move))
    assert env.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    assert all(env.terminations.values())


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = Env("duality")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not offered"):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
