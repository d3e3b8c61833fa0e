"""What a seat is shown and offered, as arrays: by the compiled engine, by the game's tensors, or else from its view.

An observation is made from what the seat may see and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, overload

import numpy as np
import numpy.typing as npt
from pydantic import TypeAdapter

from parlour.batch import EnginePosition, can_batch
from parlour.chance import Chance
from parlour.decisions import dealt, is_learnable, returns_of
from parlour.engines.tensors import size_of
from parlour.game import Game, Seat
from parlour.sitting import Sitting, begin

Shown = dict[str, npt.NDArray[Any]]
Mask = npt.NDArray[np.int8]


PROPOSALS, BYTES = 64, 1 << 17
"""Moves that a seat is offered, and bytes of a view as JSON with these, where a game has no tensors: at most."""
DRAWN = 4
"""For each proposal that a list may hold, this many moves are drawn."""


class Offers(Sequence[str]):
    """Each action as it is written, by its number; empty where it is not legal."""

    def __init__(self, actions: int, legal: Mapping[int, str]) -> None:
        self._actions, self._legal = actions, legal

    def __len__(self) -> int:
        return self._actions

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[str, ...]: ...
    def __getitem__(self, number: int | slice) -> str | tuple[str, ...]:
        if isinstance(number, slice):
            return tuple(self._legal.get(each, "") for each in range(self._actions)[number])
        return self._legal.get(range(self._actions)[number], "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment] # a list of texts that may be compared

    def __repr__(self) -> str:
        return f"<{len(self._legal)} of {self._actions}: {', '.join(self._legal.values())}>"


class AdapterTable(Protocol):
    """One game, for adapters."""

    actions: int
    shapes: Mapping[str, tuple[tuple[int, ...], type]]
    """Of each part of an observation: its shape and the type of its numbers."""

    @property
    def count(self) -> int:
        """How many seats there are."""

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that we wait for, none when it is over."""

    def shown(self, seat: Seat) -> Shown:
        """Return what this seat is shown."""

    def mask(self, seat: Seat) -> Mask:
        """Return a 1 for each action that is legal for this seat."""

    def offered(self, seat: Seat) -> Offers:
        """Return what each action of this seat would be, as it is written."""

    def act(self, seat: Seat, action: int) -> None:
        """Take the action of this number; ValueError if there is none, IllegalMove if it has come too late."""

    def view(self, seat: Seat | None) -> Any:
        """Return what this seat, or a bystander, sees of the position."""

    def rewards(self) -> tuple[float, ...]:
        """When it is over, by seat: 1 to winners, -1 to losers, 0 to all in a draw; points where all are one side."""


def seated(game: Game, seed: int, options: Mapping[str, str | int]) -> AdapterTable:
    """Return a new game with this seed and these options."""
    texts = {name: str(value) for name, value in options.items()}
    chosen = game.options(texts)
    if can_batch(game) and game.seats(chosen) == 2:
        return EngineTable(game, chosen, texts)
    return DecisionTable(game, chosen, seed) if is_learnable(game) else ViewTable(game, chosen, seed)


class EngineTable:
    """An open board game of two, on its compiled engine; the actions are those of `parlour.batch`."""

    count = 2

    def __init__(self, game: Game, options: Any, texts: Mapping[str, str]) -> None:
        self.position = EnginePosition(game.NAME, **texts)
        self._sitting, self._moves = begin(game, options, game.deal(options, Chance(0))), list[str]()
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
        """Return the picture as the side to move sees it, and a plane that is 1 for the seat whose turn it is."""
        planes = self.position.observation
        turn = np.full((1, planes.shape[1]), seat in self.awaited(), dtype=np.uint8)
        parts: Shown = {"observation": np.concatenate((planes, turn))}
        if "earlier" in self.shapes:
            parts["earlier"] = self.position.earlier
        return parts

    def mask(self, seat: Seat) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if seat in self.awaited():
            mask[self.position.legal] = 1
        return mask

    def offered(self, seat: Seat) -> Offers:
        legal = self.position.legal.tolist() if seat in self.awaited() else ()
        return Offers(self.actions, {number: self.position.texts[number] for number in legal})

    def act(self, seat: Seat, action: int) -> None:
        if seat not in self.awaited():
            raise ValueError(f"seat {seat} is not to move")
        self.position.play(action)
        self._moves.append(self.position.texts[action])

    def view(self, seat: Seat | None) -> Any:
        """Played through the rules when it is asked for."""
        for text in self._moves:
            self._sitting = self._sitting.after(text)
        self._moves.clear()
        return self._sitting.view(seat)

    def rewards(self) -> tuple[float, ...]:
        result = float(self.position.result or 0)
        return result, -result


