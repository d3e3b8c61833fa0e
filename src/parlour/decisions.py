"""A game played by numbered decisions, as learners play it: what each seat sees as a vector, and what may come next.

    from parlour.decisions import begin

    state = begin("duality", seed=1)
    while state.awaited:
        seat = state.awaited[0]
        state.decide(seat, policy(state.observation(seat), state.mask(seat)))
    print(state.returns)

A move may take several decisions (`parlour.engines.tensors`); until it is complete, only its seat knows of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.engines.tensors import Draft, Part, Tensors, Vector, size_of, split, tensor_game
from parlour.game import BadOption, Game, Outcome, Seat, named_game

DIGEST = 64
"""Numbers at the end of an information state, which follow from all that the seat has seen."""


def is_learnable(game: Game) -> bool:
    """Return whether this game has tensors."""
    return tensor_game(game) is not None


def refuse_unlearnable(game: Game) -> None:
    """Refuse a game that has no tensors."""
    if not is_learnable(game):
        raise BadOption("learning-not-offered", game=game.NAME)


def tensors_of(game: Game, options: Any) -> Tensors:
    """Return the tensors of a game with these options; refused where it has none."""
    found = tensor_game(game)
    if found is None:
        raise BadOption("learning-not-offered", game=game.NAME)
    return found.tensors(options)


def begin(name: str, seed: int | str = 0, **options: str | int) -> DecisionState:
    """Return a game before its first decision. The same seed deals the same cards."""
    game = named_game(GAMES, name)
    return dealt(game, game.options({key: str(value) for key, value in options.items()}), seed)


def dealt(game: Game, options: Any, seed: int | str, *, remember: bool = False) -> DecisionState:
    """Return the same, for a game and options that have been read."""
    return DecisionState(
        game, options, game.setup(options, game.deal(options, Chance(f"{seed} deal"))), remember=remember
    )


class DecisionState:
    """A game in progress. `decide` changes it; `copy` is cheap, as nothing it holds ever changes."""

    __slots__ = ("_drafts", "_heard", "_offers", "_views", "game", "options", "position", "tensors")

    def __init__(self, game: Game, options: Any, position: Any, *, remember: bool = False) -> None:
        """With `remember` it keeps for each seat what it has seen and heard, for `information_state`."""
        self.game, self.options, self.position = game, options, position
        self.tensors = tensors_of(game, options)
        self._drafts: dict[Seat, Draft] = {}
        self._views: dict[Seat, Any] = {}
        self._offers: dict[Seat, Mapping[int, str]] = {}
        self._heard: tuple[tuple[str, ...], ...] | None = None
        if remember:
            self._heard = tuple((self.tensors.private(self.view(seat)),) for seat in range(self.seats))

    def copy(self) -> DecisionState:
        """Return the same state, to go on from separately."""
        other = object.__new__(DecisionState)
        other.game, other.options, other.position = self.game, self.options, self.position
        other.tensors, other._heard = self.tensors, self._heard
        other._drafts, other._views, other._offers = self._drafts.copy(), self._views.copy(), self._offers.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> DecisionState:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.options, self.position, self._drafts, self._heard)

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def actions(self) -> int:
        """How many different decisions there are."""
        return self.tensors.actions

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of an observation, in order."""
        return self.tensors.parts

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must decide, in order; none when the game is over."""
        return tuple(sorted(self.game.awaited(self.position)))

    def view(self, seat: Seat) -> Any:
        """Return what this seat may see."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.position, seat)
        return self._views[seat]

    def offers(self, seat: Seat) -> Mapping[int, str]:
        """Return the decisions that this seat may make now, each as it is written; none if it is not awaited."""
        if seat not in self._offers:
            awaited = seat in self.game.awaited(self.position)
            self._offers[seat] = self.tensors.offers(self.view(seat), self.draft(seat)) if awaited else {}
        return self._offers[seat]

    def draft(self, seat: Seat) -> Draft:
        """Return the decisions of this seat that do not make a move yet."""
        return self._drafts.get(seat, ())

    def mask(self, seat: Seat) -> npt.NDArray[np.int8]:
        """Return a 1 for each decision that this seat may make."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.offers(seat))] = 1
        return mask

    def observation(self, seat: Seat) -> Vector:
        """Return what this seat sees, as one vector."""
        vector = np.zeros(size_of(self.parts), np.float32)
        self.tensors.observe(self.view(seat), self.draft(seat), split(self.parts, vector))
        return vector

    def decide(self, seat: Seat, action: int) -> Any | None:
        """Make a decision; return the move if it is complete now. ValueError if the decision is not offered."""
        if action not in self.offers(seat):
            raise ValueError(f"decision {action} is not offered to seat {seat}")
        draft = (*self.draft(seat), action)
        move = self.tensors.move(self.view(seat), draft)
        if move is None:
            self._drafts[seat] = draft
            del self._offers[seat]
        else:
            self.play(seat, move)
        return move

    def play(self, seat: Seat, move: Any) -> None:
        """Make a whole move, as a built-in player gives it; IllegalMove if the rules refuse it."""
        before = self.position
        self.position = self.game.play(before, seat, move)
        self._views, self._offers = {}, {}
        self._drafts.pop(seat, None)
        if self._heard is not None:
            self._heard = tuple(self._longer(before, seat, move, listener) for listener in range(self.seats))

    def _longer(self, before: Any, mover: Seat, move: Any, listener: Seat) -> tuple[str, ...]:
        assert self._heard is not None
        told = self.game.announce(before, mover, move, listener)
        line = "" if told is None else f"{mover}:{told.text}"
        return (*self._heard[listener], f"{line}|{self.tensors.private(self.view(listener))}")

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    @property
    def returns(self) -> tuple[float, ...]:
        """By seat: 1 to winners, -1 to losers, 0 in a draw and while it goes on; points where all are one side."""
        outcome = self.outcome
        return (0.0,) * self.seats if outcome is None else returns_of(self.game, self.options, outcome)

    def information_state(self, seat: Seat) -> str:
        """Return all that this seat has seen and done, as text: two histories that it can tell apart differ here."""
        if self._heard is None:
            raise ValueError("this state does not remember what was seen: begin it with remember=True")
        return "\n".join((f"seat {seat}", *self._heard[seat], " ".join(map(str, self.draft(seat)))))

    def information_tensor(self, seat: Seat) -> Vector:
        """Return the observation, and after it `DIGEST` numbers that stand for the information state."""
        return np.concatenate((self.observation(seat), digest_of(self.information_state(seat))))

    def told(self, seat: Seat) -> str:
        """Return what this seat sees now and has decided of its move, as text."""
        return f"{self.view(seat)!r} {self.draft(seat)}"

    def redealt(self, seat: Seat, chance: Chance) -> DecisionState:
        """Return a state that this seat cannot tell from this one, with all that it does not see drawn at random."""
        other = DecisionState(self.game, self.options, self.game.redeal(self.view(seat), chance))
        if seat in self._drafts:
            other._drafts[seat] = self._drafts[seat]
        if self._heard is not None:
            public = self._heard[seat]
            other._heard = tuple(
                public if listener == seat else (*_announced(public), self.tensors.private(other.view(listener)))
                for listener in range(self.seats)
            )
        return other


def _restored(
    game: Game, options: Any, position: Any, drafts: dict[Seat, Draft], heard: tuple[tuple[str, ...], ...] | None
) -> DecisionState:
    state = DecisionState(game, options, position)
    state._drafts, state._heard = drafts, heard
    return state


def digest_of(text: str) -> Vector:
    """Return `DIGEST` numbers, 0 or 1, that differ for different texts."""
    digest = blake2b(text.encode(), digest_size=DIGEST // 8).digest()
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32)


def _announced(heard: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a seat heard, without what only it saw."""
    return tuple(line.partition("|")[0] for line in heard[1:])


def returns_of(game: Game, options: Any, outcome: Outcome) -> tuple[float, ...]:
    """Return what an outcome is worth to each seat."""
    sides, count = game.sides(options), game.seats(options)
    if len(sides) == 1:
        return tuple(map(float, outcome.points)) if outcome.points else (float(bool(outcome.winners)),) * count
    won = [any(seat in outcome.winners for seat in side) for side in sides]
    if all(won) or not any(won):
        return (0.0,) * count
    worth = {seat: 1.0 if mine else -1.0 for side, mine in zip(sides, won, strict=True) for seat in side}
    return tuple(worth[seat] for seat in range(count))
