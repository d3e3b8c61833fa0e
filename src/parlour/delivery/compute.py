"""Who works out what takes long: processes of a server, or the very worker of a browser tab."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Compute(Protocol):
    """Works for those who ask, without holding up the others."""

    async def slow(self, asker: str, call: Callable[..., str], *given: object) -> str:
        """Seconds of work for this asker. What is given can be sent to another process."""

    async def aside(self, call: Callable[..., Result], *given: object) -> Result:
        """Milliseconds of work that other tables shall not wait for."""


class InPlace:
    """Does all at once, where there is one thread and no other process."""

    async def slow(self, asker: str, call: Callable[..., str], *given: object) -> str:
        return call(*given)

    async def aside(self, call: Callable[..., Result], *given: object) -> Result:
        return call(*given)


def finished(work: Coroutine[Any, Any, Result]) -> Result:
    """Run to the end what waits for nothing, as with `InPlace`."""
    try:
        work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    work.close()
    raise RuntimeError("this waits for something")
