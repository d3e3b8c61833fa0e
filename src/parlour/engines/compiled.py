"""Kernels: the rules of a game again on integers, compiled.

A kernel is a plain Python function on `int64` and arrays of integers, marked `@kernel`. Three engines run it, with the
same result:

- `numba`: Numba compiles it at its first call. So it is while developing.
- `ahead`: `scripts/kernels` compiled it before: a library of the package, for this machine or for a browser. Kernels
  that are not listed in it are compiled by Numba where it is installed, and else run as plain Python.
- `python`: it runs as it is written, slowly. This is the reference.

`PARLOUR_ENGINES` names one of them; else a browser takes `ahead`, so does an installed package that carries a library
for its machine, and anything else takes Numba.

What a kernel must heed:
- Boards are plain non-negative `int64` and never use bit 63. Unsigned integers turn signed beside a literal.
- Bits are counted with `popcount` and found with `lowest`; Python's own `bit_count` does not compile.
- Indices are not checked; the tests run kernels once with `NUMBA_BOUNDSCHECK=1`.
- No `prange`, no `typed.Dict`, no `jitclass`. Threads share a kernel freely: it runs without the lock.
- Module constants are frozen into a compiled kernel. They may come from the files of `jit.sources` alone, because the
  cache of compiled code is kept under a digest of these; Numba itself would not notice a changed callee.
- A kernel cannot be interrupted: one that may take long takes a number of nodes or rounds.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import ParamSpec, TypeVar, cast

from parlour.engines.arrays import Ints
from parlour.engines.bits import lowest, popcount

__all__ = [
    "ENGINE",
    "Ints",
    "below",
    "compiled_code",
    "direct",
    "kernel",
    "kernel_for",
    "lowest",
    "nth_bit",
    "popcount",
    "seeded",
    "stepped",
]

P = ParamSpec("P")
R = TypeVar("R")

ENGINES = ("numba", "ahead", "python")


def _engine() -> str:
    """Which engine runs the kernels of this process."""
    asked = os.environ.get("PARLOUR_ENGINES")
    if asked in ENGINES:
        return asked
    if asked:
        raise ValueError(f"PARLOUR_ENGINES is one of {', '.join(ENGINES)}, not {asked}")
    from parlour.engines import ahead_of_time

    return "ahead" if sys.platform == "emscripten" or ahead_of_time.packaged() else "numba"


ENGINE = _engine()


def kernel(function: Callable[P, R], *, brief: bool = False) -> Callable[P, R]:
    """Make a kernel of this function, for the engine of this process.

    Meanwhile other threads run, unless it is a brief one.
    """
    if ENGINE == "numba":
        from parlour.engines import jit

        return jit.kernel(function, brief=brief)
    if ENGINE == "ahead":
        from parlour.engines import ahead_of_time

        return ahead_of_time.kernel(function)
    return function


def compiled_code() -> Path | None:
    """The folder in which Numba keeps compiled code of this version; None with another engine."""
    if ENGINE != "numba":
        return None
    from parlour.engines import jit

    return jit.compiled_code()


def direct(called: Callable[P, R]) -> Callable[P, R]:
    """Return the compiled function of a kernel that was called before, which saves a third of a call of a microsecond.

    It takes the same types as that call did, and they are not looked at again.
    """
    signatures = getattr(called, "signatures", ())
    return cast("Callable[P, R]", getattr(called, "get_overload")(signatures[0])) if signatures else called  # noqa: B009


def kernel_for(owner: str, function: Callable[P, R], **kernels: object) -> Callable[P, R]:
    """A kernel made of this plain function, in which the named globals are the owner's kernels.

    It is how an algorithm is written once for many games. Numba would take kernels as arguments too, but then it
    keeps no compiled code, and each process would compile the search again.
    """
    return kernel(_with_globals(owner, function, kernels))


def brief_kernel_for(owner: str, function: Callable[P, R], **kernels: object) -> Callable[P, R]:
    """The same, for a kernel that takes less time than to let other threads run."""
    return kernel(_with_globals(owner, function, kernels), brief=True)


def _with_globals(owner: str, function: Callable[P, R], kernels: Mapping[str, object]) -> Callable[P, R]:
    named = cast("FunctionType", function)
    copy = FunctionType(named.__code__, {**named.__globals__, **kernels}, named.__name__, named.__defaults__)
    copy.__qualname__ = f"{named.__qualname__}_for_{owner}"  # the name under which compiled code is kept
    copy.__doc__ = named.__doc__
    return cast("Callable[P, R]", copy)


# A small generator for playouts: a register of 63 bits, so that it stays a non-negative int64. The shifts were
# searched for: with them the register runs through all 2**63 - 1 states other than zero.

_REGISTER = (1 << 63) - 1


def seeded(seed: int) -> int:
    """A register for this seed; near seeds give unlike registers. Called from Python, not from kernels."""
    digest = hashlib.sha256(f"playouts {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & _REGISTER or 1


@kernel
def stepped(register: int) -> int:
    """The next state of the register. The state is the random number."""
    register ^= (register << 11) & _REGISTER
    register ^= register >> 17
    register ^= (register << 23) & _REGISTER
    return register


@kernel
def below(register: int, count: int) -> int:
    """A number from 0 to `count` - 1 out of a register's upper half; `count` at most 2**31."""
    return ((register >> 32) * count) >> 31


@kernel
def nth_bit(bits: int, which: int) -> int:
    """The place of the set bit number `which`, counted from the lowest, which is 0."""
    for _ in range(which):
        bits &= bits - 1
    return lowest(bits)