class DecisionTable:
    """A game by its tensors: a move is one or more decisions."""

    def __init__(self, game: Game, options: Any, seed: int) -> None:
        self.state = dealt(game, options, seed)
        self.count, self.actions = self.state.seats, self.state.actions
        self.shapes: Mapping[str, tuple[tuple[int, ...], type]] = {
            "observation": ((size_of(self.state.parts),), np.float32)
        }

    def awaited(self) -> tuple[Seat, ...]:
        return self.state.awaited

    def shown(self, seat: Seat) -> Shown:
        return {"observation": self.state.observation(seat)}

    def mask(self, seat: Seat) -> Mask:
        return self.state.mask(seat)

    def offered(self, seat: Seat) -> Offers:
        return Offers(self.actions, self.state.offers(seat))

    def act(self, seat: Seat, action: int) -> None:
        self.state.decide(seat, action)

    def view(self, seat: Seat | None) -> Any:
        return self.state.game.view(self.state.position, seat)

    def rewards(self) -> tuple[float, ...]:
        return self.state.returns


class ViewTable:
    """Any game, by its rules. A seat is shown its view as JSON, in bytes, with its proposals; then zeros.

    Proposals are all legal moves where they can be listed and are not too many, else as many as are drawn at random:
    from the view, the seed and the number of moves alone, so that they tell no secret.
    """

    def __init__(self, game: Game, options: Any, seed: int) -> None:
        self.game, self.seed = game, seed
        self.sitting: Sitting = begin(game, options, game.deal(options, Chance(f"{seed} deal")))
        self.count = self.sitting.seats
        self.actions, self.length = PROPOSALS, BYTES
        self.shapes: Mapping[str, tuple[tuple[int, ...], type]] = {"observation": ((self.length,), np.uint8)}
        self._kept: dict[Seat, tuple[Any, ...]] = {}

    def awaited(self) -> tuple[Seat, ...]:
        return tuple(sorted(self.sitting.awaited))

    def shown(self, seat: Seat) -> Shown:
        written = encoded(self.sitting.view(seat), tuple(filter(None, self.offered(seat))))
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

    def mask(self, seat: Seat) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[: len(self.proposals(seat))] = 1
        return mask

    def offered(self, seat: Seat) -> Offers:
        return Offers(self.actions, dict(enumerate(map(self.game.write, self.proposals(seat)))))

    def act(self, seat: Seat, action: int) -> None:
        moves = self.proposals(seat)
        if not 0 <= action < len(moves):
            raise ValueError(f"action {action} is not offered to seat {seat}")
        self.sitting = self.sitting.play(seat, moves[action])
        self._kept = {}

    def view(self, seat: Seat | None) -> Any:
        return self.sitting.view(seat)

    def rewards(self) -> tuple[float, ...]:
        outcome = self.sitting.outcome
        return (0.0,) * self.count if outcome is None else returns_of(self.game, self.sitting.options, outcome)


def encoded(view: Any, offered: tuple[str, ...]) -> bytes:
    """Return a view and what is offered, as text in UTF-8: two lines."""
    return TypeAdapter(type(view)).dump_json(view) + b"\n" + "\t".join(offered).encode()


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
