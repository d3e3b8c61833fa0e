"""A game as numbers, for learners: what a seat sees as one vector, and a move as one or more numbered decisions.

The module `engine.tensors` of a game's folder has `tensors(options)`. It works from views alone, so it can show nothing
that the seat may not see. A vector is always seen from the seat's own side: its own cards, path and score come first.

A move is made by decisions. What was decided of it so far is a **draft**, a tuple of numbers; `offers` says which
numbers may come next, and `move` gives the move once the draft is complete.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from parlour.optional_parts import optional_part

Vector = npt.NDArray[np.float32]
Draft = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of a vector, such as the planes of a board."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def size_of(parts: tuple[Part, ...]) -> int:
    """Return how many numbers the vector has."""
    return sum(part.size for part in parts)


def split(parts: tuple[Part, ...], vector: Vector) -> dict[str, Vector]:
    """Return each part of a vector in its shape; they share its memory."""
    found, first = {}, 0
    for part in parts:
        found[part.name] = vector[first : first + part.size].reshape(part.shape)
        first += part.size
    return found


class Tensors(Protocol):
    """One game with its options, as numbers."""

    @property
    def actions(self) -> int:
        """How many different decisions there are, whatever the position."""

    @property
    def longest(self) -> int:
        """How many decisions a move takes at most."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the vector, in order. All its numbers lie between -1 and 1."""

    def offers(self, view: Any, draft: Draft) -> Mapping[int, str]:
        """Return the decisions that may come next, each as a reader would write it: at least one while the seat is
        awaited."""

    def move(self, view: Any, draft: Draft) -> Any | None:
        """Return the move that this draft makes, or None while decisions are missing."""

    def observe(self, view: Any, draft: Draft, parts: Mapping[str, Vector]) -> None:
        """Write what the seat sees, and its own draft, into parts that hold zeros."""

    def private(self, view: Any) -> str:
        """Return what only this seat knows, or what has just come to light by chance, on one line."""


class TensorGame(Protocol):
    """A game that offers itself to learners, by the module `engine.tensors` of its folder."""

    def tensors(self, options: Any, /) -> Tensors: ...


tensor_game = optional_part(TensorGame, "engine.tensors")
