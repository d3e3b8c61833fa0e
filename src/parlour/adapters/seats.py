"""What a seat is shown and offered, as arrays: by the compiled engine where a game has one, else from its view.

An observation is made from what the seat may see and nothing else, and two views that differ are never shown alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from pydantic import TypeAdapter

from parlour.batch import EnginePosition, can_batch
from parlour.chance import Chance
from parlour.game import Game, Outcome, Seat
from parlour.optional_parts import optional_part
from parlour.sitting import Sitting, begin

Shown = dict[str, npt.NDArray[Any]]


class Sized(Protocol):
    """A game that says in its `views` how much room an environment of fixed size needs."""

    MOST_PROPOSALS: int
    """How many moves a seat is offered at most, where there is no table of all actions."""
    LARGEST_VIEW: int
    """How many bytes a view has at most as JSON, its proposals included."""


view_sizes = optional_part(Sized, "views")
PROPOSALS, BYTES = 64, 1 << 17
"""Of a game that does not say."""
DRAWN = 4
"""For each proposal that a list may hold, this many moves are drawn."""


class AdapterTable(Protocol):
    """One game, for adapters."""

    actions: int
    shapes: Mapping[str, tuple[tuple[int, ...], type]]
    """Of each part of an observation: its shape and the type of its numbers."""

    @property
    def count(self) -> int:
        """How many seats there are."""

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that we wait for, none when it is over."""

    def shown(self, seat: Seat) -> Shown:
        """What this seat is shown."""

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """What each action of this seat would be, as it is written; empty where it is not legal."""

    def act(self, seat: Seat, action: int) -> None:
        """Make the move of this number; ValueError if there is none."""

    def rewards(self) -> tuple[float, ...]:
        """When it is over, by seat: 1 to winners, -1 to losers, 0 to all in a draw; points where all are one side."""


def seated(game: Game, seed: int, options: Mapping[str, str | int]) -> AdapterTable:
    """A new game with this seed and these options."""
    texts = {name: str(value) for name, value in options.items()}
    chosen = game.options(texts)
    if can_batch(game) and game.seats(chosen) == 2:
        return EngineTable(game.NAME, texts)
    return ViewTable(game, chosen, seed)


class EngineTable:
    """An open board game of two, on its compiled engine; the actions are those of `parlour.batch`."""

    count = 2

    def __init__(self, name: str, options: Mapping[str, str]) -> None:
        self.position = EnginePosition(name, **options)
        self.actions = len(self.position.texts)
        planes = self.position.observation
        self.shapes: Mapping[str, tuple[tuple[int, ...], type]] = {
            "observation": ((planes.shape[0] + 1, planes.shape[1]), np.uint8)
        }
        if self.position.earlier.size:
            self.shapes = {**self.shapes, "earlier": (self.position.earlier.shape, np.int64)}

    def awaited(self) -> tuple[Seat, ...]:
        return (self.position.to_move,) if len(self.position.legal) else ()

    def shown(self, seat: Seat) -> Shown:
        """The picture as the side to move sees it, and a plane that is 1 for the seat whose turn it is."""
        planes = self.position.observation
        turn = np.full((1, planes.shape[1]), seat in self.awaited(), dtype=np.uint8)
        parts: Shown = {"observation": np.concatenate((planes, turn))}
        if "earlier" in self.shapes:
            parts["earlier"] = self.position.earlier
        return parts

    def offered(self, seat: Seat) -> tuple[str, ...]:
        legal = set(self.position.legal.tolist()) if seat in self.awaited() else set()
        return tuple(text if number in legal else "" for number, text in enumerate(self.position.texts))

    def act(self, seat: Seat, action: int) -> None:
        if seat not in self.awaited():
            raise ValueError(f"seat {seat} is not to move")
        self.position.play(action)

    def rewards(self) -> tuple[float, ...]:
        result = float(self.position.result or 0)
        return result, -result


