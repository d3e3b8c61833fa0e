"""The games as Python games of OpenSpiel.

    from parlour.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("python_parlour_duality", {"rows": 5})

The parameters of a game are its options. Games of cards have three more: the first node is a chance node with `deals`
outcomes, each the deal of another seed from `first_deal` on; and with a `horizon` a game is drawn after that many
decisions, which makes a small game of a large one. OpenSpiel's algorithms in Python run on them; those in C++ may not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from parlour.batch import EnginePosition, can_batch
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.decisions import DIGEST, DecisionState, dealt, digest_of, is_learnable, refuse_unlearnable, tensors_of
from parlour.engines.tensors import size_of, split
from parlour.game import Choice, Game, Number, Option, Written, named_game

DEALS = 1000
"""Deals among which the chance node chooses, if nothing else is said."""


_LIKE_A_NUMBER = re.compile(r"[-+.0-9]+")
"""Texts that OpenSpiel takes for numbers when it reads `str(game)`: they are written with a v before them."""


def _options(name: str) -> dict[str, str | int]:
    """Return the game's options with their defaults: whole numbers where all values are."""
    return {
        option.name: int(option.default) if _is_number(option) else _spelled(option.default)
        for option in GAMES[name].OPTIONS
    }


def _is_number(option: Option) -> bool:
    return isinstance(option, Number) or (isinstance(option, Choice) and all(map(str.isdigit, option.values)))


def _spelled(text: str) -> str:
    return f"v{text}" if _LIKE_A_NUMBER.fullmatch(text) else text


def _plain(option: Option, text: str) -> str:
    """Return the value of an option as the game knows it. Free text has + for commas, which part parameters."""
    if isinstance(option, Written):
        return text.replace("+", ",")
    return text[1:] if text.startswith("v") and _LIKE_A_NUMBER.fullmatch(text[1:]) else text


def _parameters(name: str) -> dict[str, str | int]:
    return _options(name) | ({} if can_batch(GAMES[name]) else {"deals": DEALS, "first_deal": 0, "horizon": 0})


def _texts(name: str, given: Mapping[str, Any]) -> dict[str, str]:
    """Return the options among these parameters, as the game reads them."""
    defaults = _options(name)
    return {
        option.name: _plain(option, str(given.get(option.name, defaults[option.name])))
        for option in GAMES[name].OPTIONS
    }


def _kind(name: str, sides: int = 0) -> pyspiel.GameType:
    """Return the type of a game with this many sides, or of all games of this name."""
    game, kinds = GAMES[name], pyspiel.GameType
    deals = not can_batch(game)
    counts = _counts(name) if deals else (2,)
    if not sides:
        sides = 2 if len(counts) == 1 else 3
    utilities = {1: kinds.Utility.IDENTICAL, 2: kinds.Utility.ZERO_SUM}
    return kinds(
        short_name=f"python_parlour_{name.replace('-', '_')}",
        long_name=f"Parlour: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if deals else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION if game.is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=utilities.get(sides, kinds.Utility.GENERAL_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _counts(name: str) -> tuple[int, ...]:
    """Return how many can play."""
    found = next((option for option in GAMES[name].OPTIONS if option.name == "players"), None)
    if found is None:
        return (2,)
    return tuple(map(int, getattr(found, "values", ()))) or tuple(range(found.low, found.high + 1))  # type: ignore[union-attr]


def _loaded(text: str) -> Any:
    """Return the game of this text, in a process that may not know our games yet."""
    register()
    return pyspiel.load_game(text)


def _replayed(text: str, history: list[int]) -> Any:
    """Return the state of the game of this text after these actions."""
    state = _loaded(text).new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


class _BoardGame(pyspiel.Game):  # type: ignore[misc, unused-ignore] # OpenSpiel ships no types
    """A board game on its compiled engine; each has a class of its own, with its name."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        texts = _texts(self.name, given)
        self.options = texts
        self.start = EnginePosition(self.name, **texts)
        """Copied by every new state: OpenSpiel makes one for each clone."""
        game = GAMES[self.name]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.start.texts),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest(game.options(texts)),
        )
        super().__init__(_kind(self.name), info, given)

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> _BoardState:
        return _BoardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _BoardObserver:
        return _BoardObserver(self, iig_obs_type)


class _BoardState(pyspiel.State):  # type: ignore[misc, unused-ignore] # OpenSpiel ships no types
    def __init__(self, game: _BoardGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return _replayed, (str(self.get_game()), self.history())

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


def _wants(iig_obs_type: Any) -> tuple[bool, bool, bool]:
    """Return whether the past, what is public and what is private is wanted. Without a type: what a seat sees."""
    if iig_obs_type is None:
        return False, True, True
    private = iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
    return iig_obs_type.perfect_recall, iig_obs_type.public_info, private


class _BoardObserver:
    """The planes of `parlour.batch`, seen by the side to move, and the keys of earlier boards as text."""

    def __init__(self, game: _BoardGame, iig_obs_type: Any) -> None:
        self._recall, self._public, _ = _wants(iig_obs_type)
        shape = game.start.observation.shape
        size = int(np.prod(shape))
        self.tensor = np.zeros(size + (DIGEST if self._recall else 0), np.float32)
        self.dict = {"planes": self.tensor[:size].reshape(shape)}
        if self._recall:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: _BoardState, player: int) -> None:
        self.tensor[:] = 0
        if self._public:
            self.dict["planes"][:] = state.position.observation
        if self._recall:
            self.dict["past"][:] = digest_of(self._past(state, player))

    def string_from(self, state: _BoardState, player: int) -> str:
        position = state.position
        if not self._public:
            return ""
        if self._recall:
            return self._past(state, player)
        keys = " ".join(f"{key & (1 << 64) - 1:x}" for key in position.earlier.tolist() if key)
        return f"{position.to_move} {position.observation.tobytes().hex()} {keys}"

    def _past(self, state: _BoardState, player: int) -> str:
        return f"seat {player} {' '.join(map(str, state.history()))}"


@dataclass(frozen=True, slots=True)
class _Deals:
    """What the states of a game share."""

    game: Game
    options: Any
    count: int
    first: int
    horizon: int
    seats: int

    def __deepcopy__(self, memo: object) -> _Deals:
        """OpenSpiel copies what a state holds for each clone; this never changes."""
        return self

    def dealt(self, number: int) -> DecisionState:
        return dealt(self.game, self.options, self.first + number, remember=True)


class _CardGame(pyspiel.Game):  # type: ignore[misc, unused-ignore] # OpenSpiel ships no types
    """A game with a deal, played by decisions (`parlour.decisions`); each has a class of its own, with its name."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = GAMES[self.name]
        options = game.options(_texts(self.name, given))
        count, first, horizon = (
            int(given.get(name, default)) for name, default in (("deals", DEALS), ("first_deal", 0), ("horizon", 0))
        )
        self.deals = _Deals(game, options, count, first, horizon, game.seats(options))
        self.tensors = tensors_of(game, options)
        sides = len(game.sides(options))
        longest = horizon or game.longest(options) * self.tensors.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tensors.actions,
            max_chance_outcomes=count,
            num_players=self.deals.seats,
            min_utility=-1.0 if sides > 1 else 0.0,
            max_utility=1.0 if sides > 1 else float(game.longest(options)),
            utility_sum=0.0 if sides == 2 else None,
            max_game_length=longest,
        )
        super().__init__(_kind(self.name, sides), info, given)

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> _CardState:
        return _CardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _CardObserver:
        return _CardObserver(self, iig_obs_type)


