"""The open board games as Python games of OpenSpiel.

    from parlour.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("python_parlour_dualite", {"size": 5})

Actions are numbered as in `parlour.batch`. OpenSpiel's algorithms in Python run on them; those in C++ may not.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from parlour.batch import EnginePosition, can_batch
from parlour.catalogue import GAMES


def _parameters(name: str) -> dict[str, str | int]:
    """Return the game's options with their defaults. What reads as a number is one: so OpenSpiel reads `str(game)`."""
    return {
        option.name: int(option.default) if option.default.isdigit() else option.default
        for option in GAMES[name].OPTIONS
    }


def _kind(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_parlour_{name}",
        long_name=f"Parlour: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


class _Game(pyspiel.Game):  # type: ignore[misc, unused-ignore] # OpenSpiel ships no types
    """One of our games; each has a class of its own, with its name."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.options: dict[str, str | int] = {
            key: given.get(key, default) for key, default in _parameters(self.name).items()
        }
        self.start = EnginePosition(self.name, **self.options)
        """Copied by every new state: OpenSpiel makes one for each clone."""
        longest = GAMES[self.name].longest(GAMES[self.name].options({k: str(v) for k, v in self.options.items()}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.start.texts),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(_kind(self.name), info, given)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self)


class _State(pyspiel.State):  # type: ignore[misc, unused-ignore] # OpenSpiel ships no types
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def current_player(self) -> int:
        return self.position.to_move if len(self.position.legal) else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = self.position.legal.tolist()
        return found

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.texts[action]

    def is_terminal(self) -> bool:
        return not len(self.position.legal)

    def returns(self) -> list[float]:
        result = float(self.position.result or 0)
        return [result, -result]

    def __str__(self) -> str:
        return " ".join(self.position.texts[action] for action in self.history())


class _Observer:
    """The planes of `parlour.batch`, seen by the side to move, and the keys of earlier boards as text."""

    def __init__(self, game: _Game) -> None:
        shape = game.start.observation.shape
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"planes": self.tensor.reshape(shape)}

    def set_from(self, state: _State, player: int) -> None:
        self.dict["planes"][:] = state.position.observation

    def string_from(self, state: _State, player: int) -> str:
        position = state.position
        keys = " ".join(f"{key & (1 << 64) - 1:x}" for key in position.earlier.tolist() if key)
        return f"{position.to_move} {position.observation.tobytes().hex()} {keys}"


def register() -> tuple[str, ...]:
    """Make the games that have an engine for batches known to `pyspiel.load_game`, and say their names."""
    names = []
    for name in filter(lambda name: can_batch(GAMES[name]), GAMES):
        kind = _kind(name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (_Game,), {"name": name}))
        names.append(kind.short_name)
    return tuple(names)
