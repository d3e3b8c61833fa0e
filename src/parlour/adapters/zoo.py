"""Every game as an environment of PettingZoo.

    from parlour.adapters.zoo import Env, SimultaneousEnv

    env = Env("duality")                  # AEC: one seat after the other
    env = SimultaneousEnv("duos")         # parallel: all seats at once

An observation is a dictionary: `observation`, `action_mask`, and in DuAlma `earlier`. `infos[agent]["moves"]` has each
action as it is written. Both take a `render_mode`: "human" prints the board, "ansi" returns it as text, "rgb_array" as
a picture.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from parlour.adapters.rendering import MODES, check_mode, rendered
from parlour.adapters.seats import AdapterTable, seated
from parlour.catalogue import GAMES
from parlour.game import IllegalMove, named_game


def _agent(seat: int) -> str:
    return f"seat_{seat}"


def _spaces(table: AdapterTable) -> tuple[spaces.Dict, spaces.Discrete]:
    parts: dict[str, spaces.Space[Any]] = {}
    for name, (shape, kind) in table.shapes.items():
        low, high = limits_of(kind)
        parts[name] = spaces.Box(low, high, shape, kind)  # type: ignore[arg-type, unused-ignore] # versions of Gymnasium differ
    parts["action_mask"] = spaces.Box(0, 1, (table.actions,), np.int8)
    return spaces.Dict(parts), spaces.Discrete(table.actions)


def limits_of(kind: type) -> tuple[float, float]:
    """Return the least and the largest number of an observation of this type."""
    if kind is np.float32:
        return -1.0, 1.0
    limits = np.iinfo(kind)
    return limits.min, limits.max


def _observed(table: AdapterTable, seat: int) -> dict[str, Any]:
    return {**table.shown(seat), "action_mask": table.mask(seat)}


class _Common:
    """What both kinds of environment have."""

    def __init__(self, game: str, *, render_mode: Any = None, **options: str | int) -> None:
        """The options are those of the game (`size=5`); the modes of rendering are "human", "ansi" and "rgb_array"."""
        self.game, self.options = named_game(GAMES, game), options
        self.render_mode = check_mode(render_mode)
        self.table = seated(self.game, 0, options)
        self.possible_agents = [_agent(seat) for seat in range(self.table.count)]
        made = {agent: _spaces(self.table) for agent in self.possible_agents}
        self.observation_spaces = {agent: both[0] for agent, both in made.items()}
        self.action_spaces = {agent: both[1] for agent, both in made.items()}
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """A new game: of this seed, or the next one of the seed before."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self.table = seated(self.game, getattr(self, "_seed", 0) * 1_000_003 + self._games, self.options)
        self._games += 1

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> Any:
        """Return the board as a bystander sees it, in the way of `render_mode`."""
        return rendered(self.game, self.table.view(None), self.render_mode)

    def close(self) -> None: ...


class Env(_Common, AECEnv):  # type: ignore[misc, unused-ignore] # PettingZoo ships no types
    """One seat after the other; where several may move at once, the first of them in order."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "name": "parlour_v0", "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return _observed(self.table, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is awaited must move")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act(self._seat(agent), int(action))
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Set the next agent; when the game is over, give each agent its reward."""
        awaited = self.table.awaited()
        if awaited:
            self.agent_selection = _agent(awaited[0])
        else:
            worth = self.table.rewards()
            self.rewards = {agent: worth[self._seat(agent)] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        for agent in self.agents:
            now = agent == self.agent_selection and awaited
            self.infos[agent] = {"moves": self.table.offered(self._seat(agent)) if now else ()}


class SimultaneousEnv(_Common, ParallelEnv):  # type: ignore[misc, unused-ignore] # PettingZoo ships no types
    """All seats choose at once: made for DUOS; in a game of turns all but one of them do nothing.

    A seat that is not awaited has action 0 alone, which does nothing. Of those who choose at once some may come too
    late: what they chose is then left out, and `infos[agent]["late"]` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "name": "parlour_v0"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        self.agents = list(self.possible_agents)
        return self._all_observed(), self._told({})

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        waiting = self.table.awaited()
        late = dict.fromkeys(self.agents, False)
        for seat in waiting:
            action = int(actions[_agent(seat)])
            if not self.table.mask(seat)[action]:
                raise ValueError(f"action {action} is not offered to seat {seat}")
        for seat in waiting:
            late[_agent(seat)] = not self._accepted(seat, int(actions[_agent(seat)]))
        observed, playing = self._all_observed(), list(self.agents)
        over = not self.table.awaited()
        worth = self.table.rewards() if over else (0.0,) * self.table.count
        rewards = {agent: worth[self._seat(agent)] for agent in playing}
        infos = self._told(late)
        if over:
            self.agents = []
        return observed, rewards, dict.fromkeys(playing, over), dict.fromkeys(playing, False), infos

    def _accepted(self, seat: int, action: int) -> bool:
        try:
            self.table.act(seat, action)
        except (IllegalMove, ValueError):  # what came before it has changed what is legal
            return False
        return True

    def _all_observed(self) -> dict[str, Any]:
        found = {agent: _observed(self.table, self._seat(agent)) for agent in self.agents}
        for seen in found.values():
            if not seen["action_mask"].any():
                seen["action_mask"][0] = 1
        return found

    def _told(self, late: dict[str, bool]) -> dict[str, Any]:
        return {
            agent: {"moves": self.table.offered(self._seat(agent)), "late": late.get(agent, False)}
            for agent in self.agents
        }
