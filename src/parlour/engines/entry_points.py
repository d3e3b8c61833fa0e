"""What a game says of its entry points: the kernels that Python calls, with the types of what they take.

A type is `INT`, `FLOAT`, an array (`ints(2)` has rows of `int64`), a `RecordType`, or a tuple of types. A game with
kernels lists them in its module `entry_points`, which only `scripts/kernels` imports: that compiles them ahead of time.
A test holds the list to what bots, reviews and puzzles call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from parlour.engines.ahead_of_time import name_of
from parlour.engines.arrays import Field
from parlour.engines.compiled import below
from parlour.optional_parts import Package, module_of

INT, FLOAT = "int", "float"


@dataclass(frozen=True, slots=True)
class ArrayType:
    """An array of numbers of this kind (as `memoryview` names it), with so many indices."""

    kind: str
    indices: int


@dataclass(frozen=True, slots=True)
class RecordType:
    """A record of these fields, as `arrays.record` makes it."""

    fields: tuple[Field, ...]


Type: TypeAlias = "str | ArrayType | RecordType | tuple[Type, ...]"


def ints(indices: int = 1) -> ArrayType:
    """The type of an array of `int64`."""
    return ArrayType("q", indices)


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A kernel and the types of what it takes."""

    kernel: Callable[..., Any]
    takes: Sequence[Type]

    @property
    def name(self) -> str:
        """Its name in `kernels.json`."""
        made: Any = self.kernel
        return name_of(made.py_func)


def told(kind: Type) -> Any:
    """What `kernels.json` says of a type."""
    if isinstance(kind, ArrayType):
        return f"{kind.kind}{kind.indices}"
    if isinstance(kind, RecordType):
        return "record"
    return [told(part) for part in kind] if isinstance(kind, tuple) else kind


TOOLKIT = (EntryPoint(below, (INT, INT)),)
"""Those that belong to no game."""


def listed(games: Iterable[Package]) -> tuple[EntryPoint, ...]:
    """Make all entry points: the toolkit's and those of these games."""
    modules = [found for game in games if (found := module_of(game, "entry_points"))]
    return (*TOOLKIT, *(entry for module in modules for entry in module.entry_points()))