class ViewTable:
    """Any game, by its rules. A seat is shown its view as JSON, in bytes, with its proposals; then zeros.

    Proposals are all legal moves where they can be listed and are not too many, else as many as are drawn at random:
    from the view, the seed and the number of moves alone, so that they tell no secret.
    """

    def __init__(self, game: Game, options: Any, seed: int) -> None:
        self.game, self.seed = game, seed
        self.sitting: Sitting = begin(game, options, game.deal(options, Chance(f"{seed} deal")))
        self.count = self.sitting.seats
        sized = view_sizes(game)
        self.actions, self.length = (sized.MOST_PROPOSALS, sized.LARGEST_VIEW) if sized else (PROPOSALS, BYTES)
        self.shapes: Mapping[str, tuple[tuple[int, ...], type]] = {"observation": ((self.length,), np.uint8)}
        self._kept: dict[Seat, tuple[Any, ...]] = {}

    def awaited(self) -> tuple[Seat, ...]:
        return tuple(sorted(self.sitting.awaited))

    def shown(self, seat: Seat) -> Shown:
        written = encoded(self.sitting.view(seat), self.offered(seat))
        if len(written) > self.length:
            raise ValueError(
                f"a view of {self.game.NAME} has {len(written)} bytes, and there is room for {self.length}"
            )
        out = np.zeros(self.length, dtype=np.uint8)
        out[: len(written)] = np.frombuffer(written, dtype=np.uint8)
        return {"observation": out}

    def proposals(self, seat: Seat) -> tuple[Any, ...]:
        if seat not in self._kept:
            key = f"{self.seed} proposals {len(self.sitting.moves)} {seat}"
            found = seat in self.sitting.awaited
            view = self.sitting.view(seat)
            self._kept[seat] = proposed(self.game, view, Chance(key), self.actions) if found else ()
        return self._kept[seat]

    def offered(self, seat: Seat) -> tuple[str, ...]:
        written = [self.game.write(move) for move in self.proposals(seat)]
        return (*written, *[""] * (self.actions - len(written)))

    def act(self, seat: Seat, action: int) -> None:
        moves = self.proposals(seat)
        if not 0 <= action < len(moves):
            raise ValueError(f"action {action} is not offered to seat {seat}")
        self.sitting = self.sitting.play(seat, moves[action])
        self._kept = {}

    def make(self, seat: Seat, text: str) -> None:
        """Make a move as it is written; IllegalMove if the rules refuse it now."""
        self.sitting = self.sitting.play(seat, self.game.read(text))
        self._kept = {}

    def rewards(self) -> tuple[float, ...]:
        outcome = self.sitting.outcome
        return (0.0,) * self.count if outcome is None else rewarded(self.game, self.sitting.options, outcome)


def encoded(view: Any, offered: tuple[str, ...]) -> bytes:
    """A view and what is offered, as text in UTF-8: two lines."""
    return TypeAdapter(type(view)).dump_json(view) + b"\n" + "\t".join(filter(None, offered)).encode()


def proposed(game: Game, view: Any, chance: Chance, most: int) -> tuple[Any, ...]:
    """Return at most this many legal moves for a view, each once, in an order that depends only on the moves."""
    if game.is_listable:
        everything = game.moves(game.redeal(view, chance), view.seat)
        if len(everything) <= most:
            return everything
        chosen = set(chance.shuffle(range(len(everything)))[:most])
        return tuple(move for number, move in enumerate(everything) if number in chosen)
    found: dict[str, Any] = {}
    for _ in range(DRAWN * most):
        move = game.sample(view, chance)
        found.setdefault(game.write(move), move)
        if len(found) == most:
            break
    return tuple(found[text] for text in sorted(found))


def rewarded(game: Game, options: Any, outcome: Outcome) -> tuple[float, ...]:
    """What an outcome is worth to each seat."""
    sides = game.sides(options)
    count = game.seats(options)
    if len(sides) == 1:
        return tuple(map(float, outcome.points)) if outcome.points else (float(bool(outcome.winners)),) * count
    won = [any(seat in outcome.winners for seat in side) for side in sides]
    if all(won) or not any(won):
        return (0.0,) * count
    worth = {seat: 1.0 if mine else -1.0 for side, mine in zip(sides, won, strict=True) for seat in side}
    return tuple(worth[seat] for seat in range(count))
