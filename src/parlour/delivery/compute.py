"""Where slow computations run: in processes of a server, or in the worker of a browser tab."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Compute(Protocol):
    """Runs slow computations without blocking other requests."""

    async def slow(self, caller: str, call: Callable[..., str], *given: object) -> str:
        """Run a task of seconds for this caller. The arguments can be pickled."""

    async def in_background(self, call: Callable[..., Result], *given: object) -> Result:
        """Run a task of milliseconds off the event loop."""


class InPlace:
    """Runs everything at once in the calling thread: a browser tab has no other process."""

    async def slow(self, caller: str, call: Callable[..., str], *given: object) -> str:
        return call(*given)

    async def in_background(self, call: Callable[..., Result], *given: object) -> Result:
        return call(*given)


def finished(work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of a coroutine that never waits, as with `InPlace`."""
    try:
        work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    work.close()
    raise RuntimeError("this waits for something")
