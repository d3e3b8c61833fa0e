"""A game as an environment of Gymnasium for one learner, who plays against built-in players.

    import gymnasium
    import parlour.adapters.gym

    env = gymnasium.make("parlour/Duality-v0", opponent="1")

The learner has another seat in each game, or the one of `seat`. Its reward comes at the end: 1 for a win, -1 for a
loss, 0 for a draw; points where all are one side. `info["action_mask"]` says what is legal, and so does
`action_masks()`, as the learners of sb3-contrib ask. What is not legal loses the game, unless `illegal="random"` takes
a legal action instead.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from parlour.adapters.rendering import MODES, check_mode, rendered
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.decisions import dealt, is_learnable, refuse_unlearnable, tensors_of
from parlour.engines.tensors import Vector, size_of
from parlour.game import Seat, named_game
from parlour.players.levels import named

ILLEGAL = ("loses", "random")


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a game; built-in players have the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}  # type: ignore[misc, unused-ignore] # versions of Gymnasium differ

    def __init__(
        self,
        game: str,
        opponent: str | int = "random",
        seat: Seat | None = None,
        illegal: str = "loses",
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        """The opponent is a level or the name of a built-in player; the options are those of the game (`size=5`)."""
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.game = named_game(GAMES, game)
        self.options = self.game.options({name: str(value) for name, value in options.items()})
        self.opponent, self.fixed, self.illegal = named(self.game, str(opponent)), seat, illegal
        self.render_mode = check_mode(render_mode)
        tensors = tensors_of(self.game, self.options)
        self.parts = tensors.parts
        """What the numbers of an observation are, in order: `parlour.engines.tensors.split` parts them."""
        self.observation_space = spaces.Box(-1.0, 1.0, (size_of(tensors.parts),), np.float32)
        self.action_space = spaces.Discrete(tensors.actions)
        self.state = dealt(self.game, self.options, 0)
        self.seat = seat or 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.state = dealt(self.game, self.options, number)
        self.seat = number % self.state.seats if self.fixed is None else self.fixed
        self._chances = [Chance(f"{number} seat {seat}") for seat in range(self.state.seats)]
        self._let_others_play()
        if not self.state.awaited:  # it was over before the learner's first move: another one
            return self.reset()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        offered = self.state.offers(self.seat)
        if chosen not in offered:
            if self.illegal == "loses":
                return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
            chosen = int(self.np_random.choice(list(offered)))
        self.state.decide(self.seat, chosen)
        self._let_others_play()
        over = not self.state.awaited
        return self._seen(), self.state.returns[self.seat], over, False, self._info()

    def _let_others_play(self) -> None:
        while self.seat not in self.state.awaited and self.state.awaited:
            seat = self.state.awaited[0]
            self.state.play(seat, self.opponent.choose(self.state.view(seat), self._chances[seat]))
        # Where all choose at once, the others choose before the learner: it sees nothing of it.
        for seat in self.state.awaited:
            if seat != self.seat and not self.state.draft(self.seat):
                self.state.play(seat, self.opponent.choose(self.state.view(seat), self._chances[seat]))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal now."""
        return self.state.mask(self.seat).astype(np.bool_)

    def _seen(self) -> Vector:
        return self.state.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.state.mask(self.seat), "seat": self.seat}

    def render(self) -> Any:
        """Return the board as a bystander sees it, in the way of `render_mode`."""
        return rendered(self.game, self.game.view(self.state.position, None), self.render_mode)


def identifier(game: str) -> str:
    """Return the name under which Gymnasium knows a game: `parlour/DuelOfLaw-v0`."""
    return f"parlour/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register(*games: str) -> tuple[str, ...]:
    """Make games known to `gymnasium.make`, and say their names: these, or all that have tensors.

    Importing this module does it for all; a game that is added later, or from elsewhere, is named here. One without
    tensors is refused.
    """
    found = []
    for game in games:
        refuse_unlearnable(named_game(GAMES, game))
    for name in games or filter(lambda name: is_learnable(GAMES[name]), GAMES):
        if identifier(name) not in gymnasium.registry:
            gymnasium.register(identifier(name), entry_point="parlour.adapters.gym:SeatEnv", kwargs={"game": name})
        found.append(identifier(name))
    return tuple(found)


register()