class _CardState(pyspiel.State):  # type: ignore[misc, unused-ignore] # OpenSpiel ships no types
    def __init__(self, game: _CardGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.decisions: DecisionState | None = None
        """None until the cards are dealt."""
        self.made = 0
        self.redealt = False

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Its past makes a state again, unless what a seat does not see was dealt anew on the way."""
        if self.redealt:
            return super().__reduce_ex__(protocol)
        return _replayed, (str(self.get_game()), self.history())

    def current_player(self) -> int:
        if self.decisions is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.decisions.awaited[0]

    def is_terminal(self) -> bool:
        if self.decisions is None:
            return False
        return not self.decisions.awaited or 0 < self.deals.horizon <= self.made

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.deals.count
        return [(deal, 1 / count) for deal in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.decisions is None:
            return list(range(self.deals.count))
        return sorted(self.decisions.offers(player))

    def _apply_action(self, action: int) -> None:
        if self.decisions is None:
            self.decisions = self.deals.dealt(action)
        else:
            self.decisions.decide(self.decisions.awaited[0], action)
            self.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.decisions is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.deals.first + action}"
        return self.decisions.offers(player).get(action, str(action))

    def returns(self) -> list[float]:
        return [0.0] * self.deals.seats if self.decisions is None else list(self.decisions.returns)

    def __str__(self) -> str:
        """Return the whole truth: every decision, and the position with all that is hidden."""
        if self.decisions is None:
            return "before the deal"
        history = " ".join(map(str, self.history()))
        return f"{history} {self.decisions.position!r}" if self.redealt else history

    def resample_from_infostate(self, player: int, sampler: Any) -> _CardState:
        """Return a state that this player cannot tell from this one: for IS-MCTS."""
        assert self.decisions is not None
        number = sampler() if callable(sampler) else np.random.default_rng().random()
        other: _CardState = self.clone()
        other.decisions = self.decisions.redealt(player, Chance(f"resampled {number!r}"))
        other.redealt = True
        return other


class _CardObserver:
    """What a seat sees, as `parlour.decisions` gives it; as an information state the digest of its past besides."""

    def __init__(self, game: _CardGame, iig_obs_type: Any) -> None:
        self._recall, self._public, self._private = _wants(iig_obs_type)
        self._parts = game.tensors.parts
        size = size_of(self._parts)
        self.tensor = np.zeros(size + (DIGEST if self._recall else 0), np.float32)
        self.dict = split(self._parts, self.tensor[:size])
        if self._recall:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: _CardState, player: int) -> None:
        self.tensor[:] = 0
        if state.decisions is None or not self._private:
            return
        self.tensor[: size_of(self._parts)] = state.decisions.observation(player)
        if self._recall:
            self.dict["past"][:] = digest_of(state.decisions.information_state(player))

    def string_from(self, state: _CardState, player: int) -> str:
        decisions = state.decisions
        if decisions is None:
            return ""
        if not self._private:
            return repr(decisions.game.view(decisions.position, None))
        if self._recall:
            return decisions.information_state(player)
        return decisions.told(player) if self._public else decisions.tensors.private(decisions.view(player))


def register(*games: str) -> tuple[str, ...]:
    """Make games known to `pyspiel.load_game`, and say their names: these, or all that have tensors.

    A game without tensors is refused when it is named.
    """
    names = []
    for game_name in games:
        if not can_batch(named_game(GAMES, game_name)):
            refuse_unlearnable(GAMES[game_name])
    for name in games or GAMES:
        game = GAMES[name]
        base = _BoardGame if can_batch(game) else _CardGame if is_learnable(game) else None
        if base is None:
            continue
        kind = _kind(name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (base,), {"name": name}))
        names.append(kind.short_name)
    return tuple(names)
